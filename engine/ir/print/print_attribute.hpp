// Attribute values and value types as PIR text.
#pragma once

#include <string>

#include "engine/ir/pir/types.hpp"
#include "engine/ir/print/print_dialect.hpp"

namespace paddle_ls::ir {

void print_attribute(std::string& out, const Attribute& attribute, const DialectTraits& dialect);
void print_type(std::string& out, const TypeTable& types, TypeId type,
                const DialectTraits& dialect);
// As a C++ stream prints it: six significant digits.
void print_float(std::string& out, double value);

}  // namespace paddle_ls::ir
