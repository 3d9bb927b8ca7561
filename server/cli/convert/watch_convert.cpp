#include "server/cli/convert/watch_convert.hpp"

#include <sstream>

#include "server/cli/convert/run_convert.hpp"
#include "server/cli/run/watch.hpp"

namespace paddle_ls::cli {

// A copy has one place for every file and one helper module, and a report or a summary covers all
// files.
int watch_convert(const ConvertOptions& options, const Console& console) {
  const bool is_about_all = options.to == ConvertTo::folder || !options.report.empty() ||
                            options.summary != SummaryFormat::none;
  const Rerun rerun = is_about_all ? Rerun::everything : Rerun::changed_files;
  const std::filesystem::path without =
      options.to == ConvertTo::folder ? options.folder : std::filesystem::path();
  return watch(options.sources, without, rerun, console, [&](const Sources& sources) {
    ConvertOptions again = options;
    again.sources = sources;
    std::istringstream nothing;
    return convert(again, nothing, console);
  });
}

}  // namespace paddle_ls::cli
