// Blocks of code: their opening lines, their ends, and whether an API section has one.
#include <algorithm>

#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/findings/rewrites.hpp"
#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs::checks {

namespace {

constexpr std::string_view opening_line = "```python";

bool is_signature(const Fence& fence) {
  return fence.role == FenceRole::source_signature || fence.role == FenceRole::target_signature;
}

// A lone fence that nothing follows is a closing line too many.
bool is_stray(const CheckContext& context, const Fence& fence) {
  return !fence.closing && context.slice(fence.info).empty() &&
         strip(context.slice(fence.body)).empty();
}

}  // namespace

void signature_fence_missing(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  for (const auto* headings : {&document.sources, &document.targets}) {
    for (const ApiHeading& api : *headings) {
      if (api.fence != nowhere) continue;
      const Heading& heading = document.headings[api.heading];
      const std::string ending(line_ending(document));
      const std::size_t at = document.whole_line(heading.line).end;
      report.add(heading.range, "no block with the signature of " + api.api + " follows")
          .fixes.push_back(
              fix("Insert a signature block", {{{at, at},
                                                ending + std::string(opening_line) + ending +
                                                    api.api + "()" + ending + "```" + ending}}));
    }
  }
}

void signature_fence_language(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  for (const Fence& fence : document.fences) {
    const std::string_view written = document.slice(fence.opening);
    if (written == opening_line || is_stray(context, fence)) continue;
    if (fence.role == FenceRole::other && strip(document.slice(fence.info)).empty()) continue;
    DocumentFinding& finding =
        report.add(fence.opening, is_signature(fence) ? "signature blocks start with ```python"
                                                      : "blocks of code start with ```python");
    if (is_signature(fence)) grade(finding, Severity::error);
    finding.fixes.push_back(fix("Write ```python", {{fence.opening, std::string(opening_line)}}));
  }
}

// The original looks for the signature in the line after the fence and rejects a blank or indented
// one; comments before the signature are fine.
void signature_first_line(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  for (const Fence& fence : document.fences) {
    if (!is_signature(fence)) continue;
    const std::size_t last = document.lines.line_of(fence.body.end);
    bool found = false;
    for (std::size_t number = fence.line + 1; number < last && !found; ++number) {
      const ByteRange line = document.line(number);
      const std::string_view content = document.slice(line);
      if (content.starts_with('#')) continue;
      found = true;
      const ByteRange code = stripped(document.text, line);
      if (!code.empty() && code.start == line.start) continue;
      std::size_t first = number;
      while (first < last && strip(document.slice(document.line(first))).empty()) ++first;
      if (first == last) {
        report.add(line, "the signature block is empty");
        continue;
      }
      const std::size_t code_start = stripped(document.text, document.line(first)).start;
      const bool blank = code.empty();
      report
          .add(blank ? document.whole_line(number) : line,
               blank ? "a blank line stands before the signature" : "the signature is indented")
          .fixes.push_back(fix(blank ? "Delete the blank line" : "Remove the indentation",
                               {{{line.start, code_start}, ""}}));
    }
    if (!found) report.add(fence.opening, "the signature block is empty");
  }
}

void fence_unclosed(const CheckContext& context, Report& report) {
  const Document& document = context.document;
  const std::string ending(line_ending(document));
  for (const Fence& fence : document.fences) {
    if (fence.closing) {
      const std::string_view closing = document.slice(*fence.closing);
      if (!is_signature(fence) || closing == "```") continue;
      report.add(*fence.closing, "the tools read on to a line of exactly three backticks")
          .fixes.push_back(fix("Write ```", {{*fence.closing, "```"}}));
      continue;
    }
    if (is_stray(context, fence)) {
      report.add(fence.opening, "this closes nothing: it opens a block that is not closed")
          .fixes.push_back(fix("Delete the line", {{{fence.opening.start, fence.body.end}, ""}}));
      continue;
    }
    const ByteRange code = stripped(document.text, fence.body);
    const std::size_t at = code.empty() ? fence.body.start : code.end;
    const bool code_ends_line = at < document.text.size();
    report.add(fence.opening, "this block of code is not closed")
        .fixes.push_back(
            fix("Close the block", {{{at, at}, ending + "```" + (code_ends_line ? "" : ending)}}));
  }
}

}  // namespace paddle_ls::mapping_docs::checks
