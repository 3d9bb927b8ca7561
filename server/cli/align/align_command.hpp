// The words of `paddle-ls align`.
#pragma once

#include "server/cli/align/align.hpp"

namespace CLI {
class App;
}

namespace paddle_ls::cli {

const CLI::App* add_align_command(CLI::App& app, AlignOptions& to);

}  // namespace paddle_ls::cli
