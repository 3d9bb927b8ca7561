// How each name that an import or an alias binds is converted, given which findings are fixed.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/rewrite/result/chosen_fixes.hpp"

namespace paddle_ls::rewrite {

enum class NameMove : std::uint8_t {
  keep,     // the torch name is still used
  replace,  // unused: `import torch` becomes `import paddle`, other imports are deleted
  module,   // the name now refers to the Paddle module
  leaf,     // the name now refers to the Paddle class or function
  inside,   // the functions that need the torch name import it themselves
};

struct NameDecision {
  NameMove move = NameMove::keep;
  std::string_view paddle;    // what the name refers to
  bool renames_uses = false;  // a leaf with another name in Paddle: uses take the new name
};

// One decision per group of `file.imports`.
std::vector<NameDecision> decide_names(const ChosenFixes& fixes);

// True when the name still refers to something of torch, or to nothing.
inline bool leaves_uses_alone(const NameDecision& decision) {
  return decision.move == NameMove::keep || decision.move == NameMove::replace ||
         decision.move == NameMove::inside;
}

}  // namespace paddle_ls::rewrite
