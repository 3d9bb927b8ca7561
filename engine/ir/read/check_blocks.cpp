#include "engine/ir/read/check_blocks.hpp"

#include "engine/ir/read/read_program.hpp"

namespace paddle_ls::ir {

namespace {

std::string block_name(std::size_t index) {
  return "block " + std::to_string(index);
}

bool is_block_or_none(const ProgramDesc& program, std::int32_t index) {
  return index < 0 || static_cast<std::size_t>(index) < program.blocks.size();
}

Result<void> check_links(const ProgramDesc& program) {
  for (std::size_t i = 0; i < program.blocks.size(); ++i) {
    const BlockDesc& block = program.blocks[i];
    if (block.index != static_cast<std::int32_t>(i)) {
      return error("blocks are not in order: index " + std::to_string(block.index) + " is at " +
                       std::to_string(i),
                   block_name(i));
    }
    if (!is_block_or_none(program, block.parent) || !is_block_or_none(program, block.forward)) {
      return error("the parent or forward block does not exist", block_name(i));
    }
    // Paddle creates a block after its parent, so a parent always has the smaller index.
    if (block.parent >= block.index) {
      return error("block " + std::to_string(block.parent) + " cannot be the parent of block " +
                       std::to_string(i),
                   block_name(i));
    }
  }
  return {};
}

// Sub-blocks of a block, with the op that owns each.
struct Edge {
  std::size_t target;
  std::size_t op;
};

Result<std::vector<Edge>> edges_of(const ProgramDesc& program, std::size_t block) {
  std::vector<Edge> edges;
  const auto& ops = program.blocks[block].ops;
  for (std::size_t i = 0; i < ops.size(); ++i) {
    for (const LegacyAttribute* attribute : ops[i].attributes) {
      List<std::int32_t> targets;
      if (const auto* one = std::get_if<BlockRef>(&attribute->value)) targets = {&one->index, 1};
      if (const auto* many = std::get_if<BlockRefs>(&attribute->value)) targets = many->indices;
      for (const std::int32_t target : targets) {
        if (target < 0 || static_cast<std::size_t>(target) >= program.blocks.size()) {
          return error("attribute " + attribute->name + " names block " + std::to_string(target) +
                           ", which does not exist",
                       block_name(block) + ", op " + std::to_string(i));
        }
        if (attribute->name == "sub_block") edges.push_back({static_cast<std::size_t>(target), i});
      }
    }
  }
  return edges;
}

// Depth of each block below the top, counted over sub-block links. Parents come first in the file,
// so one pass finds the depth; a link that does not go down the file is a cycle or close to one.
Result<void> check_nesting(const ProgramDesc& program) {
  std::vector<std::size_t> depth(program.blocks.size(), 0);
  std::vector<std::size_t> uses(program.blocks.size(), 0);
  for (std::size_t i = 0; i < program.blocks.size(); ++i) {
    auto edges = edges_of(program, i);
    if (!edges) return tl::unexpected(std::move(edges.error()));
    for (const auto& [target, op] : *edges) {
      const std::string where = block_name(i) + ", op " + std::to_string(op);
      if (target <= i) {
        return error("sub_block " + std::to_string(target) + " contains this operator", where);
      }
      // A body used by several operators would be translated once for each, which nests to 2^n.
      if (++uses[target] > 1) {
        return error("sub_block " + std::to_string(target) + " is used by two operators", where);
      }
      depth[target] = depth[i] + 1;
      if (depth[target] > max_block_depth) {
        return error("blocks nest more than " + std::to_string(max_block_depth) + " deep", where);
      }
    }
  }
  return {};
}

}  // namespace

Result<void> check_blocks(const ProgramDesc& program) {
  if (program.blocks.empty()) return error("the program has no block");
  if (auto checked = check_links(program); !checked) return checked;
  return check_nesting(program);
}

}  // namespace paddle_ls::ir
