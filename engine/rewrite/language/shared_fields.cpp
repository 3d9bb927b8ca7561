#include "engine/rewrite/language/shared_fields.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/language/rule_fields.hpp"
#include "engine/rewrite/language/rule_limits.hpp"
#include "engine/text/identifier.hpp"
#include "engine/text/word_set.hpp"

namespace paddle_ls::rewrite {

namespace {

using Kind = JsonValue::Kind;

// Fields about arguments that are passed on, and about those that are not.
constexpr std::array<std::string_view, 3> passing_fields = {"rename", "review", "as_float"};
constexpr std::array<std::string_view, 4> ending_fields = {"drop", "refuse", "copy", "fold"};

constexpr std::array<std::string_view, 4> shared_argument_fields = {"rename", "review", "drop",
                                                                    "refuse"};

// Uses whose arguments an expression cannot have.
constexpr std::array<std::string_view, 5> uses_without_arguments = {
    "not used_as==call", "used_as==value", "used_as==base", "used_as==annotation",
    "used_as==compared"};

// True if the signature has the parameter `name`.
bool has_parameter(std::string_view signature, std::string_view name) {
  constexpr std::string_view before = "( *";
  constexpr std::string_view after = "=,)";
  for (std::size_t at = signature.find(name); at != signature.npos;
       at = signature.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if (at > 0 && before.find(signature[at - 1]) != before.npos && end < signature.size() &&
        after.find(signature[end]) != after.npos) {
      return true;
    }
  }
  return false;
}

// True if a hole of the template is filled with the argument `name`.
bool reads(std::string_view of_template, std::string_view name) {
  for (std::size_t at = of_template.find('{'); at != of_template.npos;
       at = of_template.find('{', at + 1)) {
    std::string_view hole = of_template.substr(at + 1);
    if (hole.starts_with('?')) hole.remove_prefix(1);
    if (hole.starts_with(name) && hole.size() > name.size() &&
        !text::is_identifier_byte(hole[name.size()])) {
      return true;
    }
  }
  return false;
}

// The fields of an alternative, with those of its rule.
class Conversion {
 public:
  // `own` is null if the rule has no alternatives.
  Conversion(const JsonValue& rule, const JsonValue* own) : rule_(rule), own_(own) {}

  bool is_by(std::string_view outcome) const { return outcome_ == outcome; }

  bool calls_paddle() const { return is_by("callee") || is_by("same_path"); }

  bool has_arguments() const {
    if (calls_paddle()) return true;
    return is_by("expression") &&
           std::none_of(uses_without_arguments.begin(), uses_without_arguments.end(),
                        [&](std::string_view use) { return asks(use); });
  }

  // True if this decides how the argument `name` is converted, apart from `field`.
  bool decides(std::string_view field, std::string_view name) const {
    if (asks("absent(" + std::string(name) + ")") || lists(field, name)) return true;
    const auto is_listed = [&](std::string_view each) { return lists(each, name); };
    if (std::any_of(ending_fields.begin(), ending_fields.end(), is_listed)) return true;
    if (text::is_one_of(field, passing_fields)) return any_text_reads("set", name);
    return std::any_of(passing_fields.begin(), passing_fields.end(), is_listed) ||
           (name == "out" && find("out") != nullptr) || is_in_templates(name);
  }

  // The entries of a map or a list, the rule's and those of the alternative.
  std::set<std::string> entries(std::string_view field) const {
    std::set<std::string> result;
    const JsonValue* own = own_ == nullptr ? nullptr : own_->find(field);
    for (const JsonValue* value : {rule_.find(field), own}) {
      if (value == nullptr) continue;
      for (const JsonValue& item : value->items) result.insert(item.text);
      for (const JsonMember& member : value->members) {
        const bool is_replaced = value != own && own != nullptr && own->find(member.key) != nullptr;
        if (!is_replaced) result.insert(member.key + "=" + text_of(member.value));
      }
    }
    return result;
  }

  const JsonValue* find(std::string_view field) const {
    const JsonValue* own = own_ == nullptr ? nullptr : own_->find(field);
    return own != nullptr ? own : rule_.find(field);
  }

  static std::string text_of(const JsonValue& value) {
    std::string result = value.text;
    for (const JsonValue& item : value.items) result += "," + text_of(item);
    for (const JsonMember& member : value.members) {
      result += "{" + member.key + "=" + text_of(member.value) + "}";
    }
    return result;
  }

 private:
  static std::string_view outcome_of(const JsonValue& object) {
    for (const JsonMember& member : object.members) {
      if (is_outcome(member.key)) return member.key;
    }
    return {};
  }

  bool asks(std::string_view condition) const {
    const JsonValue* when = own_ == nullptr ? nullptr : own_->find("when");
    return when != nullptr &&
           std::any_of(when->items.begin(), when->items.end(),
                       [&](const JsonValue& text) { return text.text == condition; });
  }

  static bool lists(const JsonValue* value, std::string_view name) {
    if (value == nullptr) return false;
    return value->find(name) != nullptr ||
           std::any_of(value->items.begin(), value->items.end(),
                       [&](const JsonValue& item) { return item.text == name; });
  }

  bool lists(std::string_view field, std::string_view name) const {
    return lists(rule_.find(field), name) || (own_ != nullptr && lists(own_->find(field), name));
  }

  static bool any_text_reads(const JsonValue* value, std::string_view name) {
    if (value == nullptr) return false;
    return reads(value->text, name) ||
           std::any_of(value->items.begin(), value->items.end(),
                       [&](const JsonValue& item) { return reads(item.text, name); }) ||
           std::any_of(value->members.begin(), value->members.end(),
                       [&](const JsonMember& member) { return reads(member.value.text, name); });
  }

  bool any_text_reads(std::string_view field, std::string_view name) const {
    return any_text_reads(rule_.find(field), name) ||
           (own_ != nullptr && any_text_reads(own_->find(field), name));
  }

  bool is_in_templates(std::string_view name) const {
    if (is_by("expression") && any_text_reads(find("expression"), name)) return true;
    return any_text_reads(find("suffix"), name) || any_text_reads(find("before"), name) ||
           any_text_reads("set", name) || any_text_reads("default", name);
  }

  const JsonValue& rule_;
  const JsonValue* own_;
  std::string_view outcome_ =
      own_ != nullptr && !outcome_of(*own_).empty() ? outcome_of(*own_) : outcome_of(rule_);
};

JsonValue& field_of(JsonValue& object, const JsonMember& like) {
  for (JsonMember& member : object.members) {
    if (member.key == like.key) return member.value;
  }
  JsonMember& added = object.members.emplace_back(JsonMember{like.key, like.offset, {}});
  added.value.kind = like.value.kind;
  added.value.offset = like.value.offset;
  return added.value;
}

// The part of `field` that `conversion` lacks, which is added to `into`.
void add_arguments(const JsonMember& field, const std::string_view signature,
                   const Conversion& conversion, std::vector<JsonMember>& into) {
  JsonValue missing;
  for (const JsonValue& item : field.value.items) {
    if (has_parameter(signature, item.text) && !conversion.decides(field.key, item.text)) {
      missing.items.push_back(item);
    }
  }
  for (const JsonMember& member : field.value.members) {
    if (has_parameter(signature, member.key) && !conversion.decides(field.key, member.key)) {
      missing.members.push_back(member);
    }
  }
  if (missing.items.empty() && missing.members.empty()) return;
  missing.kind = field.value.kind;
  missing.offset = field.value.offset;
  into.push_back({field.key, field.offset, std::move(missing)});
}

std::vector<JsonMember> missing_in(const JsonValue& shared, std::string_view signature,
                                   const Conversion& conversion) {
  std::vector<JsonMember> result;
  if (!conversion.has_arguments()) return result;
  for (const JsonMember& field : shared.members) {
    if (field.key == "out") {
      if (has_parameter(signature, "out") && !conversion.decides("refuse", "out")) {
        result.push_back(field);
      }
    } else if (text::is_one_of(field.key, shared_argument_fields)) {
      if (field.key != "rename" || conversion.calls_paddle()) {
        add_arguments(field, signature, conversion, result);
      }
    }
  }
  return result;
}

void add_to(JsonValue& object, const std::vector<JsonMember>& fields) {
  for (const JsonMember& field : fields) {
    JsonValue& value = field_of(object, field);
    value.text += field.value.text;
    value.items.insert(value.items.end(), field.value.items.begin(), field.value.items.end());
    value.members.insert(value.members.end(), field.value.members.begin(),
                         field.value.members.end());
  }
}

JsonValue* alternatives_of(JsonValue& rule) {
  for (JsonMember& member : rule.members) {
    if (member.key == "alternatives") return &member.value;
  }
  return nullptr;
}

}  // namespace

void check_shared_fields(const JsonValue& shared) {
  check_limits(shared);
  check_fields(shared, shared_level);
}

void add_shared_fields(const JsonValue& shared, JsonValue& rule) {
  const JsonValue* written = rule.find("signature");
  const std::string signature = written == nullptr ? "" : written->text;
  for (const JsonMember& field : shared.members) {
    const bool is_of_arguments =
        field.key == "out" || text::is_one_of(field.key, shared_argument_fields);
    if (!is_of_arguments && rule.find(field.key) == nullptr) rule.members.push_back(field);
  }
  JsonValue* alternatives = alternatives_of(rule);
  if (alternatives == nullptr) {
    add_to(rule, missing_in(shared, signature, {rule, nullptr}));
    return;
  }
  for (JsonValue& alternative : alternatives->items) {
    add_to(alternative, missing_in(shared, signature, {rule, &alternative}));
  }
}

std::string said_in_shared_fields(const JsonValue& rule) {
  std::string result;
  const auto add = [&](const Conversion& conversion) {
    if (!conversion.has_arguments()) return;
    for (const std::string_view field : shared_argument_fields) {
      if (field == "rename" && !conversion.calls_paddle()) continue;
      for (const std::string& entry : conversion.entries(field)) result += "," + entry;
      result += ";";
    }
    const JsonValue* out = conversion.find("out");
    result += (out == nullptr ? "" : out->text) + "\n";
  };
  for (const RuleField& field : rule_fields) {
    const bool is_of_rule = (field.levels & shared_level) != 0 && field.name != "out" &&
                            !text::is_one_of(field.name, shared_argument_fields);
    const JsonValue* value = is_of_rule ? rule.find(field.name) : nullptr;
    if (value != nullptr) result += Conversion::text_of(*value);
    result += "\n";
  }
  const JsonValue* alternatives = rule.find("alternatives");
  if (alternatives == nullptr) add({rule, nullptr});
  if (alternatives == nullptr) return result;
  for (const JsonValue& alternative : alternatives->items) add({rule, &alternative});
  return result;
}

}  // namespace paddle_ls::rewrite
