// The values of torch's names, the results of their calls, and which names are the same object:
// constant data that compile_kinds makes from api/*.tsv.
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

// The condition under which the kind in the column `call` holds.
enum class CallCondition : std::uint8_t {
  always,
  least,         // for a call with only the required first argument
  or_tensor,     // as `least`; with arguments it returns a tensor
  by_dimension,  // as `least`; with a keyword `dim` it returns several tensors
  one_result,    // unless a keyword asks for more results: return_indices
  three,         // for at least three arguments; with one it returns several
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
  std::uint16_t next = 0;  // row of another name of the same object; the rows form a cycle
};

struct KindTable {
  std::string_view strings;
  std::span<const KindRow> rows;       // by name
  std::span<const Text> members;       // names of members of any class, sorted
  std::span<const Text> only_tensors;  // methods that only tensors have, sorted
  std::span<const Text> packages;      // packages whose values are never torch's, sorted
  std::span<const AliasRow> aliases;   // by name

  std::string_view text(Text at) const { return strings.substr(at.offset, at.size); }
};

const KindTable& kind_table();

}  // namespace paddle_ls::torch
