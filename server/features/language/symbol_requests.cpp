#include "server/features/language/symbol_requests.hpp"

#include "server/workspace/document_kinds.hpp"

namespace paddle_ls::server {
namespace {

// A list that long is typed on, not read.
constexpr std::size_t most_symbols = 500;

protocol::SymbolKind protocol_kind(ModelSymbolKind kind) {
  switch (kind) {
    case ModelSymbolKind::file: return protocol::SymbolKind::file;
    case ModelSymbolKind::section: return protocol::SymbolKind::namespace_;
    case ModelSymbolKind::api: return protocol::SymbolKind::function;
    case ModelSymbolKind::table: return protocol::SymbolKind::array;
    case ModelSymbolKind::parameter: return protocol::SymbolKind::variable;
    case ModelSymbolKind::example: return protocol::SymbolKind::event;
    case ModelSymbolKind::key: return protocol::SymbolKind::key;
  }
  return protocol::SymbolKind::file;
}

class Presenter {
 public:
  Presenter(const Segment& segment, const Presentation& presentation)
      : segment_(segment), cursor_(*segment.text, *segment.lines, presentation.encoding) {}

  // Models nest symbols a few levels deep, by construction and not by what a text holds.
  protocol::DocumentSymbol nested(const ModelSymbol& symbol) {
    protocol::DocumentSymbol shown{symbol.name,
                                   std::nullopt,
                                   protocol_kind(symbol.kind),
                                   range(symbol.range),
                                   range(symbol.selection),
                                   {}};
    if (!symbol.detail.empty()) shown.detail = symbol.detail;
    for (const ModelSymbol& child : symbol.children) shown.children.push_back(nested(child));
    return shown;
  }

  void flatten(const ModelSymbol& symbol, const std::optional<std::string>& container,
               std::vector<protocol::SymbolInformation>& into) {
    into.push_back({symbol.name,
                    protocol_kind(symbol.kind),
                    container,
                    {protocol::Uri::parse(segment_.uri), range(symbol.range)}});
    for (const ModelSymbol& child : symbol.children) flatten(child, symbol.name, into);
  }

 private:
  protocol::Range range(text::ByteRange bytes) {
    return to_protocol(cursor_.range(inside(segment_, bytes)));
  }

  const Segment& segment_;
  text::PositionCursor cursor_;
};

}  // namespace

Outcome document_symbols(const DocumentSnapshot& document, const protocol::DocumentSymbolParams&) {
  const Analysis& analysis = *document.analysis;
  const Segment& segment = document.segment;
  const Presentation& presentation = *document.presentation;
  if (!analysis.model) return json::array();
  Presenter presenter(segment, presentation);
  const std::vector<ModelSymbol> symbols = analysis.model->symbols();
  if (presentation.client.hierarchical_symbols) {
    std::vector<protocol::DocumentSymbol> shown;
    shown.reserve(symbols.size());
    for (const ModelSymbol& symbol : symbols) shown.push_back(presenter.nested(symbol));
    return protocol::write(shown);
  }
  std::vector<protocol::SymbolInformation> shown;
  for (const ModelSymbol& symbol : symbols) presenter.flatten(symbol, std::nullopt, shown);
  return protocol::write(shown);
}

Outcome folding_ranges(const DocumentSnapshot& document, const protocol::FoldingRangeParams&) {
  std::vector<protocol::FoldingRange> shown;
  if (!document.analysis->model) return json::array();
  for (const Fold& fold : document.analysis->model->folds()) {
    shown.push_back(
        {static_cast<std::uint32_t>(fold.first_line), static_cast<std::uint32_t>(fold.last_line)});
  }
  return protocol::write(shown);
}

void workspace_symbols(Session& session, Ticket ticket,
                       const protocol::WorkspaceSymbolParams& params) {
  std::vector<std::string> folders;
  for (const auto& folder : session.configuration().folders()) {
    if (!folder.path.empty()) folders.push_back(folder.path.generic_string());
  }
  session.scheduler().run([ticket, query = params.query, folders = std::move(folders),
                           post = session.post(), presentation = session.presentation(),
                           surroundings = session.surroundings()] {
    std::vector<protocol::SymbolInformation> shown;
    for (const NamedPlace& found : named_places(*surroundings, {folders, query, most_symbols})) {
      if (!found.place.file) continue;
      shown.push_back({found.name, protocol::SymbolKind::function,
                       found.container.empty() ? std::nullopt : std::optional(found.container),
                       location_of(found.place, *found.place.file, *presentation)});
    }
    post(WorkFinished{ticket, protocol::write(shown)});
  });
}

}  // namespace paddle_ls::server
