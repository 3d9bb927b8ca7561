#include "engine/mapping_docs/original/original_lines.hpp"

#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::mapping_docs {

namespace {

std::string_view trimmed_line(std::string_view text) {
  const std::size_t start = text.find_first_not_of(' ');
  return start == std::string_view::npos ? std::string_view{} : text.substr(start);
}

// `## [name]rest`, the hashes exactly `hashes`: the name and what follows the bracket.
struct Bracketed {
  std::string_view name;
  std::string_view rest;
};

std::optional<Bracketed> bracketed(std::string_view line, std::string_view hashes) {
  if (!line.starts_with(hashes)) return {};
  line.remove_prefix(hashes.size());
  if (!line.starts_with(' ')) return {};
  line = trimmed_line(line);
  if (!line.starts_with('[')) return {};
  line.remove_prefix(1);
  const std::size_t close = line.find(']');
  if (close == std::string_view::npos || close == 0) return {};
  return Bracketed{line.substr(0, close), line.substr(close + 1)};
}

}  // namespace

std::optional<OriginalTitle> original_title(std::string_view line) {
  const auto title = bracketed(line, "##");
  if (!title || title->rest.empty()) return {};
  return OriginalTitle{title->name, title->rest};
}

std::optional<OriginalApiHeading> original_api_heading(std::string_view line,
                                                       std::string_view prefix) {
  const auto heading = bracketed(line, "###");
  if (!heading) return {};
  const std::string_view name = trimmed_line(heading->name);
  // With an empty prefix the blanks themselves may be the name.
  if (!name.starts_with(prefix) || name.size() == prefix.size()) {
    if (!prefix.empty()) return {};
  }
  OriginalApiHeading result{unescaped(strip(name)), {}};
  std::string_view rest = heading->rest;
  if (rest.empty()) return result;
  if (!rest.starts_with('(') || rest.find(')') != rest.size() - 1) return {};
  result.url = rest.substr(1, rest.size() - 2);
  return result;
}

std::vector<std::string_view> original_cells(std::string_view line) {
  std::vector<std::string_view> result;
  for (const std::string_view piece : text::split(line, '|')) {
    const std::string_view cell = strip(piece);
    if (!cell.empty()) result.push_back(cell);
  }
  return result;
}

}  // namespace paddle_ls::mapping_docs
