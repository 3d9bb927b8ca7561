#include "server/features/inlay_hints.hpp"

namespace paddle_ls::server {

Outcome inlay_hints(Session& session, const Analysis& analysis, const Segment& segment,
                    const protocol::InlayHintParams& params) {
  if (!analysis.model || !analysis.settings->inlay_hints_enable) return json::array();
  const Presentation& presentation = *session.presentation();
  std::vector<protocol::InlayHint> shown;
  for (Inlay& inlay : analysis.model->inlays(range_of(segment, params.range, presentation))) {
    protocol::InlayHint hint;
    hint.position =
        position_range(segment, inside(segment, {inlay.offset, inlay.offset}), presentation).start;
    hint.label = std::move(inlay.label);
    if (!inlay.tooltip.empty()) {
      hint.tooltip =
          protocol::MarkupContent{protocol::MarkupKind::markdown, std::move(inlay.tooltip)};
    }
    hint.padding_left = true;
    shown.push_back(std::move(hint));
  }
  return protocol::write(shown);
}

}  // namespace paddle_ls::server
