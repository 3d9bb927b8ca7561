#include "server/workspace/workspace_files.hpp"

#include "engine/text/utf8.hpp"
#include "project/files/file_walk.hpp"
#include "project/files/read_source.hpp"

namespace paddle_ls::server {
namespace {

using VisitText = std::function<void(const WorkspaceText&)>;

WorkspaceFile analysed(const WorkspaceSnapshot& workspace, const WorkspaceText& file,
                       const syntax::Stop& stop) {
  if (!file.text) return {file.uri, file.version, nullptr, file.problem};
  AnalysisTask task;
  task.source.kind = file.kind;
  task.source.text = file.text;
  task.source.segments = {{file.uri.key(),
                           file.uri.spelling(),
                           file.version,
                           {0, file.text->size()},
                           file.text,
                           file.lines}};
  task.source.key = file.uri.key();
  task.configuration = workspace.configuration;
  task.surroundings = workspace.surroundings;
  return {file.uri, file.version, analyse(std::move(task), stop).analysis, {}};
}

WorkspaceText read(const WorkspaceSnapshot& workspace, const protocol::Uri& uri, DocumentKind kind,
                   const std::filesystem::path& path) {
  const std::size_t limit =
      workspace.configuration->for_document(uri).settings->files_maximum_bytes;
  auto source = kind == DocumentKind::python
                    ? files::read_source(path, limit).map(&files::DecodedSource::text)
                    : files::read_bytes(path, limit);
  if (!source) return {uri, kind, std::nullopt, nullptr, nullptr, std::move(source.error())};
  // Positions of a client count without it.
  if (source->starts_with(text::byte_order_mark)) source->erase(0, text::byte_order_mark.size());
  auto text = std::make_shared<const std::string>(std::move(*source));
  auto lines = std::make_shared<const text::LineIndex>(*text);
  return {uri, kind, std::nullopt, std::move(text), std::move(lines), {}};
}

void for_each_open_text(const WorkspaceSnapshot& workspace,
                        const std::function<bool(DocumentKind)>& is_wanted,
                        const syntax::Stop& stop, const VisitText& visit) {
  for (const auto& [key, open] : workspace.open) {
    if (stop()) return;
    if (!is_wanted(open.kind)) continue;
    visit({open.uri, open.kind, open.version, open.text, open.lines, {}});
  }
}

std::function<bool(DocumentKind)> analysed_kinds(const WorkspaceSnapshot& workspace) {
  return [notebooks = workspace.notebooks](DocumentKind kind) {
    return kind == DocumentKind::notebook ? notebooks == NotebookFiles::included
                                          : kind != DocumentKind::other;
  };
}

}  // namespace

WorkspaceSnapshot workspace_snapshot(const Documents& documents,
                                     std::shared_ptr<ConfigurationView> configuration,
                                     std::shared_ptr<Surroundings> surroundings) {
  WorkspaceSnapshot snapshot{
      {}, std::move(configuration), std::move(surroundings), NotebookFiles::left_out};
  for (const auto& [key, unit] : documents.units()) {
    if (unit->segments().size() != 1) continue;
    const Segment& segment = unit->segments().front();
    if (segment.document_key != key) continue;  // a notebook with one cell
    snapshot.open.emplace(
        key, WorkspaceSnapshot::OpenText{protocol::Uri::parse(segment.uri), unit->kind(),
                                         segment.version.value_or(0), segment.text, segment.lines});
  }
  return snapshot;
}

void for_each_text(const WorkspaceSnapshot& workspace,
                   const std::function<bool(DocumentKind)>& is_wanted, const syntax::Stop& stop,
                   const VisitText& visit) {
  for_each_open_text(workspace, is_wanted, stop, visit);
  for (const auto& folder : workspace.configuration->folders()) {
    if (folder.path.empty()) continue;
    const auto settings = workspace.configuration->for_document(folder.uri).settings;
    files::FileWalk walk(folder.path, {settings->files_exclude, {}});
    while (const auto found = walk.next()) {
      if (stop()) return;
      if (found->kind != files::WalkedFile::Kind::file) continue;
      const protocol::Uri uri = protocol::Uri::from_path(found->path.generic_string());
      const DocumentKind kind = document_kind(*workspace.surroundings, uri, {});
      if (!is_wanted(kind) || workspace.open.contains(uri.key())) continue;
      visit(read(workspace, uri, kind, found->path));
    }
  }
}

void for_each_file(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                   const Visit& visit) {
  for_each_text(workspace, analysed_kinds(workspace), stop,
                [&](const WorkspaceText& file) { visit(analysed(workspace, file, stop)); });
}

void for_each_open_file(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                        const Visit& visit) {
  for_each_open_text(workspace, analysed_kinds(workspace), stop,
                     [&](const WorkspaceText& file) { visit(analysed(workspace, file, stop)); });
}

}  // namespace paddle_ls::server
