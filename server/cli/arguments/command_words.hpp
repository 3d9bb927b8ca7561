// What the command line can say, as plain data: help, manual pages, completion and suggestions are
// made from it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::cli {

struct OptionWords {
  std::vector<std::string> names;  // `-j`, `--jobs`; of an argument none
  std::string value;               // `FILE`, `json|text`; of a flag empty
  std::string help;
  std::string group;  // the heading it stands under
  bool is_required = false;
  bool is_repeated = false;

  // The values it takes where they are a few names: their list is in lower case.
  std::vector<std::string> values() const;
  bool takes_path() const;
};

struct CommandWords {
  std::string name;  // with those around it: `paddle-ls docs validate`
  std::string summary;
  std::string footer;  // exit status and examples, in lines
  std::string group;   // the heading it stands under
  std::vector<OptionWords> arguments;
  std::vector<OptionWords> options;
  std::vector<CommandWords> commands;

  // `validate` of `paddle-ls docs validate`.
  std::string_view last_name() const;
  const CommandWords* command(std::string_view written) const;
  const OptionWords* option(std::string_view written) const;
};

// The command and all below it, in the order of the help.
std::vector<const CommandWords*> all_commands(const CommandWords& command);

// The command with this whole name, as in `paddle-ls docs validate`; else `command` itself.
const CommandWords& command_named(const CommandWords& command, std::string_view name);

}  // namespace paddle_ls::cli
