#include "server/mapping_docs/table_source_file.hpp"

#include <algorithm>

#include "engine/mapping_docs/workspace/compare_mappings.hpp"

namespace paddle_ls::server {

using mapping_docs::Index;

namespace {

std::vector<mapping_docs::DocumentFinding> differences(const Seat& seat) {
  if (!seat.compared_with) return {};
  return seat.corpus->ask([&](const Index& index) {
    const auto table = index.tables().find(seat.relative);
    if (table == index.tables().end()) return std::vector<mapping_docs::DocumentFinding>();
    return compare_table(table->second, seat.profile(), seat.overrides,
                         seat.compared_with->mappings);
  });
}

}  // namespace

TableSourceFile::TableSourceFile(const Source& source, Seat seat)
    : text_(source.text),
      segment_(source.segments.front()),
      seat_(std::move(seat)),
      source_(mapping_docs::read_table_source(*text_, seat_.profile())),
      findings_(seat_.findings()) {
  for (mapping_docs::DocumentFinding& finding : differences(seat_))
    findings_.push_back(std::move(finding));
  std::stable_sort(findings_.begin(), findings_.end(),
                   [](const auto& a, const auto& b) { return a.range.start < b.range.start; });
}

std::size_t TableSourceFile::memory_bytes() const {
  return sizeof(*this) + findings_.capacity() * sizeof(mapping_docs::DocumentFinding);
}

std::vector<ProblemFix> TableSourceFile::fixes(std::size_t problem) const {
  const mapping_docs::DocumentFinding& finding = findings_[problem];
  return fixes_of(finding.fixes, segment_, finding.check->fix);
}

// Mechanical fixes of the macros are on separate rows, so one round is enough.
text::Edits TableSourceFile::fix_all(const syntax::Stop&) const {
  text::Edits edits;
  for (const mapping_docs::DocumentFinding& finding : findings_) {
    if (finding.check->fix != mapping_docs::FixKind::mechanical || finding.fixes.empty()) continue;
    const text::Edits& wanted = finding.fixes.front().edits;
    edits.insert(edits.end(), wanted.begin(), wanted.end());
  }
  return text::normalized(std::move(edits)).value_or(text::Edits{});
}

std::optional<HoverCard> TableSourceFile::hover(std::size_t offset) const {
  return card_of(seat_.corpus->ask([&](const Index& index) {
    return hover_table(seat_.relative, index, seat_.profile(), offset);
  }));
}

std::vector<Completion> TableSourceFile::complete(std::size_t offset) const {
  return completions_of(seat_.corpus->ask(
      [&](const Index& index) { return complete_table(seat_.relative, index, offset); }));
}

std::vector<FilePlace> TableSourceFile::definition(std::size_t offset) const {
  return seat_.definition(*text_, offset);
}

std::vector<FilePlace> TableSourceFile::references(std::size_t offset) const {
  return seat_.references(*text_, offset);
}

std::vector<Token> TableSourceFile::tokens(text::ByteRange) const {
  std::vector<Token> found;
  for (const mapping_docs::ApiTable& table : source_.tables) {
    for (const mapping_docs::MacroRow& row : table.rows) {
      if (!row.macro) continue;
      found.push_back({row.macro->name, TokenKind::macro});
      for (const text::ByteRange argument : row.macro->arguments) {
        if (text::slice(*text_, argument).starts_with('`')) {
          found.push_back({argument, TokenKind::function});
        }
      }
    }
  }
  return found;
}

std::vector<ModelSymbol> TableSourceFile::symbols() const {
  return seat_.corpus->ask([&](const Index& index) {
    std::vector<ModelSymbol> symbols;
    const auto table = index.tables().find(seat_.relative);
    if (table == index.tables().end() || table->second.text != *text_) return symbols;
    for (const mapping_docs::IndexedRow& row : table->second.rows) {
      if (row.api.empty()) continue;
      symbols.push_back({row.kind == mapping_docs::MacroKind::table ? ModelSymbolKind::table
                                                                    : ModelSymbolKind::api,
                         row.api,
                         row.target,
                         row.range,
                         row.name,
                         {}});
    }
    return symbols;
  });
}

}  // namespace paddle_ls::server
