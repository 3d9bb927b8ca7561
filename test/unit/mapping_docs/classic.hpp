// The profile of the documents that most tests are about.
#pragma once

#include "engine/mapping_docs/profiles/document_profile.hpp"

namespace paddle_ls::mapping_docs {

inline const DocumentProfile& classic = *builtin_profile("classic");

}  // namespace paddle_ls::mapping_docs
