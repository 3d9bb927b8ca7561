// The evaluated file, and what is known about the libraries that it imports.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/python/facts/known_modules.hpp"
#include "engine/python/facts/library.hpp"
#include "engine/python/link/bind_imports.hpp"
#include "engine/python/record/symbol_table.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

// Everything that it refers to must outlive it.
struct EvaluatedFile {
  const Op& op(OpId id) const { return tape.ops[id]; }
  OpId operand(std::uint32_t index) const { return tape.operands[index]; }
  const Call& call(const Op& op) const { return tape.calls[op.b]; }
  SymbolId owner(SymbolId symbol) const { return tape.symbols[symbol].owner; }
  std::string_view text(NameId name) const { return names.text(name); }

  // The characters of a plain string literal; empty for other operations.
  std::string_view literal(OpId id) const;

  // The elements of a display, or of a target with several parts.
  std::span<const OpId> parts(const Op& display) const {
    return std::span(tape.operands).subspan(display.b, display.c - display.b);
  }

  std::span<const OpId> positional(const Call& call) const {
    return std::span(tape.operands).subspan(call.first, call.positional);
  }

  // Positional and keyword arguments, without unpacked ones.
  std::span<const OpId> arguments(const Call& call) const {
    return std::span(tape.operands).subspan(call.first, call.positional + call.keywords);
  }

  std::span<const NameId> keyword_names(const Call& call) const {
    return std::span(tape.keyword_names).subspan(call.first_keyword, call.keywords);
  }

  std::string_view source;
  const Tape& tape;
  const SymbolTable& symbols;
  Names& names;
  const std::vector<StarBinding>& stars;  // in the order of their operations
  const KnownModules& known;
  const Library& library;
};

}  // namespace paddle_ls::python
