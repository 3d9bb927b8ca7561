// The words of `paddle-ls align`.
#pragma once

#include "server/cli/align/align.hpp"
#include "server/cli/arguments/argument_parser.hpp"

namespace paddle_ls::cli {

const ArgumentParser* add_align_command(ArgumentParser& app, AlignOptions& to);

}  // namespace paddle_ls::cli
