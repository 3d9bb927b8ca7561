#include "engine/ir/convert/convert_attribute.hpp"

#include <algorithm>
#include <charconv>
#include <type_traits>

namespace paddle_ls::ir {

namespace {

template <class T>
Attribute array_of(List<T> values) {
  AttributeArray array;
  array.reserve(values.size());
  using Held = std::conditional_t<std::is_same_v<T, std::string_view>, std::string, T>;
  for (const T& value : values) array.push_back({AttributeValue(Held(value))});
  return {std::move(array)};
}

Attribute scalar_element(const LegacyScalar& scalar) {
  return std::visit([](const auto& value) { return Attribute{AttributeValue(value)}; }, scalar);
}

// The value in its own kind.
struct Plain {
  std::optional<Attribute> operator()(std::int32_t value) const { return Attribute{value}; }
  std::optional<Attribute> operator()(std::int64_t value) const { return Attribute{value}; }
  std::optional<Attribute> operator()(float value) const { return Attribute{value}; }
  std::optional<Attribute> operator()(double value) const { return Attribute{value}; }
  std::optional<Attribute> operator()(bool value) const { return Attribute{value}; }
  std::optional<Attribute> operator()(std::string_view value) const {
    return Attribute{std::string(value)};
  }
  std::optional<Attribute> operator()(List<LegacyScalar> values) const {
    AttributeArray array;
    for (const LegacyScalar& value : values) array.push_back(scalar_element(value));
    return Attribute{std::move(array)};
  }
  template <class T>
  std::optional<Attribute> operator()(List<T> values) const {
    return array_of(values);
  }
  std::optional<Attribute> operator()(const LegacyScalar&) const { return std::nullopt; }
  template <class T>
  std::optional<Attribute> operator()(const T&) const {
    return Attribute{};  // blocks and variables
  }
};

std::optional<std::vector<std::int64_t>> integers(const LegacyValue& value) {
  if (const auto* longs = std::get_if<List<std::int64_t>>(&value)) {
    return std::vector<std::int64_t>(longs->begin(), longs->end());
  }
  if (const auto* ints = std::get_if<List<std::int32_t>>(&value)) {
    return std::vector<std::int64_t>(ints->begin(), ints->end());
  }
  return std::nullopt;
}

std::optional<std::int64_t> integer(const LegacyValue& value) {
  if (const auto* number = std::get_if<std::int32_t>(&value)) return *number;
  if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
  return std::nullopt;
}

std::optional<Attribute> blank(AttributeKind declared) {
  switch (declared) {
    case AttributeKind::int64_list: return Attribute{AttributeArray{}};
    case AttributeKind::boolean: return Attribute{false};
    case AttributeKind::data_type: return Attribute{DataType::undefined};
    case AttributeKind::place: return Attribute{Place{}};
    default: return Attribute{};
  }
}

template <class T>
bool all_are(const Attribute& attribute) {
  const auto* array = std::get_if<AttributeArray>(&attribute.value);
  return array && std::ranges::all_of(*array, [](const Attribute& element) {
           return std::holds_alternative<T>(element.value);
         });
}

}  // namespace

std::optional<Attribute> convert_attribute(const LegacyValue* value, AttributeKind declared) {
  if (!value) return blank(declared);
  switch (declared) {
    case AttributeKind::int_array:
      if (auto list = integers(*value)) return Attribute{IntArray{std::move(*list)}};
      break;
    case AttributeKind::int64_list:
      if (auto list = integers(*value)) return array_of(List<std::int64_t>(*list));
      break;
    case AttributeKind::int32_list:
      if (auto list = integers(*value)) {
        const std::vector<std::int32_t> narrow(list->begin(), list->end());
        return array_of(List<std::int32_t>(narrow));
      }
      break;
    case AttributeKind::int64:
      if (const auto number = integer(*value)) return Attribute{*number};
      break;
    case AttributeKind::boolean:
      if (const auto number = integer(*value)) return Attribute{*number != 0};
      break;
    case AttributeKind::data_type:
      if (const auto number = integer(*value)) return Attribute{data_type_of_number(*number)};
      break;
    case AttributeKind::float64:
      if (const auto* number = std::get_if<float>(value)) {
        return Attribute{static_cast<double>(*number)};
      }
      break;
    case AttributeKind::float64_list:
      if (const auto* floats = std::get_if<List<float>>(value)) {
        const std::vector<double> wide(floats->begin(), floats->end());
        return array_of(List<double>(wide));
      }
      break;
    default: break;
  }
  return std::visit(Plain{}, *value);
}

namespace {

// "[1,2]" as a list of numbers; other lists are empty.
Attribute run_time_list(std::string_view text, AttributeKind declared) {
  AttributeArray array;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at < end) {
    float number = 0;
    const auto [next, failed] = std::from_chars(at + 1, end, number);  // after "[" or ","
    if (failed != std::errc()) break;
    const bool is_float = declared == AttributeKind::float32_list;
    array.push_back(is_float ? Attribute{number} : Attribute{static_cast<std::int32_t>(number)});
    at = next;
  }
  return {std::move(array)};
}

}  // namespace

Attribute plain_attribute_as(const OpDesc& op, std::string_view name, AttributeKind declared) {
  return convert_attribute(op.plain_attribute(name), declared).value_or(Attribute{});
}

Attribute run_time_attribute(std::string_view text, AttributeKind declared) {
  const auto number = [&]<class T>(T value) {
    std::from_chars(text.data(), text.data() + text.size(), value);
    return Attribute{value};
  };
  switch (declared) {
    case AttributeKind::int32: return number(std::int32_t{0});
    case AttributeKind::int64: return number(std::int64_t{0});
    case AttributeKind::float32: return number(0.0F);
    case AttributeKind::float64: return number(0.0);
    case AttributeKind::boolean: return {text == "true"};
    case AttributeKind::string: return {std::string(text)};
    default: return is_list(declared) ? run_time_list(text, declared) : Attribute{};
  }
}

bool is_list(AttributeKind declared) {
  return declared >= AttributeKind::int32_list && declared <= AttributeKind::string_list;
}

bool has_kind(const Attribute& attribute, AttributeKind declared) {
  const AttributeValue& value = attribute.value;
  switch (declared) {
    case AttributeKind::int32: return std::holds_alternative<std::int32_t>(value);
    case AttributeKind::int64: return std::holds_alternative<std::int64_t>(value);
    case AttributeKind::float32: return std::holds_alternative<float>(value);
    case AttributeKind::float64: return std::holds_alternative<double>(value);
    case AttributeKind::boolean: return std::holds_alternative<bool>(value);
    case AttributeKind::string: return std::holds_alternative<std::string>(value);
    case AttributeKind::int32_list: return all_are<std::int32_t>(attribute);
    case AttributeKind::int64_list: return all_are<std::int64_t>(attribute);
    case AttributeKind::float32_list: return all_are<float>(attribute);
    case AttributeKind::float64_list: return all_are<double>(attribute);
    case AttributeKind::boolean_list: return all_are<bool>(attribute);
    case AttributeKind::string_list: return all_are<std::string>(attribute);
    case AttributeKind::int_array: return std::holds_alternative<IntArray>(value);
    case AttributeKind::data_type: return std::holds_alternative<DataType>(value);
    case AttributeKind::place: return std::holds_alternative<Place>(value);
    case AttributeKind::scalar:
      return !std::holds_alternative<std::monostate>(value) &&
             !std::holds_alternative<AttributeArray>(value);
    case AttributeKind::scalar_list:
    case AttributeKind::data_layout:
    case AttributeKind::other: return !std::holds_alternative<std::monostate>(value);
  }
  return true;
}

std::string_view attribute_type_name(AttributeKind declared) {
  switch (declared) {
    case AttributeKind::int32: return "pir::Int32Attribute";
    case AttributeKind::int64: return "pir::Int64Attribute";
    case AttributeKind::float32: return "pir::FloatAttribute";
    case AttributeKind::float64: return "pir::DoubleAttribute";
    case AttributeKind::boolean: return "pir::BoolAttribute";
    case AttributeKind::string: return "pir::StrAttribute";
    case AttributeKind::scalar: return "paddle::dialect::ScalarAttribute";
    case AttributeKind::int_array: return "paddle::dialect::IntArrayAttribute";
    case AttributeKind::data_type: return "paddle::dialect::DataTypeAttribute";
    case AttributeKind::place: return "paddle::dialect::PlaceAttribute";
    case AttributeKind::data_layout: return "paddle::dialect::DataLayoutAttribute";
    default: return "pir::ArrayAttribute";
  }
}

std::optional<DataType> strict_data_type(std::int64_t number) {
  switch (static_cast<VarKind>(number)) {
    case VarKind::boolean: return DataType::boolean;
    case VarKind::uint8: return DataType::uint8;
    case VarKind::int8: return DataType::int8;
    case VarKind::int16: return DataType::int16;
    case VarKind::int32: return DataType::int32;
    case VarKind::int64: return DataType::int64;
    case VarKind::size_t_: return DataType::uint64;
    case VarKind::fp16: return DataType::float16;
    case VarKind::bf16: return DataType::bfloat16;
    case VarKind::fp32: return DataType::float32;
    case VarKind::fp64: return DataType::float64;
    case VarKind::complex64: return DataType::complex64;
    case VarKind::complex128: return DataType::complex128;
    case VarKind::fp8_e4m3fn: return DataType::float8_e4m3fn;
    case VarKind::fp8_e5m2: return DataType::float8_e5m2;
    case VarKind::pstring: return DataType::pstring;
    default: return std::nullopt;
  }
}

DataType data_type_of_number(std::int64_t number) {
  if (number == static_cast<std::int64_t>(VarKind::size_t_)) return DataType::undefined;
  return strict_data_type(number).value_or(DataType::undefined);
}

DataType data_type_of_kind(VarKind kind) {
  return data_type_of_number(static_cast<std::int64_t>(kind));
}

}  // namespace paddle_ls::ir
