// Template and use in, segments out: literals and pieces of the source, with parentheses where
// operator precedence asks for them.
#pragma once

#include <string>
#include <vector>

#include "engine/rewrite/use_site.hpp"

namespace paddle_ls::rewrite {

struct Expansion {
  std::vector<Segment> segments;
  std::vector<syntax::Node> evaluated;  // parts of the source, in the order of the plan
  std::vector<Hole> holes;              // whose precedence matters
  std::string problem;                  // why it cannot be expanded here; else empty

  void literal(std::string_view text);
  void part(syntax::Node node) { segments.push_back({{}, node.range()}); }
};

// Appends `from` to `into`. `asked` is the precedence that the place of the template asks for.
void expand_template(const Template& from, const UseSite& use, Precedence asked, Expansion& into);

// True when every argument that does something when evaluated is evaluated exactly once and in the
// order of the source.
bool keeps_evaluation(const UseSite& use, const std::vector<syntax::Node>& evaluated);

}  // namespace paddle_ls::rewrite
