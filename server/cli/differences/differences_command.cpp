#include "server/cli/differences/differences_command.hpp"

#include <map>

#include <CLI/CLI.hpp>

namespace paddle_ls::cli {

const CLI::App* add_differences_command(CLI::App& app, DifferencesOptions& to) {
  static const std::map<std::string, DifferencesFormat> formats = {
      {"text", DifferencesFormat::text},
      {"json", DifferencesFormat::json},
      {"markdown", DifferencesFormat::markdown}};
  CLI::App* command = app.add_subcommand(
      "differences", "List the differences between PyTorch and Paddle that projects decide about");
  command->add_option("id", to.id, "Show this one in full")->type_name("ID");
  command
      ->add_option_function<std::string>(
          "--format", [&to](const std::string& name) { to.format = formats.at(name); },
          "How they are written")
      ->check(CLI::IsMember({"text", "json", "markdown"}));
  command->footer(
      "Exit status: 0 shown, 1 there is none of that name, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls differences                   with what this project accepts\n"
      "  paddle-ls differences first-weights     one of them, with an example\n");
  return command;
}

}  // namespace paddle_ls::cli
