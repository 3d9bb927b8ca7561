#include "engine/python/collect/part_writes.hpp"

#include "engine/python/collect/state/method_like.hpp"
#include "engine/python/collect/state/operator_names.hpp"
#include "engine/python/collect/state/receivers.hpp"

namespace paddle_ls::python {

namespace {

// Two integer types of different width.
bool differs_in_width(const Value& whole, const Value& given) {
  return is_whole(whole.number) && is_whole(given.number) && given.is_object(Kind::tensor) &&
         whole.number != given.number && given.number != Number::whole;
}

// The tensor that the subscript `target` writes to; likely a tensor if its variable is used as one.
Value filled_tensor(const Collection& found, const Op& target) {
  const FileView& file = found.file;
  const Op& variable = file.tape.ops[target.a];
  const Value whole = file.run.as_object(file.run.value(target.a));
  const bool is_likely = whole.is(Value::Tag::unknown) && variable.code == OpCode::load &&
                         is_evident(found, variable_of(file, variable));
  if (!is_likely) return whole;
  return object_value(Kind::tensor, Certainty::likely, Reason::tensor_only_method, none,
                      target.start);
}

}  // namespace

// `x[mask] &= 2`, `x[0] += counts`: the operand may have to be a tensor of the same type.
void collect_part_change(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  const Op& target = file.tape.ops[op.a];
  if (target.code != OpCode::target_subscript) return;
  const Value whole = file.run.as_object(file.run.value(target.a));
  if (!whole.is_object(Kind::tensor)) return;
  const Value given = file.run.as_object(file.run.value(op.b));
  const std::string_view written = operator_of(file.source, file.tape, op);
  const bool is_number_beside_bits = is_bitwise(written) && is_number(given);
  const bool is_cast =
      cast_between(written, whole, given) == Cast::right || differs_in_width(whole, given);
  if (!is_number_beside_bits && !is_cast) return;
  const syntax::Node node = node_at(file, op, range_of(op));
  const syntax::Node part = node ? node.field(file.grammar.left_field) : syntax::Node();
  const syntax::Node right = node ? node.field(file.grammar.right_field) : syntax::Node();
  if (!part || !right || part.named_child_count() == 0) return;
  MethodUse& use =
      add_as_method(found, op,
                    {.receiver_op = target.a,
                     .node = right,
                     .written = right.range(),
                     .name = is_number_beside_bits ? "number_beside_bits" : "beside_part",
                     .receiver = receiver_by_value(file, whole, none)});
  use.operand = part.named_child(0);
  use.other = right;
}

void collect_whole_fill(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  const Op& target = file.tape.ops[op.a];
  if (target.code != OpCode::target_subscript || is_unsound(file, op)) return;
  const Value given = file.run.as_object(file.run.value(op.b));
  const std::string_view written = text::slice(file.source, range_of(target));
  if (!is_number(given) || written.find("...") == std::string_view::npos) return;
  const Value whole = filled_tensor(found, target);
  if (!whole.is_object(Kind::tensor)) return;
  if (whole.axes != unknown_axes && whole.axes > 0) return;
  const syntax::Node left = node_at(file, target, range_of(target));
  const syntax::Node assignment = left ? left.parent() : syntax::Node();
  const syntax::Node right =
      assignment ? assignment.field(file.grammar.right_field) : syntax::Node();
  if (!right || assignment.field(file.grammar.left_field) != left || left.named_child_count() != 2)
    return;
  if (left.named_child(1).in(file.source) != "...") return;
  MethodUse& use = add_as_method(found, op,
                                 {.receiver_op = target.a,
                                  .node = assignment,
                                  .written = range_of(target),
                                  .name = "fill_all",
                                  .receiver = receiver_by_value(file, whole, none)});
  use.operand = left.named_child(0);
  use.other = right;
}

}  // namespace paddle_ls::python
