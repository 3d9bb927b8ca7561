#include "engine/python/evaluate/state/variable_facts.hpp"

#include "engine/python/evaluate/state/builtins.hpp"

namespace paddle_ls::python {
namespace {

std::vector<ScopeId> roots_of_scopes(const EvaluatedFile& program) {
  const std::vector<Scope>& scopes = program.names.scopes;
  std::vector<ScopeId> roots(scopes.size(), 0);
  for (ScopeId scope = 1; scope < scopes.size(); ++scope) {
    const bool runs_later = program.tape.function_of_scope[scope] != none;
    roots[scope] = runs_later ? scope : roots[scopes[scope].parent];
  }
  return roots;
}

}  // namespace

VariableFacts find_variable_facts(const EvaluatedFile& program) {
  const std::vector<Symbol>& symbols = program.tape.symbols;
  VariableFacts facts{.root_of_scope = roots_of_scopes(program),
                      .written_elsewhere = std::vector<bool>(symbols.size(), false),
                      .captured = std::vector<bool>(symbols.size(), false),
                      .builtin = std::vector<bool>(symbols.size(), false)};
  for (SymbolId id = 0; id < symbols.size(); ++id) {
    const Symbol& symbol = symbols[id];
    const ScopeId home = symbols[symbol.owner].scope;
    if (symbol.owner != id && symbol.bound) facts.written_elsewhere[symbol.owner] = true;
    if (facts.root_of_scope[symbol.scope] != facts.root_of_scope[home]) {
      facts.captured[symbol.owner] = true;
    }
    const bool is_unbound_global = symbol.scope == 0 && !symbol.bound;
    facts.builtin[id] = is_unbound_global && is_builtin(program.text(symbol.name));
  }
  return facts;
}

}  // namespace paddle_ls::python
