// The short names of the PIR JSON format: dialects by number, types and attributes by code.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/ir/pir/types.hpp"

namespace paddle_ls::ir {

struct JsonDialect {
  std::string_view name;
  char id;
};

inline constexpr std::array json_dialects = {JsonDialect{"builtin", '0'}, JsonDialect{"pd_op", '1'},
                                             JsonDialect{"cf", '2'}, JsonDialect{"custom_op", '3'},
                                             JsonDialect{"pd_dist", '4'}};

struct JsonElement {
  DataType type;
  std::string_view code;
};

inline constexpr std::array json_elements = {
    JsonElement{DataType::undefined, "0.t_undefined"},
    JsonElement{DataType::boolean, "0.t_bool"},
    JsonElement{DataType::uint8, "0.t_ui8"},
    JsonElement{DataType::int8, "0.t_i8"},
    JsonElement{DataType::int16, "0.t_i16"},
    JsonElement{DataType::int32, "0.t_i32"},
    JsonElement{DataType::int64, "0.t_i64"},
    JsonElement{DataType::float16, "0.t_f16"},
    JsonElement{DataType::bfloat16, "0.t_bf16"},
    JsonElement{DataType::float32, "0.t_f32"},
    JsonElement{DataType::float64, "0.t_f64"},
    JsonElement{DataType::complex64, "0.t_c64"},
    JsonElement{DataType::complex128, "0.t_c128"},
    JsonElement{DataType::float8_e4m3fn, "0.t_f8e4m3fn"},
    JsonElement{DataType::float8_e5m2, "0.t_f8e5m2"},
};

struct JsonType {
  TypeKind kind;
  std::string_view code;
};

inline constexpr std::array json_types = {
    JsonType{TypeKind::tensor, "0.t_dtensor"},
    JsonType{TypeKind::vector, "0.t_vec"},
    JsonType{TypeKind::selected_rows, "1.t_selected_rows"},
    JsonType{TypeKind::tensor_array, "1.t_dense_tensor_array"},
    JsonType{TypeKind::sparse_coo, "1.t_sparse_coo_tensor"},
    JsonType{TypeKind::sparse_csr, "1.t_sparse_csr_tensor"},
    JsonType{TypeKind::stack, "2.t_stack"},
    JsonType{TypeKind::inlet, "2.t_inlet"},
    JsonType{TypeKind::outlet, "2.t_outlet"},
};

// Attributes that are kept as their JSON.
inline constexpr std::array<std::string_view, 7> opaque_json_attributes = {
    "0.a_tensorname", "0.a_type",         "1.a_layout",     "1.a_scalar",
    "4.a_op_dist",    "4.a_process_mesh", "4.a_tensor_dist"};

// Types that a program prints as a name alone.
inline constexpr std::array<std::string_view, 2> other_json_types = {"0.t_index",
                                                                     "4.t_dist_dtensor"};

// Memory layouts of tensors.
inline constexpr std::array<std::string_view, 9> json_layouts = {
    "NCHW",    "NHWC",          "NCDHW",
    "NDHWC",   "SPARSE_COO",    "SPARSE_CSR",
    "STRIDED", "PSTRING_UNION", "Undefined(AnyLayout)"};

// pd_op.relu -> 1.relu; a dialect without a number keeps its name.
std::string short_op_name(std::string_view name);
// Nothing where the dialect has no such number.
std::optional<std::string> full_op_name(std::string_view short_name);

}  // namespace paddle_ls::ir
