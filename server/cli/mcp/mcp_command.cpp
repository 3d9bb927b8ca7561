#include "server/cli/mcp/mcp_command.hpp"

#include <cstdlib>
#include <ostream>

#include "server/cli/mcp/incoming.hpp"
#include "server/cli/mcp/mcp_session.hpp"
#include "server/cli/run/choice_option.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli {

const ArgumentParser* add_mcp_command(ArgumentParser& app, McpOptions& to) {
  ArgumentParser* command = app.add_subcommand(
      "mcp", "Run a Model Context Protocol server for agents, on standard input and output");
  command
      ->add_option("--root", to.roots,
                   "A folder that tools may work in; can be repeated. Relative paths begin in the "
                   "first one (default: the current folder)")
      ->type_name("DIR")
      ->one_value_each()
      ->check(is_path);
  command->footer(
      "Tools: check, explain, convert, decide, weights_show. No tool reads or changes a path "
      "outside\n"
      "the folders, also not through a link.\n\n"
      "Examples:\n"
      "  paddle-ls mcp --root ~/src/model\n");
  return command;
}

int run_mcp(const McpOptions& options, std::istream& in, const Console& console) {
  auto roots = mcp::Roots::open(options.roots);
  if (!roots) return failed(roots.error(), console.err);
  mcp::McpSession session(*roots);
  mcp::Incoming incoming(in);
  while (console.out && !platform::interrupted()) {
    const auto message = incoming.next();
    if (!message) return exit_status::clean;
    const auto answer = session.answer(*message);
    if (answer && !incoming.is_cancelled()) console.out << *answer << '\n' << std::flush;
    leave_interruption_alone();  // no file is half written now
  }
  // The reading thread may still wait for a line.
  std::_Exit(platform::interrupted() ? exit_status::interrupted : exit_status::clean);
}

}  // namespace paddle_ls::cli
