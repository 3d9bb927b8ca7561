#include "project/modules/environments.hpp"

#include <array>
#include <cstdlib>

#include "engine/installed/read_packages.hpp"

namespace paddle_ls::modules {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 2> folder_names = {".venv", "venv"};
// A user who is typing does not create an environment at the same time.
constexpr std::chrono::seconds looks_hold{1};
// A name of an editor's document that no file can have.
constexpr std::size_t longest_path = 4096;

fs::path path_in(const char* variable) {
  const char* const value = std::getenv(variable);
  return value == nullptr ? fs::path() : fs::path(value);
}

// Any user can put files into a folder such as /tmp.
bool is_shared(const fs::path& folder) {
  std::error_code code;
  const fs::file_status status = fs::status(folder, code);
  constexpr fs::perms shared = fs::perms::sticky_bit | fs::perms::others_write;
  return fs::is_directory(status) && (status.permissions() & shared) == shared;
}

std::vector<fs::file_time_type> changes_of(const std::vector<installed::SitePackages>& places) {
  std::vector<fs::file_time_type> changed;
  for (const installed::SitePackages& place : places) {
    std::error_code code;
    changed.push_back(fs::last_write_time(place.folder, code));
  }
  return changed;
}

}  // namespace

Environments::Variables Environments::of_process() {
  return {path_in("VIRTUAL_ENV"), path_in("CONDA_PREFIX")};
}

Environments::Installed Environments::of(const fs::path& folder, const std::string& chosen) {
  const std::lock_guard lock(mutex_);
  return packages_of(chosen.empty() ? environment_of(folder) : fs::path(chosen));
}

fs::path Environments::place_for(const fs::path& folder) {
  const std::lock_guard lock(mutex_);
  return environment_of(folder);
}

const fs::path& Environments::environment_of(const fs::path& folder) {
  Place& place = by_folder_[folder];
  const Clock::time_point now = Clock::now();
  if (place.looked_at == Clock::time_point() || now - place.looked_at > looks_hold) {
    place = {find(folder), now};
  }
  return place.environment;
}

fs::path Environments::find(const fs::path& folder) {
  for (const fs::path& named : {variables_.virtual_environment, variables_.conda_prefix}) {
    if (!named.empty() && has_packages(named)) return named;
  }
  if (folder.native().size() > longest_path) return {};
  for (fs::path at = folder; !at.empty() && !is_shared(at); at = at.parent_path()) {
    for (const std::string_view name : folder_names) {
      if (has_packages(at / name)) return at / name;
    }
    std::error_code code;
    if (fs::exists(at / ".git", code) || at == at.parent_path()) break;
  }
  return {};
}

bool Environments::has_packages(const fs::path& environment) {
  std::error_code code;
  return fs::is_directory(environment, code) && !installed::site_packages(environment).empty();
}

Environments::Installed Environments::packages_of(const fs::path& environment) {
  if (environment.empty()) return nullptr;
  Read& read = read_[environment];
  if (!read.places.empty() && changes_of(read.places) == read.changed) return read.installed;
  read.places = installed::site_packages(environment);
  // Packages that are added while it is read have to be found the next time.
  read.changed = changes_of(read.places);
  read.installed = read.places.empty() ? nullptr
                                       : std::make_shared<const rewrite::InstalledPackages>(
                                             installed::read_packages(read.places));
  return read.installed;
}

}  // namespace paddle_ls::modules
