#include "engine/mapping_docs/examples/conversion_examples.hpp"

#include <algorithm>

#include "engine/mapping_docs/examples/example_halves.hpp"

namespace paddle_ls::mapping_docs {
namespace {

std::size_t indentation_of(std::string_view line) {
  const std::size_t at = line.find_first_not_of(" \t\r");
  return at == std::string_view::npos ? std::string_view::npos : at;
}

// The whole lines from `first` to the one that `end` is the start of.
std::string lines_of(const Document& document, std::size_t first, std::size_t end) {
  std::vector<std::string_view> lines;
  std::size_t common = std::string_view::npos;
  const std::size_t count = document.lines.line_count();
  for (std::size_t number = first; number < count; ++number) {
    if (document.line(number).start >= end) break;
    const std::string_view line = document.slice(document.line(number));
    lines.push_back(line);
    common = std::min(common, indentation_of(line));
  }
  std::string code;
  for (const std::string_view line : lines) {
    if (indentation_of(line) != std::string_view::npos) code += line.substr(common);
    code += '\n';
  }
  return code;
}

ExampleCode code_of(const Document& document, const Half& half, std::size_t end) {
  const std::size_t first = document.lines.line_of(half.comment.start) + 1;
  return {lines_of(document, first, end), first, half.comment};
}

}  // namespace

std::vector<ConversionExample> conversion_examples(const Document& document,
                                                   const Identity& identity,
                                                   const DocumentProfile& profile) {
  std::vector<ConversionExample> examples;
  for (const Fence& fence : document.fences) {
    if (fence.role != FenceRole::example) continue;
    const CodeScan scan = scan_code(document.text, fence.body);
    const std::vector<Half> halves = halves_of(document, identity, profile, scan);
    for (std::size_t i = 0; i + 1 < halves.size(); ++i) {
      if (halves[i].target || !halves[i + 1].target) continue;
      const auto start_of = [&](std::size_t half) {
        return half < halves.size()
                   ? document.line(document.lines.line_of(halves[half].comment.start)).start
                   : fence.body.end;
      };
      examples.push_back({code_of(document, halves[i], start_of(i + 1)),
                          code_of(document, halves[i + 1], start_of(i + 2)), fence.body});
    }
  }
  return examples;
}

}  // namespace paddle_ls::mapping_docs
