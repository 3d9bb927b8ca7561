#include "engine/python/collect/comparisons.hpp"

#include <algorithm>

#include "engine/python/collect/state/method_like.hpp"
#include "engine/python/collect/state/operator_names.hpp"
#include "engine/python/collect/state/receivers.hpp"
#include "engine/python/record/grammar.hpp"

namespace paddle_ls::python {

namespace {

// One operand of a comparison of two operands.
struct Compared {
  OpId op;
  Value object;
};

// The node of a comparison with two operands; its second child is the operator.
syntax::Node comparison_at(const FileView& file, const Op& op) {
  const syntax::Node node = node_at(file, op, range_of(op));
  return node && node.child_count() == 3 ? node : syntax::Node();
}

// `x == "auto"`. A program that compares a parameter with a string shows that it may be one.
void compare_with_text(Collection& found, const Op& op, const Compared& tensor) {
  const FileView& file = found.file;
  const Value& value = tensor.object;
  const bool is_made_here =
      value.reason != Reason::passed_argument && value.reason != Reason::annotation;
  if (value.certainty != Certainty::sure || !is_made_here) return;
  const syntax::Node node = comparison_at(file, op);
  if (!node) return;
  const std::string_view written = node.child(1).in(file.source);
  if (written != "==" && written != "!=") return;
  const bool is_first = tensor.op == file.tape.operands[op.b];
  MethodUse& use = add_as_method(found, op,
                                 {.receiver_op = tensor.op,
                                  .node = node,
                                  .written = node.child(1).range(),
                                  .name = written == "==" ? "equals_text" : "differs_from_text",
                                  .receiver = receiver_by_value(file, value, none)});
  use.operand = node.child(is_first ? 0 : 2);
  use.other = node.child(is_first ? 2 : 0);
}

// `x.shape < (2, 3)`
void compare_with_tuple(Collection& found, const Op& op, OpId shape) {
  const syntax::Node node = comparison_at(found.file, op);
  if (!node) return;
  const std::string_view written = node.child(1).in(found.file.source);
  if (written.starts_with('<') || written.starts_with('>')) add_asked(found, shape, "__class__");
}

void compare_tensors(Collection& found, const Op& op, const Compared& left, const Value& right) {
  const FileView& file = found.file;
  const syntax::Node node = comparison_at(file, op);
  if (!node) return;
  const OperatorName* const name = operator_named(node.child(1).in(file.source));
  if (name == nullptr) return;
  Facts facts;
  add_cast(facts, cast_between(name->written, left.object, right), left.object, right);
  if (facts.bits == 0) return;
  Receiver receiver = receiver_by_value(file, left.object, none);
  receiver.certainty = std::min(receiver.certainty, right.certainty);
  MethodUse& use = add_as_method(found, op,
                                 {.receiver_op = left.op,
                                  .node = node,
                                  .written = node.child(1).range(),
                                  .name = name->method,
                                  .receiver = receiver});
  use.operand = node.child(0);
  use.other = node.child(2);
  use.facts = facts;
}

// `y[:, 0]`: only tensors and arrays are cut along several axes, and tables as `y.loc[:, 0]`.
bool is_cut_along_axes(const FileView& file, syntax::Node expression) {
  const NodeKinds& kinds = NodeKinds::instance();
  if (!expression || kinds[expression.kind()] != NodeKind::subscript) return false;
  const std::uint32_t count = expression.named_child_count();
  if (count < 3 || expression.named_child(0).in(file.source).ends_with("loc")) return false;
  for (std::uint32_t i = 1; i < count; ++i) {
    if (kinds[expression.named_child(i).kind()] == NodeKind::slice) return true;
  }
  return false;
}

// `1 in x`: Python goes over the rows of an object without `__contains__`.
void look_for_element(Collection& found, const Op& op, const Compared& in) {
  const FileView& file = found.file;
  const syntax::Node node = comparison_at(file, op);
  if (!node) return;
  const std::string_view written = node.child(1).in(file.source);
  if (written != "in" && written != "not in") return;
  Receiver receiver = receiver_by_value(file, in.object, none);
  if (in.object.is(Value::Tag::unknown) && is_cut_along_axes(file, node.child(2))) {
    receiver = {Kind::tensor, Certainty::likely, Reason::tensor_only_method, none, none, op.start};
  } else if (receiver.kind != Kind::tensor || receiver.certainty != Certainty::sure) {
    return;
  }
  MethodUse& use = add_as_method(found, op,
                                 {.receiver_op = in.op,
                                  .node = node,
                                  .written = node.child(1).range(),
                                  .name = written == "in" ? "has_element" : "lacks_element",
                                  .receiver = receiver});
  use.operand = node.child(2);
  use.other = node.child(0);
}

}  // namespace

void collect_comparison(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  const std::span<const OpId> operands = elements_of(file, op);
  if (operands.size() != 2) return;
  const auto compared = [&](OpId operand) {
    return Compared{operand, file.run.as_object(file.run.value(operand))};
  };
  if ((op.flags & identity) != 0) return look_for_element(found, op, compared(operands[1]));
  const Compared left = compared(operands[0]);
  const Compared right = compared(operands[1]);
  const bool is_left_tensor = left.object.is_object(Kind::tensor);
  const bool is_right_tensor = right.object.is_object(Kind::tensor);
  if (is_left_tensor && is_text(right.object)) return compare_with_text(found, op, left);
  if (is_right_tensor && is_text(left.object)) return compare_with_text(found, op, right);
  const bool is_left_shape = left.object.is_object(Kind::size);
  if (is_left_shape != right.object.is_object(Kind::size)) {
    return compare_with_tuple(found, op, is_left_shape ? left.op : right.op);
  }
  if (is_left_tensor && is_right_tensor) compare_tensors(found, op, left, right.object);
}

}  // namespace paddle_ls::python
