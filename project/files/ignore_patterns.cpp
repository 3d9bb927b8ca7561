#include "project/files/ignore_patterns.hpp"

#include <algorithm>

#include "engine/text/wildcard.hpp"

namespace paddle_ls::files {
namespace {

constexpr std::string_view any_parts = "**";

// Spaces at the end count only behind a backslash.
std::string_view without_trailing_space(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  while (line.ends_with(' ') && !line.ends_with("\\ ")) line.remove_suffix(1);
  return line;
}

std::vector<std::string> split(std::string_view path) {
  std::vector<std::string> parts;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('/'), path.size());
    if (end > 0) parts.emplace_back(path.substr(0, end));
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return parts;
}

// Whether `pattern` fits all of `path`. When a part does not fit, the latest `**` takes one part
// more: an earlier `**` never has to, because the latest can take whatever it would.
bool fits(std::span<const std::string> pattern, std::span<const std::string> path) {
  std::size_t at = 0;
  std::size_t part = 0;
  std::size_t behind_any = 0;  // place in the pattern behind the latest `**`; 0 for none
  std::size_t taken_by_any = 0;
  while (part < path.size()) {
    if (at < pattern.size() && pattern[at] == any_parts) {
      // At the end `**` means what is inside, so it takes at least one part.
      if (at + 1 == pattern.size()) return true;
      behind_any = ++at;
      taken_by_any = part;
    } else if (at < pattern.size() && text::fits_wildcard(pattern[at], path[part])) {
      ++at;
      ++part;
    } else if (behind_any > 0) {
      at = behind_any;
      part = ++taken_by_any;
    } else {
      return false;
    }
  }
  return at == pattern.size();
}

}  // namespace

IgnorePatterns::IgnorePatterns(std::string_view lines) {
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    add(lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
}

IgnorePatterns::IgnorePatterns(std::span<const std::string> patterns) {
  for (const std::string& pattern : patterns) add(pattern);
}

void IgnorePatterns::add(std::string_view line) {
  line = without_trailing_space(line);
  if (line.empty() || line.starts_with('#')) return;
  Pattern pattern{{}, line.starts_with('!'), line.ends_with('/')};
  if (pattern.keeps) line.remove_prefix(1);
  if (pattern.folders_only) line.remove_suffix(1);
  pattern.parts = split(line);
  if (pattern.parts.empty()) return;
  // Without a slash inside or in front the pattern holds at every depth.
  if (line.find('/') == std::string_view::npos) {
    pattern.parts.emplace(pattern.parts.begin(), any_parts);
  }
  patterns_.push_back(std::move(pattern));
}

Verdict IgnorePatterns::match(std::string_view path, EntryKind kind) const {
  if (patterns_.empty()) return Verdict::none;
  const std::vector<std::string> parts = split(path);
  for (auto pattern = patterns_.rbegin(); pattern != patterns_.rend(); ++pattern) {
    if (pattern->folders_only && kind != EntryKind::folder) continue;
    if (fits(pattern->parts, parts)) return pattern->keeps ? Verdict::kept : Verdict::ignored;
  }
  return Verdict::none;
}

}  // namespace paddle_ls::files
