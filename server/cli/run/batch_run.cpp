#include "server/cli/run/batch_run.hpp"

#include <algorithm>
#include <ostream>
#include <thread>

#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli {

BatchRun::BatchRun(unsigned jobs, const Console& console)
    : jobs_(jobs > 0 ? jobs : std::max(std::thread::hardware_concurrency(), 1U)),
      console_(console) {
  watch_for_interruption();
}

int BatchRun::exit_status(bool clean) const {
  if (interrupted()) {
    console_.err << error_prefix << "interrupted; no file was left half written\n";
    return exit_status::interrupted;
  }
  return clean && complaints_.empty() ? exit_status::clean : exit_status::findings;
}

std::size_t BatchRun::count(SourceFiles files, Draw draw) {
  std::size_t number = 0;
  while ((files.*draw)()) ++number;
  return number;
}

void BatchRun::complain_about(const project::Configuration& configuration) {
  for (const std::string& complaint : configuration.complaints) {
    if (complaints_.insert(complaint).second) console_.err << error_prefix << complaint << "\n";
  }
}

void BatchRun::complain(const std::string& place, const std::string& problem) {
  console_.err << error_prefix << place << ": " << problem << "\n";
}

}  // namespace paddle_ls::cli
