// Parses the arguments of the command line into a command.
#pragma once

#include <string>
#include <variant>

#include "server/cli/arguments/command_words.hpp"
#include "server/cli/command_options.hpp"

namespace paddle_ls::cli {

// Nothing to run: help was requested, or the arguments are not a valid command.
struct UsageMessage {
  std::string text;
  int status;  // help goes to standard output with `clean`, complaints to standard error
};

// `arguments` as main has them. Without any, a user at a terminal gets the help; otherwise the
// language server starts.
std::variant<Command, UsageMessage> parse_arguments(int count, const char* const* arguments,
                                                    bool in_is_terminal = false);

// The commands and options of the command line.
CommandWords command_table();

}  // namespace paddle_ls::cli
