// Finds the symbol of a name in a scope. Most look-ups repeat the last one of the same name, so its
// result is cached per name before the hash table.
#pragma once

#include <vector>

#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

class SymbolTable {
 public:
  explicit SymbolTable(std::vector<Symbol>& symbols) : symbols_(symbols) {}

  // The symbol of `name` in `scope`, created if it is new.
  SymbolId intern(ScopeId scope, NameId name);

  // The symbol of `name` in `scope`, or `none`.
  SymbolId find(ScopeId scope, NameId name) const;

 private:
  std::size_t slot_of(ScopeId scope, NameId name) const;
  void grow();

  std::vector<Symbol>& symbols_;
  std::vector<SymbolId> slots_;  // open addressing, a power of two
  std::vector<SymbolId> last_;   // by name
};

}  // namespace paddle_ls::python
