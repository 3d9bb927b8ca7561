#include "server/cli/reports/json_schema.hpp"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace paddle_ls::cli::schema {
namespace {

namespace json = boost::json;

json::object typed(std::string_view type, std::string_view description) {
  return {{"type", type}, {"description", description}};
}

}  // namespace

json::object string(std::string_view description) {
  return typed("string", description);
}

json::object count(std::string_view description) {
  json::object result = typed("integer", description);
  result["minimum"] = 0;
  return result;
}

json::object line(std::string_view description) {
  json::object result = typed("integer", description);
  result["minimum"] = 1;
  return result;
}

json::object boolean(std::string_view description) {
  return typed("boolean", description);
}

json::object one_of(std::string_view description, std::initializer_list<std::string_view> names) {
  return {{"enum", json::array(names.begin(), names.end())}, {"description", description}};
}

json::object constant(std::string_view description, int value) {
  return {{"const", value}, {"description", description}};
}

json::object list(std::string_view description, json::object items) {
  json::object result = typed("array", description);
  result["items"] = std::move(items);
  return result;
}

json::object object(std::string_view description, const Members& members) {
  json::object properties;
  json::array required;
  for (const SchemaMember& member : members) {
    properties[member.name] = member.schema;
    if (member.presence == MemberPresence::always) required.emplace_back(member.name);
  }
  json::object result = typed("object", description);
  result["properties"] = std::move(properties);
  result["required"] = std::move(required);
  result["additionalProperties"] = false;
  return result;
}

std::string published(std::string_view name, json::object schema) {
  json::object result = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                         {"title", "paddle-ls " + std::string(name)}};
  for (auto& [key, value] : schema) result[key] = std::move(value);
  return json::serialize(result) + "\n";
}

}  // namespace paddle_ls::cli::schema
