#include "engine/python/link_scopes.hpp"

namespace paddle_ls::python {
namespace {

// The variable that code in `scope` sees under `name` when the scope itself does not bind it.
// Class bodies are invisible from inside, except for type parameter scopes that stand in them.
SymbolId enclosing(const std::vector<Scope>& scopes, const std::vector<Symbol>& symbols,
                   SymbolTable& table, ScopeId scope, NameId name) {
  for (ScopeId around = scopes[scope].parent; around != none && around != 0;
       around = scopes[around].parent) {
    const bool visible =
        scopes[around].kind != ScopeKind::class_body ||
        (scopes[scope].kind == ScopeKind::type_parameters && scopes[scope].parent == around);
    if (!visible) continue;
    const SymbolId candidate = table.find(around, name);
    if (candidate == none) continue;
    if (symbols[candidate].declared_global) break;
    if (symbols[candidate].bound && !symbols[candidate].declared_nonlocal) return candidate;
  }
  return table.intern(0, name);
}

}  // namespace

void link_scopes(const std::vector<Scope>& scopes, std::vector<Symbol>& symbols,
                 SymbolTable& table) {
  // Symbols added on the way belong to the module and own themselves.
  for (SymbolId id = 0; id < symbols.size(); ++id) {
    const Symbol symbol = symbols[id];
    SymbolId owner = id;
    SymbolId outer = none;
    if (symbol.scope != 0) {
      const bool own = symbol.bound && !symbol.declared_global && !symbol.declared_nonlocal;
      if (symbol.declared_global) {
        owner = table.intern(0, symbol.name);
      } else if (!own) {
        owner = enclosing(scopes, symbols, table, symbol.scope, symbol.name);
      } else if (scopes[symbol.scope].kind == ScopeKind::class_body) {
        outer = enclosing(scopes, symbols, table, symbol.scope, symbol.name);
      }
    }
    symbols[id].owner = owner;
    symbols[id].outer = outer;
    if (owner != id && symbol.bound) symbols[owner].bound = true;
    if (owner != id && symbol.loaded) symbols[owner].loaded = true;
    if (outer != none && symbol.loaded) symbols[outer].loaded = true;
    if (owner != id && symbol.by_walrus) symbols[owner].by_walrus = true;
  }
}

}  // namespace paddle_ls::python
