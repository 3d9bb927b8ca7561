// From a template and a use to an expression: the template's tree with parts of the source in its
// holes, with parentheses where operator precedence asks for them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/rewrite/arguments/expression.hpp"
#include "engine/rewrite/arguments/use_site.hpp"

namespace paddle_ls::rewrite {

// A part of the source that a plan contains.
struct Evaluated {
  syntax::Node node;
  bool at_once = true;  // false: an operator of the plan decides whether
  bool late = false;    // something that the plan computes comes before
};

struct Expansion {
  Expression expression;
  std::vector<Evaluated> evaluated;      // in the order of the plan
  std::vector<Hole> holes;               // whose precedence matters
  bool computes = false;                 // it calls something or applies an operator
  std::optional<Precedence> precedence;  // of the whole, where it is not that of the template
  std::string problem;                   // why it cannot be expanded here; else empty
};

// `asked` is the precedence that the place of the template asks for.
Expansion expand_template(const Template& from, const UseSite& use, Precedence asked);

// True when it makes no difference when, or how often, `node` of the use is evaluated.
bool may_move(const UseSite& use, syntax::Node node);

// True when everything in the use that does something when evaluated is evaluated exactly once and
// in the order of the source.
bool keeps_evaluation(const UseSite& use, const std::vector<Evaluated>& evaluated);

// Why there is no rewrite where `keeps_evaluation` is false.
std::string evaluation_problem(const UseSite& use);

}  // namespace paddle_ls::rewrite
