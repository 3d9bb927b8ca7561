// The element types of expressions: integers or floats.
#pragma once

#include <string_view>

#include "engine/python/evaluate/state/value.hpp"
#include "engine/python/facts/library.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

// The operator of a `binary` or `bar`, such as `*` or `**`, as written between its operands; empty
// if it is not found there.
std::string_view operator_of(std::string_view source, const Tape& tape, const Op& op);

// The element type of the result of an operator, or the type if it is a number.
Number number_of(std::string_view written, const Value& left, const Value& right);

// The element type of a tensor that a call returns. `operands`: that of the receiver, or of the
// arguments taken together.
Number element_type(const Elements& elements, Number operands);

// False where the element type is the same whatever the arguments are.
bool depends_on_arguments(const Elements& elements);

// `&`, `|`, `^`, `<<` or `>>`.
bool is_of_bits(std::string_view written);

// Which operand of an operator on tensors has to be cast first, if the library only accepts
// operands of one type, or if only one of them has dimensions.
enum class Cast : std::uint8_t { nothing, left, right, both };

Cast cast_between(std::string_view written, const Value& left, const Value& right);

}  // namespace paddle_ls::python
