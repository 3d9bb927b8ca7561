// Why files cannot be changed in place: files that git cannot restore are not overwritten.
#pragma once

#include <string>

#include "server/cli/convert/convert_options.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {

// A sentence that says what to do instead, or nothing.
std::string in_place_refusal(const ConvertOptions& options, SourceFiles files);

}  // namespace paddle_ls::cli
