// The converter's mapping files that settings name, read once for all documents and again when they
// change.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "engine/mapping_docs/api_mappings.hpp"
#include "server/model/source.hpp"

namespace paddle_ls::server {

struct MappingFiles {
  mapping_docs::ApiMappings mappings;
  std::map<std::string, std::shared_ptr<const Segment>> files;  // by path
};

// Shared by all workers.
class MappingFileCache {
 public:
  // Of a folder, the mapping files in it or in its folder `paconvert` are read. What cannot be read
  // counts as empty. Null when `paths` is empty.
  std::shared_ptr<const MappingFiles> read(const std::vector<std::string>& paths);

 private:
  using Times = std::vector<std::pair<std::string, std::filesystem::file_time_type>>;

  std::mutex mutex_;
  std::map<Times, std::shared_ptr<const MappingFiles>> read_;  // what was asked for last
};

}  // namespace paddle_ls::server
