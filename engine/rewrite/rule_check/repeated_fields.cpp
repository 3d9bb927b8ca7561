#include <algorithm>
#include <optional>
#include <utility>

#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/language/expand_rule.hpp"
#include "engine/rewrite/language/shared_fields.hpp"
#include "engine/rewrite/rule_check/checks.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

namespace {

using Kind = JsonValue::Kind;

bool is_same(const JsonValue& a, const JsonValue& b) {
  return a.kind == b.kind && a.text == b.text &&
         std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), is_same) &&
         std::equal(a.members.begin(), a.members.end(), b.members.begin(), b.members.end(),
                    [](const JsonMember& x, const JsonMember& y) {
                      return x.key == y.key && is_same(x.value, y.value);
                    });
}

bool has_item(const JsonValue& list, const JsonValue& item) {
  return std::any_of(list.items.begin(), list.items.end(),
                     [&](const JsonValue& each) { return is_same(each, item); });
}

// The parts of a file that its rules use.
struct FileParts {
  const JsonValue& shared;
  NamedParts named;
};

// Looks for the fields of one rule that can be left out.
class Repetitions {
 public:
  Repetitions(std::string_view key, const JsonValue& rule, const FileParts& parts)
      : key_(key), rule_(rule), parts_(parts) {}

  // Calls `report` with the place and the name of each field, or of each argument in a field.
  template <class Report>
  void find(Report report) {
    find_in(rule_, report);
  }

 private:
  template <class Report>
  void find_in(JsonValue& object, Report& report) {
    for (std::size_t i = 0; i < object.members.size(); ++i) {
      if (const JsonValue* shared = parts_.shared.find(object.members[i].key)) {
        find_in_field(object, i, *shared, report);
      }
      if (object.members[i].key != "alternatives") continue;
      JsonValue& list = object.members[i].value;
      for (JsonValue& each : list.items) find_in(each, report);
      for (JsonMember& each : list.members) find_in(each.value, report);
    }
  }

  template <class Report>
  void find_in_field(JsonValue& object, std::size_t i, const JsonValue& shared, Report& report) {
    const JsonMember field = object.members[i];
    const auto try_without = [&](JsonValue rest, std::size_t offset, std::string_view what) {
      object.members[i].value = std::move(rest);
      if (says_the_same()) report(offset, what);
      object.members[i] = field;
    };
    if (is_same(field.value, shared)) {
      object.members.erase(object.members.begin() + static_cast<std::ptrdiff_t>(i));
      const bool is_repeated = says_the_same();
      object.members.insert(object.members.begin() + static_cast<std::ptrdiff_t>(i), field);
      if (is_repeated) report(field.value.offset, text::quoted(field.key));
      if (is_repeated) return;
    }
    for (std::size_t at = 0; at < field.value.members.size(); ++at) {
      const JsonMember& entry = field.value.members[at];
      const JsonValue* same = shared.find(entry.key);
      if (same == nullptr || !is_same(*same, entry.value)) continue;
      JsonValue rest = field.value;
      rest.members.erase(rest.members.begin() + static_cast<std::ptrdiff_t>(at));
      try_without(std::move(rest), entry.value.offset,
                  text::quoted(field.key) + " of " + text::quoted(entry.key));
    }
    for (std::size_t at = 0; field.key == "drop" && at < field.value.items.size(); ++at) {
      if (!has_item(shared, field.value.items[at])) continue;
      JsonValue rest = field.value;
      rest.items.erase(rest.items.begin() + static_cast<std::ptrdiff_t>(at));
      try_without(std::move(rest), field.value.items[at].offset,
                  text::quoted(field.key) + " of " + text::quoted(field.value.items[at].text));
    }
  }

  // True if the rule, which lacks a field for the moment, still says what it said with it.
  bool says_the_same() {
    if (!complete_) complete_ = said(original_);
    return *complete_ == said(rule_);
  }

  // Nothing if the rule cannot be read.
  std::optional<std::string> said(const JsonValue& rule) const {
    try {
      std::string result;
      ExpansionBudget budget;
      for (PlainRule& plain : plain_rules(key_, rule, parts_.named, budget)) {
        add_shared_fields(parts_.shared, plain.rule);
        result += said_in_shared_fields(plain.rule);
      }
      return result;
    } catch (const Wrong&) {
      return std::nullopt;
    }
  }

  std::string_view key_;
  JsonValue rule_;
  const JsonValue original_ = rule_;
  const FileParts& parts_;
  std::optional<std::optional<std::string>> complete_;
};

std::optional<NamedParts> named_parts(const JsonValue& document, const Surroundings& around) {
  NamedParts result;
  if (around.conditions != nullptr) result.conditions = *around.conditions;
  try {
    const JsonValue* conditions = document.find("$conditions");
    if (conditions != nullptr) read_named_conditions(*conditions, result.conditions);
  } catch (const Wrong&) {
    return std::nullopt;
  }
  if (const JsonValue* alternatives = document.find("$alternatives")) {
    result.alternatives = *alternatives;
  }
  return result;
}

}  // namespace

void find_repeated_fields(const LoadedFile& file, const Surroundings& around, RuleProblems& into) {
  const auto document = parse_json(file.text, "");
  const JsonValue* shared = document ? document->find("$all_rules") : nullptr;
  const auto named = shared == nullptr ? std::nullopt : named_parts(*document, around);
  if (!named) return;
  const FileParts parts{*shared, *named};
  const auto report = [&](std::size_t offset, std::string_view what) {
    into.push_back({&codes::rule_field_repeated,
                    "this " + std::string(what) + " is in `$all_rules` already: leave it out here",
                    file.value_at(offset)});
  };
  for (const JsonMember& member : document->members) {
    if (member.key.starts_with('$')) continue;
    if (member.value.kind != Kind::array) Repetitions(member.key, member.value, parts).find(report);
    for (const JsonValue& variant : member.value.items) {
      Repetitions(member.key, variant, parts).find(report);
    }
  }
}

}  // namespace paddle_ls::rewrite
