#include "engine/python/link/link_scopes.hpp"

namespace paddle_ls::python {
namespace {

// Finds the variable for a name that its own scope does not bind.
class EnclosingVariables {
 public:
  EnclosingVariables(const std::vector<Scope>& scopes, const std::vector<Symbol>& symbols,
                     SymbolTable& table)
      : scopes_(scopes), symbols_(symbols), table_(table) {}

  SymbolId find(ScopeId scope, NameId name) {
    passed_.clear();
    const SymbolId found = look(scope, name);
    for (const SymbolId passed : passed_) {
      if (passed >= known_.size()) known_.resize(symbols_.size(), none);
      known_[passed] = found;
    }
    return found;
  }

 private:
  SymbolId look(ScopeId scope, NameId name) {
    for (ScopeId around = scopes_[scope].parent; around != none && around != 0;
         around = scopes_[around].parent) {
      if (!is_visible(around, scope)) continue;
      const SymbolId candidate = table_.find(around, name);
      if (candidate == none) continue;
      const Symbol& symbol = symbols_[candidate];
      if (symbol.declared_global) break;
      if (symbol.bound && !symbol.declared_nonlocal) return candidate;
      if (!sees_as_its_inside(around)) continue;
      if (candidate < known_.size() && known_[candidate] != none) return known_[candidate];
      passed_.push_back(candidate);
    }
    return table_.intern(0, name);
  }

  // Class bodies are invisible from inside, except for type parameter scopes in them.
  bool is_visible(ScopeId around, ScopeId scope) const {
    return scopes_[around].kind != ScopeKind::class_body ||
           (scopes_[scope].kind == ScopeKind::type_parameters && scopes_[scope].parent == around);
  }

  bool sees_as_its_inside(ScopeId scope) const {
    return scopes_[scope].kind != ScopeKind::class_body &&
           scopes_[scope].kind != ScopeKind::type_parameters;
  }

  const std::vector<Scope>& scopes_;
  const std::vector<Symbol>& symbols_;
  SymbolTable& table_;
  // By symbol passed in a search: its result, so that deep nests are walked once.
  std::vector<SymbolId> known_;
  std::vector<SymbolId> passed_;
};

}  // namespace

void link_scopes(const std::vector<Scope>& scopes, std::vector<Symbol>& symbols,
                 SymbolTable& table) {
  EnclosingVariables enclosing(scopes, symbols, table);
  // Symbols added in this loop belong to the module and own themselves.
  for (SymbolId id = 0; id < symbols.size(); ++id) {
    const Symbol symbol = symbols[id];
    SymbolId owner = id;
    SymbolId outer = none;
    if (symbol.scope != 0) {
      const bool own = symbol.bound && !symbol.declared_global && !symbol.declared_nonlocal;
      if (symbol.declared_global) {
        owner = table.intern(0, symbol.name);
      } else if (!own) {
        owner = enclosing.find(symbol.scope, symbol.name);
      } else if (scopes[symbol.scope].kind == ScopeKind::class_body) {
        outer = enclosing.find(symbol.scope, symbol.name);
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
