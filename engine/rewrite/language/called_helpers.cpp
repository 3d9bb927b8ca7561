#include "engine/rewrite/language/called_helpers.hpp"

#include "engine/rewrite/language/rule_fields.hpp"
#include "engine/text/identifier.hpp"

namespace paddle_ls::rewrite {

namespace {

// The place after the first `end` from `at` on.
std::size_t after(std::string_view text, char end, std::size_t at) {
  const std::size_t found = text.find(end, at);
  return found == std::string_view::npos ? text.size() : found + 1;
}

bool is_keyword_of_argument(std::string_view behind) {
  return behind.starts_with('=') && !behind.starts_with("==");
}

// The values under `key`, that of `alternative` first.
std::vector<const JsonValue*> said(std::string_view key, const JsonValue& rule,
                                   const JsonValue* alternative) {
  std::vector<const JsonValue*> result;
  for (const JsonValue* object : {alternative, &rule}) {
    const JsonValue* value = object == nullptr ? nullptr : object->find(key);
    if (value != nullptr) result.push_back(value);
  }
  return result;
}

// What becomes of the use, where that is code.
const JsonValue* outcome_code(const JsonValue& rule, const JsonValue* alternative, bool is_method) {
  for (const JsonValue* object : {alternative, &rule}) {
    if (object == nullptr) continue;
    for (const JsonMember& member : object->members) {
      if (!is_outcome(member.key)) continue;
      const bool is_renamed = is_method && object->find("receiver_becomes") == nullptr;
      const bool is_code = member.key == "expression" || (member.key == "callee" && !is_renamed);
      return is_code ? &member.value : nullptr;
    }
  }
  return nullptr;
}

}  // namespace

std::vector<const JsonValue*> code_of(const JsonValue& rule, const JsonValue* alternative,
                                      bool is_method) {
  std::vector<const JsonValue*> result;
  if (const JsonValue* outcome = outcome_code(rule, alternative, is_method)) {
    result.push_back(outcome);
  }
  for (const std::string_view map : {"set", "default"}) {
    const auto maps = said(map, rule, alternative);
    for (const JsonValue* each : maps) {
      for (const JsonMember& member : each->members) {
        const bool is_replaced = each != maps.front() && maps.front()->find(member.key) != nullptr;
        if (!is_replaced) result.push_back(&member.value);
      }
    }
  }
  const auto suffixes = said("suffix", rule, alternative);
  if (!suffixes.empty()) result.push_back(suffixes.front());
  const auto before = said("before", rule, alternative);
  if (before.empty()) return result;
  for (const JsonValue& statement : before.front()->items) result.push_back(&statement);
  return result;
}

std::vector<std::string_view> names_read_in(std::string_view text) {
  std::vector<std::string_view> result;
  std::size_t at = 0;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '\'' || c == '"') {
      at = after(text, c, at + 1);
    } else if (c == '{') {
      at = after(text, '}', at + 1);
    } else if (!text::is_identifier_byte(c)) {
      ++at;
    } else {
      const std::size_t start = at;
      while (at < text.size() && text::is_identifier_byte(text[at])) ++at;
      const bool is_member = start > 0 && text[start - 1] == '.';
      if (is_member || is_keyword_of_argument(text.substr(at))) continue;
      result.push_back(text.substr(start, at - start));
    }
  }
  return result;
}

}  // namespace paddle_ls::rewrite
