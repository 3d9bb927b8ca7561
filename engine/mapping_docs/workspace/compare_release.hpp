// Where a document and the releases of PyTorch and Paddle differ about the two APIs.
#pragma once

#include <string_view>
#include <vector>

#include "engine/mapping_docs/judge/validate.hpp"
#include "engine/mapping_docs/release/release_facts.hpp"
#include "engine/mapping_docs/workspace/api_reference.hpp"

namespace paddle_ls::mapping_docs {

struct Releases {
  const ReleaseFacts& pytorch;
  const ReleaseFacts& paddle;
  std::string_view paddle_name;  // as in "3.3"
};

// The releases that are built in; `paddle` is the target release.
Releases built_in_releases(std::string_view paddle);

// What `reference` has a page for is compared with that page, and not here.
std::vector<DocumentFinding> compare_document(const Validation& validation,
                                              const DocumentProfile& profile,
                                              const Severities& overrides, const Releases& releases,
                                              const ApiReference& reference);

}  // namespace paddle_ls::mapping_docs
