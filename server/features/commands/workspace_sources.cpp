#include "server/features/commands/workspace_sources.hpp"

#include <filesystem>

namespace paddle_ls::server {

std::optional<project::Form> form_of(Kind kind) {
  switch (kind) {
    case Kind::python: return project::Form::python;
    case Kind::notebook: return project::Form::notebook;
    case Kind::packages: return project::Form::packages;
    default: return std::nullopt;
  }
}

project::SourceText source_of(const WorkspaceText& file) {
  return {*form_of(file.kind), file.uri.file_path().value_or(file.uri.key()), file.text};
}

std::string name_of(const protocol::Uri& uri) {
  return std::filesystem::path(uri.file_path().value_or(uri.spelling()))
      .filename()
      .generic_string();
}

void for_each_source(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                     const std::function<void(const WorkspaceText&)>& visit) {
  const auto is_wanted = [&workspace](Kind kind) {
    const bool is_left_out =
        kind == Kind::notebook && workspace.notebooks == NotebookFiles::left_out;
    return form_of(kind) && !is_left_out;
  };
  for_each_text(workspace, is_wanted, stop, visit);
}

}  // namespace paddle_ls::server
