#include "engine/ir/pir_text/values.hpp"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace paddle_ls::ir {

namespace {

bool is_value(std::string_view name) {
  return name.starts_with('%');
}

// Whether `inner` is `outer` or inside it.
bool encloses(const PirDocument& document, std::uint32_t outer, std::uint32_t inner) {
  while (inner != outer) {
    const std::int64_t owner = document.blocks[inner].owner;
    if (owner < 0) return false;
    inner = document.ops[static_cast<std::size_t>(owner)].block;
  }
  return true;
}

}  // namespace

PirValues::PirValues(const PirDocument& document) {
  std::unordered_map<std::string_view, std::size_t> last;
  const auto define = [&](PirDefinition definition) {
    const std::string_view name = document.at(definition.name);
    const auto [place, inserted] = last.insert_or_assign(name, definitions_.size());
    if (!inserted) {
      problems_.push_back({definition.name, "pir-duplicate-result",
                           std::string(name) + " is defined more than once"});
    }
    definitions_.push_back(std::move(definition));
  };
  std::vector<bool> introduced(document.blocks.size(), false);
  const auto introduce_block = [&](std::uint32_t block) {
    if (introduced[block]) return;
    introduced[block] = true;
    const auto& arguments = document.blocks[block].arguments;
    for (std::size_t i = 0; i < arguments.size(); ++i) define({arguments[i], -1, block, i, {}});
  };
  for (std::size_t i = 0; i < document.ops.size(); ++i) {
    const PirOp& op = document.ops[i];
    introduce_block(op.block);
    for (const text::ByteRange operand : op.operands) {
      const std::string_view name = document.at(operand);
      if (!is_value(name)) continue;
      const auto found = last.find(name);
      const bool visible =
          found != last.end() && encloses(document, definitions_[found->second].block, op.block);
      uses_.push_back({operand, visible ? static_cast<std::int64_t>(found->second) : -1});
      if (visible) definitions_[found->second].uses.push_back(operand);
    }
    for (std::size_t k = 0; k < op.results.size(); ++k) {
      define({op.results[k], static_cast<std::int64_t>(i), op.block, k, {}});
    }
  }
  for (const PirUse& use : uses_) {
    if (use.definition >= 0) continue;
    const std::string_view name = document.at(use.name);
    problems_.push_back(
        {use.name, "pir-undefined",
         std::string(name) + (last.contains(name)
                                  ? " is used before it is defined, or outside of its region"
                                  : " is not defined")});
  }
}

std::optional<std::size_t> PirValues::at(std::size_t offset) const {
  const auto covers = [offset](text::ByteRange range) {
    return range.start <= offset && offset <= range.end;
  };
  // Definitions and uses are both in the order of the text.
  const auto use = std::ranges::upper_bound(uses_, offset, {},
                                            [](const PirUse& each) { return each.name.start; });
  if (use != uses_.begin() && covers(std::prev(use)->name) && std::prev(use)->definition >= 0) {
    return static_cast<std::size_t>(std::prev(use)->definition);
  }
  const auto definition = std::ranges::upper_bound(
      definitions_, offset, {}, [](const PirDefinition& each) { return each.name.start; });
  if (definition != definitions_.begin() && covers(std::prev(definition)->name)) {
    return static_cast<std::size_t>(std::prev(definition) - definitions_.begin());
  }
  return std::nullopt;
}

}  // namespace paddle_ls::ir
