// Uses without a call: operators, comparisons, augmented assignments, indices, conversions, what is
// shown as text and what is a key. Each is a method of its first operand, called as Python calls
// it.
#include <algorithm>
#include <iterator>

#include "engine/python/collect/name_collector.hpp"
#include "engine/python/evaluate/numbers.hpp"
#include "engine/python/record/recorder.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

// The method that gives the numbers of a tensor as a list.
constexpr std::string_view list_of_places = "tolist";

struct OperatorName {
  std::string_view written;
  std::string_view method;
  std::string_view augmented;  // empty where the library makes a new object
};

constexpr OperatorName operator_names[] = {
    {"+", "__add__", "__iadd__"},
    {"-", "__sub__", "__isub__"},
    {"*", "__mul__", "__imul__"},
    {"/", "__truediv__", "__itruediv__"},
    {"//", "__floordiv__", "__ifloordiv__"},
    {"%", "__mod__", "__imod__"},
    {"**", "__pow__", "__ipow__"},
    {"&", "__and__", "__iand__"},
    {"|", "__or__", "__ior__"},
    {"^", "__xor__", "__ixor__"},
    {"<<", "__lshift__", "__ilshift__"},
    {">>", "__rshift__", "__irshift__"},
    {"==", "__eq__", ""},
    {"!=", "__ne__", ""},
    {"<", "__lt__", ""},
    {"<=", "__le__", ""},
    {">", "__gt__", ""},
    {">=", "__ge__", ""},
};

const OperatorName* named(std::string_view written) {
  const auto at = std::find_if(std::begin(operator_names), std::end(operator_names),
                               [&](const OperatorName& row) { return row.written == written; });
  return at == std::end(operator_names) ? nullptr : at;
}

void add_cast(Facts& facts, Cast cast, const Value& left, const Value& right) {
  const bool is_sure = !left.may_be_number && !right.may_be_number;
  if (cast != Cast::nothing && !is_sure) return facts.add(Fact::mixes);
  switch (cast) {
    case Cast::nothing: return;
    case Cast::left: return facts.add(Fact::casts_self);
    case Cast::right: return facts.add(Fact::casts_other);
    case Cast::both: return facts.add(Fact::mixes);
  }
}

}  // namespace

// The node of an operation that has none on the tape; null where the tree does not agree.
syntax::Node NameCollector::node_at(const Op& op, text::ByteRange range) const {
  if (is_unsound(op) || range.empty()) return {};
  const syntax::Node node = names_.statements[op.statement].node.descendant(range);
  return node.range() == range ? node : syntax::Node();
}

// What rules know as a method, though no name of one is written.
MethodUse& NameCollector::add_as_method(const Op& op, OpId receiver_op, syntax::Node node,
                                        text::ByteRange written, std::string_view name,
                                        const Receiver& receiver) {
  receivers_.push_back(receiver_op);
  names_.methods.push_back({.range = node.range(),
                            .attribute = written,
                            .node = node,
                            .call = {},
                            .name = names_.texts.intern(name),
                            .receiver = receiver,
                            .scope = op.scope,
                            .statement = op.statement,
                            .role = Role::value,
                            .bars = {op.bars}});
  return names_.methods.back();
}

// `places[:, None] * frequencies[None, :]`: places are whole numbers more often than not.
bool NameCollector::is_outer_product(const Op& op, const Value& left, const Value& right) const {
  const auto gets_axis = [&](OpId operand) {
    return tape_.ops[operand].code == Code::subscript && tape_.ops[operand].c != none;
  };
  const bool are_tensors = left.is_object(Kind::tensor) && right.is_object(Kind::tensor);
  const bool has_fractions = is_fraction(left.number) != is_fraction(right.number);
  const bool has_unknown = left.number == Number::unknown || right.number == Number::unknown;
  return are_tensors && has_fractions && has_unknown && gets_axis(op.a) && gets_axis(op.b);
}

// True for operators between a tensor and a number of Python that need another form.
bool NameCollector::wants_number_moved(std::string_view written, const Value& left,
                                       const Value& right) {
  if (!left.is_object(Kind::tensor) || !is_number(right)) return false;
  const bool is_of_words = written == "&" || written == "|" || written == "^";
  if (is_of_words) return right.number == Number::whole || right.number == Number::truth;
  // What has no dimensions gets one by a division.
  if (written == "//") return left.axes == 0;
  return left.number == Number::small && (written == "%" || written == "**");
}

// `2 & mask` and `mask ** 2` count in the library, and `7 // n` of what has no dimensions has none.
bool NameCollector::counts_with_number(std::string_view written, const Value& left,
                                       const Value& right) {
  const bool is_of_words = written == "&" || written == "|" || written == "^";
  if (is_number(right) && left.is_object(Kind::tensor)) {
    const bool divides = written == "/" && right.number == Number::truth;
    const bool counts = is_of_words || divides || written == "**" || written == "%";
    return counts && left.number == Number::truth &&
           (!is_of_words || right.number == Number::whole);
  }
  if (!is_number(left) || !right.is_object(Kind::tensor)) return false;
  if (written == "//") return right.axes == 0;
  return is_of_words && left.number == Number::whole && right.number == Number::truth;
}

// `first + second`, of data sets.
void NameCollector::add_operator(const Op& op, const Value& left) {
  const std::string_view written = operator_of(source_, tape_, op);
  const syntax::Node node = node_at(op, range_of(op));
  if (!node) return;
  const auto at = static_cast<std::size_t>(written.data() - source_.data());
  const Receiver receiver = {left.kind, left.certainty, left.reason, none, none, op.start};
  MethodUse& use =
      add_as_method(op, op.a, node, {at, at + written.size()}, named(written)->method, receiver);
  use.operand = node.field(left_field_);
  use.other = node.field(right_field_);
}

// `del layers[1]`, of what the library's own class holds.
void NameCollector::collect_removal(const Op& op) {
  const Value object = run_.as_object(run_.value(op.a));
  if (!object.is_object(Kind::module) || object.made_by == none) return;
  const syntax::Node target = node_at(op, range_of(op));
  const syntax::Node statement = target ? target.parent() : syntax::Node();
  if (!statement || statement.kind() != delete_kind_ || target.named_child_count() != 2) return;
  MethodUse& use = add_as_method(op, op.a, statement, target.range(), "__delitem__",
                                 receiver_by_value(object, none));
  use.operand = target.named_child(0);
  use.other = target.named_child(1);
}

// An operator on tensors of two types, or one that takes no number on its right side.
void NameCollector::collect_operator(const Op& op) {
  const Value left = run_.as_object(run_.value(op.a));
  const Value right = run_.as_object(run_.value(op.b));
  if (is_text(left)) return collect_filled_text(op);
  const bool adds_data = left.is_object(Kind::dataset) && right.is_object(Kind::dataset);
  if (adds_data && operator_of(source_, tape_, op) == "+") return add_operator(op, left);
  if (!left.is_object(Kind::tensor) && !right.is_object(Kind::tensor)) return;
  const std::string_view written = operator_of(source_, tape_, op);
  Facts facts;
  add_cast(facts, cast_between(written, left, right), left, right);
  if (counts_with_number(written, left, right)) facts.add(Fact::mixes);
  if (facts.bits == 0 && is_outer_product(op, left, right)) facts.add(Fact::mixes);
  const bool is_between_tensors = facts.bits != 0;
  if (!is_between_tensors && !wants_number_moved(written, left, right)) return;
  const OperatorName* const name = named(written);
  const syntax::Node node = name == nullptr ? syntax::Node() : node_at(op, range_of(op));
  if (!node) return;
  Receiver receiver = receiver_by_value(left.is_object(Kind::tensor) ? left : right, none);
  if (is_between_tensors && !is_number(left))
    receiver.certainty = std::min(receiver.certainty, right.certainty);
  const auto at = static_cast<std::size_t>(written.data() - source_.data());
  MethodUse& use = add_as_method(op, op.a, node, {at, at + written.size()}, name->method, receiver);
  use.operand = node.field(left_field_);
  use.other = node.field(right_field_);
  use.facts = facts;
  if (left.number == Number::small || left.number == Number::middle) use.facts.add(Fact::small);
}

// `x == "auto"`: a tensor of the library equals no text. Who compares a parameter with one says
// that it may be one.
void NameCollector::compare_with_text(const Op& op, OpId tensor, const Value& value) {
  const bool is_made_here =
      value.reason != Reason::passed_argument && value.reason != Reason::annotation;
  if (value.certainty != Certainty::sure || !is_made_here) return;
  const syntax::Node node = node_at(op, range_of(op));
  if (!node || node.child_count() != 3) return;
  const std::string_view written = node.child(1).in(source_);
  if (written != "==" && written != "!=") return;
  const bool is_first = tensor == tape_.operands[op.b];
  MethodUse& use = add_as_method(op, tensor, node, node.child(1).range(),
                                 written == "==" ? "equals_text" : "differs_from_text",
                                 receiver_by_value(value, none));
  use.operand = node.child(is_first ? 0 : 2);
  use.other = node.child(is_first ? 2 : 0);
}

// `x.shape < (2, 3)`
void NameCollector::compare_with_tuple(const Op& op, OpId shape) {
  const syntax::Node node = node_at(op, range_of(op));
  if (!node || node.child_count() != 3) return;
  const std::string_view written = node.child(1).in(source_);
  if (written.starts_with('<') || written.starts_with('>')) add_asked(shape, "__class__");
}

// A comparison of tensors of two types, of one with a text, or of a shape with a tuple.
void NameCollector::collect_comparison(const Op& op) {
  if ((op.flags & identity) != 0) return collect_membership(op);
  if (op.c - op.b != 2) return;
  const OpId first = tape_.operands[op.b];
  const OpId second = tape_.operands[op.b + 1];
  const Value left = run_.as_object(run_.value(first));
  const Value right = run_.as_object(run_.value(second));
  if (left.is_object(Kind::tensor) && is_text(right)) return compare_with_text(op, first, left);
  if (right.is_object(Kind::tensor) && is_text(left)) return compare_with_text(op, second, right);
  if (left.is_object(Kind::size) != right.is_object(Kind::size)) {
    return compare_with_tuple(op, left.is_object(Kind::size) ? first : second);
  }
  if (!left.is_object(Kind::tensor) || !right.is_object(Kind::tensor)) return;
  const syntax::Node node = node_at(op, range_of(op));
  if (!node || node.child_count() != 3) return;
  const OperatorName* const name = named(node.child(1).in(source_));
  if (name == nullptr) return;
  Facts facts;
  add_cast(facts, cast_between(name->written, left, right), left, right);
  if (facts.bits == 0) return;
  Receiver receiver = receiver_by_value(left, none);
  receiver.certainty = std::min(receiver.certainty, right.certainty);
  MethodUse& use = add_as_method(op, first, node, node.child(1).range(), name->method, receiver);
  use.operand = node.child(0);
  use.other = node.child(2);
  use.facts = facts;
}

bool NameCollector::is_evident(SymbolId variable) const {
  return tensor_evidence_[variable] || leaf_evidence_[variable];
}

// What an augmented assignment changes, as an object; of an element, what the container holds.
Value NameCollector::changed_by(const Op& augment) {
  const Op& target = tape_.ops[augment.a];
  if (target.code == Code::target_subscript) {
    const Value container = run_.value(target.a);
    if (!container.is(Tag::sequence) && !container.is(Tag::mapping) &&
        !container.is_object(Kind::tensors)) {
      return {};
    }
    Value element = container.is(Tag::mapping)
                        ? run_.value_in(container, augment.start)
                        : run_.as_object(run_.element_of(container, augment.start));
    element.fresh = false;
    return element;
  }
  if (target.code == Code::target_attribute) {
    if (run_.value(target.a).is_object(Kind::tensor)) return {};  // `x.grad *= 2` copies
    Value held = run_.as_object(run_.value(augment.a));
    held.fresh = false;
    const std::string_view name = names_.text(target.b);
    if (!held.is(Tag::unknown) || (name != "weight" && name != "bias")) return held;
    Value weight = object_value(Kind::tensor, Certainty::likely, Reason::tensor_only_method, none,
                                target.start);
    weight.may_be_number = true;
    return weight;
  }
  if (target.code != Code::target_name) return {};
  const Value held = run_.as_object(run_.value(augment.a));
  const bool is_likely = held.is(Tag::unknown) && is_evident(tape_.symbols[target.a].owner);
  if (!is_likely) return held;
  return object_value(Kind::tensor, Certainty::likely, Reason::tensor_only_method, none,
                      target.start);
}

// The object is changed in the library that code comes from.
void NameCollector::collect_augmented(const Op& op) {
  collect_change_of_part(op);
  const Value held = changed_by(op);
  if (!held.is_object(Kind::tensor)) return;
  const Value given = run_.as_object(run_.value(op.b));
  const std::string_view written = operator_of(source_, tape_, op);
  const OperatorName* const name = named(written);
  if (name == nullptr || name->augmented.empty()) return;
  const Cast cast = cast_between(written, held, given);
  const bool has_types = breadth(held.number) != 0 && breadth(given.number) != 0;
  const bool has_tensor = given.is_object(Kind::tensor);
  const bool changes_type = has_tensor && is_fraction(held.number) && is_fraction(given.number) &&
                            held.number < given.number;
  Facts facts;
  if (held.fresh) facts.add(Fact::fresh);
  if (held.may_be_number) facts.add(Fact::may_be_number);
  if (held.is_gradient) facts.add(Fact::gradient);
  const Op& addend = tape_.ops[op.b];
  const bool takes_gradient = addend.code == Code::attribute && names_.text(addend.b) == "grad";
  if (takes_gradient) facts.add(Fact::with_gradient);
  const bool is_surely_tensor =
      has_tensor && !given.may_be_number && given.certainty == Certainty::sure;
  if (is_surely_tensor) facts.add(Fact::with_tensor);
  if (cast == Cast::right) facts.add(given.may_be_number ? Fact::mixes : Fact::casts_other);
  if (cast == Cast::both) facts.add(Fact::mixes);
  const bool is_narrow = held.number == Number::small || held.number == Number::middle;
  const bool divides_narrow = written == "//" && is_number(given) && is_narrow;
  if (cast == Cast::left || changes_type || divides_narrow) facts.add(Fact::narrows);
  const bool has_one_type =
      held.number == given.number || (is_fraction(held.number) && is_fraction(given.number));
  if (has_tensor && has_types && has_one_type && cast == Cast::nothing && !changes_type)
    facts.add(Fact::plain_type);
  const bool keeps_type = cast == Cast::nothing && !changes_type;
  const bool is_moved = wants_number_moved(written, held, given);
  if (held.fresh && keeps_type && !is_moved && !takes_gradient) return;
  const syntax::Node node = node_at(op, range_of(op));
  if (!node) return;
  const auto at = static_cast<std::size_t>(written.data() - source_.data());
  MethodUse& use = add_as_method(op, op.a, node, {at, at + written.size() + 1}, name->augmented,
                                 receiver_by_value(held, none));
  use.operand = node.field(left_field_);
  use.other = node.field(right_field_);
  use.facts = facts;
}

// How sure it is that a tensor, or a list of places, is an index behind one that is `None`. A list
// may as well stand for places in an array.
Certainty NameCollector::tensor_behind_new_axis(const Op& subscript, bool in_tensor) const {
  Certainty certainty = Certainty::unknown;
  if (subscript.c == none) return certainty;
  const Op& indices = tape_.ops[subscript.c];
  bool has_new_axis = false;
  for (std::uint32_t i = indices.b; i < indices.c; ++i) {
    const OpId index = tape_.operands[i];
    has_new_axis |= index == none_value;
    if (!has_new_axis) continue;
    const Op& written = tape_.ops[index];
    const bool is_places = written.code == Code::sequence && (written.flags & is_list) != 0;
    const Value value = run_.as_object(run_.value(index));
    if (is_places && in_tensor) certainty = Certainty::sure;
    if (value.made_by != none && names_.text(value.made_by) == list_of_places) {
      certainty = std::max(certainty, value.certainty);
    }
    if (value.is_object(Kind::tensor)) certainty = std::max(certainty, value.certainty);
  }
  return certainty;
}

// `optimizer.state_dict()["param_groups"]`
bool NameCollector::is_entry_of_optimizer(const Op& op, const Value& object) const {
  const bool is_state = object.is_object(Kind::foreign) && object.made_by != none &&
                        names_.text(object.made_by) == "state_dict";
  if (!is_state || op.b == none) return false;
  const std::string_view key = text::slice(source_, string_content(op.b));
  return key == "param_groups" || key == "state";
}

// Indices with new axes in front of tensors are a method of what is indexed.
void NameCollector::collect_index(const Op& op) {
  const Value object = run_.as_object(run_.value(op.a));
  if (is_entry_of_optimizer(op, object)) {
    const syntax::Node node = node_at(op, range_of(op));
    if (node)
      add_as_method(op, op.a, node, node.range(), "entry_of_state",
                    {Kind::optimizer, object.certainty, object.reason, none, none, op.start})
          .operand = node;
    return;
  }
  const bool in_tensor = object.is_object(Kind::tensor);
  if (!in_tensor && !object.is(Tag::unknown)) return;
  const Certainty certainty = tensor_behind_new_axis(op, in_tensor);
  if (certainty == Certainty::unknown || is_unsound(op)) return;
  const syntax::Node node = node_at(op, range_of(op));
  if (!node || node.named_child_count() == 0) return;
  Receiver receiver = {Kind::tensor, Certainty::likely, Reason::tensor_only_method, none,
                       none,         op.start};
  if (in_tensor) receiver = receiver_by_value(object, none);
  receiver.certainty = std::min(receiver.certainty, certainty);
  const syntax::Node indexed = node.named_child(0);
  add_as_method(op, op.a, indexed, indexed.range(), index_with_new_axes, receiver);
}

}  // namespace paddle_ls::python
