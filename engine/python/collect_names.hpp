// Reads bindings, uses, references and methods off a tape that was run.
#pragma once

#include "engine/python/run_tape.hpp"

namespace paddle_ls::python {

// Bindings made by import statements, one per imported name below a root, and for a star import one
// per name of the module's scope that it exports. Returns the star bindings for the runner.
std::vector<StarBinding> bind_imports(Tape& tape, Names& names, const KnownModules& known);

// Fills what `Names` says about the code. Marks operations of `tape` as it goes.
void collect_names(std::string_view source, Tape& tape, const SymbolTable& symbols,
                   const std::vector<StarBinding>& stars, TapeRunner& run, const ReturnKinds& kinds,
                   Names& names);

}  // namespace paddle_ls::python
