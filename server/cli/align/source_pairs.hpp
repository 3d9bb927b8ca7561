// The files of a program and of its conversion, side by side.
#pragma once

#include <cstdint>

#include "engine/text/result.hpp"
#include "project/align/program_pairs.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

// Which differences between the frameworks the conversion accepts.
enum class Accepted : std::uint8_t { as_settings_say, all };

// What the files of the folder `original` become, and what those of the same names in `converted`
// say. A file without a counterpart is left out. An error says what is wrong with settings or
// paths.
Result<project::ProgramPairs> source_pairs(const std::filesystem::path& original,
                                           const std::filesystem::path& converted,
                                           Accepted accepted, const Console& console);

}  // namespace paddle_ls::cli
