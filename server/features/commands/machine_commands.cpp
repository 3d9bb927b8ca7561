#include "server/features/commands/machine_commands.hpp"

#include <array>

#include "server/features/commands/align_programs.hpp"
#include "server/features/commands/checkpoint_commands.hpp"
#include "server/features/commands/ir_commands.hpp"
#include "server/features/commands/upgrade_command.hpp"
#include "server/features/commands/verify_command.hpp"
#include "server/features/convey/command_names.hpp"

namespace paddle_ls::server {

std::span<const Command> machine_commands() {
  static constexpr std::array commands = {
      Command{command::align, align_programs},
      Command{command::align_hints, align_hints},
      Command{command::docs_verify, verify_examples},
      Command{command::ir_translate, translate_model},
      Command{command::ir_diff, diff_models},
      Command{command::ir_stats, count_model},
      Command{command::ir_graph, draw_model},
      Command{command::ir_to_json, model_to_json},
      Command{command::ir_upgrade, upgrade_legacy_model},
      Command{command::ir_go_to_python, go_to_python},
      Command{command::weights_show, show_checkpoint},
      Command{command::weights_convert, convert_weights},
  };
  return commands;
}

}  // namespace paddle_ls::server
