// `paddle-ls static map-trace`: a traceback with generated frames, as one of the source.
#pragma once

#include <iosfwd>

#include "server/cli/run/console.hpp"
#include "server/cli/static/static_options.hpp"

namespace paddle_ls::cli {

// `findings` when frames of generated files are left, each told on `complaints` with why.
int map_trace(const MapTraceOptions& options, std::istream& trace, const Console& console);

}  // namespace paddle_ls::cli
