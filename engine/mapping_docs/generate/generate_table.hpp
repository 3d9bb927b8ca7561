// The table of APIs, made from its source and the metadata of all documents.
//
// The original overwrites the file although an API occurs in it twice; here a duplicate or a row
// that cannot be expanded is a separate result, with every place, and the caller writes nothing.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/original/original.hpp"
#include "engine/mapping_docs/original/table_source.hpp"

namespace paddle_ls::mapping_docs {

struct DocumentedApi {
  std::string path;  // of the document, relative to the table's folder, with '/'
  Metadata metadata;
};

// One place where an API gets a row.
struct RowOrigin {
  std::size_t line;       // zero-based line of the macro in the table source
  text::ByteRange range;  // of the macro row
  std::string document;   // path, for rows made from documents; else empty
};

struct DuplicateApi {
  std::string api;
  std::vector<RowOrigin> origins;  // at least 2
};

struct GeneratedTable {
  std::string text;
  std::size_t rows = 0;
  std::vector<SourceProblem> problems;  // those that block
  std::vector<DuplicateApi> duplicates;
  std::vector<std::string> without_table;  // APIs that no table takes in

  bool complete() const { return problems.empty() && duplicates.empty(); }
};

GeneratedTable generate_table(std::string_view table_source, std::span<const DocumentedApi> apis,
                              const DocumentProfile& profile);

// Which of `conditions` takes in `api`: the longest prefix wins, then the smallest depth. Nothing
// when none does; else an index into `conditions`.
std::optional<std::size_t> condition_of(std::string_view api,
                                        std::span<const MacroCondition> conditions);

}  // namespace paddle_ls::mapping_docs
