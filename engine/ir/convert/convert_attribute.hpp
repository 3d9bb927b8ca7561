// Attribute values of a legacy op as PIR attribute values.
#pragma once

#include <optional>
#include <string_view>

#include "engine/ir/legacy/op_table.hpp"
#include "engine/ir/legacy/program_desc.hpp"
#include "engine/ir/pir/types.hpp"

namespace paddle_ls::ir {

// `value` null: the op has no such attribute. The declared kind changes only a few conversions
// (dtype numbers, 64-bit integers, integer lists); otherwise the value keeps its own kind, and
// verification finds the mismatch. Nothing when Paddle cannot convert the value at all.
std::optional<Attribute> convert_attribute(const LegacyValue* value, AttributeKind declared);

// The same of an attribute of `op` that names no variables; an empty one where it is not there or
// cannot be converted.
Attribute plain_attribute_as(const OpDesc& op, std::string_view name, AttributeKind declared);

// The attribute that Paddle fills in at run time, from its text in the op table.
Attribute run_time_attribute(std::string_view text, AttributeKind declared);

// Whether an op definition accepts the attribute, and the name of the type that it requires.
bool has_kind(const Attribute& attribute, AttributeKind declared);
std::string_view attribute_type_name(AttributeKind declared);
bool is_list(AttributeKind declared);

// As fill_constant and most attributes understand a dtype number; undefined when unknown.
DataType data_type_of_number(std::int64_t number);
DataType data_type_of_kind(VarKind kind);
// Only for kinds of elements; fill_constant and variables refuse the others.
std::optional<DataType> strict_data_type(std::int64_t number);

}  // namespace paddle_ls::ir
