// `paddle-ls port`: installed packages to a folder of the project.
#pragma once

#include "server/cli/port/port_command.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

// Returns the exit status of the process.
int port_packages(const PortOptions& options, const Console& console);

}  // namespace paddle_ls::cli
