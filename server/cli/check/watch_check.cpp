#include "server/cli/check/watch_check.hpp"

#include "server/cli/run/watch.hpp"

namespace paddle_ls::cli {

// What stops a program depends on all of its files.
int watch_check(const CheckOptions& options, const Console& console,
                const std::function<int(const CheckOptions&)>& run) {
  const Rerun rerun = options.runs_without ? Rerun::everything : Rerun::changed_files;
  return watch(options.sources, {}, rerun, console, [&](const Sources& sources) {
    CheckOptions again = options;
    again.sources = sources;
    return run(again);
  });
}

}  // namespace paddle_ls::cli
