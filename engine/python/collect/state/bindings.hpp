// The chain of bindings of each variable: `import torch` in one branch, `torch = None` in another.
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

// Adds a binding of `symbol`. If several bind it to the same name, the last represents all.
void chain(Collection& found, SymbolId symbol, BindingId binding);

// The binding of a target that holds the qualified name.
BindingId assignment_binding(Collection& found, OpId target, NameId qualified);

// The binding that `load` most likely reads.
BindingId binding_of(Collection& found, OpId load);

// A reference that keeps a binding alive.
struct Referring {
  ReferenceForm form;
  text::ByteRange range;
  UseId use = none;
};

// Adds a reference to all bindings of `symbol`.
void refer(Collection& found, SymbolId symbol, const Referring& by);

// The use begins with `load`, which may read the variable of the class body or the one outside it.
void refer_by_use(Collection& found, OpId load, text::ByteRange range, UseId use);

}  // namespace paddle_ls::python
