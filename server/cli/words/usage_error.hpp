// The message for invalid arguments: what is wrong, what may have been meant, and where the help
// is.
#pragma once

#include <string>

#include "server/cli/arguments/command_words.hpp"
#include "server/cli/arguments/parse_failure.hpp"

namespace paddle_ls::cli {

// The message for an unknown subcommand of `command`, with a suggestion.
std::string unknown_command(const CommandWords& command, const std::string& word);

// What is wrong, how the command is used, and where its help is. `table`: the whole grammar.
std::string usage_error(const CommandWords& table, const ParseFailure& failure);

}  // namespace paddle_ls::cli
