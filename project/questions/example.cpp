#include "project/questions/example.hpp"

#include <algorithm>
#include <vector>

namespace paddle_ls::project {
namespace {

constexpr std::string_view blanks = " \t";
constexpr std::size_t most_lines = 8;

text::ByteRange whole_lines(std::string_view text, text::ByteRange range) {
  const std::size_t before = range.start == 0 ? text.npos : text.rfind('\n', range.start - 1);
  const std::size_t after = text.find('\n', range.end);
  return {before == text.npos ? 0 : before + 1, std::min(after, text.size())};
}

// The lines that the edits on the lines of a use touch.
text::ByteRange lines_of(std::string_view text, text::ByteRange use, const text::Edits& edits) {
  text::ByteRange lines = whole_lines(text, use);
  for (const text::Edit& edit : edits) {
    if (!edit.range.overlaps(lines)) continue;
    const text::ByteRange all = whole_lines(
        text, {std::min(lines.start, edit.range.start), std::max(lines.end, edit.range.end)});
    lines = {std::min(lines.start, all.start), std::max(lines.end, all.end)};
  }
  return lines;
}

std::string applied_within(std::string_view text, text::ByteRange lines, const text::Edits& edits) {
  text::Edits inside;
  for (const text::Edit& edit : edits) {
    if (!lines.contains(edit.range)) continue;
    inside.push_back(
        {{edit.range.start - lines.start, edit.range.end - lines.start}, edit.replacement});
  }
  return text::applied(inside, text::slice(text, lines));
}

std::vector<std::string_view> lines_in(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty() && lines.size() < most_lines) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::size_t indentation(const std::vector<std::string_view>& lines) {
  std::size_t least = std::string_view::npos;
  for (const std::string_view line : lines) {
    const std::size_t own = line.find_first_not_of(blanks);
    if (own != std::string_view::npos) least = std::min(least, own);
  }
  return least == std::string_view::npos ? 0 : least;
}

std::string without_indentation(std::string_view text) {
  const std::vector<std::string_view> lines = lines_in(text);
  const std::size_t less = indentation(lines);
  std::string result;
  for (const std::string_view line : lines) {
    if (!result.empty()) result += '\n';
    result += line.substr(std::min(less, line.size()));
  }
  return result;
}

}  // namespace

Example example_of(const FileUses& uses, std::size_t index, const text::LineIndex& lines,
                   const std::string& shown) {
  const std::string_view python = uses.python();
  const rewrite::Finding& finding = uses.found.findings[index];
  const std::size_t chosen[] = {index};
  const text::Edits edits = rewrite::edits_for(python, uses.found, chosen);
  const text::ByteRange part = lines_of(python, finding.range, edits);
  const std::size_t start = uses.in_file({part.start, part.start}).start;
  return {shown, lines.line_of(start) + 1, without_indentation(text::slice(python, part)),
          without_indentation(applied_within(python, part, edits))};
}

}  // namespace paddle_ls::project
