#include "project/settings/accepted_differences.hpp"

#include "project/files/ignore_patterns.hpp"

namespace paddle_ls::settings {
namespace {

namespace fs = std::filesystem;

// Whether a pattern fits the file, or a folder that it lies in. `path` is relative.
bool any_fits(const Strings& written, const fs::path& path) {
  if (written.empty()) return false;
  const files::IgnorePatterns patterns(written);
  fs::path below;
  for (const fs::path& part : path) {
    below /= part;
    const auto kind = below == path ? files::EntryKind::file : files::EntryKind::folder;
    if (patterns.match(below.generic_string(), kind) == files::IgnoreVerdict::ignored) return true;
  }
  return false;
}

// Of a file that lies there; empty else.
fs::path path_below(const fs::path& folder, const fs::path& file) {
  if (file.empty()) return {};
  const fs::path path = file.lexically_relative(folder);
  return !path.empty() && *path.begin() != ".." ? path : fs::path();
}

// Nothing where the decision says nothing of the file.
std::optional<bool> answer_for(const Decision& decision, const fs::path& file) {
  if (decision.is_outdated) return std::nullopt;
  const fs::path path = path_below(decision.folder, file);
  if (any_fits(decision.refused_in, path)) return false;
  if (any_fits(decision.accepted_in, path)) return true;
  return decision.everywhere;
}

}  // namespace

rewrite::DifferenceSet accepted_differences(const Settings& settings, const fs::path& file) {
  rewrite::DifferenceSet accepted = rewrite::differences_of(settings.style);
  for (const auto& [id, decision] : settings.decisions) {
    const auto answer = answer_for(decision, file);
    if (answer) accepted.set(rewrite::difference_named(id), *answer);
  }
  return accepted;
}

bool fits(const std::string& pattern, const fs::path& folder, const fs::path& file) {
  return any_fits({pattern}, path_below(folder, file));
}

rewrite::DifferenceSet refused_differences(const Settings& settings, const fs::path& file) {
  rewrite::DifferenceSet refused;
  for (const auto& [id, decision] : settings.decisions) {
    if (answer_for(decision, file) == false) refused.set(rewrite::difference_named(id), true);
  }
  return refused;
}

}  // namespace paddle_ls::settings
