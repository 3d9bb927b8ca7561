// The commands and options of the command line as plain data: help, manual pages, completion and
// suggestions are generated from it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::cli {

struct OptionWords {
  std::vector<std::string> names;  // `-j`, `--jobs`; none for an argument
  std::string value;               // `FILE`, `json|text`; empty for a flag
  std::string help;
  std::string group;  // the heading that lists it
  bool is_required = false;
  bool is_repeated = false;

  // The values if they are a few names, which are in lower case.
  std::vector<std::string> values() const;
  bool takes_path() const;
};

struct CommandWords {
  std::string name;  // with its parents: `paddle-ls docs validate`
  std::string summary;
  std::string footer;  // exit status and examples, in lines
  std::string group;   // the heading that lists it
  std::vector<OptionWords> arguments;
  std::vector<OptionWords> options;
  std::vector<CommandWords> commands;

  // `validate` of `paddle-ls docs validate`.
  std::string_view last_name() const;
  const CommandWords* command(std::string_view written) const;
  const OptionWords* option(std::string_view written) const;
};

// The command and all its subcommands, in the order of the help.
std::vector<const CommandWords*> all_commands(const CommandWords& command);

// The command with this whole name, as in `paddle-ls docs validate`; else `command` itself.
const CommandWords& command_named(const CommandWords& command, std::string_view name);

}  // namespace paddle_ls::cli
