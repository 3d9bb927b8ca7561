#include "engine/python/collect/state/bindings.hpp"

namespace paddle_ls::python {

void chain(Collection& found, SymbolId symbol, BindingId binding) {
  found.bindings.earlier.resize(found.names.bindings.size(), none);
  const auto says_the_same = [&](BindingId other) {
    return found.names.bindings[other].target == found.names.bindings[binding].target;
  };
  BindingId* before = &found.bindings.last_of_symbol[symbol];
  while (*before != none && !says_the_same(*before)) before = &found.bindings.earlier[*before];
  if (*before != none) *before = found.bindings.earlier[*before];
  found.bindings.earlier[binding] = found.bindings.last_of_symbol[symbol];
  found.bindings.last_of_symbol[symbol] = binding;
}

BindingId assignment_binding(Collection& found, OpId target, NameId qualified) {
  const FileView& file = found.file;
  BindingId& binding = found.bindings.of_op[target];
  if (binding != none) return binding;
  const Op& op = file.tape.ops[target];
  const SymbolId owner = variable_of(file, op);
  binding = static_cast<BindingId>(found.names.bindings.size());
  text::ByteRange range = range_of(op);
  if (op.code == OpCode::walrus)
    range.end = range.start + found.names.text(file.tape.symbols[op.a].name).size();
  found.names.bindings.push_back({.form = BindingForm::assignment,
                                  .scope = file.tape.symbols[owner].scope,
                                  .statement = op.statement,
                                  .name = file.tape.symbols[owner].name,
                                  .target = qualified,
                                  .range = range,
                                  .imported = none,
                                  .value = none});
  chain(found, owner, binding);
  return binding;
}

BindingId binding_of(Collection& found, OpId load) {
  const FileView& file = found.file;
  const Value& value = file.run.value(load);
  const SymbolId owner = variable_of(file, file.tape.ops[load]);
  if (value.origin != none) {
    const OpCode code = file.tape.ops[value.origin].code;
    if (code == OpCode::import && found.bindings.of_op[value.origin] != none) {
      return found.bindings.of_op[value.origin];
    }
    if (code == OpCode::target_name || code == OpCode::walrus) {
      return assignment_binding(found, value.origin, value.ref);
    }
    for (const StarBinding& star : file.stars) {
      if (star.op == value.origin && star.symbol == owner) return star.binding;
    }
  }
  return found.bindings.last_of_symbol[owner];
}

void refer(Collection& found, SymbolId symbol, const Referring& by) {
  for (BindingId binding = found.bindings.last_of_symbol[symbol]; binding != none;
       binding = found.bindings.earlier[binding]) {
    found.names.references.push_back({binding, by.form, by.range, by.use});
  }
}

void refer_by_use(Collection& found, OpId load, text::ByteRange range, UseId use) {
  found.marks.begins_use[load] = true;
  const Symbol& symbol = found.file.tape.symbols[found.file.tape.ops[load].a];
  const Referring by = {ReferenceForm::use, range, use};
  refer(found, symbol.owner, by);
  if (symbol.outer != none) refer(found, symbol.outer, by);
}

}  // namespace paddle_ls::python
