// Pages about the command line itself: `paddle-ls help`, `paddle-ls man` and `paddle-ls
// completion`.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/words/shell_completion.hpp"

namespace paddle_ls::cli {

struct HelpOptions {
  std::vector<std::string> command;  // word by word; empty: the program
};

struct ManOptions {
  std::vector<std::string> command;  // the same
  std::filesystem::path folder;      // where all pages go; empty: print the one
};

struct ShellCompletionOptions {
  Shell shell = Shell::bash;
};

const ArgumentParser* add_help_command(ArgumentParser& app, HelpOptions& to);
const ArgumentParser* add_man_command(ArgumentParser& app, ManOptions& to);
const ArgumentParser* add_completion_command(ArgumentParser& app, ShellCompletionOptions& to);

int show_help(const HelpOptions& options, const Console& console);
int show_man_page(const ManOptions& options, const Console& console);
int show_completion(const ShellCompletionOptions& options, const Console& console);

}  // namespace paddle_ls::cli
