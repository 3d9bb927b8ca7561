// The modules of a project that converted code imports helpers from, as a part of the edits that
// make files import them.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "project/conversion/needed_helpers.hpp"
#include "protocol/types/workspace_edit.hpp"
#include "server/features/convey/presentation.hpp"
#include "server/workspace/workspace_files.hpp"

namespace paddle_ls::server {

// What the client has open of a module.
struct OpenModule {
  std::int32_t version;
  std::shared_ptr<const std::string> text;
};
using OpenModules = std::map<std::string, OpenModule>;  // by the document's key

// The helper module of a document, where it is open.
OpenModules open_module_of(const Analysis& analysis, const Documents& documents);
// Every open file of the workspace.
OpenModules open_modules(const WorkspaceSnapshot& workspace);

// Adds to `edit` what makes the modules define what files need of them; a module is made where
// there is none. One that cannot be read is left alone.
void add_helper_edits(const project::NeededHelpers& needed, const OpenModules& open, Trust trust,
                      const Presentation& presentation, protocol::WorkspaceEdit& edit);

}  // namespace paddle_ls::server
