// What can be typed at a place of a document or of a table source.
#pragma once

#include <string>
#include <vector>

#include "engine/mapping_docs/workspace/index.hpp"

namespace paddle_ls::mapping_docs {

enum class DocumentCompletionKind { category, phrase, parameter, section, macro, api };

struct DocumentCompletion {
  DocumentCompletionKind kind;
  std::string label;
  std::string detail;
  text::Edit edit;  // replaces what is typed so far
};

std::vector<DocumentCompletion> complete(const Document& document, const DocumentProfile& profile,
                                         std::size_t offset);

// In a table source: macros and their arguments. At most `most` APIs are offered.
std::vector<DocumentCompletion> complete_table(const std::string& table_path, const Index& index,
                                               std::size_t offset, std::size_t most = 200);

}  // namespace paddle_ls::mapping_docs
