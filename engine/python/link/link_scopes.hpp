// Resolves every name in every scope to its variable: Python's static scoping, as in CPython's
// symtable (language reference 4.2.2).
#pragma once

#include <vector>

#include "engine/python/record/symbol_table.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

// Sets `owner` of every symbol, and `outer` of names that a class body binds. A name without a
// binding belongs to the module. Symbols of the module can be added.
void link_scopes(const std::vector<Scope>& scopes, std::vector<Symbol>& symbols,
                 SymbolTable& table);

}  // namespace paddle_ls::python
