// Two PIR programs compared by structure: what was added, removed or changed, whatever the numbers
// of the values are.
//
// Operations are aligned by what they are (name, attributes, result types), then operands are
// compared through the alignment: an operand is the same when the operations that define it are
// aligned. So one added operation is one difference, although it renumbers everything after it.
#pragma once

#include <string>
#include <vector>

#include "engine/ir/pir/program.hpp"

namespace paddle_ls::ir {

enum class ProgramDifferenceKind : std::uint8_t { removed, added, operands };

struct ProgramDifference {
  ProgramDifferenceKind kind;
  OpId left = none;   // in the first program; none when added
  OpId right = none;  // in the second program; none when removed
};

// In the order of the texts.
std::vector<ProgramDifference> diff(const Program& left, const Program& right);

// Lines as of a unified diff: "-" removed, "+" added, "~" the two versions of an op whose operands
// differ. Empty for equal programs.
std::string diff_text(const Program& left, const Program& right);

}  // namespace paddle_ls::ir
