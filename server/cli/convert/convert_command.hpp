// The words of `paddle-ls convert`.
#pragma once

#include <vector>

#include "server/cli/convert/convert_options.hpp"

namespace CLI {
class App;
}

namespace paddle_ls::cli {

// Adds the subcommand and returns it. Parsing fills in `to`, which must outlive `app`.
const CLI::App* add_convert_command(CLI::App& app, ConvertOptions& to);

// The arguments of a command line, ready to be parsed: `--summary` may stand without a format, even
// before a path (`--summary src`).
std::vector<const char*> with_summary_format(int count, const char* const* arguments);

}  // namespace paddle_ls::cli
