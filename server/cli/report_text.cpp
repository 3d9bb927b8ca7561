#include <fmt/format.h>

#include "engine/text/utf8.hpp"
#include "server/cli/reports.hpp"
#include "server/settings/fields.hpp"

namespace paddle_ls::cli {
namespace {

// Bytes of a line that are shown at most; of a longer one, what stands around the finding.
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

// Spaces as wide as `text`, keeping its tabs.
std::string padding(std::string_view text) {
  std::string spaces;
  for (std::size_t at = 0; at < text.size(); at += text::character_size(text.substr(at))) {
    spaces += text[at] == '\t' ? '\t' : ' ';
  }
  return spaces;
}

std::string_view severity_colour(rewrite::Severity severity) {
  switch (severity) {
    case rewrite::Severity::error: return "\x1b[1;31m";
    case rewrite::Severity::warning: return "\x1b[1;33m";
    default: return "\x1b[1;36m";
  }
}

}  // namespace

std::string_view severity_name(rewrite::Severity severity) {
  return settings::choice_name(severity);
}

std::string_view fix_name(rewrite::FixClass fix) {
  switch (fix) {
    case rewrite::FixClass::safe: return "safe";
    case rewrite::FixClass::needs_confirmation: return "needs-confirmation";
    case rewrite::FixClass::none: return "none";
  }
  return "none";
}

std::string text_report(const ReportedFile& file, Colour colour) {
  const bool coloured = colour == Colour::terminal;
  std::string report;
  for (const ReportedFinding& reported : file.findings) {
    const text::ByteRange mark = reported.finding.range;
    const text::ByteRange line = file.lines.line_content(file.text, reported.range.start.line);
    const text::ByteRange shown = excerpt(file.text, line, mark);
    const std::string_view before =
        text::slice(file.text, {shown.start, std::min(mark.start, shown.end)});
    const std::string_view marked = text::slice(
        file.text, {shown.start + before.size(),
                    std::max(shown.start + before.size(), std::min(mark.end, shown.end))});
    const std::size_t column = 1 + text::character_count(text::slice(
                                       file.text, {line.start, std::min(mark.start, line.end)}));
    fmt::format_to(std::back_inserter(report), "{}:{}:{}: {}{}[{}]{} {}\n", file.name,
                   reported.range.start.line + 1, column,
                   coloured ? severity_colour(reported.severity) : "",
                   severity_name(reported.severity), reported.finding.code->code,
                   coloured ? "\x1b[0m" : "", rewrite::message(reported.finding));
    fmt::format_to(std::back_inserter(report), "    {}\n    {}{}{}{}\n",
                   text::slice(file.text, shown), padding(before), coloured ? "\x1b[32m" : "",
                   std::string(std::max<std::size_t>(text::character_count(marked), 1), '^'),
                   coloured ? "\x1b[0m" : "");
  }
  return report;
}

}  // namespace paddle_ls::cli
