// A program as a picture: Graphviz text, an SVG of our own layout, and a page around it.
//
// Layers by longest path from the inputs, parameters folded into the operation that reads them, a
// region drawn as a box that opens and closes. No script or style comes from anywhere else.
#pragma once

#include <string>
#include <string_view>

#include "engine/ir/pir/program.hpp"

namespace paddle_ls::ir {

std::string graph_dot(const Program& program);
std::string graph_svg(const Program& program);
// A page with the drawing of each block, regions folded, a search field and the list of parameters.
std::string graph_html(const Program& program, std::string_view title);

}  // namespace paddle_ls::ir
