#include "server/to_static/known_refusals.hpp"

#include <string>

#include <doctest/doctest.h>

#include "engine/syntax/parser.hpp"
#include "engine/to_static/find_function.hpp"

using namespace paddle_ls;
using namespace paddle_ls::server;

namespace {

const std::string broken =
    "class Net:\n"
    "    def forward(self, xs):\n"
    "        for a, b in xs:\n"
    "            break\n";

// What the refusal of `Net.forward` is about; empty when there is none.
std::string refused(const std::string& source) {
  const auto tree = syntax::parse(syntax::Language::python, source);
  const auto function = to_static::find_function(tree->root(), source, "Net.forward");
  const auto refusal = known_refusal_of(function, source);
  return refusal ? source.substr(refusal->at.start, refusal->at.end - refusal->at.start) : "";
}

}  // namespace

TEST_CASE("a refusal is the same wherever its function has moved") {
  CHECK(refused(broken) == "a, b");
  CHECK(refused(broken) == "a, b");
  CHECK(refused("import paddle\n\n\n" + broken) == "a, b");
  CHECK(refused("# 两倍\n" + broken + "x = 1\n") == "a, b");
}

TEST_CASE("a function that changes is converted again") {
  std::string mended = broken;
  mended.replace(mended.find("break"), 5, "print(a)");
  CHECK(refused(mended).empty());
  CHECK(refused(broken) == "a, b");
}
