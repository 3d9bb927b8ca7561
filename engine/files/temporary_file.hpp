// A file that is written beside the one whose place it will take.
//
// Its process holds a lock on it. A lock ends with its process, however that ends, so a temporary
// file without a lock is abandoned: the next run removes it.
#pragma once

#include <filesystem>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

#include "engine/text/result.hpp"
#include "platform/file.hpp"

namespace paddle_ls::files {

class TemporaryFile {
 public:
  // A new, empty file in `folder`, for its owner only.
  static Result<TemporaryFile> in(const std::filesystem::path& folder);

  TemporaryFile(TemporaryFile&& other) noexcept = default;
  TemporaryFile& operator=(TemporaryFile&& other) noexcept = default;
  // Removes the file, unless `keep` was called.
  ~TemporaryFile();

  const std::filesystem::path& path() const { return path_; }
  const platform::File& file() const { return file_; }

  // Appends to what was written; an error with the system's reason.
  Result<void> write(std::string_view bytes) { return platform::write_all(file_, bytes); }
  // Gives the file the name `to`, in place of the file that has it.
  Result<void> rename_to(const std::filesystem::path& to);

  // Its name belongs to another file now, or to none.
  void keep() { path_.clear(); }

 private:
  TemporaryFile(std::filesystem::path path, platform::File file)
      : path_(std::move(path)), file_(std::move(file)) {}

  std::filesystem::path path_;  // empty: there is nothing to remove
  platform::File file_;
};

// Whether a file of this name is one of ours.
bool is_temporary(std::string_view file_name);

// Temporary files that killed processes have left. What cannot be removed stays.
class AbandonedFiles {
 public:
  // Removes those in `folder`, the first time that it is named; safe to call from several threads.
  void remove_in(const std::filesystem::path& folder);

 private:
  std::mutex mutex_;
  std::set<std::filesystem::path> looked_at_;
};

}  // namespace paddle_ls::files
