#include "engine/python/collect/indices.hpp"

#include <algorithm>

#include "engine/python/collect/state/method_like.hpp"
#include "engine/python/collect/state/receivers.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

// The method that returns the elements of a tensor as a list.
constexpr std::string_view list_of_places = "tolist";

// How certain it is that an index after a `None` is a tensor or a list of indices. A list may also
// index an array.
Certainty tensor_after_new_axis(const FileView& file, const Op& subscript, bool in_tensor) {
  Certainty certainty = Certainty::unknown;
  if (subscript.c == none) return certainty;
  bool has_new_axis = false;
  for (const OpId index : elements_of(file, file.tape.ops[subscript.c])) {
    has_new_axis |= index == none_value;
    if (!has_new_axis) continue;
    const Op& written = file.tape.ops[index];
    const bool is_places = written.code == OpCode::sequence && (written.flags & is_list) != 0;
    const Value value = file.run.as_object(file.run.value(index));
    if (is_places && in_tensor) certainty = Certainty::sure;
    if (value.made_by != none && file.names.text(value.made_by) == list_of_places) {
      certainty = std::max(certainty, value.certainty);
    }
    if (value.is_object(Kind::tensor)) certainty = std::max(certainty, value.certainty);
  }
  return certainty;
}

// `optimizer.state_dict()["param_groups"]`
bool is_entry_of_optimizer(const FileView& file, const Op& op, const Value& object) {
  const bool is_state = object.is_object(Kind::foreign) && object.made_by != none &&
                        file.names.text(object.made_by) == "state_dict";
  if (!is_state || op.b == none) return false;
  const std::string_view key = text::slice(file.source, string_content(file, op.b));
  return key == "param_groups" || key == "state";
}

void add_entry_of_optimizer(Collection& found, const Op& op, const Value& object) {
  const syntax::Node node = node_at(found.file, op, range_of(op));
  if (!node) return;
  add_as_method(
      found, op,
      {.receiver_op = op.a,
       .node = node,
       .written = node.range(),
       .name = "entry_of_state",
       .receiver = {Kind::optimizer, object.certainty, object.reason, none, none, op.start}})
      .operand = node;
}

}  // namespace

void collect_index(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  const Value object = file.run.as_object(file.run.value(op.a));
  if (is_entry_of_optimizer(file, op, object)) return add_entry_of_optimizer(found, op, object);
  const bool in_tensor = object.is_object(Kind::tensor);
  if (!in_tensor && !object.is(Tag::unknown)) return;
  const Certainty certainty = tensor_after_new_axis(file, op, in_tensor);
  if (certainty == Certainty::unknown || is_unsound(file, op)) return;
  const syntax::Node node = node_at(file, op, range_of(op));
  if (!node || node.named_child_count() == 0) return;
  Receiver receiver = {Kind::tensor, Certainty::likely, Reason::tensor_only_method, none,
                       none,         op.start};
  if (in_tensor) receiver = receiver_by_value(file, object, none);
  receiver.certainty = std::min(receiver.certainty, certainty);
  const syntax::Node indexed = node.named_child(0);
  add_as_method(found, op,
                {.receiver_op = op.a,
                 .node = indexed,
                 .written = indexed.range(),
                 .name = index_with_new_axes,
                 .receiver = receiver});
}

void collect_removal(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  if (op.role != Role::deleted) return;
  const Value object = file.run.as_object(file.run.value(op.a));
  if (!object.is_object(Kind::module) || object.made_by == none) return;
  const syntax::Node target = node_at(file, op, range_of(op));
  const syntax::Node statement = target ? target.parent() : syntax::Node();
  if (!statement || statement.kind() != file.grammar.delete_kind || target.named_child_count() != 2)
    return;
  MethodUse& use = add_as_method(found, op,
                                 {.receiver_op = op.a,
                                  .node = statement,
                                  .written = target.range(),
                                  .name = "__delitem__",
                                  .receiver = receiver_by_value(file, object, none)});
  use.operand = target.named_child(0);
  use.other = target.named_child(1);
}

}  // namespace paddle_ls::python
