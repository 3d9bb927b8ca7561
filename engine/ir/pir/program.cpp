#include "engine/ir/pir/program.hpp"

#include <algorithm>

#include <boost/unordered/unordered_flat_set.hpp>

#include "engine/ir/legacy/arena.hpp"

namespace paddle_ls::ir {

struct Program::Memory {
  Arena arena;
  boost::unordered_flat_set<std::string_view> op_names;
};

Program::Program() : memory_(std::make_unique<Memory>()), values_(1), blocks_(1) {}
Program::~Program() = default;
Program::Program(Program&&) noexcept = default;
Program& Program::operator=(Program&&) noexcept = default;

void Program::reserve(std::size_t ops) {
  ops_.reserve(ops);
  values_.reserve(ops);
}

OpId Program::create(std::string_view name, std::span<const ValueId> operands,
                     std::span<const AttributeId> attributes, std::span<const TypeId> results) {
  const auto id = static_cast<OpId>(ops_.size());
  auto kept_name = memory_->op_names.find(name);
  if (kept_name == memory_->op_names.end()) {
    kept_name = memory_->op_names.insert(memory_->arena.copy_text(name)).first;
  }
  Operation& op = ops_.emplace_back();
  op.name = *kept_name;
  op.operands = memory_->arena.copy(operands);
  op.attributes = memory_->arena.copy(attributes);
  op.first_result = static_cast<ValueId>(values_.size());
  op.result_count = static_cast<std::uint32_t>(results.size());
  for (std::uint32_t i = 0; i < op.result_count; ++i) {
    values_.push_back({results[i], id, none, i});
  }
  return id;
}

void Program::set_attributes(OpId op, std::span<const AttributeId> attributes) {
  ops_[op].attributes = memory_->arena.copy(attributes);
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

void append_op(Program& program, BlockId block, OpId op) {
  program.insert_before(block, none, op);
}

void prepend_op(Program& program, BlockId block, OpId op) {
  program.insert_before(block, program.block(block).first, op);
}

void insert_op_after(Program& program, OpId after, OpId op) {
  program.insert_before(program.op(after).block, program.op(after).next, op);
}

void set_stop_gradient(Program& program, OpId op, bool flag) {
  Operation& changed = program.op(op);
  changed.has_stop_gradient = true;
  for (std::uint32_t i = 0; i < changed.result_count; ++i) {
    program.value(changed.first_result + i).stop_gradient = flag;
  }
}

const Attribute* find_attribute(const Program& program, const Operation& op,
                                std::string_view name) {
  for (const AttributeId id : op.attributes) {
    const NamedAttribute& named = program.attribute(id);
    if (named.name == name) return &named.attribute;
  }
  return nullptr;
}

}  // namespace paddle_ls::ir
