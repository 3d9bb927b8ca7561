// Where a document, or a table source, and the converter's mapping files differ.
#pragma once

#include <vector>

#include "engine/mapping_docs/judge/validate.hpp"
#include "engine/mapping_docs/workspace/api_mappings.hpp"
#include "engine/mapping_docs/workspace/index.hpp"

namespace paddle_ls::mapping_docs {

// Related places are in the mapping files, by the paths under which they were added.
std::vector<DocumentFinding> compare_document(const Validation& validation,
                                              const DocumentProfile& profile,
                                              const Severities& overrides,
                                              const ApiMappings& mappings);

std::vector<DocumentFinding> compare_table(const IndexedTable& table,
                                           const DocumentProfile& profile,
                                           const Severities& overrides,
                                           const ApiMappings& mappings);

}  // namespace paddle_ls::mapping_docs
