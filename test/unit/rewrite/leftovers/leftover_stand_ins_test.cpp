// Stand-ins for names of torch that cannot be imported in functions alone.
#include <doctest/doctest.h>

#include "test/unit/rewrite/leftovers/check_leftover.hpp"

using namespace paddle_ls::rewrite;

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
                      " = NotInstalled(\"" + name + "\")\n") != std::string::npos);
    CHECK(result.find("class NotInstalled:\n") < result.find("try:\n"));
    CHECK(fixed(result, FixClass::safe).edits.empty());
  };
  may_be_missing("import torch\ndef f(x: torch.NoSuch): torch.no_such()\n", "torch");
  may_be_missing("import torch\ndef f(x: 'torch.NoSuch'): pass\n", "torch");
  may_be_missing("from torch import NoSuch\nclass A(NoSuch):\n    pass\n", "torch.NoSuch");
  may_be_missing("import torch\ndef f(x=torch.no_such): pass\n", "torch");
  may_be_missing("import torch\nclass A:\n    x = torch.no_such\n", "torch");
  may_be_missing("import torch\nf = lambda: torch.no_such\n", "torch");
  may_be_missing("from torch import rare\n__all__ = ['rare']\ndef f(): rare()\n", "torch.rare");
  may_be_missing("from torch.futures import Rare\n__all__ = ['Rare']\n", "torch.futures.Rare");
  may_be_missing("import torch\ndef f():\n    torch.no_such\n    g(**locals())\n", "torch");
  may_be_missing("import torch\ntry:\n    torch.no_such()\nexcept ImportError:\n    pass\n",
                 "torch");
  may_be_missing("from torch import Rare\nclass A:\n    def f(self):\n        self.x: Rare = g()\n",
                 "torch.Rare");
  may_be_missing("import torch\n@g(torch.no_such)\ndef f(): pass\n", "torch");
  may_be_missing("import torch\nx = getattr(torch, 'no_such', None)\n", "torch");
}

TEST_CASE("where nothing but later calls need a name, None stands for it") {
  const auto stands_for = [](const std::string& lines) {
    CAPTURE(lines);
    const std::string result = paddle_ls::text::applied(fixed(lines, FixClass::safe).edits, lines);
    CAPTURE(result);
    CHECK(fixed(result, FixClass::safe).edits.empty());
    const bool is_none =
        result.find("except ImportError:\n    torch = None\n") != std::string::npos;
    CHECK(is_none == (result.find("class NotInstalled:\n") == std::string::npos));
    return is_none;
  };
  CHECK(stands_for("import torch\nf = lambda: torch.no_such()\n"));
  CHECK(stands_for("import torch\ndef f(x):\n    if x:\n        torch.no_such.rare(x)\n"));
  CHECK(stands_for("import torch\ndef f():\n    torch.no_such()\n    g(**locals())\n"));
  CHECK_FALSE(stands_for("import torch\ndef f(x):\n    if x:\n        g(x, torch.NoSuch)\n"));
  CHECK_FALSE(
      stands_for("import torch\ndef f(x):\n    if x:\n        torch.no_such()\n"
                 "def g(x: torch.NoSuch):\n    pass\n"));
  CHECK_FALSE(
      stands_for("import torch\ndef f(x):\n    if x:\n        try:\n"
                 "            torch.no_such()\n        except ImportError:\n"
                 "            pass\n"));
}

TEST_CASE("a function that needs torch sometimes only runs without it as long as it does not") {
  const auto stands_at_top = [](const std::string& function) {
    CAPTURE(function);
    const std::string source = "import torch\n" + function;
    const std::string result =
        paddle_ls::text::applied(fixed(source, FixClass::safe).edits, source);
    CAPTURE(result);
    return result.find("except ImportError:\n    torch = ") != std::string::npos;
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
  CHECK(result.find("try:\n    import torch\nexcept ImportError:\n    torch = None\n") !=
        std::string::npos);
  CHECK(result.find("try:\n    import torch.no_such\nexcept ImportError:\n    pass\n") !=
        std::string::npos);
}

TEST_CASE("a stand-in for several names is defined once, before them") {
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
  CHECK(result.find("class NotInstalled:\n") < result.find("try:\n"));
  CHECK(result.ends_with(dedented(R"(

      try:
          from torch import A
      except ImportError:
          A = NotInstalled("torch.A")


      try:
          from torch import B as C
      except ImportError:
          C = NotInstalled("torch.B")


      try:
          import torch.no_such
      except ImportError:
          torch = NotInstalled("torch")


      x: A = C
      y: torch.no_such.D
  )")));
  const std::string later = "from torch import E\n" + result + "z: E\n";
  const std::string again = paddle_ls::text::applied(fixed(later, FixClass::safe).edits, later);
  CAPTURE(again);
  CHECK(again.find("class NotInstalled:\n") < again.find("    from torch import E\n"));
  CHECK(again.find("class NotInstalled:\n") == again.rfind("class NotInstalled:\n"));
}

TEST_CASE("a stand-in for an import comes before the first block that needs the name") {
  const std::string before =
      "import torch.no_such as dist\n\nif c:\n    from json import loads\n    NCCL = "
      "dist.Backend.NCCL\n"
      "\n\ndef f():\n    return NCCL\n";
  const std::string after = paddle_ls::text::applied(fixed(before, FixClass::safe).edits, before);
  CHECK(after.find("except ImportError") < after.find("NCCL = dist"));
  CHECK(after.find("class NotInstalled") < after.find("except ImportError"));
}
