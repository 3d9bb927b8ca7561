#include "server/cli/mcp/tool.hpp"

#include <algorithm>

#include <boost/json/array.hpp>

#include "engine/text/nearest_word.hpp"

namespace paddle_ls::cli::mcp {
namespace {

namespace json = boost::json;

json::object schema_of(const ToolParameter& parameter) {
  json::object schema;
  switch (parameter.kind) {
    case ToolParameterKind::text: schema = {{"type", "string"}}; break;
    case ToolParameterKind::flag: schema = {{"type", "boolean"}}; break;
    case ToolParameterKind::count: schema = {{"type", "integer"}, {"minimum", 1}}; break;
    case ToolParameterKind::texts:
      schema = {{"type", "array"}, {"items", {{"type", "string"}}}, {"minItems", 1}};
      break;
    case ToolParameterKind::choice:
      schema = {{"enum", json::array(parameter.choices.begin(), parameter.choices.end())}};
      break;
  }
  schema["description"] = parameter.description;
  return schema;
}

bool is_list_of_strings(const json::value& value) {
  const json::array* list = value.if_array();
  return list != nullptr && !list->empty() &&
         std::all_of(list->begin(), list->end(),
                     [](const json::value& each) { return each.is_string(); });
}

bool is_count(const json::value& value) {
  return value.is_uint64() || (value.is_int64() && value.get_int64() > 0);
}

std::string list_of(const std::vector<std::string_view>& names) {
  std::string list;
  for (const std::string_view name : names) {
    list.append(list.empty() ? "" : ", ").append("`").append(name).append("`");
  }
  return list;
}

bool is_choice(const json::value& value, const ToolParameter& parameter) {
  if (!value.is_string()) return false;
  const std::string_view word = value.get_string();
  return std::find(parameter.choices.begin(), parameter.choices.end(), word) !=
         parameter.choices.end();
}

// What `value` should be; nothing if it is valid.
std::string wanted(const json::value& value, const ToolParameter& parameter) {
  switch (parameter.kind) {
    case ToolParameterKind::text: return value.is_string() ? "" : "a string";
    case ToolParameterKind::flag: return value.is_bool() ? "" : "true or false";
    case ToolParameterKind::count: return is_count(value) ? "" : "an integer from 1";
    case ToolParameterKind::texts:
      return is_list_of_strings(value) ? "" : "a list of strings that is not empty";
    case ToolParameterKind::choice:
      return is_choice(value, parameter) ? "" : "one of " + list_of(parameter.choices);
  }
  return {};
}

const ToolParameter* parameter_named(std::string_view name, const Tool& tool) {
  const auto found = std::find_if(tool.parameters.begin(), tool.parameters.end(),
                                  [&](const ToolParameter& each) { return each.name == name; });
  return found == tool.parameters.end() ? nullptr : &*found;
}

}  // namespace

json::object input_schema(const Tool& tool) {
  json::object properties;
  json::array required;
  for (const ToolParameter& parameter : tool.parameters) {
    properties[parameter.name] = schema_of(parameter);
    if (parameter.is_required) required.emplace_back(parameter.name);
  }
  json::object schema = {
      {"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
  if (!required.empty()) schema["required"] = std::move(required);
  return schema;
}

std::optional<std::string> argument_problem(const json::object& arguments, const Tool& tool) {
  for (const auto& [name, value] : arguments) {
    const ToolParameter* parameter = parameter_named(name, tool);
    if (parameter == nullptr) {
      std::vector<std::string_view> names;
      for (const ToolParameter& each : tool.parameters) names.push_back(each.name);
      return "`" + std::string(name) + "` is not an argument of `" + std::string(tool.name) + "`" +
             text::did_you_mean(name, names);
    }
    const std::string type = wanted(value, *parameter);
    if (!type.empty()) return "`" + std::string(name) + "` must be " + type;
  }
  for (const ToolParameter& parameter : tool.parameters) {
    if (parameter.is_required && !arguments.contains(parameter.name)) {
      return "`" + std::string(parameter.name) + "` is missing";
    }
  }
  return std::nullopt;
}

json::object listed(const Tool& tool) {
  json::object result = {{"name", tool.name},
                         {"title", tool.title},
                         {"description", tool.description},
                         {"inputSchema", input_schema(tool)},
                         {"annotations",
                          {{"title", tool.title},
                           {"readOnlyHint", tool.hints.read_only},
                           {"destructiveHint", tool.hints.destructive},
                           {"idempotentHint", true},
                           {"openWorldHint", false}}}};
  if (!tool.output_schema.empty()) result["outputSchema"] = tool.output_schema;
  return result;
}

}  // namespace paddle_ls::cli::mcp
