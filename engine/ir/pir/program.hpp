// A PIR program: operations in blocks, blocks in regions of operations, values between them.
//
// Everything is a number into one of the program's tables, and the operations of a block are a
// linked list of numbers: the translator inserts at the head of a block, after a defining operation
// and before an if, and none of these may move what others already refer to. The lists of an
// operation never change, so they are views into memory of the program.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
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
struct OpOrigin {
  std::int32_t block = -1;
  std::int32_t op = -1;
};

struct Value {
  TypeId type = null_type;
  OpId op = none;        // the defining operation; none for a block argument
  BlockId block = none;  // of a block argument
  std::uint32_t index = 0;
  // Say something only when the defining operation has the attribute of that name.
  bool stop_gradient = false;
  bool persistable = false;
};

struct Operation {
  std::string_view name;  // with its dialect: pd_op.relu
  std::span<const ValueId> operands;
  std::span<const AttributeId> attributes;  // in declaration order; printing sorts
  ValueId first_result = null_value;
  std::uint32_t result_count = 0;
  std::vector<BlockId> regions;  // one block each
  BlockId block = none;
  OpId previous = none;
  OpId next = none;
  OpOrigin origin;
  // Whether there is an attribute with one flag per result; the flags are those of the results.
  bool has_stop_gradient = false;
  bool has_persistable = false;
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
  ~Program();
  Program(Program&&) noexcept;
  Program& operator=(Program&&) noexcept;

  BlockId top() const { return 0; }
  TypeTable& types() { return types_; }
  const TypeTable& types() const { return types_; }

  AttributeTable& attributes() { return attributes_; }
  const AttributeTable& attributes() const { return attributes_; }
  const NamedAttribute& attribute(AttributeId id) const { return attributes_[id]; }

  // For about so many operations; more may come.
  void reserve(std::size_t ops);

  // A new operation with new results, in no block yet. Copies what it is given.
  OpId create(std::string_view name, std::span<const ValueId> operands,
              std::span<const AttributeId> attributes, std::span<const TypeId> results);
  void set_attributes(OpId op, std::span<const AttributeId> attributes);
  BlockId create_region(OpId owner);
  ValueId add_argument(BlockId block, TypeId type);

  // `before` is an operation of `block`, or none for its end.
  void insert_before(BlockId block, OpId before, OpId op);

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
  struct Memory;

  TypeTable types_;
  AttributeTable attributes_;
  std::unique_ptr<Memory> memory_;
  std::vector<Value> values_;  // values_[0] is the null value
  std::vector<Operation> ops_;
  std::vector<Block> blocks_;
};

void append_op(Program& program, BlockId block, OpId op);
void prepend_op(Program& program, BlockId block, OpId op);
void insert_op_after(Program& program, OpId after, OpId op);
// Sets the flag of every result of the operation.
void set_stop_gradient(Program& program, OpId op, bool flag);

// Null when the operation has no attribute of that name.
const Attribute* find_attribute(const Program& program, const Operation& op, std::string_view name);

}  // namespace paddle_ls::ir
