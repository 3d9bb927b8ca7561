#include "project/settings/write_decision.hpp"

#include <algorithm>

#include <boost/json.hpp>

#include "engine/files/write_atomically.hpp"
#include "engine/text/json_places.hpp"
#include "project/settings/edit_json_members.hpp"
#include "project/settings/settings_file.hpp"

namespace paddle_ls::settings {
namespace {

namespace json = boost::json;

constexpr std::string_view all_decisions = "/decisions";
constexpr std::string_view accept_key = "accept";
constexpr std::string_view refuse = "refuse";

// What the settings say of a difference; an empty object where they say nothing.
std::optional<json::object> said_in(std::string_view text, std::string_view id) {
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return json::object();
  json::parse_options options;
  options.allow_comments = true;
  options.allow_trailing_commas = true;
  boost::system::error_code code;
  const json::value root = json::parse(text, code, {}, options);
  if (code || !root.is_object()) return std::nullopt;
  const json::value* decisions = root.get_object().if_contains(all_decisions.substr(1));
  if (decisions == nullptr) return json::object();
  if (!decisions->is_object()) return std::nullopt;
  const json::value* said = decisions->get_object().if_contains(id);
  if (said == nullptr) return json::object();
  if (const json::string* word = said->if_string()) return json::object{{"everywhere", *word}};
  return said->is_object() ? said->get_object() : json::object();
}

void leave_out(json::object& decision, std::string_view word, const Strings& patterns) {
  json::value* list = decision.if_contains(word);
  if (list == nullptr || !list->is_array()) return;
  json::array rest;
  for (const json::value& each : list->get_array()) {
    const json::string* pattern = each.if_string();
    const bool goes = pattern != nullptr && std::find(patterns.begin(), patterns.end(),
                                                      std::string_view(*pattern)) != patterns.end();
    if (!goes) rest.push_back(each);
  }
  if (rest.empty()) {
    decision.erase(word);
  } else {
    *list = std::move(rest);
  }
}

void answer_for_some(json::object& decision, const Answered& answered) {
  leave_out(decision, accept_key, answered.in);
  leave_out(decision, refuse, answered.in);
  if (answered.answer == Answer::forget) return;
  json::value& list = decision[answered.answer == Answer::accept ? accept_key : refuse];
  if (!list.is_array()) list = json::array();
  for (const std::string& pattern : answered.in) list.get_array().emplace_back(pattern);
}

bool says_something(const json::object& decision) {
  return decision.contains("everywhere") || decision.contains(accept_key) ||
         decision.contains(refuse);
}

json::object decision_after(json::object decision, const Answered& answered) {
  if (answered.in.empty()) {
    decision.clear();
    if (answered.answer == Answer::forget) return decision;
    decision["everywhere"] = answered.answer == Answer::accept ? accept_key : refuse;
  } else {
    answer_for_some(decision, answered);
  }
  if (answered.answer == Answer::forget) return decision;
  if (!answered.because.empty()) decision["because"] = answered.because;
  if (!answered.question.empty()) decision["question"] = answered.question;
  return decision;
}

// In one line, with a space where people put one.
std::string in_one_line(const json::object& decision) {
  if (decision.size() == 1 && decision.contains("everywhere")) {
    return json::serialize(decision.at("everywhere"));
  }
  std::string text = "{";
  for (const auto& [name, value] : decision) {
    if (text.size() > 1) text += ", ";
    text += json::serialize(json::string(name)) + ": ";
    const json::array* list = value.if_array();
    if (list == nullptr) {
      text += json::serialize(value);
      continue;
    }
    text += '[';
    for (const json::value& each : *list) {
      text += (&each == list->data() ? "" : ", ") + json::serialize(each);
    }
    text += ']';
  }
  return text + '}';
}

// The bytes in which `after` differs, as one edit.
text::Edits edits_between(std::string_view before, std::string_view after) {
  if (before == after) return {};
  const std::size_t shorter = std::min(before.size(), after.size());
  const auto front = static_cast<std::size_t>(
      std::mismatch(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(shorter),
                    after.begin())
          .first -
      before.begin());
  std::size_t back = 0;
  while (back < shorter - front &&
         before[before.size() - 1 - back] == after[after.size() - 1 - back]) {
    ++back;
  }
  return {{{front, before.size() - back},
           std::string(after.substr(front, after.size() - back - front))}};
}

std::optional<std::string> text_after(std::string_view text, const Answered& answered) {
  const auto before = said_in(text, answered.id);
  if (!before) return std::nullopt;
  const json::object after = decision_after(*before, answered);
  if (after == *before) return std::string(text);
  if (says_something(after)) {
    return with_member(text, all_decisions, answered.id, in_one_line(after));
  }
  if (text::JsonPlaces(text).syntax_error()) return std::nullopt;
  return without_member(text, all_decisions, answered.id);
}

}  // namespace

std::optional<text::Edits> deciding(std::string_view text, const Answered& answered) {
  const auto after = text_after(text, answered);
  return after ? std::optional(edits_between(text, *after)) : std::nullopt;
}

Result<bool> write_decisions(const std::filesystem::path& path, std::span<const Answered> answers) {
  std::error_code code;
  const bool is_there = std::filesystem::exists(std::filesystem::symlink_status(path, code));
  std::string before;
  if (is_there) {
    SettingsFile file = load_settings_file(path);
    if (!file.is_read) return error(file.read.problems.front().message, path.generic_string());
    before = std::move(file.text);
  }
  std::string after = before;
  for (const Answered& each : answers) {
    auto next = text_after(after, each);
    if (!next) {
      return error("it is not an object that could hold decisions", path.generic_string());
    }
    after = std::move(*next);
  }
  if (after == before) return false;
  const Result<void> written = is_there ? files::replace_unchanged(path, before, after)
                                        : files::write_atomically(path, after);
  return written.map([] { return true; });
}

}  // namespace paddle_ls::settings
