#include <array>

#include "server/features/commands/machine_commands.hpp"
#include "server/features/convey/command_names.hpp"

namespace paddle_ls::server {
namespace {

void refuse(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  session.replies().answer(
      ticket, failure(protocol::ErrorCode::request_failed,
                      params.command + " cannot run in a browser; use paddle-ls on your machine"));
}

}  // namespace

std::span<const Command> machine_commands() {
  static constexpr std::array commands = {
      Command{command::align, refuse},        Command{command::align_hints, refuse},
      Command{command::docs_verify, refuse},  Command{command::ir_translate, refuse},
      Command{command::ir_diff, refuse},      Command{command::ir_stats, refuse},
      Command{command::ir_graph, refuse},     Command{command::ir_to_json, refuse},
      Command{command::ir_upgrade, refuse},   Command{command::ir_go_to_python, refuse},
      Command{command::weights_show, refuse}, Command{command::weights_convert, refuse},
  };
  return commands;
}

}  // namespace paddle_ls::server
