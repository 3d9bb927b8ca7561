// What `paddle-ls convert` reads and writes: encodings, notebooks, Markdown, and files that depend
// on each other.
#include <doctest/doctest.h>
#include <sys/stat.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;

TEST_CASE("a file in another encoding stays in it") {
  const TemporaryFolder folder;
  const std::string latin = "# coding: latin-1\nimport torch\nx = torch.abs(y)  # \xE9\n";
  const std::string gbk = "# -*- coding: gbk -*-\nimport torch\nx = torch.abs(y)  # \xD6\xD0\n";
  folder.write("latin.py", latin);
  folder.write("gbk.py", gbk);
  folder.write("wide.py", std::string("\xFF\xFEx\0", 4));
  const auto converted = [](std::string text) {
    text.replace(text.find("import torch"), 12, "import paddle");
    return text.replace(text.find("torch.abs"), 9, "paddle.abs");
  };
  const Ended diff = run_in(folder, {"convert", "latin.py"});
  CHECK(has(diff.out, "+x = paddle.abs(y)  # \xE9\n"));
  const Ended ended = run_in(folder, {"convert", "--in-place", "--force", "."});
  CHECK(ended.status == 1);
  CHECK(has(ended.err, "wide.py: it is UTF-16"));
  CHECK(folder.read("latin.py") == converted(latin));
  CHECK(folder.read("gbk.py") == converted(gbk));
}

TEST_CASE("cells of notebooks are converted and nothing else in their files") {
  const TemporaryFolder folder;
  const std::string before =
      "{\n \"cells\": [\n  {\"cell_type\": \"code\",   \"outputs\": [1.50],\n"
      "   \"source\": [\n    \"import torch\\n\",\n    \"%time x = 1\\n\",\n"
      "    \"y = torch.sum(x, dim=1)\"\n   ]}],\n \"nbformat\": 4}\n";
  folder.write("a.ipynb", before);
  folder.write("b.ipynb", "{}");
  const Ended check = run_in(folder, {"check", "a.ipynb", "--excerpts"});
  CHECK(has(check.out, "a.ipynb:7:"));
  CHECK(has(check.out, "^^^^^^^^^\n"));
  const Ended ended = run_in(folder, {"convert", "--in-place", "--force", "."});
  CHECK(ended.status == 1);
  CHECK(has(ended.err, "b.ipynb: it is not a notebook of format 4"));
  std::string after = before;
  after.replace(after.find("import torch"), 12, "import paddle");
  after.replace(after.find("torch.sum(x, dim=1)"), 19, "paddle.sum(x, axis=1)");
  CHECK(folder.read("a.ipynb") == after);
  CHECK(run_in(folder, {"convert", "--in-place", "--force", "a.ipynb"}).status == 0);
  CHECK(folder.read("a.ipynb") == after);
}

TEST_CASE("fences of Markdown are converted where that is asked for") {
  const TemporaryFolder folder;
  folder.write("README.md", "# torch\n\n```python\n" + std::string(torch_source) + "```\n");
  CHECK(run_in(folder, {"convert", "."}).out.empty());
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"convert", ".", "--markdown"}, {"convert", "README.md"}}) {
    const Ended ended = run_in(folder, words);
    CHECK(has(ended.out, "+y = paddle.sum(x)  # keep me\n"));
    CHECK_FALSE(has(ended.out, "-# torch"));
  }
}

TEST_CASE("with local leftover imports a module imports where torch is not installed") {
  const TemporaryFolder folder;
  folder.write("torch.py", "raise ImportError('torch is not installed')\n");
  folder.write("paddle.py", "def sum(x):\n    return 'sum of ' + x\n");
  folder.write("src/model.py",
               "import torch\n\n\ndef total(x):\n    return torch.sum(x)\n\n\n"
               "def rare(x):\n    \"\"\"Needs torch.\"\"\"\n    return torch.no_such(x)\n");
  const std::string program =
      "import sys\nsys.path[:0] = ['.', 'src']\nimport model\nprint(model.total('x'))\n"
      "try:\n    model.rare('x')\nexcept ImportError as error:\n    print(error)\n";
  const auto convert = [&](const std::string& where) {
    return run_in(folder, {"convert", "--in-place", "--force", "--leftover-imports", where, "src"});
  };
  CHECK(has(convert("keep").err, "1 import of torch left, 0 in functions"));
  const RunOptions here{folder.path(), {}, {}, 0};
  const Ended kept = run_program({"python3", "-c", program}, here);
  if (kept.status == 127) {
    MESSAGE("there is no python3 to run the result with");
    return;
  }
  CHECK(kept.status == 1);
  CHECK(has(convert("local").err, "1 import of torch left, 1 in functions"));
  const Ended local = run_program({"python3", "-c", program}, here);
  CHECK(local.out == "sum of x\ntorch is not installed\n");
  CHECK(local.status == 0);
  const std::string once = folder.read("src/model.py");
  convert("local");
  CHECK(folder.read("src/model.py") == once);
}

TEST_CASE(
    "safe uses that work together are converted together or not at all, and lines say why not") {
  const TemporaryFolder folder;
  const std::string net = "import torch\n\n\ndef make():\n    return torch.ones(2)\n";
  const std::string train =
      "import torch\nfrom net import make\n\nloss = torch.no_such_name(make())\n";
  folder.write("net.py", net);
  folder.write("train.py", train);
  folder.write("apart.py", torch_source);
  const Ended ended = run_in(folder, {"convert", "--safe-only", "--in-place", "--force", "."});
  CHECK(ended.status == 1);
  CHECK(folder.read("net.py") == net);
  CHECK(folder.read("train.py") == train);
  CHECK(folder.read("apart.py") == paddle_source);
  CHECK(has(ended.err,
            "net.py: 1 use is ready but held back by 1 that needs your decision:\n"
            "  train.py:4: torch.no_such_name (manual"));

  const Ended check = run_in(folder, {"check", "--format", "json", "net.py", "train.py"});
  CHECK(has(check.out, "\"waits_for\":\"train.py:4: torch.no_such_name (manual"));

  CHECK(run_in(folder, {"convert", "--in-place", "--force", "."}).status == 1);
  CHECK(has(folder.read("net.py"), "paddle.ones"));
}

TEST_CASE("a name that other files import stays until none of them asks for it") {
  const TemporaryFolder folder;
  folder.write("pkg/__init__.py", "");
  folder.write("pkg/compat.py", "import torch\n\nx = torch.ones(2)\n");
  folder.write("pkg/user.py",
               "from .compat import torch\n\n\ndef f(x):\n    return torch.abs(x)\n");
  folder.write("pkg/imports.py", "import torch\n\ny = torch.ones(2)\n");
  folder.write("pkg/other.py",
               "from .imports import *\n\n\ndef f(x):\n    return torch.no_such_name(x)\n");
  CHECK(run_in(folder, {"convert", "--in-place", "--force", "pkg/compat.py"}).status == 0);
  CHECK(has(folder.read("pkg/compat.py"), "import torch\n"));
  for (int run = 0; run < 2; ++run) {
    CHECK(run_in(folder, {"convert", "--in-place", "--force", "pkg"}).status == 1);
    CHECK(folder.read("pkg/compat.py") == "import paddle\n\nx = paddle.ones(2)\n");
    CHECK(folder.read("pkg/user.py") == "import paddle\n\n\ndef f(x):\n    return paddle.abs(x)\n");
    CHECK(has(folder.read("pkg/imports.py"), "import torch\n"));
  }
}

TEST_CASE("a name that is handed on goes whichever file comes first") {
  for (const std::string asker : {"asker.py", "later.py"}) {
    const TemporaryFolder folder;
    folder.write("compat.py", "import torch\n\nx = torch.ones(2)\n");
    folder.write(asker, "from compat import torch\n\n\ndef f(x):\n    return torch.abs(x)\n");
    CHECK(run_in(folder, {"convert", "--in-place", "--force", "--jobs", "1", "."}).status == 0);
    CHECK(folder.read("compat.py") == "import paddle\n\nx = paddle.ones(2)\n");
    CHECK(folder.read(asker) == "import paddle\n\n\ndef f(x):\n    return paddle.abs(x)\n");
  }
}

TEST_CASE("a use that cannot be composed is named, and the rest of the notebook is converted") {
  const TemporaryFolder folder;
  folder.write("n.ipynb",
               R"json({"cells": [
{"cell_type": "code", "source": ["import torch\n", "x = torch.sum(y"]},
{"cell_type": "code", "source": ["z = torch.sum(x)"]}
]})json");
  CHECK(run_in(folder, {"convert", "--in-place", "--force", "--unsafe", "n.ipynb"}).status == 1);
  CHECK(has(folder.read("n.ipynb"), "z = paddle.sum(x)"));
  CHECK(has(folder.read("n.ipynb"), "x = torch.sum(y\""));
}
