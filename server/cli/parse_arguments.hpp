// The words of the command line, read into a command.
#pragma once

#include <string>
#include <variant>

#include "server/cli/arguments/command_words.hpp"
#include "server/cli/commands.hpp"

namespace paddle_ls::cli {

// Nothing to run: help was asked for, or the words make no command.
struct Message {
  std::string text;
  int status;  // help goes to standard output with `clean`, complaints to standard error
};

// `arguments` as main has them. Without any a person at a terminal gets the help; anybody else has
// started the language server.
std::variant<Command, Message> parse_arguments(int count, const char* const* arguments,
                                               bool in_is_terminal = false);

// What the command line can say.
CommandWords command_table();

}  // namespace paddle_ls::cli
