#include "server/features/formatting.hpp"

namespace paddle_ls::server {
namespace {

Outcome formatted(const Analysis& analysis, const Segment& segment, text::ByteRange range,
                  const Presentation& presentation) {
  std::vector<protocol::TextEdit> edits;
  if (!analysis.model) return json::array();
  for (text::Edit& edit : analysis.model->format(range)) {
    edits.push_back({position_range(segment, inside(segment, edit.range), presentation),
                     std::move(edit.replacement), std::nullopt});
  }
  return protocol::write(edits);
}

}  // namespace

Outcome format_document(const WorkerContext& context, const Segment& segment,
                        const protocol::DocumentFormattingParams&) {
  return formatted(*context.analysis, segment, segment.range, *context.presentation);
}

Outcome format_range(const WorkerContext& context, const Segment& segment,
                     const protocol::DocumentRangeFormattingParams& params) {
  return formatted(*context.analysis, segment,
                   range_of(segment, params.range, *context.presentation), *context.presentation);
}

}  // namespace paddle_ls::server
