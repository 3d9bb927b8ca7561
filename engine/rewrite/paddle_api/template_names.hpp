// The names of Paddle, and the keywords before `=`, in a template of a rule.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

struct SpelledNames {
  std::vector<std::string> names;     // paddle.nn.functional.pad; members as paddle.Tensor.astype
  std::vector<std::string> keywords;  // before `=`
};

// Adds the names in `from` outside strings and holes.
void read_names(const RuleTable& table, const Template& from, SpelledNames& into);

// The same for all that an alternative writes in place of a use, but for its callee.
void read_names(const RuleTable& table, const Alternative& from, SpelledNames& into);

// The same for Python source, which is a template without holes.
void read_names(std::string_view python, SpelledNames& into);

// The class whose members a receiver of this kind has, followed by a dot; empty if it is not
// Paddle's.
std::string_view owner_of(Receiver receiver);

}  // namespace paddle_ls::rewrite
