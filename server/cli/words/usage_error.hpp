// What is said of words that make no command: what is wrong, what may have been meant, and where
// the help is.
#pragma once

#include <string>

#include "server/cli/arguments/command_words.hpp"
#include "server/cli/arguments/parse_failure.hpp"

namespace paddle_ls::cli {

// Of a word where a command below `command` has to stand, with what may have been meant.
std::string unknown_command(const CommandWords& command, const std::string& word);

// What is wrong, how the command is used, and where its help is. `table`: the whole grammar.
std::string usage_error(const CommandWords& table, const ParseFailure& failure);

}  // namespace paddle_ls::cli
