#include "engine/ir/print/program_graph.hpp"

#include "test/unit/ir/program_text.hpp"

using namespace paddle_ls::ir;

namespace {

std::string two_ops() {
  return block(var("x", "2, 3") + var("w", "3, 3", "persistable: true is_parameter: true") +
               var("y", "2, 3") + op("matmul_v2", "X=x Y=w", "Out=y"));
}

}  // namespace

TEST_CASE("a parameter is folded into the operation that reads it") {
  const Translation translation = translated(two_ops());
  const std::string dot = graph_dot(translation.program);
  CHECK(dot.find("matmul (1 parameter)") != std::string::npos);
  CHECK(dot.find("builtin.parameter") == std::string::npos);
  CHECK(dot.find(" -> ") != std::string::npos);
}

TEST_CASE("a page of a program needs nothing from the network and escapes its title") {
  const Translation translation = translated(two_ops());
  const std::string page = graph_html(translation.program, "<script>");
  CHECK(page.find("<title>&lt;script&gt;</title>") != std::string::npos);
  CHECK(page.find("src=") == std::string::npos);
  CHECK(page.find("href=") == std::string::npos);
  CHECK(page.find("<td>w</td><td>tensor&lt;3x3xf32&gt;</td>") != std::string::npos);
}
