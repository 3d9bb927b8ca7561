// Statements that have no meaning in Paddle are deleted, with what is unused without them.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

constexpr std::string_view quiet = "torch.backends.cudnn.benchmark = True";

void check_removed(std::string_view before, std::string_view after) {
  std::string source = "import torch\n" + std::string(before);
  for (std::size_t at = source.find("@"); at != source.npos; at = source.find("@")) {
    source.replace(at, 1, quiet);
  }
  CAPTURE(source);
  check_rewrite(source, after);
}

}  // namespace

TEST_CASE("a statement that shares its line is deleted with one semicolon") {
  check_removed("@; x = 1\n", "x = 1\n");
  check_removed("x = 1; @\n", "x = 1\n");
  check_removed("x = 1; @; y = 2\n", "x = 1; y = 2\n");
  check_removed("x = 1; @  # why\n", "x = 1  # why\n");
  check_removed("@;\nx = 1\n", "x = 1\n");
}

TEST_CASE("the comment after a deleted statement stays") {
  check_removed("@  # why\nx = 1\n", "# why\nx = 1\n");
}

TEST_CASE("an `if` with nothing left in it is deleted as a whole") {
  check_removed("if fast is None:\n    @\nx = 1\n", "x = 1\n");
  check_removed("if hasattr(x, 'y') and not z is None: @\nx = 1\n", "x = 1\n");
  check_removed("def f():\n    if True:\n        @\n", "def f():\n    pass\n");
  check_removed("if fast:\n    if faster is None:\n        @\n    x = 1\n",
                "if fast:\n    x = 1\n");
}

TEST_CASE("an `if` with other effects keeps its block") {
  check_removed("if fast:\n    @\nelse:\n    x = 1\n", "if fast:\n    pass\nelse:\n    x = 1\n");
  check_removed("if fast():\n    @\n", "if fast():\n    pass\n");
  // The value of a name may be an object with side effects in its truth test.
  check_removed("if fast:\n    @\n", "if fast:\n    pass\n");
  check_removed("if fast == 1:\n    @\n", "if fast == 1:\n    pass\n");
  check_removed("if fast:\n    # why\n    @\n", "if fast:\n    # why\n    pass\n");
  check_removed("for i in y:\n    @\n", "for i in y:\n    pass\n");
}

TEST_CASE("a comment inside a deleted statement stays on a separate line") {
  const RuleSet rules =
      rules_of(R"json({"torch.nothing": {"signature": "(a=None)", "remove": true}})json");
  check_rewrite("import torch\ntorch.nothing(  # why\n    1)\nx = torch.abs(y)\n",
                "import paddle\n# why\nx = paddle.abs(y)\n", rules);
}
