// Where a document and Paddle's own reference differ about the Paddle API.
#pragma once

#include <vector>

#include "engine/mapping_docs/judge/validate.hpp"
#include "engine/mapping_docs/workspace/api_reference.hpp"

namespace paddle_ls::mapping_docs {

// Related places are in the reference, by the paths under which its files were added.
std::vector<DocumentFinding> compare_document(const Validation& validation,
                                              const DocumentProfile& profile,
                                              const Severities& overrides,
                                              const ApiReference& reference);

}  // namespace paddle_ls::mapping_docs
