// What stays with PyTorch after `paddle-ls convert`, as a user sees it.

#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;

TEST_CASE("what is left fails where it is used, by default where all fixes are applied") {
  const TemporaryFolder folder;
  folder.write("paddle.py", "def sum(x):\n    return 'sum of ' + x\n");
  folder.write("src/model.py",
               "import torch\n\n\nlimit = torch.no_such(3)\n\n\n@torch.rare(level=2)\n"
               "def cast(x):\n    return x\n\n\nclass Own(torch.NoSuch):\n    pass\n\n\n"
               "def total(x):\n    return torch.sum(x)\n");
  const std::string safe = run_in(folder, {"convert", "--safe-only", "--out", "safe", "src"}).err;
  CHECK(has(folder.read("safe/model.py"), "import torch\n"));
  CHECK_FALSE(has(folder.read("safe/model.py"), "NotInstalled"));
  const auto all = run_in(folder, {"convert", "--unsafe", "--summary", "--out", "all", "src"});
  CHECK(all.out.starts_with("src/model.py:"));
  CHECK(has(all.out,
            "torch.no_such stays with PyTorch: it runs at import time, deferred to its use"));
  CHECK(has(all.out, "torch.NoSuch stays with PyTorch: it runs at import time, deferred"));
  const std::string program =
      "import sys\nsys.path[:0] = ['.', 'all']\nsys.modules['torch'] = None\nimport model\n"
      "print(model.total('x'))\n"
      "for use in (model.limit, lambda: model.cast(1), model.Own):\n"
      "    try:\n        use()\n    except ImportError as error:\n        print(error.name)\n";
  const Ended ran = run_program({"python3", "-c", program}, {folder.path(), {}, {}, 0});
  if (ran.status == 127) return;
  CHECK(ran.out == "sum of x\ntorch.no_such\ntorch.rare (it decorates cast)\ntorch.NoSuch\n");
  const auto kept =
      run_in(folder, {"convert", "--unsafe", "--leftover-imports", "keep", "--out", "kept", "src"});
  CHECK(has(folder.read("kept/model.py"), "\nimport torch\n"));
}

namespace {

// A package whose helper module needs PyTorch as it is imported, and programs around it.
void write_project(const TemporaryFolder& folder) {
  folder.write("pkg/__init__.py", "from .layers import total\n");
  folder.write("pkg/layers.py",
               "import torch\nfrom .setup_all import begin\n\n\ndef total(x):\n"
               "    return torch.rare(torch.sum(x))\n");
  folder.write("pkg/setup_all.py",
               "import torch\n\ntorch.no_such(True)\nimport json\n\n\ndef begin():\n    pass\n");
  folder.write("train.py",
               "from pkg import total\n\nif __name__ == '__main__':\n    print(total(1))\n");
  folder.write("plain.py", "import torch\n\nprint(torch.ones(2))\n");
  folder.write("late.py", "import torch\nif __name__ == \"__main__\":\n    torch.launch(1)\n");
  folder.write("tests/conftest.py", "import torch\ntorch.no_seed(1)\n");
  folder.write("tests/test_plain.py", "def test_nothing():\n    pass\n");
  folder.write("pyproject.toml", "[project.scripts]\nbegin = \"pkg.setup_all:begin\"\n");
}

}  // namespace

TEST_CASE("a conversion ends with the programs that do not start, and why") {
  const TemporaryFolder folder;
  write_project(folder);
  const std::string said = run_in(folder, {"convert", "--out", "made", "."}).err;
  CHECK(has(said, "5 of 6 programs do not start without PyTorch:\n"));
  CHECK(has(said, "  train.py: pkg/setup_all.py:"));
  CHECK(has(said, ": torch.no_such: no conversion rule exists\n"));
  CHECK(has(said, "  begin: pkg/setup_all.py:"));
  CHECK(has(said, "  tests/test_plain.py: tests/conftest.py:"));
  CHECK(has(said, "  late.py: late.py:"));
  CHECK(has(said, "1 use raises when a program comes to it\n"));
  CHECK_FALSE(has(said, "  plain.py:"));
}

TEST_CASE("check tells of accepted differences that may stop a program") {
  const TemporaryFolder folder;
  folder.write("run.py", "import torch\n\nprint(torch.chunk(torch.ones(6), 3))\n");
  const auto said = run_in(folder, {"check", "--runs-without", "torch"});
  CHECK(said.status == 0);
  CHECK(has(said.out, "run.py:3:7: information[torch-api-manual] torch.chunk may stop a program "));
  CHECK(has(said.err, "0 uses raise in total; 1 may for some values\n"));
  const auto made = run_in(folder, {"convert", "--out", "made", "."});
  CHECK(has(made.err, "1 use may stop a program for some values: "));
}

TEST_CASE("an import that waits for its package does not stop a program") {
  const TemporaryFolder folder;
  folder.write("run.py",
               "if HAS_APEX:\n    import apex\nif _TRANSFORMERS_GREATER_4_4 and x:\n"
               "    from transformers import AutoModel\nif x:\n    import timm\nprint(1)\n");
  const auto said = run_in(folder, {"check", "--runs-without", "torch"});
  CHECK(has(said.out, "run.py:2:12: warning[torch-api-manual] apex raises when"));
  CHECK(has(said.out, "run.py:4:10: warning[torch-api-manual] transformers raises when"));
  CHECK(has(said.out, "run.py:6:12: error[torch-api-manual] run.py does not start without"));
}

TEST_CASE("check says of each program what stops it without PyTorch") {
  const TemporaryFolder folder;
  write_project(folder);
  const auto all = run_in(folder, {"check", "--runs-without", "torch"});
  CHECK(all.status == 1);
  CHECK(has(all.out, "pkg/setup_all.py:3:1: error[torch-api-manual] "));
  CHECK(has(all.out,
            "pkg/layers.py:6:12: warning[torch-api-manual] torch.rare raises when a "
            "program comes to it: no conversion rule exists\n"));
  const auto one = run_in(folder, {"check", "--runs-without", "torch", "train.py"});
  CHECK(one.status == 1);
  CHECK(has(one.out, "train.py does not start without PyTorch: torch.no_such: no conversion rule"));
  CHECK_FALSE(has(one.out, "torch.launch"));
  CHECK(has(one.err, "1 of 1 program cannot start without PyTorch; 2 uses raise in total\n"));
  const auto none = run_in(folder, {"check", "--runs-without", "torch", "plain.py"});
  CHECK(none.status == 0);
  CHECK(none.out.empty());
  CHECK(run_in(folder, {"check", "--runs-without", "torch", "gone.py"}).status == 2);
  CHECK(run_in(folder, {"check", "--runs-without", "numpy"}).status == 2);
  const auto as_json = run_in(folder, {"check", "--runs-without", "torch", "--format", "json"});
  CHECK(has(as_json.out, "\"api\":\"torch.no_such\""));
  CHECK(has(as_json.out, "\"stops\":[\"train.py\",\"begin\"]"));
}
