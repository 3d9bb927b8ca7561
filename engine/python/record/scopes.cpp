#include "engine/python/record/scopes.hpp"

#include <algorithm>
#include <string>

namespace paddle_ls::python {

ScopeId Scopes::open(const Scope& scope) {
  const auto id = static_cast<ScopeId>(names_.scopes.size());
  names_.scopes.push_back(scope);
  class_of_scope_.push_back(scope.kind == ScopeKind::class_body ? scope.name
                            : scope.parent == none              ? none
                                                                : class_of_scope_[scope.parent]);
  tape_.function_of_scope.push_back(none);
  if (scope.kind == ScopeKind::function || scope.kind == ScopeKind::lambda) {
    tape_.function_of_scope[id] = static_cast<std::uint32_t>(tape_.functions.size());
    tape_.functions.push_back({.scope = id});
  }
  return id;
}

SymbolId Scopes::symbol(ScopeId scope, NameId name) {
  const std::string_view spelled = names_.text(name);
  if (spelled.size() > 2 && spelled[0] == '_' && spelled[1] == '_' && !spelled.ends_with("__") &&
      class_of_scope_[scope] != none) {
    std::string_view owner = names_.text(class_of_scope_[scope]);
    owner.remove_prefix(std::min(owner.find_first_not_of('_'), owner.size()));
    if (!owner.empty()) {
      std::string mangled = "_";
      mangled.append(owner).append(spelled);
      name = names_.texts.intern_copy(mangled);
    }
  }
  return symbols_.intern(scope, name);
}

SymbolId Scopes::bind(ScopeId scope, NameId name) {
  const SymbolId id = symbol(scope, name);
  tape_.symbols[id].bound = true;
  return id;
}

SymbolId Scopes::load(ScopeId scope, NameId name) {
  const SymbolId id = symbol(scope, name);
  tape_.symbols[id].loaded = true;
  return id;
}

ScopeId Scopes::outside_comprehensions(ScopeId scope) const {
  while (names_.scopes[scope].kind == ScopeKind::comprehension) scope = names_.scopes[scope].parent;
  return scope;
}

FunctionFacts* Scopes::find_function(ScopeId scope) {
  const std::uint32_t function = tape_.function_of_scope[scope];
  return function == none ? nullptr : &tape_.functions[function];
}

}  // namespace paddle_ls::python
