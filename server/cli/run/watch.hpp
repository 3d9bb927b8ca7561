// A command that runs again for files that change, until it is interrupted.
//
// The files are looked at every half second: their times and sizes, nothing in them. That is the
// same on every system and file system, and costs what a walk over the folders costs.
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
  std::vector<std::filesystem::path> changed;  // sources that are there, in order
  std::vector<std::filesystem::path> removed;
  std::vector<std::filesystem::path> settings;  // changed or removed
  bool has_other_problem = false;
  bool any() const {
    return has_other_problem || !changed.empty() || !removed.empty() || !settings.empty();
  }
};

FileChanges changes_between(const FileTimes& before, const FileTimes& after);

// What is run again.
enum class Rerun : std::uint8_t { changed_files, everything };

// Calls `run` with `sources`, and after a change with what is run again. Returns the status of the
// last run.
int watch(const Sources& sources, const std::filesystem::path& without, Rerun rerun,
          const Console& console, const std::function<int(const Sources&)>& run);

}  // namespace paddle_ls::cli
