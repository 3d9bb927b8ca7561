// The input of the passes over a file.
//
// Everything but the caches is complete before the first pass runs; the results of the passes go
// into `Findings`.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/collect/collect_plain_bases.hpp"
#include "engine/rewrite/collect/own_helpers.hpp"
#include "engine/rewrite/imports/collect_imports.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/result/options.hpp"
#include "engine/rewrite/source/file_words.hpp"
#include "engine/rewrite/source/iterator_places.hpp"
#include "engine/syntax/pieces.hpp"

namespace paddle_ls::rewrite {

// Names that are bound to torch objects by assignment.
struct AssignedNames {
  std::vector<bool> is_variable;  // groups that hold a value of torch
  std::unordered_map<std::uint32_t, std::uint32_t>
      of_value;  // group, by the use that is its right side
};

struct FileInput {
  std::string_view source;
  const python::Names& names;
  const syntax::Pieces& pieces;
  const RuleSet& rules;
  const Options& options;
};

struct PassInput : FileInput {
  // Marks groups of `groups` that have rivals, and names that other files import from this one.
  PassInput(const FileInput& input, const CollectedImports& collected, ImportFacts& groups);

  syntax::Node statement_node(python::StatementId id) const;  // null if there is none
  std::uint32_t group_of(const python::Use& use) const;       // `no_index` if there is none

  const CollectedImports& imports;
  AssignedNames aliases;
  OwnHelpers own_helpers;
  PlainBases plain_bases;
  mutable FileWords words;
  mutable IteratorPlaces iterator_places;
};

}  // namespace paddle_ls::rewrite
