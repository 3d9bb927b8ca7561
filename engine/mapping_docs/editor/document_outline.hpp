// The shape of a document for the editor: its symbols and the parts that can be folded.
#pragma once

#include <string>
#include <vector>

#include "engine/mapping_docs/document/document.hpp"

namespace paddle_ls::mapping_docs {

enum class OutlineSymbolKind {
  document,
  source_api,
  target_api,
  table,
  parameter,
  example,
  section
};

struct OutlineSymbol {
  OutlineSymbolKind kind;
  std::string name;
  std::string detail;
  ByteRange range;      // with everything that belongs to it
  ByteRange selection;  // the name
  std::vector<OutlineSymbol> children;
};

// One symbol for the document, with its sections, rows and examples below it; empty without title.
std::vector<OutlineSymbol> outline(const Document& document);

struct OutlineFold {
  std::size_t first_line;  // zero-based, inclusive
  std::size_t last_line;
};

// Sections, blocks of code and tables of more than one line.
std::vector<OutlineFold> folds(const Document& document);

}  // namespace paddle_ls::mapping_docs
