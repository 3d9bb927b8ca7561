#include "server/cli/pages_command.hpp"

#include <ostream>

#include "engine/files/write_atomically.hpp"
#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/parse_arguments.hpp"
#include "server/cli/run/choice_option.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/cli/words/help_page.hpp"
#include "server/cli/words/man_page.hpp"
#include "server/cli/words/usage_error.hpp"
#include "server/version.hpp"

namespace paddle_ls::cli {
namespace {

const Choices<Shell> shells = {{"bash", Shell::bash}, {"zsh", Shell::zsh}, {"fish", Shell::fish}};

// The command that `words` name, or null after printing an error.
const CommandWords* found(const CommandWords& table, const std::vector<std::string>& words,
                          std::ostream& err) {
  const CommandWords* at = &table;
  for (const std::string& word : words) {
    const CommandWords* next = at->command(word);
    if (next == nullptr) {
      err << error_prefix << unknown_command(*at, word) << '\n';
      return nullptr;
    }
    at = next;
  }
  return at;
}

int write_man_pages(const CommandWords& table, const std::filesystem::path& folder,
                    std::ostream& err) {
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  for (const CommandWords* command : all_commands(table)) {
    const std::filesystem::path file = folder / (man_page_name(*command) + ".1");
    const auto done =
        files::write_atomically(file, man_page(*command, std::string(server::program_version)));
    if (done) continue;
    err << error_prefix << printable(file.generic_string()) << ": " << done.error().message << '\n';
    return exit_status::could_not_run;
  }
  return exit_status::clean;
}

}  // namespace

const ArgumentParser* add_help_command(ArgumentParser& app, HelpOptions& to) {
  ArgumentParser* command = app.add_subcommand("help", "Print the help of a command");
  command->add_option("command", to.command, "The command, as in `docs validate`")
      ->type_name("COMMAND");
  return command;
}

const ArgumentParser* add_man_command(ArgumentParser& app, ManOptions& to) {
  ArgumentParser* command = app.add_subcommand("man", "Print the manual page of a command");
  Option* const words =
      command->add_option("command", to.command, "The command, as in `docs validate`")
          ->type_name("COMMAND");
  command->add_option("--out", to.folder, "Write the pages of all commands there")
      ->type_name("DIR")
      ->check(is_path)
      ->excludes(words);
  command->footer(
      "Examples:\n"
      "  paddle-ls man check | man -l -\n"
      "  paddle-ls man --out ~/.local/share/man/man1\n");
  return command;
}

const ArgumentParser* add_completion_command(ArgumentParser& app, ShellCompletionOptions& to) {
  ArgumentParser* command =
      app.add_subcommand("completion", "Print a completion script for a shell");
  add_choice(*command, "shell", to.shell, shells, "The shell")->required();
  command->footer(
      "Examples:\n"
      "  source <(paddle-ls completion bash)            in ~/.bashrc\n"
      "  paddle-ls completion zsh > ~/.zfunc/_paddle-ls    a folder of $fpath\n"
      "  paddle-ls completion fish > ~/.config/fish/completions/paddle-ls.fish\n");
  return command;
}

int show_help(const HelpOptions& options, const Console& console) {
  const CommandWords table = command_table();
  const CommandWords* command = found(table, options.command, console.err);
  if (command == nullptr) return exit_status::could_not_run;
  console.out << help_page(*command);
  return exit_status::clean;
}

int show_man_page(const ManOptions& options, const Console& console) {
  const CommandWords table = command_table();
  if (!options.folder.empty()) return write_man_pages(table, options.folder, console.err);
  const CommandWords* command = found(table, options.command, console.err);
  if (command == nullptr) return exit_status::could_not_run;
  console.out << man_page(*command, std::string(server::program_version));
  return exit_status::clean;
}

int show_completion(const ShellCompletionOptions& options, const Console& console) {
  console.out << completion(command_table(), options.shell);
  return exit_status::clean;
}

}  // namespace paddle_ls::cli
