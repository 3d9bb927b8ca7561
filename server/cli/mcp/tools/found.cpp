#include "server/cli/mcp/tools/found.hpp"

#include <sstream>

#include <boost/json/parse.hpp>

#include "server/cli/check/run_check.hpp"
#include "server/cli/mcp/tools/captured.hpp"

namespace paddle_ls::cli::mcp {

Result<ToolFindings> found_in(const Sources& sources, std::istream& text) {
  CheckOptions options;
  options.sources = sources;
  options.format = ReportFormat::json;
  const Captured captured;
  const int status = check(options, text, captured.console());
  const bool was_run = status == exit_status::clean || status == exit_status::findings;
  if (!was_run) return error(captured.err());
  ToolFindings found;
  found.summary = captured.err();
  std::istringstream lines(captured.out());
  for (std::string line; std::getline(lines, line);) {
    found.findings.push_back(boost::json::parse(line));
  }
  return found;
}

}  // namespace paddle_ls::cli::mcp
