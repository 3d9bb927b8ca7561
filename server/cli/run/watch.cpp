#include "server/cli/run/watch.hpp"

#include <chrono>
#include <ctime>
#include <iomanip>
#include <ostream>
#include <set>
#include <sstream>
#include <system_error>
#include <thread>

#include "project/settings/settings_file.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds between_looks{500};
constexpr std::size_t most_names = 5;

using States = std::map<fs::path, FileTimes::State>;

// A deleted file has no entry.
void note(const fs::path& file, States& to) {
  std::error_code no_time;
  std::error_code no_size;
  const FileTimes::State state(fs::last_write_time(file, no_time), fs::file_size(file, no_size));
  if (!no_time && !no_size) to.emplace(file, state);
}

void note_settings(const std::set<fs::path>& folders, States& to) {
  for (const fs::path& folder : folders) {
    if (const auto file = settings::find_settings_file(folder, folder.root_path())) {
      note(*file, to);
    }
  }
}

void compare(const States& before, const States& after, std::vector<fs::path>& changed,
             std::vector<fs::path>& removed) {
  for (const auto& [path, state] : after) {
    const auto old = before.find(path);
    if (old == before.end() || old->second != state) changed.push_back(path);
  }
  for (const auto& [path, state] : before) {
    if (!after.contains(path)) removed.push_back(path);
  }
}

std::string time_of_day() {
  const std::time_t now = std::time(nullptr);
  std::ostringstream text;
  text << std::put_time(std::localtime(&now), "%H:%M:%S");
  return text.str();
}

// `--- 12:34:56 changed: a.py, b.py; removed: c.py`
std::string separating_line(const FileChanges& changes) {
  std::string line = "--- " + time_of_day();
  std::string_view separator = " ";
  const auto add = [&](std::string_view what, const std::vector<fs::path>& files) {
    if (files.empty()) return;
    line.append(separator).append(what).append(": ");
    separator = "; ";
    for (std::size_t i = 0; i < files.size() && i < most_names; ++i) {
      line.append(i > 0 ? ", " : "").append(printable(shown_path(files[i])));
    }
    if (files.size() > most_names) {
      line.append(" and ").append(std::to_string(files.size() - most_names)).append(" more");
    }
  };
  add("changed", changes.changed);
  add("removed", changes.removed);
  add("settings", changes.settings);
  return line + "\n";
}

// The sources to run again after `changes`; without paths, none.
Sources sources_after(const FileChanges& changes, const Sources& sources, Rerun rerun) {
  const bool is_about_all =
      rerun == Rerun::everything || changes.has_other_problem || !changes.settings.empty();
  if (is_about_all) return sources;
  Sources changed = sources;
  changed.paths = changes.changed;
  return changed;
}

}  // namespace

FileTimes file_times(const Sources& sources, const fs::path& without) {
  FileTimes times;
  auto files = SourceFiles::open(sources, without);
  if (!files) {
    times.problem = files.error().message;
    return times;
  }
  std::set<fs::path> folders;
  for (const fs::path& path : sources.paths) {
    std::error_code code;
    if (fs::is_directory(path, code)) folders.insert(whole_path(path));
  }
  while (const auto file = files->next_source()) {
    folders.insert(file->absolute_path().parent_path());
    note(file->given, times.sources);
  }
  note_settings(folders, times.settings);
  return times;
}

FileChanges changes_between(const FileTimes& before, const FileTimes& after) {
  FileChanges changes;
  changes.has_other_problem = before.problem != after.problem;
  if (!after.problem.empty()) return changes;
  compare(before.sources, after.sources, changes.changed, changes.removed);
  compare(before.settings, after.settings, changes.settings, changes.settings);
  return changes;
}

int watch(const Sources& sources, const fs::path& without, Rerun rerun, const Console& console,
          const std::function<int(const Sources&)>& run) {
  watch_for_interruption();
  FileTimes known = file_times(sources, without);
  int status = run(sources);
  while (!interrupted()) {
    console.out.flush();
    console.err.flush();
    std::this_thread::sleep_for(between_looks);
    if (interrupted() || !console.out) break;
    FileTimes now = file_times(sources, without);
    const FileChanges changes = changes_between(known, now);
    known = std::move(now);
    if (!changes.any()) continue;
    console.err << separating_line(changes);
    const Sources again = sources_after(changes, sources, rerun);
    if (!again.paths.empty()) status = run(again);
  }
  return status;
}

}  // namespace paddle_ls::cli
