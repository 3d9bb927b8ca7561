#include "engine/python/evaluate/tensor_facts.hpp"

#include <algorithm>

#include "engine/python/evaluate/number_types.hpp"
#include "engine/python/evaluate/object_values.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

constexpr int deepest_display = 8;
constexpr std::size_t longest_display = 64;

Number wider(Number left, Number right) {
  if (left == right || breadth(left) > breadth(right)) return left;
  if (breadth(left) < breadth(right)) return right;
  return is_whole(left) ? Number::whole : is_fraction(left) ? Number::fraction : left;
}

// The element type of a tensor, of several, of a number or of a display of such.
Number numbers_in(const Evaluation& run, const Value& value, int depth = 0) {
  if (value.is_object(Kind::size)) return Number::whole;
  if (!value.is(Tag::sequence)) return value.number;
  const Op& display = run.op(value.ref);
  if (depth == deepest_display || display.b == display.c) return Number::unknown;
  Number widest = Number::truth;
  const auto parts = run.parts(display);
  for (const OpId part : parts.first(std::min(parts.size(), longest_display))) {
    const Number number = numbers_in(run, run.values[part], depth + 1);
    if (breadth(number) == 0) return number;
    widest = wider(widest, number);
  }
  return widest;
}

std::uint8_t axes_in(const Evaluation& run, const Value& value, int depth = 0) {
  if (is_number(value)) return 0;
  if (value.is_object(Kind::size)) return 1;
  if (value.is_object(Kind::tensor)) return value.axes;
  if (!value.is(Tag::sequence) || depth == deepest_display) return unknown_axes;
  const Op& display = run.op(value.ref);
  if (display.b == display.c) return 1;
  const std::uint8_t inside = axes_in(run, run.values[run.operand(display.b)], depth + 1);
  return inside == unknown_axes ? inside : static_cast<std::uint8_t>(inside + 1);
}

std::uint8_t axes_of_sizes(std::size_t sizes) {
  constexpr std::size_t most = 200;
  return static_cast<std::uint8_t>(std::min(sizes, most));
}

// The number of dimensions of the result of `call`, on `object` for a method.
std::uint8_t axes_given(const Evaluation& run, AxesOf which, const Call& call,
                        const Value& object) {
  const bool has_first = call.positional > 0 && !call.unpacks;
  const Value first = has_first ? run.values[run.operand(call.first)] : Value{};
  switch (which) {
    case AxesOf::none: return 0;
    case AxesOf::one: return 1;
    case AxesOf::two: return 2;
    case AxesOf::receiver: return object.axes;
    case AxesOf::values: return axes_in(run, first);
    case AxesOf::sizes:
      if (first.is(Tag::sequence)) {
        return axes_of_sizes(run.parts(run.op(first.ref)).size());
      }
      if (has_first && (is_number(first) || call.positional > 1)) {
        return axes_of_sizes(call.positional);
      }
      return unknown_axes;
    case AxesOf::unknown: break;
  }
  return unknown_axes;
}

// The element type of the first argument of a call.
Number number_given_first(const Evaluation& run, const Call& call) {
  if (call.positional == 0 || call.unpacks) return Number::unknown;
  return numbers_in(run, as_object(run, run.values[run.operand(call.first)]));
}

// The joined element type of the positional arguments of a call.
Number numbers_given(const Evaluation& run, const Call& call) {
  Number given = Number::truth;
  bool is_known = true, may_count = false;
  for (const OpId argument : run.positional(call)) {
    const Number number = numbers_in(run, run.values[argument]);
    is_known = is_known && breadth(number) != 0;
    may_count = may_count || number == Number::perhaps_whole;
    if (breadth(number) > breadth(given)) given = number;
  }
  if (is_known || is_fraction(given)) return given;
  return may_count ? Number::perhaps_whole : Number::unknown;
}

}  // namespace

Number type_given(const Evaluation& run, const Call& call) {
  for (std::uint32_t i = 0; i < call.keywords; ++i) {
    if (run.text(run.tape.keyword_names[call.first_keyword + i]) != "dtype") continue;
    const Value& type = run.values[run.operand(call.first + call.positional + i)];
    const bool is_named = type.is(Tag::name) || type.is(Tag::builtin);
    return is_named ? run.library.element_type(run.text(type.ref)) : Number::unknown;
  }
  if (call.positional == 0) return Number::unknown;
  const Value& first = run.values[run.operand(call.first)];
  return first.is(Tag::name) ? run.library.element_type(run.text(first.ref)) : Number::unknown;
}

void describe_call(const Evaluation& run, Value& made, const CallResult& result, const Call& call) {
  if (!made.is_object(Kind::tensor) && !made.is_object(Kind::tensors)) return;
  const bool is_of_all = depends_on_arguments(result.elements);
  const Number given = is_of_all ? numbers_given(run, call) : number_given_first(run, call);
  made.number = element_type(result.elements, given);
  const Number named = type_given(run, call);
  if (is_open(made.number) && named != Number::unknown) made.number = named;
  made.axes = axes_given(run, result.axes, call, Value{});
}

void describe_method(const Evaluation& run, Value& made, const Value& object,
                     const CallResult& result, const Call& call) {
  if (!made.is_object(Kind::tensor) && !made.is_object(Kind::tensors)) return;
  made.number = element_type(result.elements, object.number);
  const Number named = type_given(run, call);
  if (named != Number::unknown) made.number = named;
  made.axes = axes_given(run, result.axes, call, object);
}

}  // namespace paddle_ls::python
