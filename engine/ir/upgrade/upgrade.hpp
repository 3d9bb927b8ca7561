// A legacy program of an older release -> one that the newest release can translate and run.
//
// Operators that the newer release does not have are replaced by those that do the same, and
// attributes that came later are written as the older release understood their absence. What has
// no successor stays, and is said.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.hpp"

namespace paddle_ls::ir {

struct UpgradeStep {
  std::int32_t block = 0;
  std::int32_t op = 0;  // in the program as it was
  std::string type;
  // Empty: the operator could not be replaced. Its own type: it stays, and gives something else.
  std::vector<std::string> successors;
  std::string message;  // why not, or where the results may differ; may be empty
};

struct UpgradedProgram {
  std::string bytes;  // of the ProgramDesc
  std::vector<UpgradeStep> steps;
  // The parameters in the file of weights beside the program, in its order.
  std::vector<std::string> saved_parameters;
  std::size_t added_attributes = 0;
  std::size_t op_count = 0;  // of the program as it was
};

// `bytes` are those of a ProgramDesc, binary or protobuf text.
Result<UpgradedProgram> upgrade(std::string bytes);

}  // namespace paddle_ls::ir
