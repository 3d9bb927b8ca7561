// `paddle-ls static show`, as a user runs it.

#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;

namespace {

constexpr const char* shown_sample =
    "class Net(Layer):\n"
    "    def forward(self, x):\n"
    "        if x > 0:\n"
    "            x = x + 1\n"
    "        return x\n"
    "\n"
    "def first(xs):\n"
    "    for x in xs:\n"
    "        return x\n";

Ended show(std::vector<std::string> words) {
  const TemporaryFolder folder;
  folder.write("net.py", shown_sample);
  words.insert(words.begin(), {PADDLE_LS_PROGRAM, "static", "show", "net.py", "--function"});
  return run_program(std::move(words), {folder.path(), {}, {}, 0});
}

}  // namespace

TEST_CASE("the code that conversion generates is printed, or one stage of it") {
  const Ended ended = show({"Net.forward"});
  CHECK(ended.status == 0);
  CHECK(has(ended.out, "_jst.IfElse("));
  CHECK(has(show({"Net.forward", "--level", "7"}).out, "__return_value_0"));
  CHECK_FALSE(has(show({"Net.forward", "--level", "7"}).out, "_jst."));
  CHECK(has(show({"Net.forward", "--level", "all"}).out, "# level 11: IfElseTransformer\n"));
}

TEST_CASE("a line map names the source line of every generated line") {
  CHECK(has(show({"Net.forward", "--line-map"}).out, "4 =         x = _jst.Ld(x) + 1\n"));
}

TEST_CASE("the difference that each pass makes is a diff") {
  CHECK(has(show({"Net.forward", "--diff"}).out, "+++ ReturnTransformer\n"));
}

TEST_CASE("a function that cannot be converted says the pass, the reason and the place") {
  const Ended ended = show({"first"});
  CHECK(ended.status == 1);
  CHECK(has(ended.err, "net.py:9:9: ReturnTransformer fails: Dygraph2StaticException"));
}

TEST_CASE("what is not there is said with status 2") {
  CHECK(show({"none"}).status == 2);
  CHECK(has(show({"none"}).err, "net.py: error: there is no function none"));
  CHECK(has(show({"first", "--level", "x"}).err, "`x` is neither a level nor `all`"));
}
