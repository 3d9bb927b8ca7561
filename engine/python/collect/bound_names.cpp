#include "engine/python/collect/bound_names.hpp"

#include "engine/python/collect/state/bindings.hpp"

namespace paddle_ls::python {

void bind_import(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  if (op.code == OpCode::import) {
    const BindingId binding = found.names.imported[op.c].binding;
    if (binding == none) return;
    found.bindings.of_op[at] = binding;
    chain(found, variable_of(file, op), binding);
    return;
  }
  for (const StarBinding& star : file.stars) {
    if (star.op == at && star.binding != none) chain(found, star.symbol, star.binding);
  }
}

void bind_alias(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  if (file.tape.ops[op.a].code != OpCode::target_name || !is_name(file, op.b)) return;
  const BindingId binding = assignment_binding(found, op.a, file.run.value(op.b).ref);
  found.names.bindings[binding].value = op.b;  // the operation; its use is filled in at the end
}

void name_values_of_aliases(Collection& found) {
  for (Binding& binding : found.names.bindings) {
    if (binding.form == BindingForm::assignment && binding.value != none) {
      binding.value = found.marks.use_of_op[binding.value];
    }
  }
}

}  // namespace paddle_ls::python
