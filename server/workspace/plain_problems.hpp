// Problems that need no model: of a file as a whole, and of settings files.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "server/model/problem.hpp"

namespace paddle_ls::server {

namespace codes {

using rewrite::Code;

inline constexpr Code file_too_large{
    "file-too-large", Severity::information,
    "The file is larger than the setting files.maximumBytes and is not analysed."};
inline constexpr Code too_many_findings{
    "too-many-findings", Severity::information,
    "The file has more findings than the setting diagnostics.maximumPerFile shows."};
inline constexpr Code settings_error{"settings-error", Severity::error,
                                     "A value in a settings file that has no effect."};
inline constexpr Code settings_unknown{"settings-unknown", Severity::warning,
                                       "An unknown name in a settings file."};

}  // namespace codes

Problem file_too_large(std::size_t bytes, std::size_t limit);

// The problems of the text of a `.paddle-ls.json`.
std::vector<Problem> settings_problems(std::string_view text);

}  // namespace paddle_ls::server
