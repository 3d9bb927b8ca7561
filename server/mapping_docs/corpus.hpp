// The mapping documents and table sources that belong together, and what only shows when they are
// seen together.
//
// A corpus is everything below the folder that holds `api_difference`. It is read when the first of
// its files is analysed and then follows two sources: the analyses of open texts, and what is told
// of files on disk. Workers and the loop share it, so every access goes through its lock; nothing
// that is done under the lock takes longer than a few milliseconds.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/workspace/index.hpp"
#include "protocol/uri.hpp"
#include "server/mapping_docs/compared_files.hpp"
#include "server/model/answers.hpp"

namespace paddle_ls::server {

// The profile that the layout of a folder shows.
inline constexpr std::string_view automatic = "auto";

class Corpus {
 public:
  // Reads all files below `root`, an absolute folder.
  Corpus(std::filesystem::path root, const mapping_docs::DocumentProfile& profile);

  const mapping_docs::DocumentProfile& profile() const { return profile_; }
  const std::filesystem::path& root() const { return root_; }
  // The name of a file below the root, as the index has it.
  std::string relative(std::string_view path) const;
  protocol::Uri uri_of(const std::string& relative) const;

  // The text of an open file holds, whatever is on disk. True when other files may be judged
  // differently now.
  bool put_document(const std::string& relative, const mapping_docs::Identity& identity,
                    const mapping_docs::Validation& validation, const Segment& text);
  bool put_table(const std::string& relative, const Segment& text);
  // What is on disk holds. True as above.
  bool read_file(const std::string& relative);

  std::vector<mapping_docs::DocumentFinding> findings_of(const std::string& relative) const;
  // `range` in the file as the index knows it.
  FilePlace place(const std::string& relative, text::ByteRange range) const;

  // Appends the documented APIs that have the letters of `query` in order, until there are `most`.
  void add_named_places(std::string_view query, std::size_t most,
                        std::vector<NamedPlace>& found) const;

  // Calls `question` with the index while it is locked.
  template <class Question>
  auto ask(const Question& question) const {
    const std::scoped_lock lock(mutex_);
    return question(index_);
  }

 private:
  void read_all();

  const std::filesystem::path root_;
  const mapping_docs::DocumentProfile& profile_;
  mutable std::mutex mutex_;
  mapping_docs::Index index_;
  std::map<std::string, std::shared_ptr<const Segment>> files_;
};

// All corpora of a session.
class Corpora {
 public:
  // The corpus that the file at the absolute `path` belongs to, read if need be; null for a file
  // that lies in none. `profile` is "classic", "v2" or `automatic`.
  std::shared_ptr<Corpus> corpus_of(const std::string& path, std::string_view profile);

  // Whether the text of the file at `path` is open; an open text holds over the file.
  void set_open(const std::string& path);
  void set_closed(const std::string& path);
  bool is_open(const std::string& path) const;

  // Documented APIs with the letters of `query` in order, in all corpora that are known or that lie
  // at one of the `folders`. At most `most`.
  std::vector<NamedPlace> named_places(const std::vector<std::string>& folders,
                                       std::string_view query, std::size_t most);

  // The files at `paths` may have changed on disk. True when documents may be judged differently.
  bool files_changed(const std::vector<std::string>& paths);

  ComparedFileCache& compared_files() { return compared_files_; }

 private:
  struct Entry {
    std::once_flag read;
    std::shared_ptr<Corpus> corpus;
  };

  mutable std::mutex mutex_;
  std::map<std::pair<std::string, std::string>, std::shared_ptr<Entry>> entries_;  // root, profile
  std::set<std::string> open_;
  ComparedFileCache compared_files_;
};

// The folder whose corpus the file at `path` belongs to; empty where it belongs to none.
std::string corpus_root(std::string_view path);

}  // namespace paddle_ls::server
