// Why files cannot be changed in place: files that git cannot restore are not overwritten.
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "server/cli/convert/convert_options.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {

// A sentence that says what to do instead, or nothing.
std::string in_place_refusal(const ConvertOptions& options, SourceFiles files);

// The same for files that something else would replace or delete.
std::string refusal_to_replace(std::span<const std::filesystem::path> files);

}  // namespace paddle_ls::cli
