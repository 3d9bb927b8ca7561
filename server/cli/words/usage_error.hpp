// The message for invalid arguments: what is wrong, what may have been meant, and where the help
// is.
#pragma once

#include <string>

#include "server/cli/words/command_words.hpp"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace paddle_ls::cli {

// The message for an unknown subcommand of `command`, with a suggestion.
std::string unknown_command(const CommandWords& command, const std::string& word);

// `app` has parsed the words as far as `error`.
std::string usage_error(const CLI::App& app, const CLI::ParseError& error);

}  // namespace paddle_ls::cli
