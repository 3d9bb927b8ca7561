#include "engine/python/record/symbol_table.hpp"

#include <algorithm>

namespace paddle_ls::python {

std::size_t SymbolTable::slot_of(ScopeId scope, NameId name) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = (scope * 0x9E3779B1U + name * 0x85EBCA6BU) & mask;
  while (slots_[at] != none &&
         (symbols_[slots_[at]].scope != scope || symbols_[slots_[at]].name != name)) {
    at = (at + 1) & mask;
  }
  return at;
}

void SymbolTable::grow() {
  constexpr std::size_t first_size = 64;
  slots_.assign(std::max(first_size, slots_.size() * 2), none);
  for (SymbolId id = 0; id < symbols_.size(); ++id) {
    slots_[slot_of(symbols_[id].scope, symbols_[id].name)] = id;
  }
}

SymbolId SymbolTable::intern(ScopeId scope, NameId name) {
  if (name < last_.size()) {
    const SymbolId last = last_[name];
    if (last != none && symbols_[last].scope == scope) return last;
  } else {
    last_.resize(std::max<std::size_t>(name + 1, last_.size() * 2), none);
  }
  if (symbols_.size() * 2 >= slots_.size()) grow();
  SymbolId& slot = slots_[slot_of(scope, name)];
  if (slot == none) {
    slot = static_cast<SymbolId>(symbols_.size());
    symbols_.push_back({.scope = scope, .name = name});
  }
  return last_[name] = slot;
}

SymbolId SymbolTable::find(ScopeId scope, NameId name) const {
  return slots_.empty() ? none : slots_[slot_of(scope, name)];
}

}  // namespace paddle_ls::python
