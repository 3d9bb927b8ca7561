// A temporary folder for one run, removed at its end.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "engine/text/result.hpp"

namespace paddle_ls::project {

struct WrittenFile {
  std::string_view name;
  std::string_view content;
};

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

  // Writes a file of the folder.
  Result<void> write(const std::string& name, std::string_view content) const;
  // Makes a folder in it, with these files.
  Result<void> write_all(const std::string& name, std::span<const WrittenFile> files) const;

 private:
  explicit TemporaryFolder(std::filesystem::path path) : path_(std::move(path)) {}

  std::filesystem::path path_;
};

}  // namespace paddle_ls::project
