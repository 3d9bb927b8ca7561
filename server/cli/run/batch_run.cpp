#include "server/cli/run/batch_run.hpp"

#include <algorithm>
#include <ostream>
#include <thread>

#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli {

void warn_of_no_sources(const SourceFiles& files, const Console& console) {
  if (files.numbers().sources > 0) return;
  console.err << warning_prefix << "there is no Python file at the given paths\n";
}

BatchRun::BatchRun(unsigned jobs, const Console& console, ProgressBar& bar)
    : jobs_(jobs > 0 ? jobs : std::max(std::thread::hardware_concurrency(), 1U)),
      console_(console),
      bar_(bar) {
  watch_for_interruption();
}

int BatchRun::exit_status(bool clean) const {
  if (interrupted()) {
    console_.err << error_prefix << "interrupted; no file was left half written\n";
    return exit_status::interrupted;
  }
  return clean ? exit_status::clean : exit_status::findings;
}

void BatchRun::complain(const std::string& place, const std::string& problem) {
  console_.err << error_prefix << place << ": " << problem << "\n";
}

}  // namespace paddle_ls::cli
