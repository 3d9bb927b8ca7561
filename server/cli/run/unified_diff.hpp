// A text and its edits as a unified diff that `patch` and `git apply` accept.
//
// The edits are known, so nothing has to be searched: the lines that an edit touches become a
// block, equal lines at both ends of a block become context again, and nearby blocks share a hunk.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/text/edits.hpp"
#include "server/cli/reports/colour.hpp"

namespace paddle_ls::cli {

// `edits` must be normalized. Empty when they change nothing. Lines end at LF, as for `patch`;
// other line endings are part of their lines.
std::string unified_diff(std::string_view old_name, std::string_view new_name,
                         std::string_view source, const text::Edits& edits, Colour colour);

// How a diff names a file: with git's prefix, which `git apply` and `patch -p1` strip, if the path
// is relative; and quoted as git does it if the name has special bytes.
std::string diff_name(std::string_view prefix, const std::filesystem::path& path);

// The diff of a file that is called `path` before and after.
std::string diff_of_file(const std::filesystem::path& path, std::string_view source,
                         const text::Edits& edits, Colour colour);

}  // namespace paddle_ls::cli
