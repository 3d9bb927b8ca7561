#include "engine/mapping_docs/editor/document_outline.hpp"

#include <algorithm>

#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs {

namespace {

OutlineSymbolKind kind_of(HeadingKind kind) {
  switch (kind) {
    case HeadingKind::source: return OutlineSymbolKind::source_api;
    case HeadingKind::target: return OutlineSymbolKind::target_api;
    case HeadingKind::arguments: return OutlineSymbolKind::table;
    case HeadingKind::example:
    case HeadingKind::parameter: return OutlineSymbolKind::example;
    default: return OutlineSymbolKind::section;
  }
}

const ApiHeading* api_at(const Document& document, std::size_t heading) {
  for (const auto* apis : {&document.sources, &document.targets}) {
    for (const ApiHeading& api : *apis) {
      if (api.heading == heading) return &api;
    }
  }
  return nullptr;
}

OutlineSymbol symbol_of(const Document& document, std::size_t index) {
  const Heading& heading = document.headings[index];
  OutlineSymbol symbol{kind_of(heading.kind),
                       std::string(document.slice(heading.text)),
                       {},
                       {heading.range.start, heading.section_end},
                       heading.range,
                       {}};
  if (const ApiHeading* api = api_at(document, index)) {
    symbol.name = api->api;
    symbol.selection = api->name;
    if (!api->signatures.empty()) {
      symbol.detail = std::string(document.slice(api->signatures.front().range));
    }
  }
  if (heading.kind == HeadingKind::arguments) {
    for (const Table& table : document.tables) {
      if (!table.parameters || table.heading != index) continue;
      for (const Row& row : table.rows) {
        symbol.children.push_back({OutlineSymbolKind::parameter,
                                   std::string(document.slice(row.cell(0))) + " → " +
                                       std::string(document.slice(row.cell(1))),
                                   std::string(document.slice(row.cell(2))),
                                   row.range,
                                   row.range,
                                   {}});
      }
    }
  }
  if (symbol.name.empty()) symbol.name = "-";
  return symbol;
}

}  // namespace

std::vector<OutlineSymbol> outline(const Document& document) {
  if (!document.title) return {};
  const Title& title = *document.title;
  OutlineSymbol root{OutlineSymbolKind::document,
                     title.api.empty() ? "-" : title.api,
                     std::string(document.slice(title.category)),
                     {0, document.text.size()},
                     title.range,
                     {}};
  for (std::size_t i = 0; i < document.headings.size(); ++i) {
    const Heading& heading = document.headings[i];
    if (heading.kind == HeadingKind::title) continue;
    OutlineSymbol symbol = symbol_of(document, i);
    const bool below = heading.kind == HeadingKind::parameter && !root.children.empty() &&
                       root.children.back().range.contains(symbol.range);
    (below ? root.children.back().children : root.children).push_back(std::move(symbol));
  }
  return {std::move(root)};
}

std::vector<OutlineFold> folds(const Document& document) {
  std::vector<OutlineFold> result;
  const auto add = [&](std::size_t first, std::size_t end) {
    // Blank lines at the end stay outside.
    while (end > 0 && is_space(static_cast<unsigned char>(document.text[end - 1]))) --end;
    const std::size_t last = document.lines.line_of(end == 0 ? 0 : end - 1);
    if (last > first) result.push_back({first, last});
  };
  for (const Heading& heading : document.headings) add(heading.line, heading.section_end);
  for (const Fence& fence : document.fences) {
    add(fence.line, fence.closing ? fence.closing->end : fence.body.end);
  }
  for (const Table& table : document.tables) {
    if (!table.rows.empty()) add(table.header.line, table.rows.back().range.end);
  }
  std::sort(result.begin(), result.end(), [](const OutlineFold& a, const OutlineFold& b) {
    return a.first_line != b.first_line ? a.first_line < b.first_line : a.last_line > b.last_line;
  });
  return result;
}

}  // namespace paddle_ls::mapping_docs
