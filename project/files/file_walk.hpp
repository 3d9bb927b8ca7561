// The files below a folder, one after the other, in an order that depends on their names only.
//
// The walk is lazy and holds the names of the folders on its way, not of the tree. Symbolic links
// are reported and never followed, so a loop cannot catch it and it never leaves its folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "project/files/ignore_patterns.hpp"

namespace paddle_ls::files {

struct WalkOptions {
  // Patterns of .gitignore, relative to the folder that is walked; they override `.gitignore`
  // files.
  std::vector<std::string> exclude;
  // Files and folders that are left out whatever their names, for example the folder that is
  // written to: absolute and without symbolic links.
  std::vector<std::filesystem::path> without;
};

struct WalkedFile {
  enum class Kind : std::uint8_t { file, symbolic_link, special, unreadable } kind;
  std::filesystem::path path;      // the folder of the walk and `relative`
  std::filesystem::path relative;  // to the folder of the walk
  std::string problem;             // why it is unreadable; else empty
};

class FileWalk {
 public:
  // `.gitignore` files count inside the folder, and around it up to the root of its repository.
  FileWalk(std::filesystem::path folder, const WalkOptions& options);

  // The next file, link, special file or unreadable folder; nothing at the end.
  std::optional<WalkedFile> next();

 private:
  struct Entry {
    std::string name;
    std::filesystem::file_type type;
  };
  struct Level {
    std::filesystem::path relative;
    std::vector<Entry> entries;  // backwards by name: the next one is the last
    bool has_patterns;           // its `.gitignore` is the last of `patterns_`
  };
  struct FolderPatterns {
    std::string folder;  // absolute, with a slash at the end
    IgnorePatterns patterns;
  };

  void read_patterns_around();
  bool read_patterns(const std::filesystem::path& folder);
  bool is_ignored(const std::filesystem::path& relative, EntryKind kind) const;
  // Opens the folder at `relative`; a reason when that is not possible.
  std::string enter(const std::filesystem::path& relative);

  std::filesystem::path folder_;
  std::filesystem::path absolute_;  // and without symbolic links
  std::vector<std::filesystem::path> without_;
  IgnorePatterns exclude_;
  std::vector<FolderPatterns> patterns_;  // outermost first
  std::vector<Level> levels_;
  std::string problem_of_folder_;
};

}  // namespace paddle_ls::files
