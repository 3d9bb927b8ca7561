#include <algorithm>

#include <fmt/core.h>

#include "engine/text/line_index.hpp"
#include "engine/text/utf8.hpp"
#include "server/cli/reports/harmless_output.hpp"
#include "server/cli/reports/report_format.hpp"

namespace paddle_ls::cli {
namespace {

// Bytes of a line that are shown at most; of a longer line, the part around the finding.
constexpr std::size_t widest_excerpt = 160;

// The part of `line` to show, so that `mark` is in it.
text::ByteRange excerpt(std::string_view text, text::ByteRange line, text::ByteRange mark) {
  if (line.size() <= widest_excerpt) return line;
  const std::size_t before = widest_excerpt / 4;
  std::size_t start = mark.start > line.start + before ? mark.start - before : line.start;
  while (start > line.start && text::is_continuation(text[start])) --start;
  std::size_t end = std::min(start + widest_excerpt, line.end);
  while (end > start && end < line.end && text::is_continuation(text[end])) --end;
  return {start, end};
}

// `text` in columns of a terminal, of which East Asian characters and emoji take two.
template <class PerCharacter>
std::string in_columns(std::string_view text, PerCharacter column) {
  std::string result;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t size = text::character_size(text.substr(at));
    result.append(size >= 3 ? 2 : 1, column(text[at]));
    at += size;
  }
  return result;
}

// Spaces as wide as `text`, keeping its tabs.
std::string padding(std::string_view text) {
  return in_columns(text, [](char byte) { return byte == '\t' ? '\t' : ' '; });
}

std::string underline(std::string_view text) {
  return text.empty() ? "^" : in_columns(text, [](char) { return '^'; });
}

std::string_view colour_of(const ReportedFinding& finding) {
  if (finding.verdict == "safe") return "\x1b[1;32m";
  if (finding.verdict == "review") return "\x1b[1;33m";
  if (finding.verdict == "manual") return "\x1b[1;31m";
  switch (finding.severity) {
    case Severity::error: return "\x1b[1;31m";
    case Severity::warning: return "\x1b[1;33m";
    default: return "\x1b[1;36m";
  }
}

// The colours of the parts of a report.
struct Paint {
  Colour colour;

  std::string_view operator()(std::string_view sequence) const {
    return colour == Colour::terminal ? sequence : std::string_view();
  }
};

void append_sentence(const ReportedFinding& finding, Paint paint, std::string& to) {
  const std::string_view word =
      finding.verdict.empty() ? severity_name(finding.severity) : finding.verdict;
  fmt::format_to(std::back_inserter(to), "{}{}[{}]{} {}\n", paint(colour_of(finding)), word,
                 finding.code, paint("\x1b[0m"), finding.message);
}

// The line with the finding and a mark below it.
void append_excerpt(const ReportedFile& file, text::ByteRange line, text::ByteRange mark,
                    Paint paint, std::string& to) {
  const text::ByteRange shown = excerpt(file.text, line, mark);
  const std::size_t start = std::clamp(mark.start, shown.start, shown.end);
  const std::size_t end = std::clamp(mark.end, start, shown.end);
  fmt::format_to(std::back_inserter(to), "    {}\n    {}{}{}{}\n", text::slice(file.text, shown),
                 padding(text::slice(file.text, {shown.start, start})), paint("\x1b[32m"),
                 underline(text::slice(file.text, {start, end})), paint("\x1b[0m"));
}

}  // namespace

std::string text_report(const ReportedFile& file, Colour colour, Excerpts excerpts) {
  const Paint paint{colour};
  std::string report;
  // Findings are in the order of the text; one line may have thousands of them.
  text::PositionCursor cursor(file.text, file.lines, text::Encoding::utf32);
  for (const ReportedFinding& finding : file.findings) {
    report += file.name;
    if (!finding.range) {
      report += ": ";
      if (!finding.logical_place.empty()) report += finding.logical_place + ": ";
      append_sentence(finding, paint, report);
      continue;
    }
    const std::size_t number = file.lines.line_of(finding.range->start);
    const text::ByteRange line = file.lines.line_content(file.text, number);
    const std::size_t mark = std::min(finding.range->start, line.end);
    const std::size_t column = 1 + cursor.position(mark).column;
    fmt::format_to(std::back_inserter(report), ":{}:{}: ", number + 1, column);
    append_sentence(finding, paint, report);
    if (excerpts == Excerpts::shown) append_excerpt(file, line, *finding.range, paint, report);
  }
  return harmless(report, colour == Colour::terminal ? OwnColours::pass : OwnColours::replaced);
}

}  // namespace paddle_ls::cli
