// What numbers an expression has to do with: whole ones, or fractions.
#pragma once

#include <string_view>

#include "engine/python/evaluate/value.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

// Of a literal; unknown for what is no number.
Number number_in(std::string_view literal);

// The operator of a `binary` or `bar`, such as `*` or `**`, as it is written between its operands;
// empty when it is not seen there.
std::string_view operator_of(std::string_view source, const Tape& tape, const Op& op);

// Of the constant that is the `operand` of `op`; unknown for any other.
Number number_beside(std::string_view source, const Tape& tape, const Op& op,
                     std::string_view written, OpId operand);

// What is in the tensor that an operator gives.
Number number_of(std::string_view written, const Value& left, const Value& right);

// True for a tensor of whole numbers and one of fractions.
bool mix_numbers(const Value& left, const Value& right);

// `&`, `|` or `^`.
bool is_of_bits(std::string_view written);

// What rules call an operator: `operator*`, which no attribute is called. Empty for one that does
// not compute.
std::string_view method_of(std::string_view written);

}  // namespace paddle_ls::python
