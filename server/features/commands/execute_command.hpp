// workspace/executeCommand: the commands of this server, one row each in execute_command.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "protocol/types/commands.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

void execute_command(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params);

// For the server's capabilities.
std::vector<std::string> command_names();

}  // namespace paddle_ls::server
