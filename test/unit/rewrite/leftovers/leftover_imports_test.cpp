// Imports of what stays with torch move into the functions that need them, on request.
#include <doctest/doctest.h>

#include "test/unit/rewrite/leftovers/check_leftover.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("an import that only functions need moves into them, after their docstrings") {
  check_local(R"(
      import os

      import torch
      import torch.no_such as rare


      def first(x):
          """Text."""
          # the sum
          return torch.abs(x) + torch.no_such(x)


      class Net:
          def second(self):
              return rare.thing(lambda: rare.other)
  )",
              R"(
      import os

      import paddle


      def first(x):
          """Text."""
          import torch
          # the sum
          return paddle.abs(x) + torch.no_such(x)


      class Net:
          def second(self):
              import torch.no_such as rare
              return rare.thing(lambda: rare.other)
  )");
}

TEST_CASE("names of one statement part where only some of them stay") {
  check_local(R"(
      from torch import no_such, nn as layers, rare as seldom
      
      class Net(layers.Module):
          def forward(self, x):
              return seldom(no_such(x))
  )",
              R"(
      from paddle import nn as layers
      
      class Net(layers.Layer):
          def forward(self, x):
              from torch import no_such
              from torch import rare as seldom
              return seldom(no_such(x))
  )");
}

TEST_CASE("a function inside another one sees the import of the outer one") {
  check_local(R"(
      import torch

      def outer():
          torch.no_such()
          def inner():
              return torch.no_such()
          return inner
  )",
              R"(
      def outer():
          import torch
          torch.no_such()
          def inner():
              return torch.no_such()
          return inner
  )");
}

TEST_CASE("a function that may return before it comes to a use keeps the import out of it") {
  const auto moves = [](const std::string& body) {
    const std::string source = "import torch\ndef f(x):\n" + body;
    const std::string result =
        paddle_ls::text::applied(fixed(source, FixClass::safe).edits, source);
    CAPTURE(result);
    CHECK(fixed(result, FixClass::safe).edits.empty());
    return result.find("def f(x):\n    import torch\n") != std::string::npos;
  };
  CHECK_FALSE(moves("    if x is None:\n        return None\n    return torch.no_such(x)\n"));
  CHECK(moves("    if x is None:\n        raise ValueError\n    return torch.no_such(x)\n"));
  CHECK(moves("    def g():\n        return 1\n    return torch.no_such(g)\n"));
  CHECK(moves("    y = torch.no_such(x)\n    if y:\n        return y\n    return x\n"));
}

TEST_CASE("bodies on the line of their header, tabs and CR LF are kept") {
  check_local("import torch\r\n\r\ndef f(): return torch.no_such()\r\n",
              "def f(): import torch; return torch.no_such()\r\n");
  check_local("import torch\r\n\r\ndef f():\r\n\treturn torch.no_such()\r\n",
              "def f():\r\n\timport torch\r\n\treturn torch.no_such()\r\n");
}

TEST_CASE("a comment after a docstring stays there") {
  check_local(R"(
      import torch

      def f():
          """"""  # no text
          # first
          return torch.no_such()
  )",
              R"(
      def f():
          """"""  # no text
          import torch
          # first
          return torch.no_such()
  )");
}

TEST_CASE("all imports that bind a name move together") {
  check_local(R"(
      import torch
      import torch.no_such

      def f():
          return torch.no_such.g()
  )",
              R"(
      def f():
          import torch.no_such
          return torch.no_such.g()
  )");
}

TEST_CASE("a name that other code could miss or see keeps its import at the top, with the reason") {
  CHECK(reasons("import torch\ndef f():\n    global torch\n    torch.no_such()\n") ==
        Reasons{"torch: its name may stand for something else"});
}

TEST_CASE("guarded imports stay where they are") {
  const std::string source = dedented(R"(
      try:
          import torch
      except ImportError:
          torch = None

      def f():
          return torch.no_such()
  )");
  CHECK(fixed(source, FixClass::safe).edits.empty());
}

TEST_CASE("imports wait for safe fixes, and those that are not made do not keep them") {
  const std::string source =
      "import torch\ndef f(x):\n    return torch.nn.functional.nll_loss(x, x) + "
      "torch.no_such(x)\n";
  const FixAll safe = fixed(source, FixClass::safe);
  CHECK(paddle_ls::text::applied(safe.edits, source).starts_with("def f(x):\n    import torch\n"));
  const FixAll all = fixed(source, FixClass::needs_confirmation);
  const std::string result = paddle_ls::text::applied(all.edits, source);
  CHECK(result.find("    import torch\n") != std::string::npos);
  CHECK(result.find("paddle.nn.functional.nll_loss") != std::string::npos);
  CHECK(all.finished);
}

TEST_CASE("imports stay where they are by default") {
  const std::string source = "import torch\ndef f():\n    return torch.no_such()\n";
  CHECK(converted(source, FixClass::needs_confirmation) == source);
}

TEST_CASE("a suppression keeps the import on its line") {
  const std::string source =
      "import torch  # paddle-ls: ignore[torch-import-leftover]\ndef f():\n"
      "    return torch.no_such()\n";
  CHECK(fixed(source, FixClass::safe).edits.empty());
}

TEST_CASE(
    "an import that nothing in the file refers to, and others may import from it, is Paddle's") {
  const auto with = [](std::vector<std::string> wanted, const std::string& source) {
    static const RuleSet rules;
    Options options;
    options.wanted = std::make_shared<const std::vector<std::string>>(std::move(wanted));
    const auto recorded = read(source, nullptr, RuleSet());
    REQUIRE(recorded);
    const FixAll all = fix_all(
        {source, &*recorded, analyze(source, *recorded, rules, options)}, rules, options,
        {[](const Finding& finding) { return finding.fix <= FixClass::needs_confirmation; }});
    return paddle_ls::text::applied(all.edits, source);
  };
  CHECK(with({"load_state_dict_from_url"}, "from torch.hub import load_state_dict_from_url\n") ==
        "from paddle.hub import load_state_dict_from_url\n");
  CHECK(with({"Linear"}, "from torch.unheard import Linear\n") ==
        "from torch.unheard import Linear\n");
  CHECK(with({}, "from torch.hub import load_state_dict_from_url\n").empty());
  CHECK(with({},
             "try:\n    from .own import rare, other\nexcept ImportError:\n"
             "    from torch.hub import rare, other\n__all__ = ['rare']\n") ==
        "try:\n    from .own import rare, other\nexcept ImportError:\n"
        "    from torch.hub import rare\n__all__ = ['rare']\n");
  CHECK(with({}, "from torch.hub import load_state_dict_from_url  # noqa\n") ==
        "from paddle.hub import load_state_dict_from_url  # noqa\n");
  CHECK(with({},
             "try:\n    from torch.hub import load_state_dict_from_url as load\n"
             "except ImportError:\n    from torch.hub import unheard as load\n") ==
        "try:\n    from paddle.hub import load_state_dict_from_url as load\n"
        "except ImportError:\n    pass\n");
}

TEST_CASE("a name that several statements import is imported once in a function") {
  check_local(R"(
      from torch.no import Kind
      from torch.no.such import Kind
      import torch
      import torch.no_such

      def f(x):
          return torch.no_such.run(Kind(x))
  )",
              R"(
      def f(x):
          from torch.no.such import Kind
          import torch.no_such
          return torch.no_such.run(Kind(x))
  )");
}

TEST_CASE("a line that is to be ignored keeps what it reads where it is") {
  const std::string source =
      "import torch\n\nx = torch.no_such(2)  # paddle-ls: ignore\n\n\n"
      "def f(x):\n    return torch.no_such(x)  # paddle-ls: ignore\n";
  check_local(source, source);
}
