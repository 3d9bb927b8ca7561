// Lists and what is put into them, and loops over several things at once.
#include <algorithm>
#include <iterator>

#include "engine/python/evaluate/run_tape.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

bool is_container(const Value& value) {
  return value.is(Tag::sequence) || value.is(Tag::empty) || value.is(Tag::mapping) ||
         value.is_object(Kind::tensors) || value.is_object(Kind::modules);
}

Value less_certain(Value value) {
  value.certainty = std::min(value.certainty, Certainty::likely);
  return value;
}

}  // namespace

// A list whose elements are all like `element`.
Value TapeRunner::container_of(const Value& element) {
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

// A dictionary whose values are all like `element`.
Value TapeRunner::mapping_of(const Value& element) {
  if (!element.is_object(Kind::tensor)) return python_value();
  Value made = {.tag = Tag::mapping, .kind = Kind::tensor, .certainty = element.certainty};
  made.number = element.number;
  made.axes = element.axes;
  return made;
}

Value TapeRunner::mapping(const Op& op) const {
  if (op.b == op.c) return {.tag = Tag::mapping, .kind = Kind::none};
  Value element;
  for (std::uint32_t i = op.b; i < op.c; ++i) {
    element = join(element, as_object(values_[tape_.operands[i]]));
  }
  return mapping_of(element);
}

// One of the values, which the dictionary holds, too.
Value TapeRunner::value_in(const Value& mapping, std::uint32_t origin) {
  if (mapping.kind != Kind::tensor) return unknown_value();
  Value value = object_value(Kind::tensor, mapping.certainty, Reason::element, none, origin);
  value.number = mapping.number;
  value.axes = mapping.axes;
  return value;
}

// `state.get(name)`, `state.values()`, `state.setdefault(name, x)`
Value TapeRunner::mapping_method(const Value& mapping, const Op& callee, const Op& op) {
  const std::string_view method = names_.text(callee.b);
  const Call& call = tape_.calls[op.b];
  const Value value = value_in(mapping, op.start);
  if (method == "values") return container_of(value);
  if (method == "items" && value.is_object(Kind::tensor)) {
    Value pairs{Tag::pairs, value.kind, value.certainty, Reason::element, false, none, op.start};
    pairs.number = value.number;
    pairs.axes = value.axes;
    return pairs;
  }
  if (method == "setdefault" && call.positional == 2) {
    put_into(callee.a, values_[tape_.operands[call.first + 1]]);
  }
  const bool gives_value = method == "get" || method == "pop" || method == "setdefault";
  if (gives_value) return value;
  if (method == "update") put_into(callee.a, unknown_value());
  if (method == "copy") return mapping;
  return method == "keys" ? python_value() : unknown_value();
}

Value TapeRunner::grown(const Value& container, const Value& element) {
  const Value added = as_object(element);
  if (container.is(Tag::mapping)) {
    const Value more = mapping_of(added);
    return more.is(Tag::mapping) ? join(container, more) : more;
  }
  if (container.is(Tag::empty)) return container_of(added);
  if (container.is_object(Kind::modules) && container.called == Kind::none) {
    return container_of(added);
  }
  return container_of(join(as_object(element_of(container, 0)), added));
}

// The variable or attribute that the operation `container` reads holds `element`, too.
void TapeRunner::put_into(OpId container, const Value& element) {
  const Op& op = tape_.ops[container];
  Value held = values_[container];
  if (held.is(Tag::unknown) && op.code == Code::attribute && values_[op.a].is(Tag::instance)) {
    // Of the first round, in which no method knows yet what the others assigned.
    for (const AttributeSummary& summary : next_.attributes[values_[op.a].ref]) {
      if (summary.name == op.b) held = summary.value;
    }
  }
  if (!is_container(held)) return;
  const Value more = grown(held, element);
  if (op.code == Code::attribute) return set_attribute(values_[op.a], op.b, more);
  if (op.code != Code::load) return;
  const SymbolId owner = tape_.symbols[op.a].owner;
  if (root_of_scope_[tape_.symbols[owner].scope] == root_) return set(owner, more);
  if (!flow_.dead()) next_.summaries[owner] = join(next_.summaries[owner], more);
}

// `list.append(x)` and its kin.
void TapeRunner::note_elements(const Op& callee, const Op& op) {
  const Call& call = tape_.calls[op.b];
  const std::string_view method = names_.text(callee.b);
  const std::uint32_t place = method == "insert" ? 1 : 0;
  const bool adds = method == "append" || method == "insert" || method == "extend";
  if (!adds) return;
  if (call.positional <= place) return put_into(callee.a, unknown_value());
  const Value& given = values_[tape_.operands[call.first + place]];
  put_into(callee.a, method == "extend" ? element_of(given, op.start) : given);
}

// A function that is given a list can put anything into it.
void TapeRunner::let_others_change(const Op& op) {
  const Call& call = tape_.calls[op.b];
  for (std::uint32_t i = call.first; i < call.first + call.positional + call.keywords; ++i) {
    const OpId argument = tape_.operands[i];
    if (tape_.ops[argument].code != Code::load) continue;
    const Value& held = values_[argument];
    const bool is_display = held.is(Tag::sequence) && (tape_.ops[held.ref].flags & is_list) != 0;
    if (!is_display && !held.is_object(Kind::tensors)) continue;
    const SymbolId owner = tape_.symbols[tape_.ops[argument].a].owner;
    if (root_of_scope_[tape_.symbols[owner].scope] != root_) continue;
    const Value list = is_display ? container_of(as_object(element_of(held, 0))) : held;
    if (list.is_object(Kind::tensors)) set(owner, less_certain(list));
  }
}

// Assigns to the target of a loop. What `zip` and `enumerate` put together is taken apart again,
// target by target.
void TapeRunner::iterate(OpId target, OpId iterable) {
  std::vector<std::pair<OpId, OpId>> waiting{{target, iterable}};
  while (!waiting.empty()) {
    const auto [to, from] = waiting.back();
    waiting.pop_back();
    if (!iterate_call(to, from, waiting)) {
      assign(to, element_of(values_[from], tape_.ops[from].start));
    }
  }
}

// True when `iterable` is a call that is understood; what remains to be assigned is then waiting.
bool TapeRunner::iterate_call(OpId target, OpId iterable,
                              std::vector<std::pair<OpId, OpId>>& waiting) {
  const Op& op = tape_.ops[iterable];
  if (op.code != Code::call || !values_[op.a].is(Tag::builtin)) return false;
  const std::string_view name = names_.text(values_[op.a].ref);
  const Call& call = tape_.calls[op.b];
  if (call.unpacks || call.positional == 0) return false;
  const OpId* const arguments = tape_.operands.data() + call.first;
  if (name == "reversed") {
    waiting.emplace_back(target, arguments[0]);
    return true;
  }
  const Op& targets = tape_.ops[target];
  if (targets.code != Code::target_sequence) return false;
  const OpId* const parts = tape_.operands.data() + targets.b;
  const std::uint32_t count = targets.c - targets.b;
  if (name == "enumerate" && count == 2) {
    assign(parts[0], python_value());
    waiting.emplace_back(parts[1], arguments[0]);
    return true;
  }
  if (name != "zip" || count != call.positional) return false;
  for (std::uint32_t i = 0; i < count; ++i) waiting.emplace_back(parts[i], arguments[i]);
  return true;
}

}  // namespace paddle_ls::python
