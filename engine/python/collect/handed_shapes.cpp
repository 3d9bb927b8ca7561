#include "engine/python/collect/handed_shapes.hpp"

#include "engine/python/collect/keys.hpp"
#include "engine/python/collect/state/method_like.hpp"
#include "engine/python/collect/state/receivers.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

// True for a call of a function that the program may define itself. Kernels of Triton are a
// different language.
bool is_of_program(const FileView& file, const Op& call) {
  const Value& callee = file.run.value(call.a);
  if (callee.is(Tag::function) || callee.is(Tag::type) || callee.is(Tag::instance)) return true;
  if (callee.is(Tag::name)) {
    const std::string_view name = file.names.text(callee.ref);
    const bool is_foreign = file.library.result_of_function(name, {}).kind != Kind::unknown;
    return !callee.known_root && !is_foreign && !name.starts_with("triton.");
  }
  const Op& op = file.tape.ops[call.a];
  return op.code == OpCode::attribute && file.run.value(op.a).is(Tag::instance) &&
         is_own_member(file, file.run.value(op.a), op.b);
}

}  // namespace

void collect_handed_shapes(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& call = file.tape.ops[at];
  const Call& given = file.tape.calls[call.b];
  if (given.positional == 0 || given.unpacks) return;
  if (looks_up_shape(file, call) || !is_of_program(file, call)) return;
  for (const OpId argument : arguments_of(file, given)) {
    if (file.run.value(argument).is_object(Kind::size)) add_asked(found, argument, "handed_on");
  }
}

}  // namespace paddle_ls::python
