// The tree of a template, as rows.
//
// A template is read by Python's grammar once, when its rule is compiled. Filling it in walks the
// rows, so that no use of a rule calls a parser. Only calls and what a literal can decide have
// nodes of their own; everything else is a run of texts and holes.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/rewrite/rows/rule.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

// The text of a template in which a name stands for each hole.
struct TemplateShape {
  std::string text;
  std::vector<std::size_t> starts;  // of the pieces; the first follows what they continue
};

// The rows of `statement`, the tree of `shape`.
std::vector<TemplateNode> template_nodes(syntax::Node statement, const TemplateShape& shape,
                                         const std::vector<Piece>& pieces);

// The rows of pieces that are no expression of their own: one run.
std::vector<TemplateNode> run_of(const std::vector<Piece>& pieces);

}  // namespace paddle_ls::rewrite
