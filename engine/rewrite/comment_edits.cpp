#include <algorithm>

#include "engine/rewrite/analyze.hpp"
#include "engine/rewrite/source_lines.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::string_view marker = "# TODO(paddle): ";

}  // namespace

text::Edits comment_edits(std::string_view source, const FileFindings& file, std::size_t index) {
  const Finding& finding = file.findings[index];
  const std::size_t at = file.plans[index].comment_at;
  if (finding.has_edits() || at >= source.size()) return {};
  std::string sentence = message(finding);
  // A rule of the workspace may say anything; what it says stays one line.
  std::replace_if(
      sentence.begin(), sentence.end(), [](unsigned char byte) { return byte < ' '; }, ' ');
  const std::string comment = std::string(indentation(source, at)) + std::string(marker) +
                              sentence + std::string(line_ending(source, at));
  // Comments on several uses of one line stand above each other.
  for (std::size_t above = at; above > 0;) {
    const bool has_two_bytes = source.substr(0, above).ends_with("\r\n");
    const std::size_t line = line_start(source, above - (has_two_bytes ? 2 : 1));
    const std::string_view text = source.substr(line, above - line);
    if (text == comment) return {};
    if (text.find(marker) == std::string_view::npos) break;
    above = line;
  }
  return {{{at, at}, comment}};
}

}  // namespace paddle_ls::rewrite
