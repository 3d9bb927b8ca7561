#include "server/features/language/semantic_token_requests.hpp"

#include <algorithm>

namespace paddle_ls::server {
namespace {

// By TokenKind; names of the specification.
constexpr std::array type_names = {"type",     "enumMember", "parameter", "variable",
                                   "property", "function",   "macro",     "keyword",
                                   "comment",  "string",     "number",    "operator"};
constexpr std::uint32_t declaration_modifier = 1;

// Writes tokens as the protocol counts them, each from the one before it.
class Encoder {
 public:
  Encoder(const Segment& segment, const Presentation& presentation)
      : segment_(segment), cursor_(*segment.text, *segment.lines, presentation.encoding) {}

  // A token that goes over several lines becomes one for each line, which every client takes.
  void add(const Token& token) {
    text::ByteRange rest = inside(segment_, token.range);
    while (rest.start < rest.end) {
      const std::size_t line = segment_.lines->line_of(rest.start);
      const std::size_t content_end = segment_.lines->line_content(*segment_.text, line).end;
      const text::ByteRange piece{rest.start, std::min(rest.end, content_end)};
      if (piece.start < piece.end) add_piece(piece, token);
      if (line + 1 == segment_.lines->line_count()) return;
      rest.start = segment_.lines->line_start(line + 1);
    }
  }

  protocol::SemanticTokens take() { return std::move(tokens_); }

 private:
  void add_piece(text::ByteRange piece, const Token& token) {
    const text::PositionRange at = cursor_.range(piece);
    const std::uint32_t lines = at.start.line - last_.line;
    const std::uint32_t columns = lines == 0 ? at.start.column - last_.column : at.start.column;
    const std::uint32_t length = at.end.column - at.start.column;
    const std::uint32_t modifiers = token.declares ? declaration_modifier : 0;
    tokens_.data.insert(tokens_.data.end(), {lines, columns, length,
                                             static_cast<std::uint32_t>(token.kind), modifiers});
    last_ = at.start;
  }

  const Segment& segment_;
  text::PositionCursor cursor_;
  text::Position last_{0, 0};
  protocol::SemanticTokens tokens_;
};

Outcome encoded(const Analysis& analysis, const Segment& segment, text::ByteRange range,
                const Presentation& presentation) {
  Encoder encoder(segment, presentation);
  if (analysis.model) {
    for (const Token& token : analysis.model->tokens(range)) {
      if (token.range.touches(range)) encoder.add(token);
    }
  }
  return protocol::write(encoder.take());
}

}  // namespace

Outcome semantic_tokens(const DocumentSnapshot& document, const protocol::SemanticTokensParams&) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  return encoded(analysis, segment, segment.range, presentation);
}

Outcome semantic_tokens_of_range(const DocumentSnapshot& document,
                                 const protocol::SemanticTokensRangeParams& params) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  return encoded(analysis, segment, range_of(segment, params.range, presentation), presentation);
}

protocol::SemanticTokensOptions semantic_tokens_options() {
  protocol::SemanticTokensOptions options{{{}, {"declaration"}}, true, true};
  options.legend.token_types.assign(type_names.begin(), type_names.end());
  return options;
}

}  // namespace paddle_ls::server
