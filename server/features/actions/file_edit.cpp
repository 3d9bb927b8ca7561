#include "server/features/actions/file_edit.hpp"

#include "server/workspace/notebook_file.hpp"

namespace paddle_ls::server {

std::optional<protocol::WorkspaceEdit> file_edit(const Analysis& analysis, settings::FixScope scope,
                                                 std::string_view api, const syntax::Stop& stop,
                                                 const std::optional<HelperModule>& helpers,
                                                 const Presentation& presentation) {
  if (analysis.model && analysis.source.kind != Kind::python) {
    const bool is_notebook = analysis.source.kind == Kind::notebook;
    const Change change{{{nullptr, is_notebook ? notebook_edits(analysis, scope, stop)
                                               : analysis.model->fix_all(stop)}},
                        {}};
    if (change.edits.front().edits.empty()) return std::nullopt;
    return workspace_edit(analysis, change, presentation);
  }
  const FixAll fixes = fix_all(analysis, scope, stop, api);
  if (fixes.edits.empty()) return std::nullopt;
  const Trust trust = scope == settings::FixScope::all ? Trust::needs_confirmation : Trust::safe;
  auto edit = workspace_edit(analysis, fixes.edits, trust, presentation);
  if (edit && helpers) {
    add_helper_edits(*helpers, *analysis.rules, fixes.helpers, trust, presentation, *edit);
  }
  return edit;
}

}  // namespace paddle_ls::server
