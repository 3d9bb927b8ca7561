#include "engine/rewrite/imports/place_helper_import.hpp"

#include <algorithm>
#include <vector>

#include "engine/rewrite/imports/import_blocks.hpp"
#include "engine/rewrite/imports/import_lines.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using text::ByteRange;

namespace {

struct Block {
  ByteRange range;
  std::vector<ImportLine> lines;
};

// The runs of imports that end before `limit`.
std::vector<Block> blocks_before(std::string_view source, const ImportFacts& facts,
                                 std::size_t limit) {
  std::vector<Block> blocks;
  for (const ByteRange range : import_blocks(source, facts)) {
    auto lines = import_lines(text::slice(source, range));
    if (range.end <= limit && lines) blocks.push_back({range, std::move(*lines)});
  }
  return blocks;
}

bool is_relative(std::string_view module) {
  return module.starts_with('.');
}

std::string_view package_of(std::string_view module) {
  return is_relative(module) ? module.substr(0, 1) : module.substr(0, module.find('.'));
}

bool imports_from(const Block& block, std::string_view package) {
  return std::any_of(block.lines.begin(), block.lines.end(),
                     [&](const ImportLine& line) { return package_of(line.module) == package; });
}

}  // namespace

PlacedImport place_helper_import(std::string_view source, const ImportFacts& facts,
                                 std::string line, std::size_t limit) {
  const std::vector<Block> blocks = blocks_before(source, facts, limit);
  const std::string_view package = package_of(facts.helper_module);
  const auto own = std::find_if(blocks.rbegin(), blocks.rend(),
                                [&](const Block& block) { return imports_from(block, package); });
  if (own != blocks.rend()) return {own->range.end, std::move(line)};
  // Imports that are not sorted have no sections either.
  if (blocks.empty() || blocks.back().range.end != limit || !order_of(blocks.back().lines)) {
    return {limit, std::move(line)};
  }
  const std::string end(line_ending(source, 0));
  const Block& last = blocks.back();
  if (blocks.size() > 1 && imports_from(last, ".")) return {last.range.start, line + end};
  return {limit, end + line};
}

}  // namespace paddle_ls::rewrite
