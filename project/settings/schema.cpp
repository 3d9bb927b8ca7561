#include "project/settings/schema.hpp"

#include <map>

#include <boost/json.hpp>

#include "project/settings/fields.hpp"
#include "project/settings/known_codes.hpp"

namespace paddle_ls::settings {
namespace {

namespace json = boost::json;

json::array names(std::span<const std::string_view> choices) {
  return json::array(choices.begin(), choices.end());
}

json::object list_of_strings(const Strings& by_default) {
  return {{"type", "array"},
          {"items", {{"type", "string"}}},
          {"default", json::array(by_default.begin(), by_default.end())}};
}

json::object decision_schema() {
  const json::object answer{{"enum", {"accept", "refuse"}}};
  const auto described = [](json::object value, std::string_view description) {
    value["description"] = description;
    return value;
  };
  const json::object text{{"type", "string"}};
  const json::object patterns{{"type", "array"}, {"items", text}};
  const json::object members{
      {"everywhere", described(answer, "The answer if no pattern gives a different one")},
      {"accept", described(patterns, "Files in which it is accepted, as `.gitignore` patterns")},
      {"refuse", described(patterns, "Files in which it is refused; these take precedence")},
      {"because", described(text, "The reason, for people")},
      {"question",
       described(text,
                 "Identifies the question that was answered. When a release of paddle-ls or a rule "
                 "of the project changes the question, it is asked again. Without it the "
                 "answer stays valid.")}};
  return {
      {"oneOf",
       {answer, {{"type", "object"}, {"properties", members}, {"additionalProperties", false}}}}};
}

// What JSON a field takes, with its default.
struct ValueSchema {
  Settings defaults;

  json::object operator()(bool Settings::*member) const {
    return {{"type", "boolean"}, {"default", defaults.*member}};
  }
  json::object operator()(const Count& count) const {
    return {{"type", "integer"},
            {"minimum", count.minimum},
            {"maximum", count.maximum},
            {"default", defaults.*count.member}};
  }
  json::object operator()(const Patterns& patterns) const {
    return list_of_strings(defaults.*patterns.member);
  }
  json::object operator()(const Paths& paths) const {
    return list_of_strings(defaults.*paths.member);
  }
  json::object operator()(const PlacePath& path) const {
    return {{"type", "string"}, {"default", defaults.*path.member}};
  }
  json::object operator()(const ModulePath& path) const {
    return {{"type", "string"}, {"default", defaults.*path.member}};
  }
  json::object operator()(Severities Settings::*) const {
    json::object by_code;
    for (const rewrite::Code& code : known_codes()) {
      by_code[code.code] = {{"enum", names(choices<Severity>())},
                            {"default", choice_name(code.severity)},
                            {"description", code.summary}};
    }
    return {{"type", "object"}, {"properties", by_code}, {"additionalProperties", false}};
  }
  json::object operator()(Decisions Settings::*) const {
    json::object by_id;
    for (const rewrite::Difference& difference : rewrite::differences()) {
      by_id[difference.id] = {
          {"$ref", "#/definitions/decision"},
          {"description", std::string(difference.title) + ": " + std::string(difference.differs)}};
    }
    return {{"type", "object"}, {"properties", by_id}, {"additionalProperties", false}};
  }
  template <class Enum>
  json::object operator()(Enum Settings::*member) const {
    return {{"enum", names(choices<Enum>())}, {"default", choice_name(defaults.*member)}};
  }
};

// The object schema at the dotted `group`, which is made where it is missing.
json::object& group_properties(json::object& schema, std::string_view group) {
  json::object* properties = &schema["properties"].as_object();
  while (!group.empty()) {
    const std::size_t dot = std::min(group.find('.'), group.size());
    json::value& member = (*properties)[group.substr(0, dot)];
    if (member.is_null()) {
      member = {
          {"type", "object"}, {"properties", json::object()}, {"additionalProperties", false}};
    }
    properties = &member.as_object()["properties"].as_object();
    group.remove_prefix(std::min(dot + 1, group.size()));
  }
  return *properties;
}

// Indented by two spaces; short arrays and objects without members stay in one line. The nesting is
// that of our own schema, so recursion is bounded.
void write_indented(const json::value& value, std::size_t depth, std::string& to) {
  const std::string indent(2 * (depth + 1), ' ');
  if (const json::object* members = value.if_object(); members != nullptr && !members->empty()) {
    to += "{";
    for (const auto& [name, member] : *members) {
      to += &member == &members->begin()->value() ? "\n" : ",\n";
      to += indent + json::serialize(json::string(name)) + ": ";
      write_indented(member, depth + 1, to);
    }
    to += "\n" + std::string(2 * depth, ' ') + "}";
  } else {
    to += json::serialize(value);
  }
}

std::string joined(const json::array& values) {
  std::string list;
  for (const json::value& value : values) {
    if (!list.empty()) list += ", ";
    list += "`" + json::value_to<std::string>(value) + "`";
  }
  return list;
}

std::string describe_values(const json::object& schema) {
  if (const json::value* values = schema.if_contains("enum")) return joined(values->as_array());
  const std::string type = json::value_to<std::string>(schema.at("type"));
  if (type == "boolean") return "`true`, `false`";
  if (type == "string") return "path";
  if (type == "array") return "list of strings";
  if (type == "object") {
    const bool is_of_decisions = schema.at("properties").as_object().contains("first-weights");
    return is_of_decisions ? "object from difference to decision" : "object from code to severity";
  }
  return json::serialize(schema.at("minimum")) + " to " + json::serialize(schema.at("maximum"));
}

std::string describe_default(const json::object& schema) {
  const json::value* value = schema.if_contains("default");
  if (value == nullptr) return "`{}`";
  if (const json::array* list = value->if_array(); list != nullptr && !list->empty()) {
    return joined(*list);
  }
  return "`" + json::serialize(*value) + "`";
}

// The value of a field as JSON.
struct ValueOf {
  const Settings& settings;

  json::value operator()(bool Settings::*member) const { return settings.*member; }
  json::value operator()(const Count& count) const { return settings.*count.member; }
  json::value operator()(const Patterns& patterns) const { return strings(patterns.member); }
  json::value operator()(const Paths& paths) const { return strings(paths.member); }
  json::value operator()(const PlacePath& path) const {
    return json::string(settings.*path.member);
  }
  json::value operator()(const ModulePath& path) const {
    return json::string(settings.*path.member);
  }
  json::value operator()(Severities Settings::*member) const {
    json::object by_code;
    for (const auto& [code, severity] : settings.*member) by_code[code] = choice_name(severity);
    return by_code;
  }
  template <class Enum>
  json::value operator()(Enum Settings::*member) const {
    return json::string(choice_name(settings.*member));
  }

  json::value operator()(Decisions Settings::*member) const {
    json::object by_id;
    for (const auto& [id, decision] : settings.*member) by_id[id] = json_of(decision);
    return by_id;
  }

  static json::value json_of(const Decision& decision) {
    json::object object;
    if (decision.everywhere) object["everywhere"] = *decision.everywhere ? "accept" : "refuse";
    const auto add_list = [&object](std::string_view name, const Strings& patterns) {
      if (!patterns.empty()) object[name] = json::array(patterns.begin(), patterns.end());
    };
    add_list("accept", decision.accepted_in);
    add_list("refuse", decision.refused_in);
    if (!decision.because.empty()) object["because"] = decision.because;
    if (!decision.question.empty()) object["question"] = decision.question;
    const bool is_word = object.size() == 1 && decision.everywhere;
    return is_word ? object.at("everywhere") : json::value(std::move(object));
  }

  json::array strings(Strings Settings::*member) const {
    return json::array((settings.*member).begin(), (settings.*member).end());
  }
};

}  // namespace

std::string json_schema() {
  json::object schema = {
      {"$schema", "http://json-schema.org/draft-07/schema#"},
      {"title", "Settings of paddle-ls"},
      {"description",
       "The file .paddle-ls.json of a project. Comments and trailing commas are allowed."},
      {"type", "object"},
      {"allowComments", true},
      {"allowTrailingCommas", true},
      {"definitions", {{"decision", decision_schema()}}},
      {"properties", {{"$schema", {{"type", "string"}}}}},
      {"additionalProperties", false},
  };
  for (const SettingField& field : fields()) {
    const std::size_t dot = field.path.rfind('.');
    const std::string_view group = dot == std::string_view::npos ? "" : field.path.substr(0, dot);
    const std::string_view name =
        dot == std::string_view::npos ? field.path : field.path.substr(dot + 1);
    json::object value = std::visit(ValueSchema{}, field.kind);
    value["description"] = field.description;
    group_properties(schema, group)[name] = std::move(value);
  }
  std::string text;
  write_indented(schema, 0, text);
  return text + "\n";
}

std::string documentation() {
  std::string rows = "| setting | values | default | meaning |\n|---|---|---|---|\n";
  for (const SettingField& field : fields()) {
    const json::object schema = std::visit(ValueSchema{}, field.kind);
    rows.append("| `").append(field.path).append("` | ").append(describe_values(schema));
    rows.append(" | ").append(describe_default(schema)).append(" | ");
    rows.append(field.description).append(" |\n");
  }
  return rows;
}

boost::json::object values(const Settings& settings) {
  json::object result;
  for (const SettingField& field : fields()) {
    result[field.path] = std::visit(ValueOf{settings}, field.kind);
  }
  return result;
}

}  // namespace paddle_ls::settings
