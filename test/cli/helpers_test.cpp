// Where `paddle-ls convert` puts the helpers that converted files need.

#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;

namespace {

constexpr std::string_view rules_with_helper =
    "{\"$helpers\": {\"doubled\": \"def doubled(x):\\n    return paddle.add(x, x)\"},\n"
    " \"torch.twice\": {\"signature\": \"(x)\", \"expression\": \"doubled({x})\", \"helper\": "
    "\"doubled\"}}";

// What `file` of the copy imports its helper from; empty where it has it itself.
std::string helper_of(const TemporaryFolder& folder, const std::string& file) {
  const std::string text = folder.read(file);
  const std::size_t end = text.find(" import doubled\n");
  if (end == std::string::npos) return has(text, "def doubled(x):\n") ? "" : "nothing";
  const std::size_t start = text.rfind("from ", end) + 5;
  return text.substr(start, end - start);
}

}  // namespace

TEST_CASE("the helper module may be a setting of the project, as far as it is part of a copy") {
  const TemporaryFolder folder;
  folder.write("rules.json", rules_with_helper);
  folder.write(".paddle-ls.json",
               "{\"rules\": {\"files\": [\"rules.json\"], \"helperModule\": \"net/helpers.py\"}}");
  folder.write("net/__init__.py", "");
  folder.write("net/model.py", "import torch\n\ny = torch.twice(1)\n");
  folder.write("run.py", "import torch\n\ny = torch.twice(1)\n");
  const auto convert = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "convert");
    return run_in(folder, words);
  };
  CHECK(has(convert({"--diff", "."}).out, "--- /dev/null\n+++ b/net/helpers.py\n"));
  CHECK(convert({"--out", "whole", "."}).status == 0);
  CHECK(has(folder.read("whole/run.py"), "from net.helpers import doubled\n"));
  CHECK(has(folder.read("whole/net/helpers.py"), "def doubled(x):\n"));
  CHECK(convert({"--out", "part", "run.py"}).status == 0);
  CHECK(has(folder.read("part/run.py"), "def doubled(x):\n"));

  CHECK(convert({"--in-place", "--force", "--helper-module", "own.py", "run.py"}).status == 0);
  CHECK(has(folder.read("run.py"), "from own import doubled\n"));
  CHECK(convert({"--in-place", "--force", "net"}).status == 0);
  CHECK(has(folder.read("net/model.py"), "from .helpers import doubled\n"));
  CHECK(has(folder.read("net/helpers.py"), "def doubled(x):\n"));
}

TEST_CASE(
    "helpers can be defined in one module of the project, imported according to the packages") {
  const TemporaryFolder folder;
  folder.write("rules.json", rules_with_helper);
  folder.write(".paddle-ls.json", "{\"rules\": {\"files\": [\"rules.json\"]}}");
  const std::string source = "import torch\n\ny = torch.twice(1)\n";
  folder.write("run.py", source);
  folder.write("net/__init__.py", "");
  folder.write("net/model.py", source);
  folder.write("net/deep/__init__.py", "");
  folder.write("net/deep/block.py", source);
  const std::vector<std::string> options = {"--leftover-imports", "keep", "--helper-module",
                                            "net/paddle_helpers.py"};
  const auto convert = [&](std::vector<std::string> words) {
    words.insert(words.begin(), "convert");
    words.insert(words.end(), options.begin(), options.end());
    return run_in(folder, words);
  };
  CHECK(has(convert({"--diff", "."}).out, "--- /dev/null\n+++ b/net/paddle_helpers.py\n"));
  CHECK(convert({"--out", "copy", "."}).status == 0);
  CHECK(folder.read("copy/net/paddle_helpers.py").ends_with("return paddle.add(x, x)\n"));
  CHECK(convert({"--out", "copy2", "run.py"}).status == 2);

  CHECK(convert({"--in-place", "--force", "run.py", "net"}).status == 0);
  CHECK(has(folder.read("run.py"), "from net.paddle_helpers import doubled\n"));
  CHECK(has(folder.read("net/model.py"), "from .paddle_helpers import doubled\n"));
  CHECK(has(folder.read("net/deep/block.py"), "from ..paddle_helpers import doubled\n"));
  const std::string module = folder.read("net/paddle_helpers.py");
  CHECK(convert({"--in-place", "--force", "run.py", "net"}).status == 0);
  CHECK(folder.read("net/paddle_helpers.py") == module);

  folder.write("paddle.py", "def add(x, y):\n    return x + y\n");
  const std::string program =
      "import run, net.model, net.deep.block as block\nprint(run.y + block.y)\n";
  const Ended ended = run_program({"python3", "-c", program}, {folder.path(), {}, {}, 0});
  if (ended.status != 127) CHECK(ended.out == "4\n");
}

TEST_CASE("the files of a folder share the helpers as far as each surely finds them") {
  const TemporaryFolder folder;
  const std::string use = "import torch\n\ny = torch.twice(1)\n";
  const std::pair<const char*, std::string> files[] = {
      {"rules.json", std::string(rules_with_helper)},
      {".paddle-ls.json", "{\"rules\": {\"files\": [\"rules.json\"]}}"},
      {"net/__init__.py", "from .model import y\nfrom net.deep import block\n"},
      {"net/model.py", use},
      {"net/deep/__init__.py", ""},
      {"net/deep/block.py", use},
      {"net/tool.py", use + "if __name__ == '__main__':\n    print(y)\n"},
      {"tests/check_model.py", "from net import model\n" + use},
      {"train.py", "import util\n" + use},
      {"util.py", use},
      {"jobs/night.py", "import util\n" + use},
      {"parts/far.py", use},
      {"parts/user.py", "from . import far\n" + use},
  };
  for (const auto& [path, text] : files) folder.write(std::string("in/") + path, text);
  CHECK(run_in(folder, {"convert", "--out", "out", "in"}).status == 0);
  CHECK(helper_of(folder, "out/net/model.py") == ".paddle_helpers");
  CHECK(helper_of(folder, "out/net/deep/block.py") == "..paddle_helpers");
  CHECK(helper_of(folder, "out/tests/check_model.py") == "net.paddle_helpers");
  CHECK(helper_of(folder, "out/train.py") == "paddle_helpers");
  CHECK(helper_of(folder, "out/util.py") == "paddle_helpers");
  // Started alone it finds no package, with the folder above it not its own folder, and so on.
  for (const char* alone : {"net/tool.py", "jobs/night.py", "parts/far.py", "parts/user.py"}) {
    CHECK_MESSAGE(helper_of(folder, std::string("out/") + alone).empty(), alone);
  }
  CHECK(has(folder.read("out/paddle_helpers.py"), "def doubled(x):\n"));
  CHECK(has(folder.read("out/net/paddle_helpers.py"), "def doubled(x):\n"));

  CHECK(run_in(folder, {"convert", "--out", "own", "--helpers-in", "file", "in"}).status == 0);
  CHECK(helper_of(folder, "own/net/model.py").empty());
  CHECK(run_in(folder, {"convert", "--out", "one", "in/train.py"}).status == 0);
  CHECK(helper_of(folder, "one/train.py").empty());
}

TEST_CASE(
    "a rule file names the Python file of a helper that lies below its folder, and no other") {
  const TemporaryFolder folder;
  folder.write("outside.py", "def doubled(x):\n    return x\n");
  folder.write("project/model.py", "import torch\n\ny = torch.twice(1)\n");
  folder.write("project/rules/doubled.py",
               "import math\n\n\ndef doubled(x):\n    return x * math.sqrt(4)\n");
  const auto converted_by = [&](const std::string& path) {
    folder.write("project/rules.json",
                 "{\"$helpers\": {\"doubled\": \"" + path +
                     "\"}, \"torch.twice\": {\"signature\": \"(x)\", "
                     "\"expression\": \"doubled({x})\", \"helper\": \"doubled\"}}");
    folder.write("project/.paddle-ls.json", "{\"rules\": {\"files\": [\"rules.json\"]}}");
    return run_in(folder, {"convert", "--diff", "project/model.py"});
  };
  const std::string diff = converted_by("rules/doubled.py").out;
  CHECK(has(diff, "+import math\n"));
  CHECK(has(diff, "+def doubled(x):\n+    return x * math.sqrt(4)\n"));
  CHECK(!has(converted_by("../outside.py").out, "+def doubled"));
}

TEST_CASE("the root of a project is not part of its packages, even where it can be imported") {
  const TemporaryFolder folder;
  folder.write("rules.json", rules_with_helper);
  folder.write(".paddle-ls.json", "{\"rules\": {\"files\": [\"rules.json\"]}}");
  folder.write("own/pyproject.toml", "[project]\nname = \"net\"\n");
  folder.write("own/__init__.py", "from .net.model import *\n");
  folder.write("own/net/__init__.py", "");
  folder.write("own/net/model.py", "import torch\nfrom . import rest\n\ny = torch.twice(1)\n");
  folder.write("own/net/rest.py", "");
  CHECK(run_in(folder, {"convert", "--out", "whole", "own"}).status == 0);
  CHECK(helper_of(folder, "whole/net/model.py") == ".paddle_helpers");
  CHECK(has(folder.read("whole/net/paddle_helpers.py"), "def doubled(x):\n"));
}
