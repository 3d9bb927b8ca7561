#include "server/workspace/workspace_files.hpp"

#include "server/files/read_source.hpp"
#include "server/files/walk.hpp"

namespace paddle_ls::server {
namespace {

using OpenText = WorkspaceSnapshot::OpenText;

WorkspaceFile analysed(const WorkspaceSnapshot& workspace, const OpenText& file,
                       std::optional<std::int32_t> version,
                       const DocumentConfiguration& configuration, const syntax::Stop& stop) {
  AnalysisTask task;
  task.source.kind = file.kind;
  task.source.text = file.text;
  task.source.segments = {{file.uri.key(),
                           file.uri.spelling(),
                           version,
                           {0, file.text->size()},
                           file.text,
                           file.lines}};
  task.source.key = file.uri.key();
  task.settings = configuration.settings;
  task.rules = configuration.rules;
  task.surroundings = workspace.surroundings;
  return {file.uri, version, analyse(std::move(task), stop).analysis, {}};
}

WorkspaceFile read_and_analyse(const WorkspaceSnapshot& workspace, const protocol::Uri& uri,
                               Kind kind, const std::filesystem::path& path,
                               const DocumentConfiguration& configuration,
                               const syntax::Stop& stop) {
  const std::size_t limit = configuration.settings->files_maximum_bytes;
  auto source = kind == Kind::python ? files::read_source(path, limit).map(&files::Source::text)
                                     : files::read_bytes(path, limit);
  if (!source) return {uri, std::nullopt, nullptr, std::move(source.error())};
  auto text = std::make_shared<const std::string>(std::move(*source));
  auto lines = std::make_shared<const text::LineIndex>(*text);
  return analysed(workspace, {uri, kind, 0, std::move(text), std::move(lines)}, std::nullopt,
                  configuration, stop);
}

bool is_wanted(const WorkspaceSnapshot& workspace, Kind kind) {
  if (kind == Kind::notebook) return workspace.notebooks == NotebookFiles::included;
  return workspace.only ? kind == *workspace.only : kind != Kind::other;
}

}  // namespace

WorkspaceSnapshot workspace_snapshot(const Documents& documents, const Configuration& configuration,
                                     std::shared_ptr<Surroundings> surroundings) {
  WorkspaceSnapshot snapshot{
      {}, configuration, std::move(surroundings), std::nullopt, NotebookFiles::left_out};
  for (const auto& [key, unit] : documents.units()) {
    if (unit->segments().size() != 1) continue;
    const Segment& segment = unit->segments().front();
    if (segment.document_key != key) continue;  // a notebook with one cell
    snapshot.open.emplace(key, OpenText{protocol::Uri::parse(segment.uri), unit->kind(),
                                        segment.version.value_or(0), segment.text, segment.lines});
  }
  return snapshot;
}

void for_each_open_file(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                        const Visit& visit) {
  Configuration configuration = workspace.configuration;
  for (const auto& [key, open] : workspace.open) {
    if (stop()) return;
    if (!is_wanted(workspace, open.kind)) continue;
    visit(analysed(workspace, open, open.version, configuration.for_document(open.uri), stop));
  }
}

void for_each_file(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                   const Visit& visit) {
  for_each_open_file(workspace, stop, visit);
  Configuration configuration = workspace.configuration;
  for (const auto& folder : workspace.configuration.folders()) {
    if (folder.path.empty()) continue;
    const auto settings = configuration.for_document(folder.uri).settings;
    files::Walk walk(folder.path, {settings->files_exclude, {}});
    while (const auto found = walk.next()) {
      if (stop()) return;
      if (found->kind != files::Found::Kind::file) continue;
      const protocol::Uri uri = protocol::Uri::from_path(found->path.string());
      const Kind kind = document_kind(*workspace.surroundings, uri, {});
      if (!is_wanted(workspace, kind) || workspace.open.contains(uri.key())) continue;
      visit(read_and_analyse(workspace, uri, kind, found->path, configuration.for_document(uri),
                             stop));
    }
  }
}

}  // namespace paddle_ls::server
