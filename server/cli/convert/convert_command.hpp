// The words of `paddle-ls convert`.
#pragma once

#include <vector>

#include "server/cli/convert/convert_options.hpp"

namespace CLI {
class App;
}

namespace paddle_ls::cli {

// Adds the subcommand and answers it. Parsing fills in `to`, which must outlive `app`.
const CLI::App* add_convert_command(CLI::App& app, ConvertOptions& to);

// The words of a command line, to be parsed: the format of `--summary` may be left out, also in
// front of a path (`--summary src`).
std::vector<const char*> with_summary_format(int count, const char* const* arguments);

}  // namespace paddle_ls::cli
