// How PIR text looks in each era of Paddle, as data.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/ir/legacy/op_table.hpp"

namespace paddle_ls::ir {

enum class Dialect : std::uint8_t { v2_6, v3_0_beta, v3 };

struct DialectTraits {
  Dialect dialect;
  std::string_view tensor;       // what stands before <2x3xf32>
  std::string_view persistable;  // name of the attribute
  std::string_view argument;     // prefix of block arguments
  bool kind_prefixes;            // (Int32)0 rather than 0
  bool nested_indentation;       // four spaces per level; else one, and three inside any region
  bool argument_attributes;      // ` {}` after a block argument where it is introduced
};

const DialectTraits& traits(Dialect dialect);

// Dialect of a Paddle version; the version must have passed target_of_version.
Dialect dialect_of_version(std::string_view version);
Dialect dialect_of_target(Target target);

}  // namespace paddle_ls::ir
