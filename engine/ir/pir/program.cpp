#include "engine/ir/pir/program.hpp"

#include <algorithm>

namespace paddle_ls::ir {

Program::Program() : values_(1), blocks_(1) {}

OpId Program::create(std::string name, std::vector<ValueId> operands,
                     std::vector<NamedAttribute> attributes, const std::vector<TypeId>& results) {
  const auto id = static_cast<OpId>(ops_.size());
  Operation& op = ops_.emplace_back();
  op.name = std::move(name);
  op.operands = std::move(operands);
  op.attributes = std::move(attributes);
  op.first_result = static_cast<ValueId>(values_.size());
  op.result_count = static_cast<std::uint32_t>(results.size());
  for (std::uint32_t i = 0; i < op.result_count; ++i) {
    values_.push_back({results[i], id, none, i});
  }
  return id;
}

BlockId Program::create_region(OpId owner) {
  const auto id = static_cast<BlockId>(blocks_.size());
  blocks_.push_back({none, none, {}, owner});
  ops_[owner].regions.push_back(id);
  return id;
}

ValueId Program::add_argument(BlockId block, TypeId type) {
  const auto id = static_cast<ValueId>(values_.size());
  auto& arguments = blocks_[block].arguments;
  values_.push_back({type, none, block, static_cast<std::uint32_t>(arguments.size())});
  arguments.push_back(id);
  return id;
}

void Program::insert_before(BlockId block, OpId before, OpId op) {
  Block& into = blocks_[block];
  Operation& inserted = ops_[op];
  inserted.block = block;
  inserted.next = before;
  inserted.previous = before == none ? into.last : ops_[before].previous;
  (inserted.previous == none ? into.first : ops_[inserted.previous].next) = op;
  (before == none ? into.last : ops_[before].previous) = op;
}

void Program::insert_after(OpId after, OpId op) {
  insert_before(ops_[after].block, ops_[after].next, op);
}

void Program::unlink(OpId op) {
  Operation& removed = ops_[op];
  if (removed.block == none) return;
  Block& from = blocks_[removed.block];
  (removed.previous == none ? from.first : ops_[removed.previous].next) = removed.next;
  (removed.next == none ? from.last : ops_[removed.next].previous) = removed.previous;
  removed.block = removed.previous = removed.next = none;
}

const Attribute* find_attribute(const Operation& op, std::string_view name) {
  const auto found = std::ranges::find(op.attributes, name, &NamedAttribute::name);
  return found != op.attributes.end() ? &found->attribute : nullptr;
}

void set_attribute(Operation& op, std::string_view name, Attribute attribute) {
  const auto found = std::ranges::find(op.attributes, name, &NamedAttribute::name);
  if (found != op.attributes.end()) {
    found->attribute = std::move(attribute);
  } else {
    op.attributes.push_back({std::string(name), std::move(attribute)});
  }
}

}  // namespace paddle_ls::ir
