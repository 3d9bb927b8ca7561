// `paddle-ls static check`: the hazards of conversion in files and folders.
#pragma once

#include "server/cli/commands.hpp"
#include "server/cli/console.hpp"

namespace paddle_ls::cli {

int check_static(const StaticCheckOptions& options, const Console& console);

}  // namespace paddle_ls::cli
