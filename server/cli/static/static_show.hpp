// `paddle-ls static show`: the generated code of one function on standard output.
#pragma once

#include "server/cli/run/console.hpp"
#include "server/cli/static/static_options.hpp"

namespace paddle_ls::cli {

// `findings` when the real conversion would fail: what fails, and where, goes to `complaints`.
int show_static(const StaticOptions& options, const Console& console);

}  // namespace paddle_ls::cli
