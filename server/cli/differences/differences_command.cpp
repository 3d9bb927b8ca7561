#include "server/cli/differences/differences_command.hpp"

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/choice_option.hpp"

namespace paddle_ls::cli {

namespace {

const Choices<DifferencesFormat> differences_formats = {{"text", DifferencesFormat::text},
                                                        {"json", DifferencesFormat::json},
                                                        {"markdown", DifferencesFormat::markdown}};

}  // namespace

const ArgumentParser* add_differences_command(ArgumentParser& app, DifferencesOptions& to) {
  ArgumentParser* command = app.add_subcommand(
      "differences", "List the differences between PyTorch and Paddle that projects decide about");
  command->add_option("id", to.id, "Show this one in full")->type_name("ID");
  add_choice(*command, "--format", to.format, differences_formats,
             "How they are written (default: text)");
  command->footer(
      "Exit status: 0 shown, 1 there is none of that name, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls differences                   with what this project accepts\n"
      "  paddle-ls differences first-weights     one of them, with an example\n");
  return command;
}

}  // namespace paddle_ls::cli
