// The part of `paddle-ls self-check` that acts as an editor: a whole session in memory.
//
// The capabilities that the server announces decide what is requested, so that a new feature is
// checked as soon as it is announced.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "server/cli/check/self_check.hpp"

namespace paddle_ls::cli {

// Opens `source` as the document of that path and sends every request about every token. Broken
// promises are a request that is not answered with a result, and a place outside the document.
std::vector<Violation> editor_violations(const std::filesystem::path& file,
                                         std::string_view source);

}  // namespace paddle_ls::cli
