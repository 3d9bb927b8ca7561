#include "server/features/language/formatting_requests.hpp"

namespace paddle_ls::server {
namespace {

Outcome formatted(const DocumentSnapshot& document, text::ByteRange range) {
  if (!document.analysis->model) return json::array();
  text::Edits edits = document.analysis->model->format(range);
  for (text::Edit& edit : edits) edit.range = inside(document.segment, edit.range);
  return protocol::write(
      text_edits(edits, *document.segment.text, *document.segment.lines, *document.presentation));
}

}  // namespace

Outcome format_document(const DocumentSnapshot& document,
                        const protocol::DocumentFormattingParams&) {
  return formatted(document, document.segment.range);
}

Outcome format_range(const DocumentSnapshot& document,
                     const protocol::DocumentRangeFormattingParams& params) {
  return formatted(document, range_of(document.segment, params.range, *document.presentation));
}

}  // namespace paddle_ls::server
