#include "server/features/language/inlay_hints.hpp"

#include <algorithm>
#include <iterator>

namespace paddle_ls::server {
namespace {

std::string_view category(rewrite::FixClass fix) {
  switch (fix) {
    case rewrite::FixClass::safe: return "safe";
    case rewrite::FixClass::needs_confirmation: return "needs review";
    case rewrite::FixClass::none: return "manual";
  }
  return {};
}

// The category of every use of torch in `range`.
std::vector<Inlay> categories(const Analysis& analysis, text::ByteRange range) {
  std::vector<Inlay> inlays;
  for (const rewrite::Finding& finding : analysis.uses.found.findings) {
    if (finding.code->is_remark || !finding.range.touches(range) ||
        analysis.settings->severity(*finding.code) == Severity::off) {
      continue;
    }
    inlays.push_back({finding.range.end, std::string(category(finding.fix)),
                      rewrite::markdown_message(finding, *analysis.uses.configuration.rules)});
  }
  return inlays;
}

// What settings let be shown of the document.
std::vector<Inlay> shown_inlays(const Analysis& analysis, text::ByteRange range) {
  const settings::Settings& settings = *analysis.settings;
  const bool is_python = analysis.source.kind == DocumentKind::python;
  std::vector<Inlay> inlays;
  if (is_python && settings.inlay_hints_enable) inlays = categories(analysis, range);
  const bool asks_model =
      is_python ? settings.inlay_hints_tensor_tests : settings.inlay_hints_enable;
  if (!analysis.model || !asks_model) return inlays;
  for (Inlay& inlay : analysis.model->inlays(range)) inlays.push_back(std::move(inlay));
  return inlays;
}

// The places in this document of the lines in a comparison.
std::vector<Inlay> compared_layers(const Segment& segment, text::ByteRange range,
                                   const ComparedLines& compared) {
  std::vector<Inlay> inlays;
  for (auto& label : compared.labels(segment.document_key, {*segment.text, *segment.lines})) {
    const std::size_t offset = segment.range.start + label.offset;
    if (range.touches({offset, offset})) inlays.push_back({offset, std::move(label.text), {}});
  }
  return inlays;
}

}  // namespace

Outcome inlay_hints(const DocumentSnapshot& document, const protocol::InlayHintParams& params) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  const text::ByteRange range = range_of(segment, params.range, presentation);
  std::vector<protocol::InlayHint> shown;
  text::PositionCursor cursor(*segment.text, *segment.lines, presentation.encoding);
  std::vector<Inlay> inlays = shown_inlays(analysis, range);
  std::ranges::move(compared_layers(segment, range, *presentation.compared),
                    std::back_inserter(inlays));
  for (Inlay& inlay : inlays) {
    if (!segment.range.contains({inlay.offset, inlay.offset})) continue;
    protocol::InlayHint hint;
    hint.position = to_protocol(cursor.range(inside(segment, {inlay.offset, inlay.offset}))).start;
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
