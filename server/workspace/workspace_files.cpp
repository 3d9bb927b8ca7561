#include "server/workspace/workspace_files.hpp"

#include "server/files/read_source.hpp"
#include "server/files/walk.hpp"

namespace paddle_ls::server {
namespace {

std::shared_ptr<const Analysis> analyse_text(const protocol::Uri& uri,
                                             std::optional<std::int32_t> version,
                                             std::shared_ptr<const std::string> text,
                                             std::shared_ptr<const text::LineIndex> lines,
                                             const DocumentConfiguration& configuration,
                                             const syntax::Stop& stop) {
  AnalysisTask task;
  task.source.kind = Kind::python;
  task.source.text = text;
  task.source.segments = {{uri.key(), uri.spelling(), version, {0, text->size()}, text, lines}};
  task.settings = configuration.settings;
  task.rules = configuration.rules;
  return std::make_shared<const Analysis>(analyse(std::move(task), stop));
}

WorkspaceFile read_and_analyse(const protocol::Uri& uri, const std::filesystem::path& path,
                               const DocumentConfiguration& configuration,
                               const syntax::Stop& stop) {
  auto source = files::read_source(path, configuration.settings->files_maximum_bytes);
  if (!source) return {uri, std::nullopt, nullptr, std::move(source.error())};
  auto text = std::make_shared<const std::string>(std::move(*source));
  auto lines = std::make_shared<const text::LineIndex>(*text);
  return {uri,
          std::nullopt,
          analyse_text(uri, std::nullopt, std::move(text), std::move(lines), configuration, stop),
          {}};
}

}  // namespace

WorkspaceSnapshot workspace_snapshot(const Documents& documents,
                                     const Configuration& configuration) {
  WorkspaceSnapshot snapshot{{}, configuration};
  for (const auto& [key, unit] : documents.units()) {
    if (unit->kind() != Kind::python || unit->segments().size() != 1) continue;
    const Segment& segment = unit->segments().front();
    if (segment.document_key != key) continue;  // a notebook with one cell
    snapshot.open.emplace(
        key, WorkspaceSnapshot::OpenText{protocol::Uri::parse(segment.uri),
                                         segment.version.value_or(0), segment.text, segment.lines});
  }
  return snapshot;
}

void for_each_open_file(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                        const Visit& visit) {
  Configuration configuration = workspace.configuration;
  for (const auto& [key, open] : workspace.open) {
    if (stop()) return;
    visit({open.uri,
           open.version,
           analyse_text(open.uri, open.version, open.text, open.lines,
                        configuration.for_document(open.uri), stop),
           {}});
  }
}

void for_each_python_file(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                          const Visit& visit) {
  for_each_open_file(workspace, stop, visit);
  Configuration configuration = workspace.configuration;
  for (const auto& folder : workspace.configuration.folders()) {
    if (folder.path.empty()) continue;
    const auto settings = configuration.for_document(folder.uri).settings;
    files::Walk walk(folder.path, {settings->files_exclude, {}});
    while (const auto found = walk.next()) {
      if (stop()) return;
      if (found->kind != files::Found::Kind::file || !files::is_python(found->path)) continue;
      const protocol::Uri uri = protocol::Uri::from_path(found->path.string());
      if (workspace.open.contains(uri.key())) continue;
      visit(read_and_analyse(uri, found->path, configuration.for_document(uri), stop));
    }
  }
}

}  // namespace paddle_ls::server
