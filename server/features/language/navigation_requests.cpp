#include "server/features/language/navigation_requests.hpp"

#include <set>
#include <tuple>

namespace paddle_ls::server {
namespace {

json::value locations(const std::vector<FilePlace>& places, const Segment& segment,
                      const Presentation& presentation) {
  std::vector<protocol::Location> found;
  std::set<std::tuple<const Segment*, std::size_t, std::size_t>> known;
  for (const FilePlace& place : places) {
    if (!known.emplace(place.file.get(), place.range.start, place.range.end).second) continue;
    found.push_back(location_of(place, segment, presentation));
  }
  return protocol::write(found);
}

protocol::DocumentHighlightKind protocol_kind(HighlightKind kind) {
  switch (kind) {
    case HighlightKind::text: return protocol::DocumentHighlightKind::text;
    case HighlightKind::read: return protocol::DocumentHighlightKind::read;
    case HighlightKind::write: return protocol::DocumentHighlightKind::write;
  }
  return protocol::DocumentHighlightKind::text;
}

}  // namespace

Outcome definition(const DocumentSnapshot& document, const protocol::DefinitionParams& params) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  const auto offset = offset_of(segment, params.position, presentation);
  if (!offset || !analysis.model) return json::array();
  return locations(analysis.model->definition(*offset), segment, presentation);
}

Outcome references(const DocumentSnapshot& document, const protocol::ReferenceParams& params) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  const auto offset = offset_of(segment, params.position, presentation);
  if (!offset || !analysis.model) return json::array();
  return locations(analysis.model->references(*offset), segment, presentation);
}

Outcome highlights(const DocumentSnapshot& document,
                   const protocol::DocumentHighlightParams& params) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  const auto offset = offset_of(segment, params.position, presentation);
  if (!offset || !analysis.model) return json::array();
  std::vector<protocol::DocumentHighlight> found;
  text::PositionCursor cursor(*segment.text, *segment.lines, presentation.encoding);
  for (const Highlight& highlight : analysis.model->highlights(*offset)) {
    found.push_back({to_protocol(cursor.range(inside(segment, highlight.range))),
                     protocol_kind(highlight.kind)});
  }
  return protocol::write(found);
}

Outcome document_links(const DocumentSnapshot& document, const protocol::DocumentLinkParams&) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  std::vector<protocol::DocumentLink> found;
  if (!analysis.model) return json::array();
  text::PositionCursor cursor(*segment.text, *segment.lines, presentation.encoding);
  for (const Link& link : analysis.model->links()) {
    found.push_back({to_protocol(cursor.range(inside(segment, link.range))),
                     protocol::Uri::parse(link.target)});
  }
  return protocol::write(found);
}

}  // namespace paddle_ls::server
