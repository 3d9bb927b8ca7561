#include "engine/rewrite/language/check_fields.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

using Kind = JsonValue::Kind;

bool all_of_kind(const JsonValue& list, Kind kind) {
  if (list.kind != Kind::array) return false;
  for (const JsonValue& item : list.items) {
    if (item.kind != kind) return false;
  }
  return true;
}

bool is_text_map(const JsonValue& value) {
  return value.kind == Kind::object &&
         std::all_of(value.members.begin(), value.members.end(),
                     [](const JsonMember& member) { return member.value.kind == Kind::string; });
}

bool is_difference(const JsonValue& value) {
  if (value.kind == Kind::string) return true;
  return value.kind == Kind::object && value.members.size() == 1 &&
         is_text_map(value.members.front().value);
}

std::string_view owner_of(FieldLevels level) {
  switch (level) {
    case rule_level: return "a rule";
    case alternative_level: return "an alternative";
    case shared_level: return "all rules";
  }
  return {};
}

}  // namespace

std::string_view type_name(FieldType type) {
  switch (type) {
    case FieldType::text: return "a string";
    case FieldType::flag: return "true";
    case FieldType::texts: return "a list of strings";
    case FieldType::text_or_texts: return "a string or a list of strings";
    case FieldType::text_map: return "an object of strings";
    case FieldType::text_lists_map: return "an object of lists of strings";
    case FieldType::difference:
      return "the id of a difference, or an object from it to an object of strings";
    case FieldType::difference_map: return "an object of differences";
    case FieldType::alternatives:
      return "a list of objects, or an object of them by their conditions";
  }
  return {};
}

bool has_type(const JsonValue& value, FieldType type) {
  switch (type) {
    case FieldType::text: return value.kind == Kind::string;
    case FieldType::flag: return value.kind == Kind::boolean && value.truth;
    case FieldType::texts: return all_of_kind(value, Kind::string);
    case FieldType::text_or_texts:
      return value.kind == Kind::string || all_of_kind(value, Kind::string);
    case FieldType::alternatives: return all_of_kind(value, Kind::object);
    case FieldType::text_map: return is_text_map(value);
    case FieldType::difference: return is_difference(value);
    case FieldType::difference_map:
    case FieldType::text_lists_map: break;
  }
  if (value.kind != Kind::object) return false;
  return std::all_of(value.members.begin(), value.members.end(), [&](const JsonMember& member) {
    return type == FieldType::difference_map ? is_difference(member.value)
                                             : all_of_kind(member.value, Kind::string);
  });
}

void check_fields(const JsonValue& object, FieldLevels level) {
  if (object.kind != Kind::object)
    throw Wrong{"a rule has to be an object with fields, such as {\"callee\": \"paddle.abs\"}",
                object.offset};
  for (const JsonMember& member : object.members) {
    if (const std::string_view now = field_now_called(member.key); !now.empty()) {
      throw Wrong{quoted(member.key) + " is called " + quoted(now) + " now", member.offset};
    }
    const RuleField* field = find_rule_field(member.key);
    if (field == nullptr || (field->levels & level) == 0) {
      throw Wrong{
          "no field of " + std::string(owner_of(level)) + " is called " + quoted(member.key),
          member.offset};
    }
    if (!has_type(member.value, field->type)) {
      throw Wrong{quoted(member.key) + " has to be " + std::string(type_name(field->type)),
                  member.value.offset};
    }
  }
}

}  // namespace paddle_ls::rewrite
