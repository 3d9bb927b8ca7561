// Files that a rule file of a workspace names: they lie beside it or in a folder there.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "engine/text/result.hpp"

namespace paddle_ls::settings {

inline constexpr std::size_t longest_helper_file = std::size_t{1} << 20U;

// Where the file lies that `rule_file` calls `name`. An error for a name that leads out of the
// folder of the rule file.
Result<std::filesystem::path> place_beside(const std::filesystem::path& rule_file,
                                           std::string_view name);

// Its text.
Result<std::string> read_beside(const std::filesystem::path& rule_file, std::string_view name);

}  // namespace paddle_ls::settings
