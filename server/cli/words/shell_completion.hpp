// Completion of command lines in shells.
#pragma once

#include <cstdint>
#include <string>

#include "server/cli/arguments/command_words.hpp"

namespace paddle_ls::cli {

enum class Shell : std::uint8_t { bash, zsh, fish };

// A script for the shell that completes `program`, its commands, their options and named values,
// and files otherwise.
std::string completion(const CommandWords& program, Shell shell);

}  // namespace paddle_ls::cli
