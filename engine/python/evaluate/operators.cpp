#include "engine/python/evaluate/operators.hpp"

#include <algorithm>
#include <span>

#include "engine/python/evaluate/number_types.hpp"
#include "engine/python/evaluate/object_values.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// The number of dimensions of the result of an elementwise operator.
std::uint8_t axes_together(const Value& left, const Value& right) {
  const bool has_left = left.is_object(Kind::tensor), has_right = right.is_object(Kind::tensor);
  if (has_left && has_right) {
    const bool is_known = left.axes != unknown_axes && right.axes != unknown_axes;
    return is_known ? std::max(left.axes, right.axes) : unknown_axes;
  }
  if (has_left && right.is_object(Kind::foreign)) return left.axes;
  return has_right && left.is_object(Kind::foreign) ? right.axes : unknown_axes;
}

// Arithmetic. The operator of a tensor on the left is the tensor's; for a tensor on the right, the
// left operand may override it.
Value binary(const Value& left, const Value& right, std::uint32_t origin) {
  if (is_text(left)) return python_value(Reason::text, left.certainty);
  const bool left_tensor = left.is_object(Kind::tensor);
  const bool right_tensor = right.is_object(Kind::tensor);
  if (left_tensor || right_tensor) {
    const Value& tensor =
        left_tensor && (!right_tensor || left.certainty >= right.certainty) ? left : right;
    Value result =
        object_value(Kind::tensor, tensor.certainty, Reason::operator_of_known, tensor.ref, origin);
    result.fresh = true;
    const Value& other = &tensor == &left ? right : left;
    const bool is_literal = other.is_object(Kind::foreign) && other.reason == Reason::literal;
    if (!left_tensor && !is_literal) result.certainty = Certainty::likely;
    if (left_tensor && right_tensor && &tensor == &right) result.certainty = Certainty::likely;
    return result;
  }
  if (is_text(right)) return python_value(Reason::text, Certainty::likely);
  if (left.is_object(Kind::foreign) && right.is_object(Kind::foreign)) return left;
  if (left.is(Tag::sequence) || right.is(Tag::sequence)) return python_value();
  const bool are_lists = left.is_object(Kind::tensors) || left.is_object(Kind::modules);
  return are_lists && left.kind == right.kind ? join(left, right) : unknown_value();
}

}  // namespace

Value tensor_like(const Value& model) {
  Value value = object_value(Kind::tensor, model.certainty, Reason::operator_of_known, model.ref,
                             model.origin);
  value.number = model.number;
  value.axes = model.axes;
  return value;
}

Value evaluate_unary(const Evaluation& run, const Op& op) {
  const Value operand = as_object(run, run.values[op.a]);
  if (operand.is_object(Kind::foreign)) return operand;
  if (!operand.is_object(Kind::tensor)) return unknown_value();
  Value made = tensor_like(operand);
  made.fresh = true;
  // The operand of `~` is usually a mask, and rarely an integer whose bits are inverted.
  const bool inverts = run.source.substr(op.start).starts_with('~');
  if (inverts && made.number == Number::unknown) made.number = Number::truth;
  return made;
}

Value evaluate_binary(const Evaluation& run, const Op& op) {
  const Value left = as_object(run, run.values[op.a]);
  return evaluate_operator(run, left, as_object(run, run.values[op.b]), op);
}

Value evaluate_operator(const EvaluatedFile& program, const Value& left, const Value& right,
                        const Op& op) {
  Value value = binary(left, right, op.start);
  const std::string_view written = operator_of(program.source, program.tape, op);
  if (value.is_object(Kind::foreign)) value.number = number_of(written, left, right);
  if (!value.is_object(Kind::tensor)) return value;
  value.number = number_of(written, left, right);
  value.axes = written == "@" ? unknown_axes : axes_together(left, right);
  return value;
}

Value evaluate_comparison(const Evaluation& run, const Op& op) {
  if ((op.flags & identity) != 0) return python_value();
  const std::span<const OpId> operands = run.parts(op);
  if (operands.empty()) return unknown_value();
  Value result = as_object(run, run.values[operands.front()]);
  for (const OpId operand : operands.subspan(1)) {
    const Value other = as_object(run, run.values[operand]);
    const std::uint8_t axes = axes_together(result, other);
    result = binary(result, other, op.start);
    if (result.is_object(Kind::tensor)) result.axes = axes;
  }
  if (is_text(result)) return python_value();
  if (result.is_object(Kind::tensor)) result.number = Number::truth;
  return result;
}

}  // namespace paddle_ls::python
