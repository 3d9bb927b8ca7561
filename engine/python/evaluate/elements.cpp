// What tensors hold and how many dimensions they have, as far as calls tell.
#include <algorithm>

#include "engine/python/evaluate/run_tape.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

constexpr int deepest_display = 8;
constexpr std::uint32_t longest_display = 64;

Number wider(Number left, Number right) {
  if (left == right || breadth(left) > breadth(right)) return left;
  if (breadth(left) < breadth(right)) return right;
  return is_whole(left) ? Number::whole : is_fraction(left) ? Number::fraction : left;
}

}  // namespace

// The type that a call names: `dtype=torch.long`, or `x.to(torch.float16)`.
Number TapeRunner::type_given(const Call& call) const {
  for (std::uint32_t i = 0; i < call.keywords; ++i) {
    if (names_.text(tape_.keyword_names[call.first_keyword + i]) != "dtype") continue;
    const Value& type = values_[tape_.operands[call.first + call.positional + i]];
    const bool is_named = type.is(Tag::name) || type.is(Tag::builtin);
    return is_named ? kinds_.number_of_type(names_.text(type.ref)) : Number::unknown;
  }
  if (call.positional == 0) return Number::unknown;
  const Value& first = values_[tape_.operands[call.first]];
  return first.is(Tag::name) ? kinds_.number_of_type(names_.text(first.ref)) : Number::unknown;
}

// What is in a tensor, in each of several, in a number or in the display of such.
Number TapeRunner::numbers_in(const Value& value, int depth) const {
  if (value.is_object(Kind::size)) return Number::whole;
  if (!value.is(Tag::sequence)) return value.number;
  const Op& display = tape_.ops[value.ref];
  if (depth == deepest_display || display.b == display.c) return Number::unknown;
  Number widest = Number::truth;
  const std::uint32_t end = std::min(display.c, display.b + longest_display);
  for (std::uint32_t i = display.b; i < end; ++i) {
    const Number number = numbers_in(values_[tape_.operands[i]], depth + 1);
    if (number == Number::unknown) return number;
    widest = wider(widest, number);
  }
  return widest;
}

std::uint8_t TapeRunner::axes_in(const Value& value, int depth) const {
  if (is_number(value)) return 0;
  if (value.is_object(Kind::size)) return 1;
  if (value.is_object(Kind::tensor)) return value.axes;
  if (!value.is(Tag::sequence) || depth == deepest_display) return unknown_axes;
  const Op& display = tape_.ops[value.ref];
  if (display.b == display.c) return 1;
  const std::uint8_t inside = axes_in(values_[tape_.operands[display.b]], depth + 1);
  return inside == unknown_axes ? inside : static_cast<std::uint8_t>(inside + 1);
}

// Dimensions of what a call gives that was given `call`, on `object` where it is a method.
std::uint8_t TapeRunner::axes_given(AxesOf which, const Call& call, const Value& object) const {
  const bool has_first = call.positional > 0 && !call.unpacks;
  const Value first = has_first ? values_[tape_.operands[call.first]] : Value{};
  switch (which) {
    case AxesOf::none: return 0;
    case AxesOf::one: return 1;
    case AxesOf::two: return 2;
    case AxesOf::receiver: return object.axes;
    case AxesOf::values: return axes_in(first);
    case AxesOf::sizes:
      if (first.is(Tag::sequence)) {
        const Op& display = tape_.ops[first.ref];
        return static_cast<std::uint8_t>(std::min<std::uint32_t>(display.c - display.b, 200));
      }
      if (has_first && (is_number(first) || call.positional > 1)) {
        return static_cast<std::uint8_t>(std::min<std::uint32_t>(call.positional, 200));
      }
      return unknown_axes;
    case AxesOf::unknown: break;
  }
  return unknown_axes;
}

void TapeRunner::describe_call(Value& made, std::string_view api, const Op& op,
                               const CallShape& shape) const {
  if (!made.is_object(Kind::tensor) && !made.is_object(Kind::tensors)) return;
  const Call& call = tape_.calls[op.b];
  made.number = kinds_.call_number(api, shape, numbers_given(call));
  if (made.number == Number::unknown) made.number = type_given(call);
  made.axes = axes_given(kinds_.call_axes(api, shape), call, Value{});
}

void TapeRunner::describe_method(Value& made, const Value& object, std::string_view name,
                                 const Op& op, const CallShape& shape) const {
  if (!made.is_object(Kind::tensor) && !made.is_object(Kind::tensors)) return;
  const Call& call = tape_.calls[op.b];
  made.number = kinds_.method_number(object.number, name, shape);
  const Number named = type_given(call);
  if (named != Number::unknown) made.number = named;
  made.axes = axes_given(kinds_.method_axes(name, shape), call, object);
}

}  // namespace paddle_ls::python
