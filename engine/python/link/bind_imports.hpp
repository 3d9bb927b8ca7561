// Derives the bindings that the import statements of a tape create.
#pragma once

#include <vector>

#include "engine/python/facts/known_modules.hpp"
#include "engine/python/facts/library.hpp"
#include "engine/python/facts/names.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

// A name that `from module import *` binds in the module's scope.
struct StarBinding {
  OpId op;            // the star_import
  SymbolId symbol;    // of the module
  NameId target;      // qualified
  BindingId binding;  // `none` for a definition of another file
};

// Bindings made by import statements, one per imported name below a root, and for a star import one
// per name of the module's scope that it exports. Returns the star bindings for the runner.
std::vector<StarBinding> bind_imports(Tape& tape, Names& names, const KnownModules& known,
                                      const Library& library);

}  // namespace paddle_ls::python
