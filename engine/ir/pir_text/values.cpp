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

constexpr std::uint32_t undefined = UINT32_MAX;

// The last definition of each name. Paddle numbers its values from 0 without gaps, so nearly every
// name is an index; the others are looked up.
class LastDefinitions {
 public:
  explicit LastDefinitions(std::size_t most_numbers) : numbered_(most_numbers, undefined) {}

  std::uint32_t& of(std::string_view name) {
    const std::size_t number = number_of(name);
    if (number < numbered_.size()) return numbered_[number];
    return named_.try_emplace(name, undefined).first->second;
  }

 private:
  // Of %12; what has no number, or is written in another way, is none.
  std::size_t number_of(std::string_view name) const {
    std::size_t number = 0;
    const bool is_short = name.size() >= 2 && name.size() <= 10;
    if (!is_short || (name[1] == '0' && name.size() > 2)) return numbered_.size();
    for (const char digit : name.substr(1)) {
      if (digit < '0' || digit > '9') return numbered_.size();
      number = 10 * number + static_cast<std::size_t>(digit - '0');
    }
    return number;
  }

  std::vector<std::uint32_t> numbered_;
  std::unordered_map<std::string_view, std::uint32_t> named_;
};

// The block outside of all others around `block`: two programs of one text may use the same names.
std::uint32_t outermost(const PirDocument& document, std::uint32_t block) {
  while (document.blocks[block].owner >= 0) {
    block = document.ops[static_cast<std::size_t>(document.blocks[block].owner)].block;
  }
  return block;
}

}  // namespace

PirValues::PirValues(const PirDocument& document) {
  std::size_t results = 0;
  std::size_t operands = 0;
  for (const PirOp& op : document.ops) {
    results += op.results.size();
    operands += op.operands.size();
  }
  definitions_.reserve(results);
  uses_.reserve(operands);
  LastDefinitions last(2 * results);
  const auto define = [&](const PirDefinition& definition) {
    const std::string_view name = document.at(definition.name);
    std::uint32_t& known = last.of(name);
    if (known != undefined &&
        outermost(document, definitions_[known].block) == outermost(document, definition.block)) {
      problems_.push_back({definition.name, "pir-duplicate-result",
                           std::string(name) + " is defined more than once"});
    }
    known = static_cast<std::uint32_t>(definitions_.size());
    definitions_.push_back(definition);
  };
  std::vector<bool> introduced(document.blocks.size(), false);
  const auto introduce_block = [&](std::uint32_t block) {
    if (introduced[block]) return;
    introduced[block] = true;
    const auto& arguments = document.blocks[block].arguments;
    for (std::size_t i = 0; i < arguments.size(); ++i) define({arguments[i], -1, block, i});
  };
  for (std::size_t i = 0; i < document.ops.size(); ++i) {
    const PirOp& op = document.ops[i];
    introduce_block(op.block);
    for (const text::ByteRange operand : op.operands) {
      const std::string_view name = document.at(operand);
      if (!is_value(name)) continue;
      const std::uint32_t found = last.of(name);
      const bool visible =
          found != undefined && encloses(document, definitions_[found].block, op.block);
      uses_.push_back({operand, visible ? static_cast<std::int64_t>(found) : -1});
    }
    for (std::size_t k = 0; k < op.results.size(); ++k) {
      define({op.results[k], static_cast<std::int64_t>(i), op.block, k});
    }
  }
  sort_uses();
  for (const PirUse& use : uses_) {
    if (use.definition >= 0) continue;
    const std::string_view name = document.at(use.name);
    problems_.push_back(
        {use.name, "pir-undefined",
         std::string(name) + (last.of(name) != undefined
                                  ? " is used before it is defined, or outside of its region"
                                  : " is not defined")});
  }
}

// Counts the uses of each definition, then puts them in its order: one pass each.
void PirValues::sort_uses() {
  first_use_.assign(definitions_.size() + 1, 0);
  for (const PirUse& use : uses_) {
    if (use.definition >= 0) ++first_use_[static_cast<std::size_t>(use.definition) + 1];
  }
  for (std::size_t i = 1; i < first_use_.size(); ++i) first_use_[i] += first_use_[i - 1];
  uses_by_definition_.resize(first_use_.back());
  std::vector<std::size_t> next = first_use_;
  for (const PirUse& use : uses_) {
    if (use.definition < 0) continue;
    uses_by_definition_[next[static_cast<std::size_t>(use.definition)]++] = use.name;
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
