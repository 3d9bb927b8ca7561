#include "engine/mapping_docs/editor/format_tables.hpp"

#include <algorithm>

#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/mapping_docs/text/rendered_html.hpp"

namespace paddle_ls::mapping_docs {

namespace {

// Notes may be long; a column is not padded beyond this.
constexpr std::size_t widest_padding = 60;

std::size_t display_width(std::string_view text) {
  std::size_t width = 0;
  for (std::size_t at = 0; at < text.size();) {
    const StrCharacter c = first_character(text.substr(at));
    const bool wide =
        (c.value >= 0x1100 && c.value <= 0x115F) || (c.value >= 0x2E80 && c.value <= 0xA4CF) ||
        (c.value >= 0xAC00 && c.value <= 0xD7A3) || (c.value >= 0xF900 && c.value <= 0xFAFF) ||
        (c.value >= 0xFE30 && c.value <= 0xFE6F) || (c.value >= 0xFF00 && c.value <= 0xFF60) ||
        (c.value >= 0x1F300 && c.value <= 0x1FAFF);
    width += wide ? 2 : 1;
    at += c.size;
  }
  return width;
}

bool is_whole(const Document& document, const Row& row, std::size_t columns) {
  return row.cells.size() == columns && row.closed && row.attachment == Attachment::attached &&
         document.slice(row.range).starts_with('|');
}

bool can_format(const Document& document, const Table& table) {
  const std::size_t columns = table.header.cells.size();
  return table.separator && is_whole(document, table.header, columns) &&
         is_whole(document, *table.separator, columns) &&
         std::all_of(table.rows.begin(), table.rows.end(),
                     [&](const Row& row) { return is_whole(document, row, columns); });
}

std::string padded(std::string_view cell, std::size_t width) {
  std::string result = " " + std::string(cell);
  for (std::size_t have = display_width(cell); have < width; ++have) result += ' ';
  return result + " |";
}

// `:---:` as long as its column.
std::string dashes(std::string_view cell, std::size_t width) {
  const bool left = cell.starts_with(':');
  const bool right = cell.size() > 1 && cell.ends_with(':');
  std::string result(std::max<std::size_t>(width, 3), '-');
  if (left) result.front() = ':';
  if (right) result.back() = ':';
  return result;
}

text::Edits format_table(const Document& document, const Table& table) {
  std::vector<std::size_t> widths(table.header.cells.size(), 3);
  const auto measure = [&](const Row& row) {
    for (std::size_t i = 0; i < widths.size(); ++i) {
      const std::size_t width = display_width(document.slice(row.cells[i]));
      widths[i] = std::max(widths[i], std::min(width, widest_padding));
    }
  };
  measure(table.header);
  for (const Row& row : table.rows) measure(row);

  text::Edits edits;
  const auto write = [&](const Row& row, auto cell_text) {
    std::string line = "|";
    for (std::size_t i = 0; i < widths.size(); ++i) {
      line += padded(cell_text(document.slice(row.cells[i]), widths[i]), widths[i]);
    }
    if (document.slice(row.range) != line) edits.push_back({row.range, std::move(line)});
  };
  const auto as_is = [](std::string_view cell, std::size_t) { return std::string(cell); };
  write(table.header, as_is);
  write(*table.separator, dashes);
  for (const Row& row : table.rows) write(row, as_is);
  return edits;
}

}  // namespace

text::Edits format_tables(const Document& document, ByteRange range) {
  text::Edits all;
  std::string before;
  for (const Table& table : document.tables) {
    const Row& last = table.rows.empty() ? table.header : table.rows.back();
    if (!range.touches({table.header.range.start, last.range.end}) ||
        !can_format(document, table)) {
      continue;
    }
    const text::Edits edits = format_table(document, table);
    if (edits.empty()) continue;
    if (before.empty()) before = rendered_html(document.text);
    if (rendered_html(text::applied(edits, document.text)) != before) continue;
    all.insert(all.end(), edits.begin(), edits.end());
  }
  return text::normalized(std::move(all)).value_or(text::Edits{});
}

}  // namespace paddle_ls::mapping_docs
