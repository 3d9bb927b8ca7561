// What a template of a rule spells: names of Paddle, and keywords in front of `=`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

struct SpelledNames {
  std::vector<std::string> names;     // paddle.nn.functional.pad; members as paddle.Tensor.astype
  std::vector<std::string> keywords;  // in front of `=`
};

// Adds what `from` spells outside of strings and holes.
void read_names(const RuleTable& table, const Template& from, SpelledNames& into);

// The same of Python source, which is a template without holes.
void read_names(std::string_view python, SpelledNames& into);

// The class that members of a receiver of this kind stand under, with a dot behind it; empty where
// it is none of Paddle's.
std::string_view owner_of(Receiver receiver);

}  // namespace paddle_ls::rewrite
