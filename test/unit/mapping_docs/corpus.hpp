// The real documents, where a checkout of them lies beside the project; tests read them in place.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/mapping_docs/profiles/document_profile.hpp"

namespace paddle_ls::mapping_docs {

struct CorpusFile {
  std::string path;  // relative to the root of the corpus
  std::string text;
};

inline const std::filesystem::path corpus_root =
    std::filesystem::path(PADDLE_LS_SHARED_DATA) / "mapping-docs";

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return std::move(text).str();
}

// Every mapping document by path; empty where there is no checkout.
inline const std::vector<CorpusFile>& corpus() {
  static const std::vector<CorpusFile> files = [] {
    std::vector<CorpusFile> found;
    if (!std::filesystem::exists(corpus_root)) return found;
    const DocumentProfile& profile = *builtin_profile("classic");
    for (const auto& entry : std::filesystem::recursive_directory_iterator(corpus_root)) {
      const std::string path =
          std::filesystem::relative(entry.path(), corpus_root).generic_string();
      if (entry.is_regular_file() && is_mapping_document(path, profile)) {
        found.push_back({path, read_file(entry.path())});
      }
    }
    std::sort(found.begin(), found.end(),
              [](const CorpusFile& a, const CorpusFile& b) { return a.path < b.path; });
    return found;
  }();
  return files;
}

#define SKIP_WITHOUT_CORPUS()                                           \
  if (paddle_ls::mapping_docs::corpus().empty()) {                      \
    MESSAGE("skipped: the corpus of mapping documents is not present"); \
    return;                                                             \
  }

}  // namespace paddle_ls::mapping_docs
