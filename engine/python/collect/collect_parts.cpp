// Writing to a part of a tensor: what Paddle takes beside one, and parts that are all of it.
#include "engine/python/collect/name_collector.hpp"
#include "engine/python/evaluate/numbers.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

// `x[mask] &= 2`, `x[0] += counts`: Paddle wants a tensor of the same type beside a part of one.
void NameCollector::collect_change_of_part(const Op& op) {
  const Op& target = tape_.ops[op.a];
  if (target.code != Code::target_subscript) return;
  const Value whole = run_.as_object(run_.value(target.a));
  if (!whole.is_object(Kind::tensor)) return;
  const Value given = run_.as_object(run_.value(op.b));
  const std::string_view written = operator_of(source_, tape_, op);
  const bool is_number_beside_bits =
      (written == "&" || written == "|" || written == "^") && is_number(given);
  if (!is_number_beside_bits && cast_between(written, whole, given) != Cast::right &&
      !(is_whole(whole.number) && is_whole(given.number) && given.is_object(Kind::tensor) &&
        whole.number != given.number && given.number != Number::whole)) {
    return;
  }
  const syntax::Node node = node_at(op, range_of(op));
  const syntax::Node part = node ? node.field(left_field_) : syntax::Node();
  const syntax::Node right = node ? node.field(right_field_) : syntax::Node();
  if (!part || !right || part.named_child_count() == 0) return;
  MethodUse& use = add_as_method(op, target.a, right, right.range(),
                                 is_number_beside_bits ? "number_beside_bits" : "beside_part",
                                 receiver_by_value(whole, none));
  use.operand = part.named_child(0);
  use.other = right;
}

// `x[...] = 0`, which Paddle does not take where there are no dimensions.
void NameCollector::collect_filling(const Op& op) {
  const Op& target = tape_.ops[op.a];
  if (target.code != Code::target_subscript || is_unsound(op)) return;
  const Value given = run_.as_object(run_.value(op.b));
  Value whole = run_.as_object(run_.value(target.a));
  if (!is_number(given) ||
      source_.substr(0, target.end).substr(target.start).find("...") == std::string_view::npos) {
    return;
  }
  const Op& variable = tape_.ops[target.a];
  if (whole.is(Value::Tag::unknown) && variable.code == Code::load &&
      is_evident(tape_.symbols[variable.a].owner)) {
    whole = object_value(Kind::tensor, Certainty::likely, Reason::tensor_only_method, none,
                         target.start);
  }
  if (!whole.is_object(Kind::tensor)) return;
  if (whole.axes != unknown_axes && whole.axes > 0) return;
  const syntax::Node left = node_at(target, range_of(target));
  const syntax::Node assignment = left ? left.parent() : syntax::Node();
  const syntax::Node right = assignment ? assignment.field(right_field_) : syntax::Node();
  if (!right || assignment.field(left_field_) != left || left.named_child_count() != 2) return;
  if (left.named_child(1).in(source_) != "...") return;
  MethodUse& use = add_as_method(op, target.a, assignment, range_of(target), "fill_all",
                                 receiver_by_value(whole, none));
  use.operand = left.named_child(0);
  use.other = right;
}

}  // namespace paddle_ls::python
