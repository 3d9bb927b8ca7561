// What settings name for documents to be compared with, read once for all documents and again when
// it changes: the converter's mapping files, and Paddle's reference documentation.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/judge/validate.hpp"
#include "engine/mapping_docs/workspace/api_mappings.hpp"
#include "engine/mapping_docs/workspace/api_reference.hpp"
#include "server/model/source.hpp"

namespace paddle_ls::server {

struct ComparedFiles {
  mapping_docs::ApiMappings mappings;
  mapping_docs::ApiReference reference;
  std::map<std::string, std::shared_ptr<const Segment>> files;  // by path

  // Where the document and these files differ, or the releases that are built in; `release` is the
  // target release, as in "3.3".
  std::vector<mapping_docs::DocumentFinding> differences(
      const mapping_docs::Validation& validation, const mapping_docs::DocumentProfile& profile,
      const Severities& overrides, std::string_view release) const;
};

// Shared by all workers.
class ComparedFileCache {
 public:
  // Of a folder, the mapping files in it or in its folder `paconvert` are read, or else every .rst
  // file below it or below its `docs/api`. What cannot be read counts as empty. Null when `paths`
  // is empty. Changes on disk are seen within two seconds.
  std::shared_ptr<const ComparedFiles> read(const std::vector<std::string>& paths);

 private:
  using Times = std::vector<std::pair<std::string, std::filesystem::file_time_type>>;

  std::mutex mutex_;
  // What was asked for last, when its files were looked at, and what they gave.
  std::vector<std::string> paths_;
  std::chrono::steady_clock::time_point looked_at_;
  Times times_;
  std::shared_ptr<const ComparedFiles> read_;
};

}  // namespace paddle_ls::server
