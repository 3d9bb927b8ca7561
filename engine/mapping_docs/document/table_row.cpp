#include "engine/mapping_docs/document/table_row.hpp"

#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs {

namespace {

// Offset after the code span that opens at `at`, or `at` where the span is not closed on the line.
std::size_t behind_code_span(std::string_view text, std::size_t at, std::size_t end) {
  std::size_t ticks = at;
  while (ticks < end && text[ticks] == '`') ++ticks;
  const std::string_view marker = text.substr(at, ticks - at);
  const std::size_t close = text.substr(0, end).find(marker, ticks);
  return close == std::string_view::npos ? at : close + marker.size();
}

}  // namespace

Row read_row(std::string_view text, ByteRange line, std::size_t number) {
  Row row;
  row.line = number;
  row.range = line;
  ByteRange inside = stripped(text, line);
  if (!inside.empty() && text[inside.start] == '|') ++inside.start;
  row.closed = !inside.empty() && text[inside.end - 1] == '|' &&
               (inside.size() < 2 || text[inside.end - 2] != '\\');
  if (row.closed) --inside.end;
  std::size_t start = inside.start;
  std::size_t unclosed_spans_until = inside.start;
  for (std::size_t at = inside.start; at < inside.end;) {
    if (text[at] == '\\') {
      at += 2;
    } else if (text[at] == '`' && at >= unclosed_spans_until) {
      const std::size_t behind = behind_code_span(text, at, inside.end);
      // One unclosed run means that every later run of the line was looked at already.
      if (behind == at) unclosed_spans_until = inside.end;
      at = behind == at ? at + 1 : behind;
    } else if (text[at] == '|') {
      row.cells.push_back(stripped(text, {start, at}));
      start = ++at;
    } else {
      ++at;
    }
  }
  row.cells.push_back(stripped(text, {start, inside.end}));
  return row;
}

bool is_separator_row(std::string_view line) {
  const std::string_view content = strip(line);
  return content.starts_with('|') && content.find('-') != std::string_view::npos &&
         content.find_first_not_of("|-: \t") == std::string_view::npos;
}

}  // namespace paddle_ls::mapping_docs
