// Which environment a file's program runs in, and what is installed there.
//
// The first of these that has packages: the one that the settings name, `VIRTUAL_ENV` and
// `CONDA_PREFIX` of this process, and `.venv` or `venv` in the folder of the file or one around it,
// up to the one that holds its repository. Thread-safe: one lock, held while an environment is
// read; so do not call it on a thread that must not wait.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "engine/installed/site_packages.hpp"

namespace paddle_ls::rewrite {
struct InstalledPackages;
}  // namespace paddle_ls::rewrite

namespace paddle_ls::modules {

class Environments {
 public:
  using Installed = std::shared_ptr<const rewrite::InstalledPackages>;

  // Of the process; paths that are empty name nothing.
  struct Variables {
    std::filesystem::path virtual_environment;
    std::filesystem::path conda_prefix;
  };
  static Variables of_process();

  explicit Environments(Variables variables = of_process()) : variables_(std::move(variables)) {}

  // For files in `folder`, which is absolute, or empty for text that is in no file. `chosen`: what
  // the settings name; empty for nothing. Null where there is no environment. An environment is
  // read once, and again when packages were put into it or taken out.
  Installed of(const std::filesystem::path& folder, const std::string& chosen);

  // The folder of the environment that `of` reads where nothing is chosen; empty: there is none.
  std::filesystem::path place_for(const std::filesystem::path& folder);

 private:
  using Clock = std::chrono::steady_clock;
  struct Place {
    std::filesystem::path environment;  // empty: none
    Clock::time_point looked_at;
  };
  struct Read {
    std::vector<installed::SitePackages> places;
    std::vector<std::filesystem::file_time_type> changed;  // of each place
    Installed installed;
  };

  const std::filesystem::path& environment_of(const std::filesystem::path& folder);
  std::filesystem::path find(const std::filesystem::path& folder);
  bool has_packages(const std::filesystem::path& environment);
  Installed packages_of(const std::filesystem::path& environment);

  const Variables variables_;
  std::mutex mutex_;
  std::map<std::filesystem::path, Place> by_folder_;
  std::map<std::filesystem::path, Read> read_;
};

}  // namespace paddle_ls::modules
