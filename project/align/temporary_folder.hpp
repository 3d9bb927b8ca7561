// A folder for what a comparison writes, which goes with it.
#pragma once

#include <filesystem>
#include <random>
#include <string>
#include <system_error>

#include "engine/text/result.hpp"

namespace paddle_ls::project {

class TemporaryFolder {
 public:
  static Result<TemporaryFolder> made() {
    std::random_device random;
    std::error_code failed;
    const std::filesystem::path all = std::filesystem::temp_directory_path(failed);
    if (failed) return error("there is no folder for temporary files: " + failed.message());
    const std::filesystem::path path = all / ("paddle-ls-align-" + std::to_string(random()));
    if (!std::filesystem::create_directory(path, failed)) {
      return error("it cannot be made: " + failed.message(), path.generic_string());
    }
    std::filesystem::permissions(path, std::filesystem::perms::owner_all, failed);
    return TemporaryFolder(path);
  }

  TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::move(other.path_)) {
    other.path_.clear();
  }
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
  }

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  explicit TemporaryFolder(std::filesystem::path path) : path_(std::move(path)) {}

  std::filesystem::path path_;
};

}  // namespace paddle_ls::project
