// How each name that an import or an alias binds is converted, given which findings are fixed.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/rewrite/result/chosen_fixes.hpp"

namespace paddle_ls::rewrite {

enum class NameMove : std::uint8_t {
  keep,     // something still needs the torch name
  replace,  // nothing needs it: `import torch` becomes `import paddle`, other imports go
  module,   // the name stands for the Paddle module from now on
  leaf,     // the name stands for the Paddle class or function from now on
  inside,   // the functions that need the torch name import it themselves
};

struct NameDecision {
  NameMove move = NameMove::keep;
  std::string_view paddle;    // what the name stands for
  bool renames_uses = false;  // a leaf that Paddle calls otherwise: uses take the new name
};

// One decision per group of `file.imports`.
std::vector<NameDecision> decide_names(const ChosenFixes& fixes);

// True when the name goes on to stand for something of torch, or for nothing.
inline bool leaves_uses_alone(const NameDecision& decision) {
  return decision.move == NameMove::keep || decision.move == NameMove::replace ||
         decision.move == NameMove::inside;
}

}  // namespace paddle_ls::rewrite
