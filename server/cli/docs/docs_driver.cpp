// The command `docs` as a program of its own, for the conformance tests of the verbs.
#include "server/cli/docs/docs_command.hpp"

int main(int count, char** arguments) {
  CLI::App app("Mapping documents");
  int exit_status = 0;
  paddle_ls::cli::add_docs_command(app, exit_status);
  app.require_subcommand(1);
  try {
    app.parse(count, arguments);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  return exit_status;
}
