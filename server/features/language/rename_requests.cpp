#include "server/features/language/rename_requests.hpp"

namespace paddle_ls::server {
namespace {

std::optional<RenameTarget> target_at(const Analysis& analysis, const Segment& segment,
                                      protocol::Position position,
                                      const Presentation& presentation) {
  const auto offset = offset_of(segment, position, presentation);
  return offset && analysis.model ? analysis.model->rename_target(*offset) : std::nullopt;
}

}  // namespace

Outcome prepare_rename(const DocumentSnapshot& document,
                       const protocol::PrepareRenameParams& params) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  const auto target = target_at(analysis, segment, params.position, presentation);
  if (!target) return nullptr;
  return protocol::write(protocol::PrepareRenamePlaceholder{
      position_range(segment, inside(segment, target->range), presentation), target->name});
}

Outcome rename(const DocumentSnapshot& document, const protocol::RenameParams& params) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  const auto target = target_at(analysis, segment, params.position, presentation);
  if (!target)
    return failure(protocol::ErrorCode::request_failed, "there is nothing to rename here");
  auto change = analysis.model->rename(*target, params.new_name);
  if (!change) return failure(protocol::ErrorCode::request_failed, change.error().message);
  // A client that cannot rename files still gets the edits of their texts.
  if (!presentation.client.rename_files) change->renames.clear();
  const auto edit = workspace_edit(analysis, *change, presentation);
  if (!edit) return nullptr;
  return protocol::write(*edit);
}

}  // namespace paddle_ls::server
