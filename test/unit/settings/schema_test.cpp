#include "project/settings/schema.hpp"

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "project/settings/fields.hpp"
#include "project/settings/layer.hpp"

using namespace paddle_ls::settings;
namespace json = boost::json;

namespace {

json::value schema_at(std::string_view pointer) {
  return json::parse(json_schema()).at_pointer(pointer);
}

// `/properties/hover/properties/enable` for `hover.enable`.
json::value schema_of(const SettingField& field) {
  std::string pointer = "/properties/" + std::string(field.path);
  for (auto dot = pointer.find('.'); dot != std::string::npos; dot = pointer.find('.')) {
    pointer.replace(dot, 1, "/properties/");
  }
  return schema_at(pointer);
}

}  // namespace

TEST_CASE("the schema has every field where a settings file has it") {
  for (const SettingField& field : fields()) {
    CAPTURE(field.path);
    CHECK(schema_of(field).at("description") == json::value(field.description));
  }
}

TEST_CASE("the defaults in the schema are the defaults of the struct") {
  // The default in the schema is read back as a settings file and must change nothing.
  json::object file;
  for (const SettingField& field : fields()) {
    const json::value schema = schema_of(field);
    if (const auto* value = schema.as_object().if_contains("default")) file[field.path] = *value;
  }
  const ReadLayer read = read_layer(json::value(file), "/");
  CHECK(read.problems.empty());
  CHECK(read.layer.size() + 2 == fields().size());  // all but severities and decisions
  CHECK(merged(std::array{read.layer}) == Settings());
}

TEST_CASE("the schema has the severities of every code") {
  const json::value codes = schema_at("/properties/diagnostics/properties/severity/properties");
  for (const auto* code : paddle_ls::rewrite::all_codes) {
    CHECK(codes.at(code->code).at("default") == json::value(choice_name(code->severity)));
    CHECK(codes.at(code->code).at("enum").as_array().size() == 5);
  }
}

TEST_CASE("the documentation has one row for each field") {
  const std::string table = documentation();
  for (const SettingField& field : fields()) {
    CHECK(table.find("| `" + std::string(field.path) + "` |") != std::string::npos);
  }
  CHECK(table.find("| `hover.enable` | `true`, `false` | `true` | Show the mapping") !=
        std::string::npos);
  CHECK(table.find("| 1024 to 1073741824 | `4194304` |") != std::string::npos);
}
