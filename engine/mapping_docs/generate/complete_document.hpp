// A new document with the signatures that the releases really have.
//
// A conversion rule has the Paddle API and the conversion of each parameter. The order,
// the defaults and the parameters that Paddle has besides come from the release.
#pragma once

#include <optional>
#include <string_view>

#include "engine/mapping_docs/generate/skeleton.hpp"
#include "engine/mapping_docs/release/release_facts.hpp"

namespace paddle_ls::mapping_docs {

// `known` is what is known besides; nothing, or a document without Paddle API, is completed by the
// Paddle API of the same name, where there is one. Nothing where there is none. Of `newest`, the
// newest Paddle, only the keywords are looked at that it takes for a parameter besides its name.
std::optional<NewDocument> completed(std::string_view source_api, std::optional<NewDocument> known,
                                     const ReleaseFacts& pytorch, const ReleaseFacts& paddle,
                                     const ReleaseFacts& newest);

}  // namespace paddle_ls::mapping_docs
