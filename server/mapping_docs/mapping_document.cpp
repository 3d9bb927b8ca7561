#include "server/mapping_docs/mapping_document.hpp"

#include "engine/mapping_docs/editor/document_outline.hpp"
#include "engine/mapping_docs/editor/format_tables.hpp"
#include "engine/mapping_docs/editor/occurrences.hpp"
#include "engine/mapping_docs/editor/rename_api.hpp"
#include "engine/mapping_docs/examples/conversion_examples.hpp"

namespace paddle_ls::server {
namespace {

using mapping_docs::Index;

ModelSymbolKind shown_kind(mapping_docs::OutlineSymbolKind kind) {
  switch (kind) {
    case mapping_docs::OutlineSymbolKind::document: return ModelSymbolKind::file;
    case mapping_docs::OutlineSymbolKind::source_api:
    case mapping_docs::OutlineSymbolKind::target_api: return ModelSymbolKind::api;
    case mapping_docs::OutlineSymbolKind::table: return ModelSymbolKind::table;
    case mapping_docs::OutlineSymbolKind::parameter: return ModelSymbolKind::parameter;
    case mapping_docs::OutlineSymbolKind::example: return ModelSymbolKind::example;
    case mapping_docs::OutlineSymbolKind::section: return ModelSymbolKind::section;
  }
  return ModelSymbolKind::section;
}

TokenKind shown_kind(mapping_docs::WordKind kind) {
  switch (kind) {
    case mapping_docs::WordKind::category: return TokenKind::enumerator;
    case mapping_docs::WordKind::source_api:
    case mapping_docs::WordKind::target_api: return TokenKind::function;
    case mapping_docs::WordKind::source_parameter:
    case mapping_docs::WordKind::target_parameter: return TokenKind::parameter;
  }
  return TokenKind::variable;
}

// The outline is three levels deep: document, section, row or example.
ModelSymbol shown(const mapping_docs::OutlineSymbol& symbol) {
  ModelSymbol result{shown_kind(symbol.kind), symbol.name, symbol.detail, symbol.range,
                     symbol.selection,        {}};
  for (const mapping_docs::OutlineSymbol& child : symbol.children) {
    result.children.push_back(shown(child));
  }
  return result;
}

}  // namespace

MappingDocument::MappingDocument(const Source& source, Seat seat, mapping_docs::Identity identity)
    : text_(source.text),
      segment_(source.segments.front()),
      seat_(std::move(seat)),
      identity_(std::move(identity)),
      validation_(validate(*text_, identity_, seat_.profile(), seat_.overrides)) {
  static const ComparedFiles none;
  differences_ = (seat_.compared_with ? *seat_.compared_with : none)
                     .differences(validation_, seat_.profile(), seat_.overrides, seat_.release);
}

std::vector<mapping_docs::DocumentFinding> MappingDocument::findings() const {
  std::vector<mapping_docs::DocumentFinding> all = validation_.findings;
  all.insert(all.end(), differences_.begin(), differences_.end());
  for (mapping_docs::DocumentFinding& finding : seat_.findings()) all.push_back(std::move(finding));
  return all;
}

std::vector<ProblemFix> MappingDocument::fixes(std::size_t problem) const {
  const std::size_t own = validation_.findings.size();
  if (problem >= own + differences_.size()) return {};
  const mapping_docs::DocumentFinding& finding =
      problem < own ? validation_.findings[problem] : differences_[problem - own];
  return fixes_of(sound_fixes(validation_, finding, rules()), segment_, finding.check->fix);
}

text::Edits MappingDocument::fix_all(const syntax::Stop&) const {
  return mapping_docs::fix_all(*text_, rules());
}

std::optional<HoverCard> MappingDocument::hover(std::size_t offset) const {
  return card_of(seat_.corpus->ask([&](const Index& index) {
    return mapping_docs::hover(validation_.document, index, seat_.profile(), offset);
  }));
}

std::vector<Completion> MappingDocument::complete(std::size_t offset) const {
  return completions_of(mapping_docs::complete(validation_.document, seat_.profile(), offset));
}

std::vector<FilePlace> MappingDocument::definition(std::size_t offset) const {
  return seat_.definition(*text_, offset);
}

std::vector<FilePlace> MappingDocument::references(std::size_t offset) const {
  return seat_.references(*text_, offset);
}

std::vector<Highlight> MappingDocument::highlights(std::size_t offset) const {
  std::vector<Highlight> found;
  for (const auto& word : occurrences(validation_.document, seat_.profile(), offset)) {
    found.push_back({word.range, word.declares ? HighlightKind::write : HighlightKind::read});
  }
  return found;
}

std::vector<Token> MappingDocument::tokens(text::ByteRange) const {
  std::vector<Token> found;
  for (const auto& word : words(validation_.document, seat_.profile())) {
    found.push_back({word.range, shown_kind(word.kind), word.declares});
  }
  return found;
}

std::optional<RenameTarget> MappingDocument::rename_target(std::size_t offset) const {
  const auto& title = validation_.document.title;
  const auto mention = mapping_docs::mention_at(*text_, offset);
  if (!title || !mention || mention->api != title->api) return {};
  return RenameTarget{mention->range, mention->api};
}

Result<WorkspaceChange> MappingDocument::rename(const RenameTarget&,
                                                const std::string& name) const {
  const auto renamed = seat_.corpus->ask([&](const Index& index) {
    return rename_api(seat_.relative, validation_.document, identity_, index, name);
  });
  if (!renamed) return tl::unexpected<Error>(renamed.error());
  WorkspaceChange change;
  for (const auto& [path, edits] : renamed->edits) {
    const FilePlace place = seat_.place({path, {}});
    if (path == seat_.relative || place.file) change.edits.push_back({place.file, edits});
  }
  for (const auto& [from, to] : renamed->new_paths) {
    const std::string folder = segment_.uri.substr(0, segment_.uri.rfind('/') + 1);
    change.renames.push_back({segment_.uri, folder + to.substr(to.rfind('/') + 1)});
  }
  return change;
}

std::vector<ModelSymbol> MappingDocument::symbols() const {
  std::vector<ModelSymbol> symbols;
  for (const auto& symbol : mapping_docs::outline(validation_.document)) {
    symbols.push_back(shown(symbol));
  }
  return symbols;
}

std::vector<Fold> MappingDocument::folds() const {
  std::vector<Fold> folds;
  for (const auto& [first, last] : mapping_docs::folds(validation_.document)) {
    folds.push_back({first, last});
  }
  return folds;
}

std::vector<Link> MappingDocument::links() const {
  std::vector<Link> links;
  for (auto& [range, target] : mapping_docs::links(validation_.document)) {
    links.push_back({range, std::move(target)});
  }
  return links;
}

std::vector<Lens> MappingDocument::lenses() const {
  std::vector<Lens> shown;
  for (auto& lens : seat_.corpus->ask(
           [&](const Index& index) { return mapping_docs::lenses(validation_.document, index); })) {
    const FilePlace target = seat_.place(lens.target);
    if (target.file) shown.push_back({lens.range, std::move(lens.title), target});
  }
  const mapping_docs::Document& document = validation_.document;
  if (!mapping_docs::conversion_examples(document, identity_, seat_.profile()).empty()) {
    const text::ByteRange heading = document.example_heading == mapping_docs::nowhere
                                        ? text::ByteRange{}
                                        : document.headings[document.example_heading].range;
    shown.push_back({heading, "Verify examples", {}, Order{Order::What::verify, segment_.uri, {}}});
  }
  return shown;
}

text::Edits MappingDocument::format(text::ByteRange range) const {
  return format_tables(validation_.document, range);
}

}  // namespace paddle_ls::server
