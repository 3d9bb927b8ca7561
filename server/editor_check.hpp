// The part of `paddle-ls self-check` that asks as an editor does: a whole session in memory.
//
// What the server says it can do decides what is asked, so that a new feature is checked as soon as
// it is announced.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "server/cli/check/self_check.hpp"

namespace paddle_ls::cli {

// Opens `source` as the document of that path and asks everything about every token. Broken
// promises: a request that is not answered by a result, and a place outside the document.
std::vector<Violation> editor_violations(const std::filesystem::path& file,
                                         std::string_view source);

}  // namespace paddle_ls::cli
