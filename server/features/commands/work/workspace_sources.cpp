#include "server/features/commands/work/workspace_sources.hpp"

#include <filesystem>

namespace paddle_ls::server {

std::optional<project::Form> form_of(DocumentKind kind) {
  switch (kind) {
    case DocumentKind::python: return project::Form::python;
    case DocumentKind::notebook: return project::Form::notebook;
    case DocumentKind::packages: return project::Form::packages;
    default: return std::nullopt;
  }
}

project::SourceText source_of(const WorkspaceText& file) {
  return {*form_of(file.kind), file.uri.file_path().value_or(file.uri.key()), file.text};
}

project::TreeWish wish_for(const WorkspaceSnapshot& workspace, const Presentation& presentation,
                           settings::FixScope scope) {
  project::TreeWish wish;
  wish.each.scope = scope;
  const bool can_create = presentation.client.can_create_files();
  wish.helpers_in = can_create ? project::HelpersIn::module : project::HelpersIn::file;
  wish.is_inside = [folders = workspace.configuration](const std::filesystem::path& path) {
    return folders->is_in_workspace(path);
  };
  return wish;
}

void WalkReport::step(const protocol::Uri& uri) {
  constexpr std::chrono::milliseconds interval(100);
  ++files_;
  const auto now = std::chrono::steady_clock::now();
  if (now - last_ <= interval) return;
  last_ = now;
  const std::filesystem::path path(uri.file_path().value_or(uri.spelling()));
  tell_(files_, path.filename().generic_string());
}

WalkReport::Tell tell_by(Session& session, const std::shared_ptr<WorkProgress>& progress) {
  return [post = session.post(), progress](std::size_t files, const std::string& name) {
    // How many files there are is not known before the walk has ended.
    post(Continue{"progress over the workspace",
                  [=] { progress->report(std::to_string(files) + " files, " + name, 0); }});
  };
}

void for_each_source(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                     const std::function<void(const WorkspaceText&)>& visit) {
  const auto is_wanted = [&workspace](DocumentKind kind) {
    const bool is_left_out =
        kind == DocumentKind::notebook && workspace.notebooks == NotebookFiles::left_out;
    return form_of(kind) && !is_left_out;
  };
  for_each_text(workspace, is_wanted, stop, visit);
}

}  // namespace paddle_ls::server
