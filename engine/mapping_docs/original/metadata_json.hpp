// Metadata of accepted documents as JSON, with the keys of the original docs_mappings.json.
#pragma once

#include <string>
#include <string_view>

#include "engine/mapping_docs/original/original.hpp"

namespace paddle_ls::mapping_docs {

// One object on one line. `source_file` is a path as the user knows it.
std::string metadata_json(std::string_view source_file, const Metadata& metadata);

}  // namespace paddle_ls::mapping_docs
