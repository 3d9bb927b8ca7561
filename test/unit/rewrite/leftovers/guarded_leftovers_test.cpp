// Imports of what stays with torch below `try`, `if` and in other places that need not hold.
#include <doctest/doctest.h>

#include "test/unit/rewrite/leftovers/check_leftover.hpp"

using namespace paddle_ls::rewrite;

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
      try:
          from torch.unheard import place
      except ImportError:
          try:
              from torch.unheard import _place as place
          except ImportError:
              place = None


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

      class NotInstalled


      try:
          from .own import rare, seldom
      except ImportError:
          try:
              from torch.unheard import rare, seldom
          except ImportError:
              rare = NotInstalled("torch.unheard.rare")
              seldom = NotInstalled("torch.unheard.seldom")

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
  check_stand_in("from torch.jit import *  # all\n\ndef f(x: ScriptFunction): pass\n",
                 "class NotInstalled\n\n\ntry:\n    from torch.jit import *  # all\n"
                 "except ImportError:\n    ScriptFunction = NotInstalled(\"torch.jit."
                 "ScriptFunction\")\n\ndef f(x: ScriptFunction): pass\n");
  CHECK(reasons("from torch.jit import *\nx = ScriptFunction()\n") ==
        Reasons{"torch.jit.*: it imports all names"});
}

TEST_CASE("a name that is imported by itself after a star import is that of the later import") {
  check_local("from torch.nn import *\nfrom torch.nn import Unfold\n\nx = Unfold(2)\n",
              "try:\n    from torch.nn import *\nexcept ImportError:\n    pass\n"
              "from paddle.compat.nn import Unfold\n\nx = Unfold(2)\n");
}

TEST_CASE("an import below a condition is tried in place") {
  check_stand_in(R"(
      if is_there():
          from torch.unheard import rare

      def f():
          return rare()
  )",
                 R"(
      if is_there():
          try:
              from torch.unheard import rare
          except ImportError:
              rare = None

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
  CHECK(result.find("NotInstalled") == std::string::npos);
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
      try:
          import paddle
          try:
              import torch
          except ImportError:
              torch = None
          HAS_TORCH = True
      except ImportError:
          HAS_TORCH = False

      def f(x):
          return paddle.abs(x) + torch.no_such(x)
  )");
}

TEST_CASE("an import of a package that needs PyTorch may be missing as torch's own may") {
  check_stand_in(R"(
      import pytorch_lightning as pl
      from torchmetrics import Accuracy, F1Score as F1  # scores


      class Net(pl.LightningModule):
          def forward(self, x):
              return Accuracy()(x)
  )",
                 R"(
      class NotInstalled


      try:
          import pytorch_lightning as pl
      except ImportError:
          pl = NotInstalled("pytorch_lightning")
      try:
          from torchmetrics import Accuracy, F1Score as F1  # scores
      except ImportError:
          Accuracy = NotInstalled("torchmetrics.Accuracy")
          F1 = NotInstalled("torchmetrics.F1Score")


      class Net(pl.LightningModule):
          def forward(self, x):
              return Accuracy()(x)
  )");
}

TEST_CASE("uses that raise without PyTorch are known, with the time at which they do") {
  Options options = usual();
  options.leftover_imports = LeftoverImports::local;
  const FileFindings file = analyzed(
      "import torch\nimport torchmetrics\nscore = torchmetrics.Accuracy()\n"
      "kept = torch.no_such\nmade = torch.no_such(1)\ntorch.no_such(2)\n"
      "class Own(torch.NoSuch):\n    pass\n"
      "def later():\n    torch.no_such(3)\n"
      "if __name__ == '__main__':\n    torch.no_such(4)\n",
      RuleSet(), options);
  std::vector<Reached> reached;
  for (const MissingUse& use : file.missing) reached.push_back(use.reached);
  using enum Reached;
  CHECK(reached == std::vector{later, at_import, later, later, at_import, later, later, in_main});
}

TEST_CASE("an import of a function that only asks for its types is tried there") {
  check_stand_in(R"(
      def is_traced(x):
          if asks(x):
              import torch.fx

              return isinstance(x, (list, torch.fx.Proxy))
          return False
  )",
                 R"(
      class NotInstalled


      def is_traced(x):
          if asks(x):
              try:
                  import torch.fx
              except ImportError:
                  torch = NotInstalled("torch")

              return isinstance(x, (list, torch.fx.Proxy))
          return False
  )");
}

TEST_CASE("an import of a function that does more with it, or is tried already, is not") {
  for (const char* body :
       {"    import torch.fx\n    return torch.fx.no_such(x)\n",
        "    import torch.fx\n    return torch.fx.Proxy\n",
        "    try:\n        import torch.fx\n        return isinstance(x, torch.fx.Proxy)\n"
        "    except ImportError:\n        return False\n"}) {
    CHECK(fixed("def f(x):\n" + std::string(body), FixClass::safe).edits.empty());
  }
}
