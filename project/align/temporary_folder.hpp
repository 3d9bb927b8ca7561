// A folder of its own for one run, which goes with it.
#pragma once

#include <filesystem>
#include <string>

#include "engine/text/result.hpp"

namespace paddle_ls::project {

class TemporaryFolder {
 public:
  static Result<TemporaryFolder> made();

  TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::move(other.path_)) {
    other.path_.clear();
  }
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;
  ~TemporaryFolder();

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  explicit TemporaryFolder(std::filesystem::path path) : path_(std::move(path)) {}

  std::filesystem::path path_;
};

}  // namespace paddle_ls::project
