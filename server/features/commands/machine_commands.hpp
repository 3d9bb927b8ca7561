// Commands that need more of a machine than texts: other programs, models or checkpoints.
#pragma once

#include <span>
#include <string_view>

#include "protocol/types/commands.hpp"
#include "server/session/session.hpp"

namespace paddle_ls::server {

struct Command {
  std::string_view name;
  void (*run)(Session&, Ticket, const protocol::ExecuteCommandParams&);
};

// In a browser each of them is an error that says so.
std::span<const Command> machine_commands();

}  // namespace paddle_ls::server
