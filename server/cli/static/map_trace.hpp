// `paddle-ls static map-trace`: maps a traceback with generated frames to the source.
#pragma once

#include <iosfwd>

#include "server/cli/run/console.hpp"
#include "server/cli/static/static_options.hpp"

namespace paddle_ls::cli {

// `findings` if frames of generated files are left; the reason for each goes to `complaints`.
int map_trace(const MapTraceOptions& options, std::istream& trace, const Console& console);

}  // namespace paddle_ls::cli
