#include "engine/mapping_docs/document/suppression.hpp"

#include <algorithm>

#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::mapping_docs {

DocumentSuppressions::DocumentSuppressions(const Document& document) {
  constexpr std::string_view opening = "<!-- paddle-ls: disable=";
  constexpr std::string_view closing = "-->";
  const std::string_view text = document.text;
  for (std::size_t at = text.find(opening); at != std::string_view::npos;
       at = text.find(opening, at + 1)) {
    const std::size_t line = document.lines.line_of(at);
    const ByteRange content = document.line(line);
    const std::string_view rest = text.substr(at + opening.size(), content.end - at);
    const std::size_t end = rest.find(closing);
    if (end == std::string_view::npos) continue;
    const bool alone =
        stripped(text, content).start == at && strip(rest.substr(end + closing.size())).empty();
    for (const std::string_view code : text::split(rest.substr(0, end), ',')) {
      entries_.push_back({strip(code), alone ? nowhere : line});
    }
  }
}

bool DocumentSuppressions::silences(std::string_view code, std::size_t line) const {
  return std::any_of(entries_.begin(), entries_.end(), [&](const Entry& entry) {
    return (entry.code == code || entry.code == "all") &&
           (entry.line == nowhere || entry.line == line);
  });
}

}  // namespace paddle_ls::mapping_docs
