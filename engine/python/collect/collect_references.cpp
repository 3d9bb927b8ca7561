#include "engine/python/collect/collect_references.hpp"

#include <algorithm>

#include "engine/python/collect/state/bindings.hpp"

namespace paddle_ls::python {

namespace {

void export_strings(Collection& found, OpId value) {
  const FileView& file = found.file;
  const Op& display = file.tape.ops[value];
  if (display.code == OpCode::binary) {
    export_strings(found, display.a);
    return export_strings(found, display.b);
  }
  if (display.code != OpCode::sequence) return;
  for (const OpId entry : elements_of(file, display)) {
    const std::string_view written = text::slice(file.source, string_content(file, entry));
    const NameId name = file.names.texts.find(written);
    const SymbolId symbol = name == none ? none : file.symbols.find(0, name);
    if (symbol == none) continue;
    refer(found, symbol, {ReferenceForm::all_entry, range_of(file.tape.ops[entry])});
  }
}

// A read of a name that may be bound to something else.
void refer_by_load(Collection& found, const Op& load) {
  const Symbol& symbol = found.file.tape.symbols[load.a];
  const Referring by = {ReferenceForm::other, range_of(load)};
  refer(found, symbol.owner, by);
  if (symbol.outer != none) refer(found, symbol.outer, by);
}

}  // namespace

void collect_exports(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  const Op& target = file.tape.ops[op.a];
  if (target.code != OpCode::target_name) return;
  const Symbol& symbol = file.tape.symbols[target.a];
  if (symbol.scope == 0 && found.names.text(symbol.name) == "__all__") export_strings(found, op.b);
}

void collect_reference(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  switch (op.code) {
    case OpCode::load:
      if (!found.marks.begins_use[at]) refer_by_load(found, op);
      return;
    case OpCode::target_name:
      if (op.role != Role::deleted) return;
      return refer(found, variable_of(file, op), {ReferenceForm::deletion, range_of(op)});
    case OpCode::augment: {
      const Op& target = file.tape.ops[op.a];
      if (target.code != OpCode::target_name) return;
      return refer(found, variable_of(file, target),
                   {ReferenceForm::augmentation, range_of(target)});
    }
    case OpCode::declaration:
      return refer(found, variable_of(file, op), {ReferenceForm::declaration, range_of(op)});
    default: return;
  }
}

void sort_references(Collection& found) {
  std::stable_sort(found.names.references.begin(), found.names.references.end(),
                   [](const Reference& a, const Reference& b) {
                     return a.binding != b.binding ? a.binding < b.binding
                                                   : a.range.start < b.range.start;
                   });
}

}  // namespace paddle_ls::python
