// The texts of files: as they are open in the editor, else as they are on disk.
//
// What several files are judged by must be one state of affairs, and an open text holds over the
// file whatever is on disk. A file on disk is read again only when its time or size differ.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "server/model/source.hpp"

namespace paddle_ls::server {

// Shared by the loop and all workers; every member guards itself. Paths are absolute.
class Texts {
 public:
  // True when this is news: another text than the one that was known.
  bool put_open(const std::string& path, const Segment& text);
  void set_closed(const std::string& path);
  bool is_open(const std::string& path) const;

  // Null for a path that is not a file or cannot be read.
  std::shared_ptr<const Segment> text_of(const std::string& path);

 private:
  struct OnDisk {
    std::filesystem::file_time_type time;
    std::uintmax_t size = 0;
    std::shared_ptr<const Segment> text;
  };

  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<const Segment>> open_;
  std::map<std::string, OnDisk> on_disk_;
};

}  // namespace paddle_ls::server
