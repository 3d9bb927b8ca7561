// `paddle-ls static check`: the hazards of conversion in files and folders.
#pragma once

#include "server/cli/run/console.hpp"
#include "server/cli/static/static_options.hpp"

namespace paddle_ls::cli {

int check_static(const StaticCheckOptions& options, const Console& console);

}  // namespace paddle_ls::cli
