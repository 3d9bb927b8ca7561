#include "server/features/language/hover_request.hpp"

#include "server/features/convey/findings_at.hpp"
#include "server/features/convey/plain_text.hpp"

namespace paddle_ls::server {

namespace {

protocol::Hover hover_of(HoverCard card, const Segment& segment, const Presentation& presentation) {
  protocol::Hover result;
  result.range = position_range(segment, inside(segment, card.range), presentation);
  result.contents =
      presentation.client.hover_markdown
          ? protocol::MarkupContent{protocol::MarkupKind::markdown, std::move(card.markdown)}
          : protocol::MarkupContent{protocol::MarkupKind::plain_text, plain_text(card.markdown)};
  return result;
}

}  // namespace

Outcome hover(const DocumentSnapshot& document, const protocol::HoverParams& params) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  const auto offset = offset_of(segment, params.position, presentation);
  if (!offset || !analysis.settings->hover_enable) return nullptr;
  if (analysis.model) {
    if (auto card = analysis.model->hover_until(*offset, document.stop)) {
      return protocol::write(hover_of(std::move(*card), segment, presentation));
    }
  }
  const auto found = findings_at(analysis, {*offset, *offset});
  if (found.empty()) return nullptr;

  // The innermost use is the one that the cursor means.
  const rewrite::Finding& finding = analysis.uses.found.findings[found.back()];
  const auto detail = analysis.settings->hover_facts ? rewrite::CardDetail::with_facts
                                                     : rewrite::CardDetail::mapping;
  std::string card = rewrite::hover_card(*analysis.source.text, analysis.uses.found, found.back(),
                                         *analysis.uses.configuration.rules, detail);
  return protocol::write(hover_of({finding.range, std::move(card)}, segment, presentation));
}

}  // namespace paddle_ls::server
