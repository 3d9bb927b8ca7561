// The findings of a run of `check`, as JSON.
#pragma once

#include <istream>
#include <string>

#include <boost/json/array.hpp>

#include "engine/text/result.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli::mcp {

struct ToolFindings {
  boost::json::array findings;  // as described by `paddle-ls schema findings`
  std::string summary;          // for people
};

// `text` is read where the sources are standard input. An error says why the run could not be made.
Result<ToolFindings> found_in(const Sources& sources, std::istream& text);

}  // namespace paddle_ls::cli::mcp
