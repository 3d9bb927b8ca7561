// The scopes of a piece and the names in them, as code spells them.
#pragma once

#include <vector>

#include "engine/python/record/symbol_table.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

class Scopes {
 public:
  Scopes(Names& names, Tape& tape) : names_(names), tape_(tape), symbols_(tape.symbols) {}

  ScopeId open(const Scope& scope);

  // The symbol of `name` as code in `scope` spells it: names such as `__x` are private to the class
  // around them (language reference 6.2.1).
  SymbolId symbol(ScopeId scope, NameId name);
  SymbolId bind(ScopeId scope, NameId name);
  SymbolId load(ScopeId scope, NameId name);

  // Where `:=` binds: inside a comprehension, in the scope around all comprehensions (PEP 572).
  ScopeId outside_comprehensions(ScopeId scope) const;

  // Of the scope of a function or lambda.
  FunctionFacts& function(ScopeId scope) { return *find_function(scope); }
  // Null for other scopes.
  FunctionFacts* find_function(ScopeId scope);

 private:
  Names& names_;
  Tape& tape_;
  SymbolTable symbols_;
  // Whose private names a scope mangles; `none` outside classes.
  std::vector<NameId> class_of_scope_;
};

}  // namespace paddle_ls::python
