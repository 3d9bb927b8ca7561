#include "engine/ir/pir/types.hpp"

#include <algorithm>
#include <array>

namespace paddle_ls::ir {

namespace {

struct ElementRow {
  DataType type;
  std::string_view type_name;
  std::string_view data_type_name;
  std::size_t bytes;
};

// In the order of the enumeration.
constexpr std::array element_rows = {
    ElementRow{DataType::undefined, "undefined", "Undefined", 0},
    ElementRow{DataType::boolean, "b", "bool", 1},
    ElementRow{DataType::uint8, "u8", "uint8", 1},
    ElementRow{DataType::int8, "i8", "int8", 1},
    ElementRow{DataType::uint16, "u16", "uint16", 2},
    ElementRow{DataType::int16, "i16", "int16", 2},
    ElementRow{DataType::uint32, "u32", "uint32", 4},
    ElementRow{DataType::int32, "i32", "int32", 4},
    ElementRow{DataType::uint64, "u64", "uint64", 8},
    ElementRow{DataType::int64, "i64", "int64", 8},
    ElementRow{DataType::float16, "f16", "float16", 2},
    ElementRow{DataType::bfloat16, "bf16", "bfloat16", 2},
    ElementRow{DataType::float32, "f32", "float32", 4},
    ElementRow{DataType::float64, "f64", "float64", 8},
    ElementRow{DataType::complex64, "c64", "complex64", 8},
    ElementRow{DataType::complex128, "c128", "complex128", 16},
    ElementRow{DataType::float8_e4m3fn, "f8e4m3fn", "float8_e4m3fn", 1},
    ElementRow{DataType::float8_e5m2, "f8e5m2", "float8_e5m2", 1},
    ElementRow{DataType::pstring, "pstring", "pstring", 0},
};

const ElementRow& row(DataType type) {
  return element_rows[static_cast<std::size_t>(type)];
}

std::optional<DataType> find(std::string_view name, std::string_view ElementRow::*column) {
  const auto found = std::ranges::find(element_rows, name, column);
  if (found == element_rows.end()) return std::nullopt;
  return found->type;
}

}  // namespace

std::string_view type_name(DataType type) {
  return row(type).type_name;
}
std::string_view data_type_name(DataType type) {
  return row(type).data_type_name;
}
std::size_t byte_size(DataType type) {
  return row(type).bytes;
}

std::optional<DataType> data_type_of_type_name(std::string_view name) {
  return find(name, &ElementRow::type_name);
}

std::optional<DataType> data_type_of_name(std::string_view name) {
  return find(name, &ElementRow::data_type_name);
}

}  // namespace paddle_ls::ir
