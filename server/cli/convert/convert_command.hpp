// The words of `paddle-ls convert`.
#pragma once

#include <vector>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/convert/convert_options.hpp"

namespace paddle_ls::cli {

// Adds the subcommand and answers it. Parsing fills in `to`, which must outlive `app`.
const ArgumentParser* add_convert_command(ArgumentParser& app, ConvertOptions& to);

// The words of a command line, to be parsed: the format of `--summary` may be left out, also in
// front of a path (`--summary src`).
std::vector<const char*> with_summary_format(int count, const char* const* arguments);

}  // namespace paddle_ls::cli
