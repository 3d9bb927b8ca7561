#include "engine/ir/json/json_values.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include <boost/json/serialize.hpp>

namespace paddle_ls::ir {

namespace json = boost::json;

void fail(std::string message, std::string where) {
  throw JsonFailure{std::move(message), std::move(where)};
}

const json::object& object_of(const json::value& value, const std::string& path) {
  if (!value.is_object()) fail("an object is expected", path);
  return value.get_object();
}

const json::array& array_of(const json::value& value, const std::string& path) {
  if (!value.is_array()) fail("an array is expected", path);
  return value.get_array();
}

std::string_view string_of(const json::value& value, const std::string& path) {
  if (!value.is_string()) fail("a string is expected", path);
  return value.get_string();
}

std::int64_t integer_of(const json::value& value, const std::string& path) {
  boost::system::error_code failure;
  const auto number = value.to_number<std::int64_t>(failure);
  if (failure) fail("an integer is expected", path);
  return number;
}

const json::value& member(const json::object& object, std::string_view name,
                          const std::string& path) {
  const json::value* found = object.if_contains(name);
  if (!found) fail("\"" + std::string(name) + "\" is missing", path);
  return *found;
}

namespace {

double real_of(const json::object& attribute, const std::string& path) {
  if (const json::value* special = attribute.if_contains("VD")) {
    const std::string_view word = string_of(*special, path + "/VD");
    if (word == "INF") return std::numeric_limits<double>::infinity();
    if (word == "-INF") return -std::numeric_limits<double>::infinity();
    if (word == "NAN") return std::numeric_limits<double>::quiet_NaN();
    fail("Paddle does not load the number \"" + std::string(word) + "\"", path + "/VD");
  }
  boost::system::error_code failure;
  const double number = member(attribute, "D", path).to_number<double>(failure);
  if (failure) fail("a number is expected", path + "/D");
  return number;
}

std::vector<std::int64_t> integers_of(const json::value& value, const std::string& path) {
  std::vector<std::int64_t> numbers;
  for (const json::value& number : array_of(value, path))
    numbers.push_back(integer_of(number, path));
  return numbers;
}

DataType element_of(const json::value& value, const std::string& path) {
  const std::string_view code = string_of(member(object_of(value, path), "#", path), path);
  const auto found = std::ranges::find(json_elements, code, &JsonElement::code);
  if (found != json_elements.end()) return found->type;
  if (std::ranges::find(other_json_types, code) == other_json_types.end()) {
    fail("the type \"" + std::string(code) + "\" does not exist", path);
  }
  return DataType::undefined;
}

std::complex<double> complex_of(const json::object& attribute, const std::string& path) {
  const json::array& parts = array_of(member(attribute, "D", path), path + "/D");
  boost::system::error_code failure;
  const double real = parts.empty() ? 0 : parts.front().to_number<double>(failure);
  const double imaginary = parts.empty() ? 0 : parts.back().to_number<double>(failure);
  return {real, imaginary};
}

Place place_of(const json::object& attribute, const std::string& path) {
  const json::array& parts = array_of(member(attribute, "D", path), path + "/D");
  if (parts.size() != 3) fail("a place has three parts", path + "/D");
  constexpr std::array<std::int64_t, 8> kinds = {0, 1, 2, 3, 4, 5, 7, 9};
  const std::int64_t kind = integer_of(parts[0], path);
  if (std::ranges::find(kinds, kind) == kinds.end()) {
    fail("the kind of place " + std::to_string(kind) + " does not exist", path + "/D");
  }
  return {static_cast<PlaceKind>(kind), static_cast<std::int8_t>(integer_of(parts[1], path)),
          std::string(string_of(parts[2], path))};
}

AttributeArray attributes_of(const json::object& attribute, const std::string& path, int depth) {
  // Deeper nesting does not occur, and the printer follows it by recursion.
  constexpr int max_depth = 8;
  if (depth >= max_depth) fail("arrays nest too deep", path);
  AttributeArray array;
  for (const json::value& element : array_of(member(attribute, "D", path), path + "/D")) {
    array.push_back(read_json_attribute(element, path + "/D", depth + 1));
  }
  return array;
}

}  // namespace

namespace {

DataType dtype_of(const json::value& value, const std::string& path) {
  const std::string_view name = string_of(value, path);
  if (name == "Undefined(ALL_DTYPE)") return DataType::undefined;
  const auto found = data_type_of_name(name);
  if (!found || *found == DataType::undefined) {
    fail("the data type \"" + std::string(name) + "\" does not exist", path);
  }
  return *found;
}

// The parts of a type that has some: element, dimensions, layout; of a dense tensor also its levels
// and its offset.
void check_fields(TypeKind kind, const json::array& fields, const std::string& path) {
  if (fields.size() < 2) fail("a tensor type has an element type and dimensions", path);
  if (kind != TypeKind::tensor) return;
  if (fields.size() != 5) fail("a tensor type has five parts", path);
  const std::string_view layout = string_of(fields[2], path + "/2");
  if (std::ranges::find(json_layouts, layout) == json_layouts.end()) {
    fail("the layout \"" + std::string(layout) + "\" does not exist", path + "/2");
  }
}

}  // namespace

TypeId read_json_type(const json::value& value, const std::string& path, TypeTable& types) {
  const json::object& type = object_of(value, path);
  const std::string_view code = string_of(member(type, "#", path), path + "/#");
  if (code == "NULL") return null_type;
  const auto kind = std::ranges::find(json_types, code, &JsonType::code);
  if (kind == json_types.end()) {
    return types.intern({TypeKind::scalar, element_of(value, path), {}, {}});
  }
  Type result{.kind = kind->kind};
  std::vector<TypeId> elements;
  std::vector<std::int64_t> dims;
  if (kind->kind == TypeKind::vector) {
    for (const json::value& element : array_of(member(type, "D", path), path + "/D")) {
      // A vector of vectors does not occur; its elements are tensors.
      const json::object& inner = object_of(element, path + "/D");
      if (string_of(member(inner, "#", path), path) == "0.t_vec") fail("a vector of vectors", path);
      elements.push_back(read_json_type(element, path + "/D", types));
    }
  } else if (const json::value* data = type.if_contains("D")) {
    const json::array& fields = array_of(*data, path + "/D");
    check_fields(kind->kind, fields, path + "/D");
    result.element = element_of(fields[0], path + "/D/0");
    dims = integers_of(fields[1], path + "/D/1");
  }
  result.dims = dims;
  result.elements = elements;
  return types.intern(result);
}

Attribute read_json_attribute(const json::value& value, const std::string& path, int depth) {
  const json::object& attribute = object_of(value, path);
  const std::string_view code = string_of(member(attribute, "#", path), path + "/#");
  const auto data = [&]() -> const json::value& { return member(attribute, "D", path); };
  if (code == "NULL") return {};
  if (code == "0.a_bool") return {data().is_bool() && data().get_bool()};
  if (code == "0.a_i32") return {static_cast<std::int32_t>(integer_of(data(), path))};
  if (code == "0.a_i64" || code == "0.a_index") return {integer_of(data(), path)};
  if (code == "0.a_f32") return {static_cast<float>(real_of(attribute, path))};
  if (code == "0.a_f64") return {real_of(attribute, path)};
  if (code == "0.a_str") return {std::string(string_of(data(), path + "/D"))};
  if (code == "0.a_array") return {attributes_of(attribute, path, depth)};
  if (code == "0.a_c64") return {std::complex<float>(complex_of(attribute, path))};
  if (code == "0.a_c128") return {complex_of(attribute, path)};
  if (code == "1.a_intarray") return {IntArray{integers_of(data(), path + "/D")}};
  if (code == "1.a_place") return {place_of(attribute, path)};
  if (code == "1.a_dtype") return {dtype_of(data(), path + "/D")};
  if (std::ranges::find(opaque_json_attributes, code) == opaque_json_attributes.end()) {
    fail("the attribute \"" + std::string(code) + "\" does not exist", path);
  }
  return {OpaqueAttribute{json::serialize(value)}};
}

}  // namespace paddle_ls::ir
