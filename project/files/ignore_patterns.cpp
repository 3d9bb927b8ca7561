#include "project/files/ignore_patterns.hpp"

#include <algorithm>

namespace paddle_ls::files {
namespace {

constexpr std::string_view any_parts = "**";

// Trailing spaces count only after a backslash.
std::string_view without_trailing_space(std::string_view line) {
  if (line.ends_with('\r')) line.remove_suffix(1);
  while (line.ends_with(' ') && !line.ends_with("\\ ")) line.remove_suffix(1);
  return line;
}

std::vector<std::string_view> split(std::string_view path) {
  std::vector<std::string_view> parts;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('/'), path.size());
    if (end > 0) parts.push_back(path.substr(0, end));
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return parts;
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
  const std::vector<std::string_view> parts = split(line);
  if (parts.empty()) return;
  // Without a slash at the start or in the middle the pattern applies at every depth.
  if (line.find('/') == std::string_view::npos) pattern.parts.emplace_back();
  for (const std::string_view part : parts) {
    if (part == any_parts) {
      pattern.parts.emplace_back();
    } else {
      pattern.parts.emplace_back(part);
    }
  }
  // A trailing `**` matches everything inside, so it needs at least one part.
  if (!pattern.parts.back()) pattern.parts.emplace_back("*");
  patterns_.push_back(std::move(pattern));
}

IgnoreVerdict IgnorePatterns::match(std::string_view path, EntryKind kind) const {
  if (patterns_.empty()) return IgnoreVerdict::none;
  const std::vector<std::string_view> parts = split(path);
  for (auto pattern = patterns_.rbegin(); pattern != patterns_.rend(); ++pattern) {
    if (pattern->folders_only && kind != EntryKind::folder) continue;
    const bool fits = text::fits_with_stars(
        pattern->parts.size(), [&](std::size_t at) { return !pattern->parts[at]; }, parts.size(),
        [&](std::size_t at, std::size_t part) { return pattern->parts[at]->fits(parts[part]); });
    if (fits) return pattern->keeps ? IgnoreVerdict::kept : IgnoreVerdict::ignored;
  }
  return IgnoreVerdict::none;
}

}  // namespace paddle_ls::files
