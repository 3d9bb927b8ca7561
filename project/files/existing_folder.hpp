// Where a search for files that govern a document may begin.
#pragma once

#include <string>
#include <string_view>

namespace paddle_ls::files {

// The longest part of the absolute path `folder` that is a folder. A client may name documents that
// are nowhere, under names of thousands of parts; nothing is found in folders that do not exist.
// Looks from the top downwards, so that it costs what is there and not what is named.
std::string existing_folder(std::string_view folder);

}  // namespace paddle_ls::files
