#include "server/templates/project_file.hpp"

#include <algorithm>
#include <tuple>

#include "engine/templates/editor/edit_keys.hpp"
#include "project/settings/known_codes.hpp"
#include "server/templates/key_scope.hpp"

namespace paddle_ls::server {
namespace {

std::string output_names(const ProjectRole& role) {
  if (role.entries.size() != 1) return "all outputs";
  const templates::ManifestEntry& entry = *role.entries.front();
  if (entry.outputs.size() != 1 || entry.shard) return "its outputs";
  return entry.outputs.front().text;
}

}  // namespace

ProjectFile::ProjectFile(const Source& source, ProjectRole role, std::shared_ptr<Projects> projects)
    : text_(source.text),
      uri_(source.segments.front().uri),
      role_(std::move(role)),
      projects_(std::move(projects)) {
  for (const templates::ManifestEntry* entry : role_.entries) {
    entries_.push_back(projects_->files_of(*role_.project, *entry));
  }
}

void ProjectFile::report(Found found) {
  found_.push_back(std::move(found));
}

// A file with several environments has the same thing wrong beside each of them.
void ProjectFile::settle_findings() {
  const auto key = [](const Found& found) {
    return std::tie(found.finding.range, found.finding.code->id, found.finding.message);
  };
  std::stable_sort(found_.begin(), found_.end(),
                   [&](const Found& a, const Found& b) { return key(a) < key(b); });
  const auto repeated =
      std::unique(found_.begin(), found_.end(),
                  [&](const Found& a, const Found& b) { return key(a) == key(b); });
  found_.erase(repeated, found_.end());
}

std::vector<Problem> ProjectFile::problems() const {
  std::vector<Problem> problems;
  for (const Found& found : found_) {
    problems.push_back({found.finding.range,
                        *settings::find_code(found.finding.code->id),
                        found.finding.message,
                        found.related,
                        {}});
  }
  return problems;
}

std::size_t ProjectFile::memory_bytes() const {
  return sizeof(*this) + found_.capacity() * sizeof(Found);
}

std::vector<ProblemFix> ProjectFile::fixes(std::size_t problem) const {
  const Found& found = found_.at(problem);
  std::vector<ProblemFix> fixes;
  if (!found.finding.edits.empty()) {
    fixes.push_back({found.finding.title, {{{nullptr, found.finding.edits}}, {}}});
  }
  fixes.insert(fixes.end(), found.more_fixes.begin(), found.more_fixes.end());
  if (fixes.size() == 1) fixes.front().is_preferred = true;
  return fixes;
}

ProblemFix ProjectFile::regenerate() const {
  return {"Regenerate " + output_names(role_), {}, false, Order{Order::What::regenerate, uri_}};
}

std::vector<Action> ProjectFile::actions(text::ByteRange) const {
  if (entries_.empty() || !role_.project->manifest().findings.empty()) return {};
  ProblemFix made = regenerate();
  return {{ActionKind::regenerate, std::move(made.title), {}, std::move(made.order)}};
}

KeyScope ProjectFile::scope_at(std::size_t offset) const {
  return KeyScope(*projects_, role_at(offset));
}

std::vector<FilePlace> ProjectFile::definition(std::size_t offset) const {
  const auto at = key_at(offset);
  return at ? scope_at(offset).definitions(at->key) : std::vector<FilePlace>();
}

std::vector<FilePlace> ProjectFile::references(std::size_t offset) const {
  const auto at = key_at(offset);
  if (!at) return {};
  const KeyScope scope = scope_at(offset);
  std::vector<FilePlace> places = scope.definitions(at->key);
  for (FilePlace& use : scope.uses(at->key)) places.push_back(std::move(use));
  return places;
}

std::vector<Highlight> ProjectFile::highlights(std::size_t offset) const {
  const auto at = key_at(offset);
  if (!at) return {};
  const KeyScope scope = scope_at(offset);
  std::vector<Highlight> found;
  const auto add = [&](const std::vector<FilePlace>& places, HighlightKind kind) {
    for (const FilePlace& place : places) {
      if (place.file->uri == uri_) found.push_back({place.range, kind});
    }
  };
  add(scope.definitions(at->key), HighlightKind::write);
  add(scope.uses(at->key), HighlightKind::read);
  return found;
}

std::optional<RenameTarget> ProjectFile::rename_target(std::size_t offset) const {
  const auto at = key_at(offset);
  if (!at || !templates::may_be_renamed(at->key)) return {};
  const bool is_quoted = text::slice(text(), at->range).starts_with('"');
  const text::ByteRange name =
      is_quoted ? text::ByteRange{at->range.start + 1, at->range.end - 1} : at->range;
  return RenameTarget{name, at->key};
}

Result<WorkspaceChange> ProjectFile::rename(const RenameTarget& target,
                                            const std::string& name) const {
  return scope_at(target.range.start).rename(target.name, name);
}

Result<std::string> ProjectFile::derived(std::string_view name) const {
  for (const EntryFiles& files : entries_) {
    const auto made = Projects::make(files);
    if (!made) {
      return error(made.error().where + ": " + made.error().message);
    }
    for (const templates::MadeFile& file : *made) {
      if (file.path == name) return file.expansion.text;
    }
  }
  return error("no template here makes " + std::string(name));
}

FilePlace start_of(const std::shared_ptr<const Segment>& file) {
  return {file, {0, 0}};
}

}  // namespace paddle_ls::server
