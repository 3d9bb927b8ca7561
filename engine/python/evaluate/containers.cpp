#include "engine/python/evaluate/containers.hpp"

#include "engine/python/evaluate/assignments.hpp"
#include "engine/python/evaluate/elements.hpp"
#include "engine/python/evaluate/object_values.hpp"
#include "engine/python/evaluate/variables.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

bool is_container(const Value& value) {
  return value.is(Tag::sequence) || value.is(Tag::empty) || value.is(Tag::mapping) ||
         value.is_object(Kind::tensors) || value.is_object(Kind::modules);
}

// `container` after `element` was added to it.
Value grown(const Evaluation& run, const Value& container, const Value& element) {
  const Value added = as_object(run, element);
  if (container.is(Tag::mapping)) {
    const Value more = mapping_of(added);
    return more.is(Tag::mapping) ? join(container, more) : more;
  }
  if (container.is(Tag::empty)) return container_of(added);
  if (container.is_object(Kind::modules) && container.called == Kind::none) {
    return container_of(added);
  }
  return container_of(join(as_object(run, element_of(run, container, 0)), added));
}

// The value of a read. In the first round, methods do not know yet what other methods assign to
// attributes of their instance; the assignments so far are used instead.
Value held_so_far(const Evaluation& run, OpId read) {
  const Op& op = run.op(read);
  const Value& value = run.values[read];
  const bool is_attribute = op.code == OpCode::attribute && run.values[op.a].is(Tag::instance);
  if (!value.is(Tag::unknown) || !is_attribute) return value;
  for (const InstanceAttribute& attribute : run.rounds.next.attributes[run.values[op.a].ref]) {
    if (attribute.name == op.b) return attribute.value;
  }
  return value;
}

}  // namespace

Value container_of(const Value& element) {
  if (is_text(element)) return python_value(Reason::texts, element.certainty);
  const bool is_tensor = element.is_object(Kind::tensor);
  if (!is_tensor && !element.is_object(Kind::module)) return python_value();
  Value container = object_value(is_tensor ? Kind::tensors : Kind::modules, element.certainty,
                                 Reason::element, element.ref, element.origin);
  container.called = element.called;
  container.made_by = element.made_by;
  container.number = element.number;
  container.axes = element.axes;
  return container;
}

Value mapping_of(const Value& element) {
  if (!element.is_object(Kind::tensor)) return python_value();
  Value made = {.tag = Tag::mapping, .kind = Kind::tensor, .certainty = element.certainty};
  made.number = element.number;
  made.axes = element.axes;
  return made;
}

Value evaluate_mapping(const Evaluation& run, const Op& op) {
  if (op.b == op.c) return {.tag = Tag::mapping, .kind = Kind::none};
  Value element;
  for (const OpId value : run.parts(op)) element = join(element, as_object(run, run.values[value]));
  return mapping_of(element);
}

void put_into(Evaluation& run, OpId container, const Value& element) {
  const Op& op = run.op(container);
  const Value held = held_so_far(run, container);
  if (!is_container(held)) return;
  const Value more = grown(run, held, element);
  if (op.code == OpCode::attribute) return set_attribute(run, run.values[op.a], op.b, more);
  if (op.code != OpCode::load) return;
  const SymbolId owner = run.owner(op.a);
  if (is_local(run, owner)) return bind_variable(run, owner, more);
  add_to_summary(run, owner, more);
}

Value mapping_method(Evaluation& run, const Value& mapping, const Op& callee, const Op& op) {
  const std::string_view method = run.text(callee.b);
  const Call& call = run.call(op);
  const Value value = value_in(mapping, op.start);
  if (method == "values") return container_of(value);
  if (method == "items" && value.is_object(Kind::tensor)) {
    Value pairs{Tag::pairs, value.kind, value.certainty, Reason::element, false, none, op.start};
    pairs.number = value.number;
    pairs.axes = value.axes;
    return pairs;
  }
  if (method == "setdefault" && call.positional == 2) {
    put_into(run, callee.a, run.values[run.operand(call.first + 1)]);
  }
  const bool gives_value = method == "get" || method == "pop" || method == "setdefault";
  if (gives_value) return value;
  if (method == "update") put_into(run, callee.a, unknown_value());
  if (method == "copy") return mapping;
  return method == "keys" ? python_value() : unknown_value();
}

void note_added_elements(Evaluation& run, const Op& callee, const Op& op) {
  const Call& call = run.call(op);
  const std::string_view method = run.text(callee.b);
  const std::uint32_t place = method == "insert" ? 1 : 0;
  const bool adds = method == "append" || method == "insert" || method == "extend";
  if (!adds) return;
  if (call.positional <= place) return put_into(run, callee.a, unknown_value());
  const Value& given = run.values[run.operand(call.first + place)];
  put_into(run, callee.a, method == "extend" ? element_of(run, given, op.start) : given);
}

void widen_passed_lists(Evaluation& run, const Op& op) {
  for (const OpId argument : run.arguments(run.call(op))) {
    if (run.op(argument).code != OpCode::load) continue;
    const Value& held = run.values[argument];
    const bool is_display = held.is(Tag::sequence) && (run.op(held.ref).flags & is_list) != 0;
    if (!is_display && !held.is_object(Kind::tensors)) continue;
    const SymbolId owner = run.owner(run.op(argument).a);
    if (!is_local(run, owner)) continue;
    const Value list = is_display ? container_of(as_object(run, element_of(run, held, 0))) : held;
    if (list.is_object(Kind::tensors)) bind_variable(run, owner, less_certain(list));
  }
}

}  // namespace paddle_ls::python
