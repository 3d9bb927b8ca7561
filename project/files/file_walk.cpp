#include "project/files/file_walk.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

#include "engine/files/read_file.hpp"
#include "engine/files/temporary_file.hpp"

namespace paddle_ls::files {
namespace {

namespace fs = std::filesystem;

// Larger than any list of patterns that a person would write.
constexpr std::size_t longest_patterns = std::size_t{1} << 20U;

std::string with_slash(const fs::path& folder) {
  std::string text = folder.generic_string();
  if (!text.ends_with('/')) text += '/';
  return text;
}

fs::path absolute_folder(const fs::path& folder) {
  std::error_code code;
  fs::path canonical = fs::canonical(folder, code);
  if (!code) return canonical;
  const fs::path absolute = fs::absolute(folder, code);
  return (code ? folder : absolute).lexically_normal();
}

WalkedFile::Kind kind_of(fs::file_type type) {
  switch (type) {
    case fs::file_type::regular: return WalkedFile::Kind::file;
    case fs::file_type::symlink: return WalkedFile::Kind::symbolic_link;
    default: return WalkedFile::Kind::special;
  }
}

}  // namespace

FileWalk::FileWalk(fs::path folder, const WalkOptions& options)
    : folder_(std::move(folder)),
      absolute_(absolute_folder(folder_)),
      without_(options.without),
      exclude_(options.exclude) {
  read_patterns_around();
  problem_of_folder_ = enter({});
}

void FileWalk::read_patterns_around() {
  std::vector<fs::path> around;
  std::error_code ignored;
  for (fs::path at = absolute_;; at = at.parent_path()) {
    if (fs::exists(at / ".git", ignored)) {
      for (auto folder = around.rbegin(); folder != around.rend(); ++folder) read_patterns(*folder);
      return;
    }
    if (at == at.parent_path()) return;
    around.push_back(at.parent_path());
  }
}

bool FileWalk::read_patterns(const fs::path& folder) {
  const auto lines = read_bytes(folder / ".gitignore", longest_patterns);
  if (!lines) return false;
  patterns_.push_back({with_slash(folder), IgnorePatterns(*lines)});
  return true;
}

bool FileWalk::is_ignored(const fs::path& relative, EntryKind kind) const {
  const IgnoreVerdict own = exclude_.match(relative.generic_string(), kind);
  if (own != IgnoreVerdict::none) return own == IgnoreVerdict::ignored;
  const std::string path = (absolute_ / relative).generic_string();
  for (auto level = patterns_.rbegin(); level != patterns_.rend(); ++level) {
    const auto below = std::string_view(path).substr(level->folder.size());
    const IgnoreVerdict verdict = level->patterns.match(below, kind);
    if (verdict != IgnoreVerdict::none) return verdict == IgnoreVerdict::ignored;
  }
  return false;
}

std::string FileWalk::enter(const fs::path& relative) {
  std::error_code code;
  fs::directory_iterator entry(absolute_ / relative, code);
  if (code) return code.message();
  Level level{relative, {}, false};
  for (; entry != fs::directory_iterator(); entry.increment(code)) {
    std::error_code unknown;
    std::string name = entry->path().filename().generic_string();
    if (!files::is_temporary(name)) {
      level.entries.push_back({std::move(name), entry->symlink_status(unknown).type()});
    }
    if (code) break;
  }
  if (code) return code.message();
  std::sort(level.entries.begin(), level.entries.end(),
            [](const Entry& a, const Entry& b) { return b.name < a.name; });
  level.has_patterns = read_patterns(absolute_ / relative);
  levels_.push_back(std::move(level));
  return {};
}

std::optional<WalkedFile> FileWalk::next() {
  if (!problem_of_folder_.empty()) {
    return WalkedFile{
        WalkedFile::Kind::unreadable, folder_, {}, std::exchange(problem_of_folder_, {})};
  }
  while (!levels_.empty()) {
    Level& level = levels_.back();
    if (level.entries.empty()) {
      if (level.has_patterns) patterns_.pop_back();
      levels_.pop_back();
      continue;
    }
    const Entry entry = std::move(level.entries.back());
    level.entries.pop_back();
    const fs::path relative = level.relative / entry.name;
    const bool is_folder = entry.type == fs::file_type::directory;
    if (is_ignored(relative, is_folder ? EntryKind::folder : EntryKind::file)) continue;
    if (std::find(without_.begin(), without_.end(), absolute_ / relative) != without_.end()) {
      continue;
    }
    if (!is_folder) return WalkedFile{kind_of(entry.type), folder_ / relative, relative, {}};
    if (std::string problem = enter(relative); !problem.empty()) {
      return WalkedFile{WalkedFile::Kind::unreadable, folder_ / relative, relative,
                        std::move(problem)};
    }
  }
  return std::nullopt;
}

}  // namespace paddle_ls::files
