#include "engine/python/collect/keys.hpp"

#include <algorithm>
#include <iterator>

#include "engine/python/collect/state/method_like.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

// A function of this file that caches its results by its arguments.
bool is_cached(const FileView& file, ScopeId function) {
  const OpId defined = file.tape.functions[file.tape.function_of_scope[function]].defined;
  if (defined == none) return false;
  for (OpId at = defined; file.tape.ops[at - 1].code == OpCode::decorated_by; --at) {
    const OpId decorator = file.tape.ops[at - 1].a;
    const bool is_made = file.tape.ops[decorator].code == OpCode::call;
    const Value& maker = file.run.value(is_made ? file.tape.ops[decorator].a : decorator);
    if (!maker.is(Tag::name)) continue;
    const std::string_view name = file.names.text(maker.ref);
    if (name == "functools.lru_cache" || name == "functools.cache") return true;
  }
  return false;
}

// Adds a shape that is a key, or the shapes in a tuple that is one.
void add_key(Collection& found, OpId key) {
  const FileView& file = found.file;
  if (key < shared_operations) return;
  const Value& value = file.run.value(key);
  if (value.is_object(Kind::size)) return add_asked(found, key, "__hash__");
  if (!value.is(Tag::sequence) || (file.tape.ops[value.ref].flags & is_list) != 0) return;
  if (found.seen_keys[value.ref]) return;
  found.seen_keys[value.ref] = true;
  for (const OpId part : elements_of(file, file.tape.ops[value.ref])) {
    if (file.run.value(part).is_object(Kind::size)) add_asked(found, part, "__hash__");
  }
}

// `x.shape in seen`
void collect_membership(Collection& found, const Op& op) {
  const FileView& file = found.file;
  const std::span<const OpId> operands = elements_of(file, op);
  if ((op.flags & identity) == 0 || operands.size() != 2) return;
  const Value& key = file.run.value(operands[0]);
  const bool may_be_key = key.is_object(Kind::size) || key.is(Tag::sequence);
  if (operands[0] < shared_operations || !may_be_key) return;
  const syntax::Node node = node_at(file, op, range_of(op));
  const bool is_display = file.run.value(operands[1]).is(Tag::sequence);
  if (!node || node.child_count() != 3 || is_display) return;
  const std::string_view written = node.child(1).in(file.source);
  if (written == "in" || written == "not in") add_key(found, operands[0]);
}

void collect_keys_of_call(Collection& found, const Op& op) {
  const FileView& file = found.file;
  const Call& call = file.tape.calls[op.b];
  if (call.positional == 0 || call.unpacks) return;
  if (looks_up_shape(file, op)) return add_key(found, file.tape.operands[call.first]);
  const Value& callee = file.run.value(op.a);
  if (!callee.is(Tag::function) || !is_cached(file, callee.ref)) return;
  for (const OpId argument : arguments_of(file, call)) add_key(found, argument);
}

}  // namespace

bool looks_up_shape(const FileView& file, const Op& op) {
  static constexpr std::string_view methods[] = {"add", "discard", "get", "pop", "setdefault"};
  const Call& call = file.tape.calls[op.b];
  const Op& callee = file.tape.ops[op.a];
  if (callee.code != OpCode::attribute || call.positional == 0) return false;
  const Value key = file.run.as_object(file.run.value(file.tape.operands[call.first]));
  if (!key.is_object(Kind::size)) return false;
  const Value holder = file.run.as_object(file.run.value(callee.a));
  const bool may_be_one = holder.is_object(Kind::foreign) || holder.is(Tag::unknown) ||
                          file.run.value(callee.a).is(Tag::mapping);
  return may_be_one && std::find(std::begin(methods), std::end(methods),
                                 file.names.text(callee.b)) != std::end(methods);
}

void collect_key(Collection& found, OpId at) {
  const Op& op = found.file.tape.ops[at];
  switch (op.code) {
    case OpCode::call: return collect_keys_of_call(found, op);
    case OpCode::compare: return collect_membership(found, op);
    default: return add_key(found, op.b);
  }
}

void collect_displayed_key(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  if ((op.flags & kept) == 0 || (op.flags & formatted) != 0) return;
  if (!file.run.as_object(file.run.value(at)).is_object(Kind::size)) return;
  const syntax::Node node = node_at(file, op, range_of(op));
  const syntax::Node around = node ? node.parent() : syntax::Node();
  if (!around) return;
  const bool is_key = around.field(file.grammar.key_field) == node;
  if (is_key || around.kind() == file.grammar.set_kind) add_asked(found, at, "__hash__");
}

}  // namespace paddle_ls::python
