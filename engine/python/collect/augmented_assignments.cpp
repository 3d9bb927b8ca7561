#include "engine/python/collect/augmented_assignments.hpp"

#include "engine/python/collect/state/method_like.hpp"
#include "engine/python/collect/state/operator_names.hpp"
#include "engine/python/collect/state/receivers.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

Value likely_tensor(const Op& target) {
  return object_value(Kind::tensor, Certainty::likely, Reason::tensor_only_method, none,
                      target.start);
}

// `parts[0] += 1`: the element of the container. A part of a tensor is not a separate object.
Value changed_element(const FileView& file, const Op& target, std::uint32_t origin) {
  const Value container = file.run.value(target.a);
  if (!container.is(Tag::sequence) && !container.is(Tag::mapping) &&
      !container.is_object(Kind::tensors)) {
    return {};
  }
  Value element = container.is(Tag::mapping)
                      ? EvaluatedTape::value_in(container, origin)
                      : file.run.as_object(file.run.element_of(container, origin));
  element.fresh = false;
  return element;
}

// `layer.weight += 1`: the attribute that is changed.
Value changed_attribute(const FileView& file, const Op& target, OpId target_op) {
  if (file.run.value(target.a).is_object(Kind::tensor)) return {};  // `x.grad *= 2` copies
  Value held = file.run.as_object(file.run.value(target_op));
  held.fresh = false;
  const std::string_view name = file.names.text(target.b);
  if (!held.is(Tag::unknown) || (name != "weight" && name != "bias")) return held;
  Value weight = likely_tensor(target);
  weight.may_be_number = true;
  return weight;
}

// The object that an augmented assignment changes.
Value changed_by(const Collection& found, const Op& augment) {
  const FileView& file = found.file;
  const Op& target = file.tape.ops[augment.a];
  switch (target.code) {
    case OpCode::target_subscript: return changed_element(file, target, augment.start);
    case OpCode::target_attribute: return changed_attribute(file, target, augment.a);
    case OpCode::target_name: break;
    default: return {};
  }
  const Value held = file.run.as_object(file.run.value(augment.a));
  const bool is_likely = held.is(Tag::unknown) && is_evident(found, variable_of(file, target));
  return is_likely ? likely_tensor(target) : held;
}

struct InPlaceChange {
  std::string_view written;  // the operator, without `=`
  Value held;
  Value given;
  bool takes_gradient;  // `x -= y.grad`
};

// True if the result has a wider type than the tensor that stores it.
bool widens(const InPlaceChange& change) {
  return change.given.is_object(Kind::tensor) && is_fraction(change.held.number) &&
         is_fraction(change.given.number) && change.held.number < change.given.number;
}

bool has_one_type(const InPlaceChange& change) {
  const Number held = change.held.number;
  const Number given = change.given.number;
  const bool are_known = breadth(held) != 0 && breadth(given) != 0;
  return are_known && (held == given || (is_fraction(held) && is_fraction(given)));
}

// True for an augmented assignment that behaves the same in every library.
bool is_plain(const InPlaceChange& change) {
  return change.held.fresh && !change.takes_gradient && !widens(change) &&
         cast_between(change.written, change.held, change.given) == Cast::nothing &&
         !wants_number_moved(change.written, change.held, change.given);
}

Facts facts_of(const InPlaceChange& change) {
  const Value& held = change.held;
  const Value& given = change.given;
  const Cast cast = cast_between(change.written, held, given);
  const bool has_tensor = given.is_object(Kind::tensor);
  Facts facts;
  if (held.fresh) facts.add(Fact::fresh);
  if (held.may_be_number) facts.add(Fact::may_be_number);
  if (held.is_gradient) facts.add(Fact::gradient);
  if (change.takes_gradient) facts.add(Fact::with_gradient);
  const bool is_surely_tensor =
      has_tensor && !given.may_be_number && given.certainty == Certainty::sure;
  if (is_surely_tensor) facts.add(Fact::with_tensor);
  if (cast == Cast::right) facts.add(given.may_be_number ? Fact::mixes : Fact::casts_other);
  if (cast == Cast::both) facts.add(Fact::mixes);
  const bool is_narrow = held.number == Number::small || held.number == Number::middle;
  const bool divides_narrow = change.written == "//" && is_number(given) && is_narrow;
  if (cast == Cast::left || widens(change) || divides_narrow) facts.add(Fact::narrows);
  const bool keeps_type = cast == Cast::nothing && !widens(change);
  if (has_tensor && has_one_type(change) && keeps_type) facts.add(Fact::plain_type);
  return facts;
}

}  // namespace

void collect_augmented_assignment(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  const Op& addend = file.tape.ops[op.b];
  const InPlaceChange change = {
      .written = operator_of(file.source, file.tape, op),
      .held = changed_by(found, op),
      .given = file.run.as_object(file.run.value(op.b)),
      .takes_gradient = addend.code == OpCode::attribute && file.names.text(addend.b) == "grad"};
  if (!change.held.is_object(Kind::tensor)) return;
  const OperatorName* const name = operator_named(change.written);
  if (name == nullptr || name->augmented.empty() || is_plain(change)) return;
  const syntax::Node node = node_at(file, op, range_of(op));
  if (!node) return;
  text::ByteRange written = place_of(file, change.written);
  ++written.end;  // the `=`
  MethodUse& use = add_as_method(found, op,
                                 {.receiver_op = op.a,
                                  .node = node,
                                  .written = written,
                                  .name = name->augmented,
                                  .receiver = receiver_by_value(file, change.held, none)});
  use.operand = node.field(file.grammar.left_field);
  use.other = node.field(file.grammar.right_field);
  use.facts = facts_of(change);
}

}  // namespace paddle_ls::python
