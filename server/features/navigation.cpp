#include "server/features/navigation.hpp"

#include <algorithm>

namespace paddle_ls::server {
namespace {

json::value locations(const std::vector<Place>& places, const Segment& segment,
                      const Presentation& presentation) {
  std::vector<protocol::Location> found;
  for (const Place& place : places) {
    auto location = location_of(place, segment, presentation);
    if (std::find(found.begin(), found.end(), location) == found.end()) {
      found.push_back(std::move(location));
    }
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

Outcome definition(Session& session, const Analysis& analysis, const Segment& segment,
                   const protocol::DefinitionParams& params) {
  const Presentation& presentation = *session.presentation();
  const auto offset = offset_of(segment, params.position, presentation);
  if (!offset || !analysis.model) return json::array();
  return locations(analysis.model->definition(*offset), segment, presentation);
}

Outcome references(Session& session, const Analysis& analysis, const Segment& segment,
                   const protocol::ReferenceParams& params) {
  const Presentation& presentation = *session.presentation();
  const auto offset = offset_of(segment, params.position, presentation);
  if (!offset || !analysis.model) return json::array();
  return locations(analysis.model->references(*offset), segment, presentation);
}

Outcome highlights(Session& session, const Analysis& analysis, const Segment& segment,
                   const protocol::DocumentHighlightParams& params) {
  const Presentation& presentation = *session.presentation();
  const auto offset = offset_of(segment, params.position, presentation);
  if (!offset || !analysis.model) return json::array();
  std::vector<protocol::DocumentHighlight> found;
  for (const Highlight& highlight : analysis.model->highlights(*offset)) {
    found.push_back({position_range(segment, inside(segment, highlight.range), presentation),
                     protocol_kind(highlight.kind)});
  }
  return protocol::write(found);
}

Outcome document_links(Session& session, const Analysis& analysis, const Segment& segment,
                       const protocol::DocumentLinkParams&) {
  std::vector<protocol::DocumentLink> found;
  if (!analysis.model) return json::array();
  for (const Link& link : analysis.model->links()) {
    found.push_back({position_range(segment, inside(segment, link.range), *session.presentation()),
                     protocol::Uri::parse(link.target)});
  }
  return protocol::write(found);
}

}  // namespace paddle_ls::server
