// The module of a project that converted code imports helpers from (setting rules.helperModule), as
// a part of the edits that make files import them.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>

#include "protocol/types/workspace_edit.hpp"
#include "server/features/convey/presentation.hpp"
#include "server/workspace/workspace_files.hpp"

namespace paddle_ls::server {

// Where the module is, and what the client has of it.
struct HelperModule {
  protocol::Uri uri;
  std::optional<std::int32_t> version;      // nothing when it is not open
  std::shared_ptr<const std::string> text;  // null when it is not open
};

// Of the settings of a document; nothing when each file has its helpers itself.
std::optional<HelperModule> helper_module(const settings::Settings& settings,
                                          const Documents& documents);
std::optional<HelperModule> helper_module(const settings::Settings& settings,
                                          const WorkspaceSnapshot& workspace);

// Adds to `edit` what makes `module` define the helpers of `rules` with these names; the file is
// made where there is none. A module that cannot be read is left alone.
void add_helper_edits(const HelperModule& module, const rewrite::RuleSet& rules,
                      std::span<const std::string> names, Trust trust,
                      const Presentation& presentation, protocol::WorkspaceEdit& edit);

}  // namespace paddle_ls::server
