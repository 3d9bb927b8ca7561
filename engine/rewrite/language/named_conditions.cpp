#include "engine/rewrite/language/named_conditions.hpp"

#include <algorithm>
#include <utility>

#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/language/fill_words.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

using Kind = JsonValue::Kind;
using Group = std::vector<std::string>;

// Limits for the expansion of one text and for the nesting of names, well beyond what rules need.
constexpr std::size_t most_groups = 64;
constexpr std::size_t deepest_name = 8;

// Splits `text` at each `separator` that is not inside a string.
std::vector<std::string_view> split_outside_strings(std::string_view text,
                                                    std::string_view separator) {
  std::vector<std::string_view> parts;
  bool in_string = false;
  std::size_t start = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\'') in_string = !in_string;
    if (in_string || !text.substr(at).starts_with(separator)) continue;
    parts.push_back(text.substr(start, at - start));
    at += separator.size() - 1;
    start = at + 1;
  }
  parts.push_back(text.substr(start));
  return parts;
}

struct Spelled {
  std::string_view name;
  std::string_view argument;  // between parentheses; empty if there are none
};

// Splits `given(out)` into its two names.
Spelled spelled(std::string_view text) {
  const std::size_t open = text.find('(');
  if (open == std::string_view::npos || !text.ends_with(')')) return {text, {}};
  return {text.substr(0, open), text.substr(open + 1, text.size() - open - 2)};
}

class Groups {
 public:
  Groups(const NamedConditions& named, std::size_t offset) : named_(named), offset_(offset) {}

  std::vector<Group> of(std::string_view text) {
    std::vector<Group> result;
    for (const std::string_view part : split_outside_strings(text, " or ")) {
      std::vector<Group> groups = {{}};
      for (const std::string_view condition : split_outside_strings(part, " and ")) {
        groups = combined(groups, of_one(condition));
      }
      result.insert(result.end(), groups.begin(), groups.end());
    }
    if (result.size() > most_groups) throw Wrong{too_many_conditions, offset_};
    return result;
  }

 private:
  std::vector<Group> of_one(std::string_view condition) {
    if (condition.empty()) return {{}};
    static constexpr std::string_view negation = "not ";
    if (condition.starts_with(negation) &&
        named_.contains(spelled(condition.substr(negation.size())).name)) {
      throw Wrong{"`not` cannot be used with a named condition; write the condition out", offset_};
    }
    const auto [name, argument] = spelled(condition);
    const auto found = named_.find(name);
    if (found == named_.end()) return {{std::string(condition)}};
    const auto& [parameter, any_of] = found->second;
    if (parameter.empty() != argument.empty()) {
      throw Wrong{
          quoted(name) + (parameter.empty() ? " does not take an argument" : " needs an argument"),
          offset_};
    }
    enter(found->first);
    std::vector<Group> result;
    for (const std::string& text : any_of) {
      const Words words = {{parameter, std::string(argument)}};
      for (Group& group : of(filled(text, words))) result.push_back(std::move(group));
    }
    path_.pop_back();
    return result;
  }

  void enter(std::string_view name) {
    const bool is_inside = std::find(path_.begin(), path_.end(), name) != path_.end();
    path_.push_back(name);
    if (is_inside) throw Wrong{"a condition names itself: " + shown_path(), offset_};
    if (path_.size() <= deepest_name) return;
    throw Wrong{"conditions name each other more than " + std::to_string(deepest_name) +
                    " deep: " + shown_path() + "; write one of them out",
                offset_};
  }

  // `a` names `b` names `c`
  std::string shown_path() const {
    std::string text;
    for (const std::string_view name : path_)
      text += (text.empty() ? "" : " names ") + quoted(name);
    return text;
  }

  std::vector<Group> combined(const std::vector<Group>& left,
                              const std::vector<Group>& right) const {
    std::vector<Group> result;
    for (const Group& first : left) {
      for (const Group& second : right) {
        Group& both = result.emplace_back(first);
        both.insert(both.end(), second.begin(), second.end());
      }
    }
    if (result.size() > most_groups) throw Wrong{too_many_conditions, offset_};
    return result;
  }

  const NamedConditions& named_;
  std::size_t offset_;
  std::vector<std::string_view> path_;  // the names that led to the current text
};

}  // namespace

void read_named_conditions(const JsonValue& object, NamedConditions& into) {
  if (object.kind != Kind::object) {
    throw Wrong{"`$conditions` has to be an object from names to conditions", object.offset};
  }
  for (const JsonMember& member : object.members) {
    if (!has_type(member.value, FieldType::text_or_texts)) {
      throw Wrong{
          quoted(member.key) + " has to be " + std::string(type_name(FieldType::text_or_texts)),
          member.value.offset};
    }
    const auto [name, parameter] = spelled(member.key);
    NamedCondition condition{std::string(parameter), {}};
    if (member.value.kind == Kind::string) condition.any_of.push_back(member.value.text);
    for (const JsonValue& text : member.value.items) condition.any_of.push_back(text.text);
    into.insert_or_assign(std::string(name), std::move(condition));
  }
}

std::vector<std::vector<JsonValue>> groups_of(const JsonValue& text, const NamedConditions& named) {
  std::vector<std::vector<JsonValue>> result;
  for (const Group& group : Groups(named, text.offset).of(text.text)) {
    std::vector<JsonValue>& conditions = result.emplace_back();
    for (const std::string& condition : group) {
      JsonValue& value = conditions.emplace_back();
      value.kind = Kind::string;
      value.offset = text.offset;
      value.text = condition;
    }
  }
  return result;
}

}  // namespace paddle_ls::rewrite
