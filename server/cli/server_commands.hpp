// The words of `paddle-ls serve` and `paddle-ls replay`.
#pragma once

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/replay.hpp"
#include "server/cli/serve.hpp"

namespace paddle_ls::cli {

// The options of `serve`, which are also accepted without a command, because editors start the
// program by its name.
void add_serve_options(ArgumentParser& app, ServeOptions& to);

const ArgumentParser* add_serve_command(ArgumentParser& app, ServeOptions& to);
const ArgumentParser* add_replay_command(ArgumentParser& app, ReplayOptions& to);

}  // namespace paddle_ls::cli
