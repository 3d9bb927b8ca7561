// The findings of a run of `check`, as a program reads them.
#pragma once

#include <istream>
#include <string>

#include <boost/json/array.hpp>

#include "engine/text/result.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli::mcp {

struct Found {
  boost::json::array findings;  // as `paddle-ls schema findings` has them
  std::string summary;          // for people
};

// `text` is read where the sources are standard input. An error says why the run could not be made.
Result<Found> found_in(const Sources& sources, std::istream& text);

}  // namespace paddle_ls::cli::mcp
