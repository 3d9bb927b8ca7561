// The methods of operators, and which operators on tensors and numbers need another form in a
// library that does not promote types.
#pragma once

#include <string_view>

#include "engine/python/evaluate/number_types.hpp"
#include "engine/python/facts/facts.hpp"

namespace paddle_ls::python {

struct OperatorName {
  std::string_view written;
  std::string_view method;
  std::string_view augmented;  // empty for comparisons
};

// The row of an operator by its spelling, or null.
const OperatorName* operator_named(std::string_view written);

// Adds which operand has to be cast before an operator is applied to `left` and `right`.
void add_cast(Facts& facts, Cast cast, const Value& left, const Value& right);

// `&`, `|` or `^`, the bitwise operators.
bool is_bitwise(std::string_view written);

// True for an operator between a tensor and a Python number that needs another form.
bool wants_number_moved(std::string_view written, const Value& left, const Value& right);

}  // namespace paddle_ls::python
