// The words of `paddle-ls convert`.
#pragma once

#include <vector>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/convert/convert_options.hpp"

namespace paddle_ls::cli {

// Adds the subcommand and returns it. Parsing fills in `to`, which must outlive `app`.
const ArgumentParser* add_convert_command(ArgumentParser& app, ConvertOptions& to);

// The arguments of a command line, ready to be parsed: `--summary` may stand without a format, even
// before a path (`--summary src`).
std::vector<const char*> with_summary_format(int count, const char* const* arguments);

}  // namespace paddle_ls::cli
