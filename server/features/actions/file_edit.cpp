#include "server/features/actions/file_edit.hpp"

namespace paddle_ls::server {

syntax::Stop stop_after(std::chrono::milliseconds limit, syntax::Stop also) {
  return [deadline = std::chrono::steady_clock::now() + limit, also = std::move(also)] {
    return std::chrono::steady_clock::now() >= deadline || (also && also());
  };
}

std::optional<protocol::WorkspaceEdit> file_edit(const DocumentSnapshot& document,
                                                 const project::Wish& wish,
                                                 const syntax::Stop& stop, const ReportTo& to) {
  const Analysis& analysis = *document.analysis;
  const project::FileConversion made = converted(analysis, wish, *document.surroundings, stop, to);
  if (made.edits.empty()) return std::nullopt;
  const Presentation& presentation = *document.presentation;
  // A user who asks for a file to be converted has confirmed it.
  auto edit = workspace_edit(analysis, made.edits, Trust::safe, presentation);
  if (!edit) return edit;
  project::NeededHelpers needed;
  needed.add(analysis.uses, made);
  add_helper_edits(needed, document.helpers, Trust::safe, presentation, *edit);
  return edit;
}

}  // namespace paddle_ls::server
