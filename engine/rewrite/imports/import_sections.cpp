#include "engine/rewrite/imports/import_sections.hpp"

#include <algorithm>
#include <vector>

#include "engine/rewrite/imports/built_in_standard_modules.hpp"
#include "engine/rewrite/imports/import_blocks.hpp"
#include "engine/rewrite/imports/import_lines.hpp"
#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using text::ByteRange;

namespace {

std::vector<std::string_view> read_names(std::string_view table) {
  std::vector<std::string_view> names;
  while (!table.empty()) {
    const std::size_t end = std::min(table.find('\n'), table.size());
    if (table[0] != '#' && end > 0) names.push_back(table.substr(0, end));
    table.remove_prefix(std::min(end + 1, table.size()));
  }
  return names;
}

bool is_standard(const ImportLine& line) {
  return is_standard_module(line.module);
}

}  // namespace

bool is_standard_module(std::string_view module) {
  static const std::vector<std::string_view> names = read_names(built_in_standard_modules);
  return std::binary_search(names.begin(), names.end(), module.substr(0, module.find('.')));
}

bool is_of_python(std::string_view api) {
  return is_standard_module(api) || is_at_or_below(api, "importlib_metadata");
}

bool says_nothing(std::string_view lines) {
  for (std::size_t at = 0; at < lines.size(); at = next_line(lines, at)) {
    const std::size_t first = std::min(lines.find_first_not_of(" \t\r\n", at), lines.size());
    if (first < lines.size() && lines[first] != '#') return false;
    at = first;
  }
  return true;
}

PlacedImport place_in_section(std::string_view source, const ImportFacts& facts, Section section,
                              std::string lines) {
  const std::string end(line_ending(source, facts.fallback_place));
  std::size_t behind_standard = std::string_view::npos;
  std::size_t reached = facts.fallback_place;
  for (const ByteRange block : import_blocks(source, facts)) {
    const auto present = import_lines(text::slice(source, block));
    if (!present || block.start < reached || block.end > facts.helper_place) break;
    if (!says_nothing(text::slice(source, {reached, block.start}))) break;
    reached = block.end;
    if (std::all_of(present->begin(), present->end(), is_standard)) {
      if (section == Section::standard) return {block.start, std::move(lines)};
      behind_standard = block.end;
      continue;
    }
    const bool has_both = std::any_of(present->begin(), present->end(), is_standard);
    if (section == Section::other || has_both) return {block.start, std::move(lines)};
    return {block.start, lines + end};
  }
  if (behind_standard == std::string_view::npos) return {facts.fallback_place, std::move(lines)};
  return {behind_standard, end + lines};
}

}  // namespace paddle_ls::rewrite
