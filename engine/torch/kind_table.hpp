// What torch's names evaluate to, what calling them returns, and which of them are the same object:
// constant data made from api/*.tsv by compile_kinds.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::torch {

// A text in the table's string pool.
struct Text {
  std::uint32_t offset = 0;
  std::uint32_t size = 0;
};

// When the kind in the column `call` holds.
enum class CallCondition : std::uint8_t {
  always,
  least,         // for a call without any argument beyond the first that a function needs
  or_tensor,     // as `least`; with arguments it returns a tensor
  by_dimension,  // as `least`; with a keyword `dim` it returns several tensors
  one_result,    // unless a keyword asks for more results: return_indices
  three,         // for at least three arguments; several of it for one
};

struct KindRow {
  Text name;
  python::Kind call = python::Kind::unknown;
  CallCondition condition = CallCondition::always;
  python::Kind value = python::Kind::unknown;
  python::Kind instance = python::Kind::unknown;
  python::Kind object_call = python::Kind::unknown;
};

// A name of an object that has several.
struct AliasRow {
  Text name;
  std::uint16_t next = 0;  // row of another name of the same object; following them leads back here
};

struct KindTable {
  std::string_view strings;
  std::span<const KindRow> rows;       // by name
  std::span<const Text> members;       // names of members of any class, sorted
  std::span<const Text> only_tensors;  // methods that only tensors have, sorted
  std::span<const Text> packages;      // whose values are never torch's, sorted
  std::span<const AliasRow> aliases;   // by name

  std::string_view text(Text at) const { return strings.substr(at.offset, at.size); }
};

const KindTable& kind_table();

}  // namespace paddle_ls::torch
