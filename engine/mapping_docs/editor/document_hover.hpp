// What the editor shows under the pointer: rules of categories, the other half of a row, the row an
// API gets in the table, and the documents of a macro.
#pragma once

#include <optional>
#include <string>

#include "engine/mapping_docs/workspace/index.hpp"

namespace paddle_ls::mapping_docs {

struct DocumentHover {
  ByteRange range;
  std::string markdown;
};

std::optional<DocumentHover> hover(const Document& document, const Index& index,
                                   const DocumentProfile& profile, std::size_t offset);

// In a table source.
std::optional<DocumentHover> hover_table(const std::string& table_path, const Index& index,
                                         const DocumentProfile& profile, std::size_t offset);

}  // namespace paddle_ls::mapping_docs
