#include "engine/rewrite/language/rule_fields.hpp"

#include <algorithm>

#include <boost/json.hpp>

#include "engine/rewrite/rows/profile.hpp"

namespace paddle_ls::rewrite {

namespace {

namespace json = boost::json;

json::object difference_schema() {
  const json::object text{{"type", "string"}};
  return {{"oneOf",
           {text,
            {{"type", "object"},
             {"minProperties", 1},
             {"maxProperties", 1},
             {"additionalProperties", {{"type", "object"}, {"additionalProperties", text}}}}}}};
}

json::object alternatives_schema() {
  const json::object alternative{{"$ref", "#/$defs/alternative"}};
  const json::object list{{"type", "array"}, {"items", alternative}};
  const json::object name{{"type", "string"}};
  const json::object expression{{"type", "string"}};
  return {
      {"oneOf",
       {list,
        name,
        {{"type", "object"}, {"additionalProperties", {{"oneOf", {expression, alternative}}}}}}}};
}

json::object type_schema(FieldType type) {
  const json::object text{{"type", "string"}};
  const json::object texts{{"type", "array"}, {"items", text}};
  switch (type) {
    case FieldType::text: return text;
    case FieldType::flag: return {{"const", true}};
    case FieldType::texts: return texts;
    case FieldType::text_or_texts: return {{"oneOf", {text, texts}}};
    case FieldType::text_map: return {{"type", "object"}, {"additionalProperties", text}};
    case FieldType::text_lists_map: return {{"type", "object"}, {"additionalProperties", texts}};
    case FieldType::difference: return difference_schema();
    case FieldType::difference_map:
      return {{"type", "object"}, {"additionalProperties", difference_schema()}};
    case FieldType::alternatives: return alternatives_schema();
  }
  return {};
}

json::array profile_array() {
  json::array names;
  for (const std::string_view name : profile_names) names.emplace_back(std::string(name));
  return names;
}

json::object object_schema(FieldLevels level) {
  json::object properties;
  for (const RuleField& field : rule_fields) {
    if ((field.levels & level) == 0) continue;
    json::object property = type_schema(field.type);
    property["description"] = json::string_view(field.summary.data(), field.summary.size());
    if (field.name == "since" || field.name == "until") {
      property["enum"] = profile_array();
    }
    if (field.name == "out") property["enum"] = {"same", "each", "cast", ""};
    properties[json::string_view(field.name.data(), field.name.size())] = std::move(property);
  }
  return {{"type", "object"}, {"properties", properties}, {"additionalProperties", false}};
}

}  // namespace

const RuleField* find_rule_field(std::string_view name) {
  for (const RuleField& field : rule_fields) {
    if (field.name == name) return &field;
  }
  return nullptr;
}

std::string_view field_now_called(std::string_view name) {
  for (const FormerField& field : former_fields) {
    if (field.former == name) return field.now;
  }
  return {};
}

bool is_outcome(std::string_view field) {
  return std::find(outcome_fields.begin(), outcome_fields.end(), field) != outcome_fields.end();
}

std::string rule_file_schema() {
  const json::object rule{{"$ref", "#/$defs/rule"}};
  return json::serialize(json::object{
      {"$schema", "https://json-schema.org/draft/2020-12/schema"},
      {"title", "paddle-ls rules: one object, or a list of variants, per torch API"},
      {"type", "object"},
      {"properties",
       {{"$schema", {{"type", "string"}}},
        {"$helpers",
         {{"description",
           "Definitions that templates call, by the name that they define: as text, or as the path "
           "of a Python file relative to this one. `import MODULE` and `from .FILE import HELPER` "
           "at the top and other definitions in it are added where a definition reads them"},
          {"type", "object"},
          {"additionalProperties", {{"type", "string"}}}}},
        {"$until",
         {{"description",
           "Last Paddle release of all rules of the file without a release; they hold from the "
           "first one on"},
          {"enum", profile_array()}}},
        {"$all_rules",
         {{"description",
           "Fields that the rules of the file share. Those about arguments are for each call that "
           "has the argument and whose alternative says nothing else about it; an empty text in a "
           "rule is an exception"},
          {"$ref", "#/$defs/shared"}}},
        {"$conditions",
         {{"description",
           "Conditions by name, in the language of `when`; one of a list has to hold. A name may "
           "end with (argument): `${argument}` is then the text in parentheses at the use"},
          {"type", "object"},
          {"additionalProperties", type_schema(FieldType::text_or_texts)}}},
        {"$alternatives",
         {{"description",
           "Alternatives that several rules of the file share, by the name that these have in "
           "their field `alternatives`"},
          {"type", "object"},
          {"additionalProperties", alternatives_schema()}}}}},
      {"additionalProperties",
       {{"oneOf",
         {rule, json::object{{"type", "string"}},
          json::object{{"type", "array"}, {"items", rule}}}}}},
      {"$defs",
       {{"rule", object_schema(rule_level)},
        {"alternative", object_schema(alternative_level)},
        {"shared", object_schema(shared_level)}}},
  });
}

}  // namespace paddle_ls::rewrite
