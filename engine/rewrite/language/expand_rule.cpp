#include "engine/rewrite/language/expand_rule.hpp"

#include <algorithm>
#include <utility>

#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/language/fill_words.hpp"
#include "engine/rewrite/language/json_document.hpp"
#include "engine/rewrite/language/rule_fields.hpp"
#include "engine/rewrite/language/written_out.hpp"
#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

// More is a mistake in a product, not a rule.
constexpr std::size_t most_alternatives = 512;
// Of all APIs that one rule is for.
constexpr std::size_t most_of_family = 2048;

// The word that every rule has: the last part of the API's name.
constexpr std::string_view name_word = "name";

void remove(JsonValue& object, std::string_view field) {
  std::erase_if(object.members, [&](const JsonMember& member) { return member.key == field; });
}

JsonValue& put(JsonValue& object, const JsonMember& member) {
  remove(object, member.key);
  return object.members.emplace_back(member).value;
}

// One map for each of `count` columns of the field `words`; `count` is zero where the columns say
// how many there are.
std::vector<Words> columns_of(const JsonValue& words, std::size_t count) {
  std::vector<Words> result(count);
  for (const JsonMember& member : words.members) {
    if (result.empty()) result.resize(member.value.items.size());
    if (member.value.items.size() != result.size()) {
      throw Wrong{quoted(member.key) + " has " + std::to_string(member.value.items.size()) +
                      " words where " + std::to_string(result.size()) + " are needed",
                  member.value.offset};
    }
    for (std::size_t i = 0; i < result.size(); ++i) {
      result[i].insert_or_assign(member.key, member.value.items[i].text);
    }
  }
  return result;
}

bool says_outcome(const JsonValue& alternative) {
  return std::any_of(alternative.members.begin(), alternative.members.end(),
                     [](const JsonMember& member) { return is_outcome(member.key); });
}

bool is_map(std::string_view name) {
  const RuleField* field = find_rule_field(name);
  return field != nullptr &&
         (field->type == FieldType::text_map || field->type == FieldType::text_lists_map ||
          field->type == FieldType::difference_map);
}

// What `member` of an inner alternative makes of the same field of the outer one: lists of dropped
// arguments and maps are joined, all else is replaced.
void put_inner(JsonValue& object, const JsonMember& member) {
  const JsonValue* outer = object.find(member.key);
  if (outer == nullptr) {
    object.members.push_back(member);
    return;
  }
  JsonMember joined = member;
  if (member.key == "drop") {
    joined.value.items = outer->items;
    joined.value.items.insert(joined.value.items.end(), member.value.items.begin(),
                              member.value.items.end());
  } else if (is_map(member.key)) {
    joined.value.members.clear();
    for (const JsonMember& entry : outer->members) {
      if (member.value.find(entry.key) == nullptr) joined.value.members.push_back(entry);
    }
    joined.value.members.insert(joined.value.members.end(), member.value.members.begin(),
                                member.value.members.end());
  }
  put(object, joined);
}

// `inner` with the conditions of `outer` in front of its own, and the fields that it has not.
JsonValue inside(const JsonValue& outer, const JsonValue& inner) {
  JsonValue result = outer;
  if (says_outcome(inner)) {
    std::erase_if(result.members, [](const JsonMember& member) {
      return is_outcome(member.key) || member.key == "receiver_becomes";
    });
  }
  for (const JsonMember& member : inner.members) {
    if (member.key != "when") {
      put_inner(result, member);
      continue;
    }
    JsonMember when = member;
    if (const JsonValue* before = outer.find("when")) {
      when.value.items.insert(when.value.items.begin(), before->items.begin(), before->items.end());
    }
    put(result, when);
  }
  result.offset = inner.offset;
  return result;
}

class Expansion {
 public:
  Expansion(const NamedConditions& named, ExpansionBudget& budget)
      : named_(named), budget_(budget) {}

  // The plain alternatives of a list.
  std::vector<JsonValue> alternatives(const JsonValue& list) const {
    std::vector<JsonValue> result;
    for (const JsonValue& item : list.items) {
      check_fields(item, alternative_level);
      for (const JsonValue& each : with_words(item)) add(each, result);
      if (result.size() > most_alternatives) {
        throw Wrong{"this makes more than " + std::to_string(most_alternatives) +
                        " alternatives; divide the rule",
                    list.offset};
      }
    }
    return result;
  }

 private:
  std::vector<JsonValue> with_words(const JsonValue& alternative) const {
    const JsonValue* words = alternative.find("words");
    if (words == nullptr) return {alternative};
    JsonValue plain = alternative;
    remove(plain, "words");
    std::vector<JsonValue> result;
    for (const Words& column : columns_of(*words, 0)) {
      fill(result.emplace_back(plain), column);
      budget_.spend(result.back(), alternative.offset);
    }
    return result;
  }

  void add(const JsonValue& alternative, std::vector<JsonValue>& into) const {
    const JsonValue* inner = alternative.find("alternatives");
    const std::vector<JsonValue> nested =
        inner == nullptr ? std::vector<JsonValue>{} : alternatives(*inner);
    for (const JsonValue& outer : of_groups(alternative)) {
      if (inner == nullptr) into.push_back(outer);
      for (const JsonValue& each : nested) {
        into.push_back(inside(outer, each));
        budget_.spend(into.back(), each.offset);
        check_conditions(into.back());
        if (into.size() > most_alternatives) return;
      }
      if (into.size() > most_alternatives) return;
    }
  }

  static void check_conditions(const JsonValue& alternative) {
    const JsonValue* when = alternative.find("when");
    if (when == nullptr || when->items.size() <= most_conditions) return;
    throw Wrong{"this alternative has more than " + std::to_string(most_conditions) + " conditions",
                when->offset};
  }

  // The alternative once for each choice of a group from each text of `when`; the last text changes
  // first.
  std::vector<JsonValue> of_groups(const JsonValue& alternative) const {
    JsonValue plain = alternative;
    remove(plain, "alternatives");
    const JsonValue* when = alternative.find("when");
    if (when == nullptr) return {plain};
    check_conditions(alternative);
    std::vector<std::vector<JsonValue>> choices = {{}};
    for (const JsonValue& text : when->items) {
      std::vector<std::vector<JsonValue>> longer;
      const auto groups = groups_of(text, named_);
      for (const auto& choice : choices) {
        for (const auto& group : groups) {
          auto& conditions = longer.emplace_back(choice);
          conditions.insert(conditions.end(), group.begin(), group.end());
        }
      }
      if (longer.size() > most_alternatives) throw Wrong{too_many_conditions, text.offset};
      choices = std::move(longer);
    }
    std::vector<JsonValue> result;
    for (auto& conditions : choices) {
      JsonValue& each = result.emplace_back(plain);
      JsonMember member{"when", when->offset, *when};
      member.value.items = std::move(conditions);
      put(each, member);
      budget_.spend(each, alternative.offset);
      check_conditions(each);
    }
    return result;
  }

  const NamedConditions& named_;
  ExpansionBudget& budget_;
};

// The forms of a rule for something that Paddle makes on the current device, in the default type.
constexpr std::string_view placed_forms = R"json([
  {"when": ["used_as==call", "has(device) and has(dtype)"], "suffix": ".to({device}, {dtype})"},
  {"when": ["used_as==call", "has(device)"], "suffix": ".to({device})"},
  {"when": ["used_as==call", "has(dtype)"], "suffix": ".to(dtype={dtype})"},
  {}])json";

// The alternatives of a rule that says `placed`, once for each form.
void add_placed_forms(JsonValue& rule) {
  remove(rule, "placed");
  JsonMember forms{"alternatives", rule.offset, *parse_json(std::string(placed_forms), "placed")};
  const JsonValue* own = rule.find("alternatives");
  for (JsonValue& form : forms.value.items) {
    if (own != nullptr) form.members.push_back({"alternatives", own->offset, *own});
  }
  put(rule, forms);
}

// Each of `count` names has all aliases.
void check_names(const JsonValue& rule, std::size_t count) {
  const JsonValue* aliases = rule.find("aliases");
  if (aliases == nullptr || count * (1 + aliases->items.size()) <= most_rule_names) return;
  throw Wrong{"`also` and `aliases` make more than " + std::to_string(most_rule_names) +
                  " names; divide the rule",
              aliases->offset};
}

}  // namespace

std::vector<PlainRule> plain_rules(std::string_view key, const JsonValue& short_rule,
                                   const NamedConditions& named, ExpansionBudget& budget) {
  check_limits(short_rule);
  const JsonValue rule = written_out(key, short_rule);
  check_fields(rule, rule_level);
  budget.begin_rule();
  std::vector<std::string> names = {std::string(api_of(key))};
  if (const JsonValue* also = rule.find("also")) {
    for (const JsonValue& name : also->items) names.push_back(name.text);
  }
  check_names(rule, names.size());
  const JsonValue* words = rule.find("words");
  std::vector<Words> columns =
      words == nullptr ? std::vector<Words>(names.size()) : columns_of(*words, names.size());
  JsonValue shared = rule;
  remove(shared, "also");
  remove(shared, "words");
  std::vector<PlainRule> result;
  std::size_t made = 0;
  for (std::size_t i = 0; i < names.size(); ++i) {
    columns[i].emplace(name_word, last_component(names[i]));
    JsonValue plain = shared;
    fill(plain, columns[i]);
    budget.spend(plain, rule.offset);
    if (plain.find("placed") != nullptr) add_placed_forms(plain);
    if (const JsonValue* list = plain.find("alternatives")) {
      JsonMember member{"alternatives", list->offset, *list};
      member.value.items = Expansion(named, budget).alternatives(*list);
      made += member.value.items.size();
      put(plain, member);
    }
    if (made > most_of_family) {
      throw Wrong{"this makes more than " + std::to_string(most_of_family) +
                      " alternatives; divide the rule",
                  rule.offset};
    }
    check_filled(plain);
    result.push_back({std::move(names[i]), std::move(plain)});
  }
  return result;
}

}  // namespace paddle_ls::rewrite
