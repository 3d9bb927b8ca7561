// Names of modules that move to Paddle although some of their uses stay with torch.
#include <string>

#include <doctest/doctest.h>

#include "test/unit/rewrite/leftovers/check_leftover.hpp"

using namespace paddle_ls::rewrite;

namespace {

std::string made_of(const std::string& source) {
  const std::string result = paddle_ls::text::applied(fixed(source, FixClass::safe).edits, source);
  CHECK(fixed(result, FixClass::safe).edits.empty());
  return result;
}

}  // namespace

TEST_CASE("uses that stay are spelled in full, and the short name moves") {
  CHECK(made_of("from torch.nn import functional as F\n\n\n"
                "def f(x):\n    return F.rare(F.tanh(x))\n") ==
        "from paddle.nn import functional as F\n\n\n"
        "def f(x):\n    import torch.nn.functional\n"
        "    return torch.nn.functional.rare(F.tanh(x))\n");
  CHECK(made_of("import torch\nimport torch.nn.functional as F\n\n\n"
                "def f(x):\n    if x:\n        return F.rare(F.tanh(torch.abs(x)))\n") ==
        "import paddle\nimport paddle.nn.functional as F\n\n\n"
        "try:\n    import torch.nn.functional\nexcept ImportError:\n    torch = None\n\n\n"
        "def f(x):\n    if x:\n"
        "        return torch.nn.functional.rare(F.tanh(paddle.abs(x)))\n");
}

TEST_CASE("a name stays where most of its uses do, or where more than calls of it are seen") {
  const auto stays = [](const std::string& lines) {
    CAPTURE(lines);
    const std::string result = made_of("import torch.nn.functional as F\n" + lines);
    return result.find("F.rare(") != std::string::npos &&
           result.find("functional.rare(") == std::string::npos;
  };
  CHECK(stays("def f(x):\n    return F.rare(F.seldom(F.tanh(x)))\n"));
  CHECK(stays("def f(x):\n    return g(F, F.rare(F.tanh(x)))\n"));
  CHECK(stays("__all__ = ['F']\ndef f(x):\n    return F.rare(F.tanh(x))\n"));
}

TEST_CASE("a name that two imports bind is left alone") {
  const std::string source =
      "if a:\n    import torch.nn.functional as F\nelse:\n    import torch.nn.functional as F\n"
      "def f(x):\n    return F.rare(F.tanh(x))\n";
  CHECK(made_of(source).find("torch.nn.functional.rare") == std::string::npos);
}
