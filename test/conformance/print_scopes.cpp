// Prints the scopes that engine/python finds in Python files, for names_oracle.py.
//
// Input: one path a line. Output for each file: a line `file PATH`, or `broken PATH` if the tree
// has errors, then one line per scope: kind, name, line, and its symbols as `name=class`, all
// separated by tabs. Names in string annotations are left out: CPython does not parse them.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>

#include "engine/python/link/join_recordings.hpp"
#include "engine/python/link/link_scopes.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

// Every text is of interest, whatever it imports.
bool is_of_interest(std::string_view) {
  return true;
}

std::string_view kind_name(ScopeKind kind) {
  switch (kind) {
    case ScopeKind::module: return "module";
    case ScopeKind::class_body: return "class";
    case ScopeKind::function: return "function";
    case ScopeKind::lambda: return "lambda";
    case ScopeKind::comprehension: return "comprehension";
    case ScopeKind::type_parameters: return "type parameters";
  }
  return "";
}

std::string_view class_of(const std::vector<Symbol>& symbols, SymbolId id) {
  const Symbol& symbol = symbols[id];
  if (symbol.owner == id) return symbol.parameter ? "parameter" : "local";
  return symbols[symbol.owner].scope == 0 ? "global" : "free";
}

// The symbols that the code of a scope mentions outside strings.
std::map<std::string, std::string> symbols_of(ScopeId scope, const Tape& tape,
                                              const SymbolTable& symbols, const Names& names,
                                              const std::vector<bool>& bound_by_module) {
  std::map<std::string, std::string> found;
  const auto add = [&](SymbolId id) {
    const Symbol& symbol = tape.symbols[id];
    if (symbol.scope != scope) return;
    found[std::string(names.text(symbol.name))] =
        scope == 0 ? (bound_by_module[id] ? "local" : "global") : class_of(tape.symbols, id);
  };
  for (const Op& op : tape.ops) {
    switch (op.code) {
      case OpCode::load:
        if ((op.flags & in_string) == 0) add(op.a);
        break;
      case OpCode::walrus: {
        // Also a symbol of the comprehension that binds it outside.
        const SymbolId inside = symbols.find(op.scope, tape.symbols[op.a].name);
        if (inside != none) add(inside);
        add(op.a);
        break;
      }
      case OpCode::target_name:
      case OpCode::import:
      case OpCode::define:
      case OpCode::capture:
      case OpCode::declaration: add(op.a); break;
      default: break;
    }
  }
  // Bindings without an operation: parameters and type parameters.
  for (SymbolId id = 0; id < tape.symbols.size(); ++id) {
    if (scope == 0 ? bound_by_module[id] : tape.symbols[id].bound) add(id);
  }
  return found;
}

void print(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string source((std::istreambuf_iterator<char>(file)), {});
  const auto recorded = record_file(source, {.concerns = is_of_interest}, nullptr);
  if (!recorded || recorded->pieces.has_error()) {
    std::cout << "broken " << path << '\n';
    return;
  }
  std::cout << "file " << path << '\n';
  Names names;
  Tape tape;
  SymbolTable symbols(tape.symbols);
  join_recordings(*recorded, names, tape, symbols);
  // Linking makes a name that a function declares global one that the module binds; CPython's table
  // of the module only covers code of the module itself.
  std::vector<bool> bound_by_module;
  for (const Symbol& symbol : tape.symbols) {
    bound_by_module.push_back(symbol.scope == 0 && symbol.bound && !symbol.declared_global);
  }
  link_scopes(names.scopes, tape.symbols, symbols);
  bound_by_module.resize(tape.symbols.size(), false);
  for (ScopeId scope = 0; scope < names.scopes.size(); ++scope) {
    const Scope& facts = names.scopes[scope];
    const std::size_t start = facts.node.start();
    const auto line =
        1 + std::count(source.begin(), source.begin() + static_cast<std::ptrdiff_t>(start), '\n');
    std::cout << kind_name(facts.kind) << '\t'
              << (facts.name == none ? std::string_view("-") : names.text(facts.name)) << '\t'
              << (scope == 0 ? 0 : line);
    for (const auto& [name, type] : symbols_of(scope, tape, symbols, names, bound_by_module)) {
      std::cout << '\t' << name << '=' << type;
    }
    std::cout << '\n';
  }
}

}  // namespace

int main() {
  for (std::string path; std::getline(std::cin, path);) print(path);
  return 0;
}
