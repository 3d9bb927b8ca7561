// The words of `paddle-ls serve` and `paddle-ls replay`.
#pragma once

#include <CLI/CLI.hpp>

#include "server/cli/replay.hpp"
#include "server/cli/serve.hpp"

namespace paddle_ls::cli {

// The options of `serve`, which are also accepted without a command, because editors start the
// program by its name.
void add_serve_options(CLI::App& app, ServeOptions& to);

const CLI::App* add_serve_command(CLI::App& app, ServeOptions& to);
const CLI::App* add_replay_command(CLI::App& app, ReplayOptions& to);

}  // namespace paddle_ls::cli
