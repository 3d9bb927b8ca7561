#include "engine/python/evaluate/number_types.hpp"

#include <algorithm>

namespace paddle_ls::python {

namespace {

// True for a tensor of whole numbers, as far as is known.
bool counts(const Value& value) {
  return value.is_object(Kind::tensor) && may_be_whole(value.number);
}

// What a tensor is computed with whose type is unknown is a number more often than a tensor.
bool may_count(const Value& value) {
  return counts(value) || !value.is_object(Kind::tensor);
}

// The result type of a tensor and a Python number: that of the tensor, unless the number is of a
// wider category. For two tensors, the wider type.
Number result_of(const Value& left, const Value& right) {
  const bool has_tensor = left.is_object(Kind::tensor) || right.is_object(Kind::tensor);
  const Value& tensor = left.is_object(Kind::tensor) ? left : right;
  const Value& other = &tensor == &left ? right : left;
  const Number one = tensor.number, more = other.number;
  const bool is_fractional = is_fraction(one) || is_fraction(more);
  if (one == Number::several && !is_fractional && is_number(other)) return one;
  if (breadth(one) == 0 || breadth(more) == 0) {
    if (is_fraction(one) && has_tensor && other.is_object(Kind::foreign)) return one;
    if (is_fractional && has_tensor) return Number::fraction;
    const bool is_count = (counts(left) && may_count(right)) || (counts(right) && may_count(left));
    return is_count ? Number::perhaps_whole : Number::unknown;
  }
  if (breadth(one) != breadth(more)) return breadth(one) > breadth(more) ? one : more;
  if (one == more || !other.is_object(Kind::tensor)) return one;
  if (is_whole(one)) {
    return one == Number::whole || more == Number::whole ? Number::whole : std::max(one, more);
  }
  return Number::fraction;
}

constexpr std::string_view operators = "*/+-%@&|^<>";

// Operators without kernels for 8- and 16-bit integers.
bool lacks_small_kernel(std::string_view written) {
  return written == "*" || written == "%" || written == "**";
}

// True if `operand` is a constant, which has no operation on the tape.
bool stands_in(const Tape& tape, OpId operand, const Op& op) {
  if (operand == none) return false;
  const Op& inner = tape.ops[operand];
  return inner.start >= op.start && inner.end <= op.end && inner.end > inner.start;
}

// Whole numbers of Python have 64 bits in a tensor.
Number as_elements(Number numbers) {
  return numbers == Number::whole ? Number::large : numbers;
}

}  // namespace

Number element_type(const Elements& elements, Number operands) {
  switch (elements.from) {
    case ElementsOf::unknown: break;
    case ElementsOf::type: return elements.type;
    case ElementsOf::receiver: return operands;
    case ElementsOf::arguments: return as_elements(operands);
    case ElementsOf::range: return is_open(operands) ? Number::large : as_elements(operands);
    case ElementsOf::sum:
      return operands == Number::truth || is_whole(operands) ? Number::large : operands;
    case ElementsOf::floating: {
      const bool stays =
          operands == Number::half || operands == Number::wide || operands == Number::complex;
      return stays ? operands : Number::fraction;
    }
  }
  return Number::unknown;
}

bool depends_on_arguments(const Elements& elements) {
  return elements.from == ElementsOf::arguments || elements.from == ElementsOf::range ||
         elements.from == ElementsOf::sum;
}

std::string_view operator_of(std::string_view source, const Tape& tape, const Op& op) {
  const bool has_left = stands_in(tape, op.a, op);
  const bool has_right = stands_in(tape, op.b, op);
  const std::uint32_t from = has_left ? tape.ops[op.a].end : op.start;
  const std::uint32_t to = has_right ? tape.ops[op.b].start : op.end;
  if (!(has_left || has_right) || from >= to) return {};
  const std::string_view between = source.substr(from, to - from);
  if (between.find_first_of("#\"'") != std::string_view::npos) return {};
  std::size_t at = has_left ? between.find_first_of(operators) : between.find_last_of(operators);
  if (at == std::string_view::npos) return {};
  const auto is_doubled = [&](std::size_t one, std::size_t other) {
    return other < between.size() && between[one] == between[other] &&
           std::string_view("*/<>").find(between[one]) != std::string_view::npos;
  };
  if (!has_left && at > 0 && is_doubled(at, at - 1)) --at;
  return between.substr(at, is_doubled(at, at + 1) ? 2 : 1);
}

Number number_of(std::string_view written, const Value& left, const Value& right) {
  if (written.empty()) return Number::unknown;
  const Number computed = result_of(left, right);
  const bool divides = written == "/" && (is_whole(computed) || computed == Number::truth);
  if (divides || (written == "/" && is_open(computed))) return Number::fraction;
  const bool adds_up =
      computed == Number::truth && !is_of_bits(written) && written != "+" && written != "*";
  return adds_up ? Number::whole : computed;
}

bool is_of_bits(std::string_view written) {
  return written == "&" || written == "|" || written == "^" || written == "<<" || written == ">>";
}

// Operators that scale a tensor: its elements are more often floats than labels or indices.
bool scales(std::string_view written) {
  return written == "*" || written == "/";
}

Cast cast_between(std::string_view written, const Value& left, const Value& right) {
  if (!left.is_object(Kind::tensor) || !right.is_object(Kind::tensor)) return Cast::nothing;
  const Number one = left.number, other = right.number;
  if (one == Number::several || other == Number::several) return Cast::both;
  if (breadth(one) == 0 || breadth(other) == 0) {
    if (one == other) return Cast::nothing;
    // With booleans of the same type the result does not depend on the other operand's type.
    const bool is_computed = written == "*" || written == "+";
    if (is_computed && one == Number::truth && right.axes != 0) return Cast::left;
    if (is_computed && other == Number::truth && left.axes != 0) return Cast::right;
    const bool has_single = left.axes == 0 || right.axes == 0;
    const bool has_whole = is_whole(one) || is_whole(other);
    return has_whole && !has_single && scales(written) ? Cast::both : Cast::nothing;
  }
  if (one == Number::complex || other == Number::complex) return Cast::nothing;
  if (breadth(one) != breadth(other)) {
    const bool has_single = left.axes == 0 || right.axes == 0;
    const bool is_small = one == Number::small || other == Number::small;
    if (has_single && !is_small && !is_of_bits(written)) return Cast::nothing;
    const bool has_truth = one == Number::truth || other == Number::truth;
    if (has_truth && is_small && lacks_small_kernel(written)) return Cast::both;
    return breadth(one) < breadth(other) ? Cast::left : Cast::right;
  }
  if (one == Number::truth) return written == "/" ? Cast::both : Cast::nothing;
  if (!is_whole(one) || one == Number::whole || other == Number::whole) return Cast::nothing;
  if (one == Number::small && other == Number::small) {
    const bool has_kernel = is_of_bits(written) || written == "/" || written == "//";
    return has_kernel ? Cast::nothing : Cast::both;
  }
  if (one == other) return Cast::nothing;
  const bool left_is_single = left.axes == 0, right_is_single = right.axes == 0;
  if (left_is_single != right_is_single) {
    // The operand with dimensions decides the type, except for bitwise operators and divisions.
    if (!is_of_bits(written) && written != "//") return Cast::nothing;
    return left_is_single ? Cast::left : Cast::right;
  }
  return one < other ? Cast::left : Cast::right;
}

}  // namespace paddle_ls::python
