// A PIR program: operations in blocks, blocks in regions of operations, values between them.
//
// Everything is a number into one of the program's tables, and the operations of a block are a
// linked list of numbers: the translator inserts at the head of a block, after a defining operation
// and in front of an if, and none of these may move what others already refer to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/pir/types.hpp"

namespace paddle_ls::ir {

using ValueId = std::uint32_t;
using OpId = std::uint32_t;
using BlockId = std::uint32_t;
inline constexpr ValueId null_value = 0;
inline constexpr std::uint32_t none = UINT32_MAX;

// The operator of the legacy program that an operation was made for.
struct Origin {
  std::int32_t block = -1;
  std::int32_t op = -1;
};

struct Value {
  TypeId type = null_type;
  OpId op = none;        // the defining operation; none for a block argument
  BlockId block = none;  // of a block argument
  std::uint32_t index = 0;
};

struct Operation {
  std::string name;  // with its dialect: pd_op.relu
  std::vector<ValueId> operands;
  std::vector<NamedAttribute> attributes;  // in declaration order; printing sorts
  ValueId first_result = null_value;
  std::uint32_t result_count = 0;
  std::vector<BlockId> regions;  // one block each
  BlockId block = none;
  OpId previous = none;
  OpId next = none;
  Origin origin;
  // Per result; absent until something sets them.
  std::optional<std::vector<bool>> stop_gradient;
  std::optional<std::vector<bool>> persistable;
};

struct Block {
  OpId first = none;
  OpId last = none;
  std::vector<ValueId> arguments;
  OpId owner = none;  // the operation whose region this is
};

class Program {
 public:
  Program();

  BlockId top() const { return 0; }
  TypeTable& types() { return types_; }
  const TypeTable& types() const { return types_; }

  // A new operation with new results, in no block yet.
  OpId create(std::string name, std::vector<ValueId> operands,
              std::vector<NamedAttribute> attributes, const std::vector<TypeId>& results);
  BlockId create_region(OpId owner);
  ValueId add_argument(BlockId block, TypeId type);

  void append(BlockId block, OpId op) { insert_before(block, none, op); }
  void prepend(BlockId block, OpId op) { insert_before(block, blocks_[block].first, op); }
  // `before` is an operation of `block`, or none for its end.
  void insert_before(BlockId block, OpId before, OpId op);
  void insert_after(OpId after, OpId op);
  // Takes the operation out of its block; its number stays valid.
  void unlink(OpId op);

  ValueId result(OpId op, std::size_t index = 0) const {
    return ops_[op].first_result + static_cast<ValueId>(index);
  }
  Operation& op(OpId id) { return ops_[id]; }
  const Operation& op(OpId id) const { return ops_[id]; }
  const Block& block(BlockId id) const { return blocks_[id]; }
  Value& value(ValueId id) { return values_[id]; }
  const Value& value(ValueId id) const { return values_[id]; }
  const Type& type_of(ValueId id) const { return types_[values_[id].type]; }

  std::size_t op_count() const { return ops_.size(); }
  std::size_t value_count() const { return values_.size(); }

 private:
  TypeTable types_;
  std::vector<Value> values_;  // values_[0] is the null value
  std::vector<Operation> ops_;
  std::vector<Block> blocks_;
};

const Attribute* find_attribute(const Operation& op, std::string_view name);
void set_attribute(Operation& op, std::string_view name, Attribute attribute);

}  // namespace paddle_ls::ir
