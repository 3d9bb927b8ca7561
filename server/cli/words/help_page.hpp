// The help of a command, as `--help` and `paddle-ls help` print it.
#pragma once

#include <string>

#include "server/cli/arguments/command_words.hpp"

namespace paddle_ls::cli {

std::string help_page(const CommandWords& command);

// `paddle-ls check [OPTIONS] [PATH...]`.
std::string usage_line(const CommandWords& command);

// `-j, --jobs N`, `PATH...`.
std::string shown_names(const OptionWords& option);

}  // namespace paddle_ls::cli
