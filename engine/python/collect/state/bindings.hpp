// The chain of bindings of each variable: `import torch` in one branch, `torch = None` in another.
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

// Adds a binding of `symbol`. Of several that bind it to the same name, the last stands for all.
void chain(Collection& found, SymbolId symbol, BindingId binding);

// The binding that a target makes by holding the qualified name.
BindingId assignment_binding(Collection& found, OpId target, NameId qualified);

// The binding from which the name that `load` reads comes most likely.
BindingId binding_of(Collection& found, OpId load);

// What needs a binding to stay.
struct Referring {
  ReferenceForm form;
  text::ByteRange range;
  UseId use = none;
};

// Refers to all bindings of `symbol`.
void refer(Collection& found, SymbolId symbol, const Referring& by);

// The use begins with `load`, which may read the variable of the class body or that outside it.
void refer_by_use(Collection& found, OpId load, text::ByteRange range, UseId use);

}  // namespace paddle_ls::python
