// Imports of what stays with torch move into the functions that need them, on request.
#include <doctest/doctest.h>

#include "check_rewrite.hpp"
#include "engine/rewrite/fix_all.hpp"

using namespace paddle_ls::rewrite;

namespace {

const Options local{.leftover_imports = LeftoverImports::local};

FixAll fixed(const std::string& source, FixClass up_to) {
  static const RuleSet rules;
  const auto recorded = read(source, nullptr, RuleSet());
  REQUIRE(recorded);
  return fix_all(source, &*recorded, analyze(source, *recorded, rules, local), rules, local,
                 [&](const Finding& finding) { return finding.fix <= up_to; });
}

void check_local(std::string_view before, std::string_view after, FixClass up_to = FixClass::safe) {
  const std::string source = dedented(before);
  const std::string expected = dedented(after);
  const FixAll first = fixed(source, up_to);
  CHECK(first.finished);
  CHECK(paddle_ls::text::applied(first.edits, source) == expected);
  CHECK(fixed(expected, up_to).edits.empty());
}

// The reasons why imports of the converted `source` stay at the top.
std::vector<std::string> reasons(std::string_view source) {
  std::vector<std::string> found;
  for (const KeptImport& import : fixed(dedented(source), FixClass::safe).kept_imports) {
    if (!import.in_function) found.push_back(import.name + ": " + import.reason);
  }
  return found;
}

using Reasons = std::vector<std::string>;

}  // namespace

TEST_CASE("an import that only functions need stands in them, behind their docstrings") {
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

TEST_CASE("bodies without a line of their own, tabs and CR LF are kept") {
  check_local("import torch\r\n\r\ndef f(): return torch.no_such()\r\n",
              "\r\ndef f(): import torch; return torch.no_such()\r\n");
  check_local("import torch\r\n\r\ndef f():\r\n\treturn torch.no_such()\r\n",
              "\r\ndef f():\r\n\timport torch\r\n\treturn torch.no_such()\r\n");
}

TEST_CASE("a comment behind a docstring stays there") {
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
          import torch
          import torch.no_such
          return torch.no_such.g()
  )");
}

TEST_CASE(
    "what calls torch when the file is imported keeps its import at the top, with the reason") {
  CHECK(reasons("import torch\nx = torch.no_such()\ndef f(): torch.no_such()\n") ==
        Reasons{"torch: code at module level needs it"});
  CHECK(reasons("import torch\nclass A:\n    x = torch.no_such()\n") ==
        Reasons{"torch: the body of a class needs it"});
  CHECK(reasons("import torch\nclass A(torch.no_such()):\n    pass\n") ==
        Reasons{"torch: code at module level needs it"});
  CHECK(reasons("import torch\n@torch.no_such\ndef f(): pass\n") ==
        Reasons{"torch: a decorator needs it"});
  CHECK(reasons("import torch\n@torch.no_such()\ndef f(): pass\n") ==
        Reasons{"torch: a decorator needs it"});
  CHECK(reasons("import torch\ndef f(x=torch.no_such()): pass\n") ==
        Reasons{"torch: the default value of a parameter needs it"});
  CHECK(reasons("import torch\ntry:\n    torch.no_such\nexcept AttributeError:\n    pass\n") ==
        Reasons{"torch: code at module level needs it"});
  CHECK(reasons("import torch\ny = [torch.no_such(x) for x in z]\n") ==
        Reasons{"torch: code at module level needs it"});
}

TEST_CASE("a name that others could miss or see keeps its import at the top, with the reason") {
  CHECK(reasons("import torch\ndef f():\n    global torch\n    torch.no_such()\n") ==
        Reasons{"torch: its name may stand for something else"});
}

TEST_CASE(
    "where the file needs no more than a name when it is imported, it imports what is there") {
  const auto may_be_missing = [](const std::string& lines, const std::string& name) {
    CAPTURE(lines);
    const FixAll made = fixed(lines, FixClass::safe);
    const std::string result = paddle_ls::text::applied(made.edits, lines);
    CAPTURE(result);
    const std::string import = lines.substr(0, lines.find('\n'));
    const std::string local = name.substr(name.rfind('.') + 1);
    CHECK(result.find("try:\n    " + import + "\nexcept ImportError:\n    " + local +
                      " = Missing(\"" + name + "\")\n") != std::string::npos);
    CHECK(result.find("class Missing:\n") < result.find("try:\n"));
    CHECK(fixed(result, FixClass::safe).edits.empty());
  };
  may_be_missing("import torch\ndef f(x: torch.NoSuch): torch.no_such()\n", "torch");
  may_be_missing("import torch\ndef f(x: 'torch.NoSuch'): pass\n", "torch");
  may_be_missing("from torch import NoSuch\nclass A(NoSuch):\n    pass\n", "torch.NoSuch");
  may_be_missing("import torch\ndef f(x=torch.no_such): pass\n", "torch");
  may_be_missing("import torch\nclass A:\n    x = torch.no_such\n", "torch");
  may_be_missing("import torch\nf = lambda: torch.no_such()\n", "torch");
  may_be_missing("from torch import rare\n__all__ = ['rare']\ndef f(): rare()\n", "torch.rare");
  may_be_missing("import torch\ndef f():\n    torch.no_such()\n    g(**locals())\n", "torch");
  may_be_missing("import torch\ntry:\n    torch.no_such()\nexcept ImportError:\n    pass\n",
                 "torch");
  may_be_missing("import torch\n@g(torch.no_such)\ndef f(): pass\n", "torch");
  may_be_missing("import torch\nx = getattr(torch, 'no_such', None)\n", "torch");
}

TEST_CASE("a function that needs torch sometimes only runs without it as long as it does not") {
  const auto stands_at_top = [](const std::string& function) {
    CAPTURE(function);
    const std::string source = "import torch\n" + function;
    const std::string result =
        paddle_ls::text::applied(fixed(source, FixClass::safe).edits, source);
    CAPTURE(result);
    return result.find("    torch = Missing(\"torch\")\n") != std::string::npos;
  };
  CHECK(stands_at_top("def f(x):\n    if x:\n        torch.no_such()\n"));
  CHECK(stands_at_top("def f(x):\n    return x and torch.no_such()\n"));
  CHECK(stands_at_top("def f(x):\n    g = torch.no_such if x else h\n"));
  CHECK(stands_at_top("def f(x):\n    return lambda: torch.no_such()\n"));
  CHECK(stands_at_top(
      "@h\ndef f(x):\n    torch.no_such()\ndef g():\n    if x:\n        torch.rare\n"));
  CHECK_FALSE(stands_at_top("@h\ndef f(x):\n    torch.no_such()\n"));
  CHECK_FALSE(stands_at_top("def f(x):\n    torch.no_such()\n    if x:\n        torch.rare()\n"));
}

TEST_CASE("an import under a condition stays where it is, beside one that may be missing") {
  const std::string source = dedented(R"(
      import torch
      try:
          import torch.no_such
      except ImportError:
          pass
      def f():
          torch.no_such.g()
  )");
  const std::string result = paddle_ls::text::applied(fixed(source, FixClass::safe).edits, source);
  CAPTURE(result);
  CHECK(result.find(
            "try:\n    import torch\nexcept ImportError:\n    torch = Missing(\"torch\")\n") !=
        std::string::npos);
  CHECK(result.find("try:\n    import torch.no_such\nexcept ImportError:\n    pass\n") !=
        std::string::npos);
}

TEST_CASE("what stands for several names is defined once, in front of them") {
  const std::string source = dedented(R"(
      from torch import A, B as C
      import torch.no_such

      x: A = C
      y: torch.no_such.D
  )");
  const FixAll made = fixed(source, FixClass::safe);
  CHECK(made.finished);
  const std::string result = paddle_ls::text::applied(made.edits, source);
  CAPTURE(result);
  CHECK(result.find("class Missing:\n") < result.find("try:\n"));
  CHECK(result.ends_with(dedented(R"(

      try:
          from torch import A
      except ImportError:
          A = Missing("torch.A")


      try:
          from torch import B as C
      except ImportError:
          C = Missing("torch.B")


      try:
          import torch.no_such
      except ImportError:
          torch = Missing("torch")


      x: A = C
      y: torch.no_such.D
  )")));
  const std::string later = "from torch import E\n" + result + "z: E\n";
  const std::string again = paddle_ls::text::applied(fixed(later, FixClass::safe).edits, later);
  CAPTURE(again);
  CHECK(again.find("class Missing:\n") < again.find("    from torch import E\n"));
  CHECK(again.find("class Missing:\n") == again.rfind("class Missing:\n"));
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

TEST_CASE("imports stay where they stand unless somebody asks for it") {
  const std::string source = "import torch\ndef f():\n    return torch.no_such()\n";
  CHECK(converted(source, FixClass::needs_confirmation) == source);
}

TEST_CASE("a suppression keeps the import that it stands beside") {
  const std::string source =
      "import torch  # paddle-ls: ignore[torch-import-leftover]\ndef f():\n"
      "    return torch.no_such()\n";
  CHECK(fixed(source, FixClass::safe).edits.empty());
}

// `before` becomes `after` with the stand-in defined where `after` has a line `class Missing`.
void check_stand_in(std::string_view before, std::string_view after) {
  const std::string definition(RuleSet().helper("Missing").code);
  std::string expected = dedented(after);
  const std::string line = "class Missing";
  expected.replace(expected.find(line), line.size(), definition);
  const std::string source = dedented(before);
  CHECK(paddle_ls::text::applied(fixed(source, FixClass::safe).edits, source) == expected);
  CHECK(fixed(expected, FixClass::safe).edits.empty());
}

TEST_CASE("an import in a handler, where another has failed, may fail too") {
  check_stand_in(R"(
      import torch
      try:
          from torch.unheard import place
      except ImportError:
          from torch.unheard import _place as place


      def read(x):
          return place(torch.abs(x))
  )",
                 R"(
      import paddle
      class Missing


      try:
          from torch.unheard import place
      except ImportError:
          try:
              from torch.unheard import _place as place
          except ImportError:
              place = Missing("torch.unheard._place")


      def read(x):
          return place(paddle.abs(x))
  )");
}

TEST_CASE("an import in a handler may be there for others, and import several names") {
  check_stand_in(R"(
      import os

      try:
          from .own import rare, seldom
      except ImportError:
          from torch.unheard import rare, seldom

      __all__ = ["rare", "seldom"]
  )",
                 R"(
      import os

      class Missing


      try:
          from .own import rare, seldom
      except ImportError:
          try:
              from torch.unheard import rare, seldom
          except ImportError:
              rare = Missing("torch.unheard.rare")
              seldom = Missing("torch.unheard.seldom")

      __all__ = ["rare", "seldom"]
  )");
}

TEST_CASE("an import in a handler that the file needs at once has to be there") {
  const std::string source =
      "try:\n    from .own import rare\nexcept ImportError:\n    from torch.unheard import rare\n"
      "x = rare()\n";
  CHECK(fixed(source, FixClass::safe).edits.empty());
}

TEST_CASE(
    "an import of all names is tried, and stand-ins are there for those that the file takes") {
  check_local("from torch.nn import *\n\nx = ModuleList()\n",
              "import paddle\ntry:\n    from torch.nn import *\nexcept ImportError:\n    pass\n\n"
              "x = paddle.nn.LayerList()\n");
  check_stand_in("from torch.nn.utils.rnn import *  # all\n\ndef f(x: PackedSequence): pass\n",
                 "class Missing\n\n\ntry:\n    from torch.nn.utils.rnn import *  # all\n"
                 "except ImportError:\n    PackedSequence = Missing(\"torch.nn.utils.rnn."
                 "PackedSequence\")\n\ndef f(x: PackedSequence): pass\n");
  CHECK(reasons("from torch.jit import *\nx = ScriptFunction()\n") ==
        Reasons{"torch.jit.*: it imports all names"});
}

TEST_CASE("a name that is imported by itself behind a star import is that of the later import") {
  check_local("from torch.nn import *\nfrom torch.nn import Unfold\n\nx = Unfold(2)\n",
              "try:\n    from torch.nn import *\nexcept ImportError:\n    pass\n"
              "from paddle.compat.nn import Unfold\n\nx = Unfold(2)\n");
}

TEST_CASE("an import below a condition is tried where it stands") {
  check_stand_in(R"(
      if is_there():
          from torch.unheard import rare

      def f():
          return rare()
  )",
                 R"(
      class Missing


      if is_there():
          try:
              from torch.unheard import rare
          except ImportError:
              rare = Missing("torch.unheard.rare")

      def f():
          return rare()
  )");
  const std::string for_types =
      "if TYPE_CHECKING:\n    from torch.unheard import rare\n\ndef f(x: rare): pass\n";
  CHECK(fixed(for_types, FixClass::safe).edits.empty());
  const std::string fallback =
      "import torch\ntry:\n    from torch.unheard import rare\nexcept ImportError:\n    rare = "
      "None\n"
      "def f(x):\n    return rare(torch.abs(x))\n";
  const std::string result =
      paddle_ls::text::applied(fixed(fallback, FixClass::safe).edits, fallback);
  CHECK(result.find("Missing") == std::string::npos);
}

TEST_CASE("without a package's side of torch, the package itself is imported") {
  check_local("import safetensors.torch\n\ndef f(x):\n    return safetensors.torch.no_such(x)\n",
              "try:\n    import safetensors.torch\nexcept ImportError:\n    import safetensors\n\n"
              "def f(x):\n    return safetensors.torch.no_such(x)\n");
}

TEST_CASE("beside Paddle, an import that is tried may fail by itself") {
  check_stand_in(R"(
      try:
          import torch
          HAS_TORCH = True
      except ImportError:
          HAS_TORCH = False

      def f(x):
          return torch.abs(x) + torch.no_such(x)
  )",
                 R"(
      class Missing


      try:
          import paddle
          try:
              import torch
          except ImportError:
              torch = Missing("torch")
          HAS_TORCH = True
      except ImportError:
          HAS_TORCH = False

      def f(x):
          return paddle.abs(x) + torch.no_such(x)
  )");
}

TEST_CASE(
    "an import that nothing in the file refers to, and others may import from it, is Paddle's") {
  const auto with = [](std::vector<std::string> wanted, const std::string& source) {
    static const RuleSet rules;
    Options options;
    options.wanted = std::make_shared<const std::vector<std::string>>(std::move(wanted));
    const auto recorded = read(source, nullptr, RuleSet());
    REQUIRE(recorded);
    const FixAll all =
        fix_all(source, &*recorded, analyze(source, *recorded, rules, options), rules, options,
                [](const Finding& finding) { return finding.fix <= FixClass::needs_confirmation; });
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

TEST_CASE("what stands in for an import comes before the first block that needs the name") {
  const std::string before =
      "import torch.no_such as dist\n\nif c:\n    from json import loads\n    NCCL = "
      "dist.Backend.NCCL\n"
      "\n\ndef f():\n    return NCCL\n";
  const std::string after = paddle_ls::text::applied(fixed(before, FixClass::safe).edits, before);
  CHECK(after.find("except ImportError") < after.find("NCCL = dist"));
  CHECK(after.find("class Missing") < after.find("except ImportError"));
}
