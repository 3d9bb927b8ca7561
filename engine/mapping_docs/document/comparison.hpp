// A parameter table beside the two signatures it compares: what the checks of rows, notes and
// categories look at.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/mapping_docs/document/document.hpp"

namespace paddle_ls::mapping_docs {

// A parameter named in a cell, without markup, stars, type and escapes.
struct CellName {
  std::string name;
  ByteRange range;  // as written
};

struct ComparedRow {
  const Row* row;
  std::vector<CellName> source;  // empty for `-`, free text and other words
  std::vector<CellName> target;
  bool source_absent = false;  // the cell is `-`
  bool target_absent = false;
  bool free_text = false;  // a cell that names no parameter, such as 返回值
  ByteRange note;
};

struct ComparedApis {
  const Table* table;
  const ApiHeading* source;  // null where the document has none
  const ApiHeading* target;
  std::vector<ParameterName> source_parameters;  // of the first signature
  std::vector<ParameterName> target_parameters;
  std::vector<ComparedRow> rows;  // those that are attached and have three cells
  bool whole = true;  // the only table of these signatures: every parameter must have a row
};

// One for each table of parameters.
std::vector<ComparedApis> read_comparisons(const Document& document,
                                           const DocumentProfile& profile);

// The parameter of any signature of `heading` that has this name; null when there is none.
const SignatureParameter* find_parameter(const Document& document, const ApiHeading* heading,
                                         std::string_view name);

// The parameters of all signatures of `heading`, which may be null; of equal names the first.
using ParametersByName = std::unordered_map<std::string_view, const SignatureParameter*>;
ParametersByName parameters_by_name(const Document& document, const ApiHeading* heading);

// True when a signature of `heading` takes *args or **kwargs.
bool is_variadic(const Document& document, const ApiHeading* heading);

// True when a signature of `heading` is a property or missing: there is no list to compare with.
bool has_no_list(const ApiHeading* heading);

// True for words of the form of a Python name.
bool is_identifier(std::string_view word);

}  // namespace paddle_ls::mapping_docs
