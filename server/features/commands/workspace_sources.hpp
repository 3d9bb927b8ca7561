// The files of the workspace as `project::Tree` takes them.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "project/conversion/file_uses.hpp"
#include "server/workspace/workspace_files.hpp"

namespace paddle_ls::server {

// How Python stands in a document of this kind; nothing where it does not.
std::optional<project::Form> form_of(Kind kind);

project::SourceText source_of(const WorkspaceText& file);

// The last part of its path.
std::string name_of(const protocol::Uri& uri);

// All of them, with those that cannot be read.
void for_each_source(const WorkspaceSnapshot& workspace, const syntax::Stop& stop,
                     const std::function<void(const WorkspaceText&)>& visit);

}  // namespace paddle_ls::server
