// A command that runs again for files that change, until it is interrupted.
//
// The times and sizes of the files are polled every half second, not their contents. This works on
// every system and file system, and costs as much as a walk over the folders.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "server/cli/run/console.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

// The files of a run, and the settings files that govern them, as they were at one time.
struct FileTimes {
  using State = std::pair<std::filesystem::file_time_type, std::uintmax_t>;  // time and size
  std::map<std::filesystem::path, State> sources;
  std::map<std::filesystem::path, State> settings;
  std::string problem;  // why they cannot be listed, or empty
};

// `without` as for `SourceFiles::open`.
FileTimes file_times(const Sources& sources, const std::filesystem::path& without);

struct FileChanges {
  std::vector<std::filesystem::path> changed;  // existing sources, in order
  std::vector<std::filesystem::path> removed;
  std::vector<std::filesystem::path> settings;  // changed or removed
  bool has_other_problem = false;
  bool any() const {
    return has_other_problem || !changed.empty() || !removed.empty() || !settings.empty();
  }
};

FileChanges changes_between(const FileTimes& before, const FileTimes& after);

// The sources to run again.
enum class Rerun : std::uint8_t { changed_files, everything };

// Calls `run` with `sources`, and after a change with the sources to run again. Returns the status
// of the last run.
int watch(const Sources& sources, const std::filesystem::path& without, Rerun rerun,
          const Console& console, const std::function<int(const Sources&)>& run);

}  // namespace paddle_ls::cli
