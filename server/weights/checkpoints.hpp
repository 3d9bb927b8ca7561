// Checkpoints that are shown in an editor: each read once, until one of its files changes.
#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/weights/listing/listing.hpp"

namespace paddle_ls::server {

// The virtual document that shows the checkpoint at an absolute path:
//   paddle-ls:/weights/<name>.weights.txt?<uri of the file>
std::string checkpoint_uri(const std::string& path);
// The path; nothing for any other URI.
std::optional<std::string> checkpoint_at(std::string_view uri);

// What tells whether a file was written again.
struct FileStamp {
  std::filesystem::file_time_type time;
  std::uintmax_t size = 0;

  bool operator==(const FileStamp&) const = default;
};

// Of the files that are there.
std::vector<FileStamp> stamps_of(const std::vector<std::filesystem::path>& files);

struct ShownCheckpoint {
  weights::Checkpoint checkpoint;
  weights::Listing listing;
  std::vector<FileStamp> stamps;  // of the files of the checkpoint

  // Whether all files are still those that were read.
  bool is_current() const;
};

// Shared by the loop and all workers; every member guards itself.
class Checkpoints {
 public:
  // The place of an error is the file and the place in it.
  Result<std::shared_ptr<const ShownCheckpoint>> load(const std::string& path);

 private:
  struct Loaded {
    std::string path;
    std::shared_ptr<const ShownCheckpoint> shown;
  };

  std::mutex mutex_;
  std::vector<Loaded> loaded_;  // oldest first
};

}  // namespace paddle_ls::server
