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
  CHECK(
      has(all.out, "torch.no_such stays with PyTorch: it runs at import time, put off to its use"));
  CHECK(has(all.out, "torch.NoSuch stays with PyTorch: it runs at import time\n"));
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
