// Commands in a project that has its own environment.
#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;

namespace {

constexpr std::string_view three_imports = "import ownnet\nimport timm\nimport peft\n";
constexpr std::string_view chain =
    "ownnet needs PyTorch: declared by its metadata (ownnet 0.3 -> "
    "lightning 2.4.0 -> torch)";

void install(const TemporaryFolder& folder, const std::string& environment, const std::string& name,
             const std::string& version, const std::string& requires_dist) {
  const std::string info =
      environment + "/lib/python3.11/site-packages/" + name + "-" + version + ".dist-info/";
  std::string metadata = "Metadata-Version: 2.1\nName: " + name + "\nVersion: " + version + "\n";
  if (!requires_dist.empty()) metadata += "Requires-Dist: " + requires_dist + "\n";
  folder.write(info + "METADATA", metadata);
  folder.write(info + "top_level.txt", name + "\n");
}

void install_all(const TemporaryFolder& folder, const std::string& environment) {
  install(folder, environment, "ownnet", "0.3", "lightning>=2");
  install(folder, environment, "lightning", "2.4.0", "torch (>=2.1)");
  install(folder, environment, "timm", "9.0", "numpy");
}

std::string notebook(std::string_view python) {
  namespace json = boost::json;
  const json::object cell = {{"cell_type", "code"},
                             {"metadata", json::object()},
                             {"outputs", json::array()},
                             {"execution_count", nullptr},
                             {"source", json::string(python)}};
  return json::serialize(json::object{{"cells", {json::value(cell)}},
                                      {"metadata", json::object()},
                                      {"nbformat", 4},
                                      {"nbformat_minor", 5}});
}

}  // namespace

TEST_CASE("without an environment the table alone says what needs PyTorch") {
  const TemporaryFolder folder;
  folder.write("src/a.py", three_imports);
  const Ended ended = run_in(folder, {"check", "."});
  CHECK(ended.status == 1);
  CHECK_FALSE(has(ended.out, "ownnet"));
  CHECK(has(ended.out, "timm needs PyTorch: "));
  CHECK(has(ended.out, "peft needs PyTorch: "));
}

TEST_CASE("what is installed beside the project says what needs PyTorch, and what does not") {
  const TemporaryFolder folder;
  install_all(folder, ".venv");
  folder.write("src/a.py", three_imports);
  folder.write("cells.ipynb", notebook(three_imports));
  folder.write("requirements.txt", "ownnet\ntimm\n");
  for (const std::string file : {"src/a.py", "cells.ipynb"}) {
    CAPTURE(file);
    const Ended ended = run_in(folder, {"check", file});
    CHECK(ended.status == 1);
    CHECK(has(ended.out, chain));
    CHECK_FALSE(has(ended.out, "timm needs"));
    CHECK(has(ended.out, "peft needs PyTorch: "));
  }
  const Ended named = run_in(folder, {"check", "requirements.txt"});
  CHECK(named.status == 1);
  CHECK(has(named.out, "ownnet needs a manual change"));
  CHECK_FALSE(has(named.out, "timm needs"));
}

TEST_CASE("a setting names another environment, or its interpreter") {
  const TemporaryFolder folder;
  install_all(folder, "envs/net");
  folder.write("envs/net/bin/python3", "");
  folder.write("a.py", three_imports);
  CHECK_FALSE(has(run_in(folder, {"check", "a.py"}).out, chain));
  for (const std::string path : {"envs/net", "envs/net/bin/python3"}) {
    folder.write(".paddle-ls.json", R"({"python": {"environment": ")" + path + R"("}})");
    CHECK(has(run_in(folder, {"check", "a.py"}).out, chain));
  }
  folder.write(".paddle-ls.json", R"({"python": {"environment": "none"}})");
  CHECK(has(run_in(folder, {"check", "a.py"}).err, "there is nothing at"));
}

TEST_CASE("what comes out of an installed package is what its files say, also over another file") {
  const TemporaryFolder folder;
  install_all(folder, ".venv");
  folder.write(".venv/lib/python3.11/site-packages/ownnet/__init__.py",
               "import torch\n\n\ndef encode(x) -> torch.Tensor:\n    return x\n");
  folder.write("a.py", "import ownnet\ny = ownnet.encode(1).max(0)\n");
  folder.write("models.py", "from kornia.losses import ssim_loss\n");
  folder.write("b.py", "from models import ssim_loss\ny = ssim_loss(1, 2, 11).max(0)\n");
  const Ended ended = run_in(folder, {"check", "--format", "json", "."});
  CHECK(has(ended.out, R"("file":"a.py","start_line":2)"));
  CHECK(has(ended.out, R"("file":"b.py","start_line":2)"));
  CHECK(has(ended.out, R"("advice":"port")"));
  CHECK(has(ended.out, "`paddle-ls port ownnet` converts the installed package"));
}

TEST_CASE("an unknown package is named once where a clean file uses tensors") {
  const TemporaryFolder folder;
  folder.write("a.py", "import somenet, tqdm\nimport own\ny = somenet.load(1).sum(dim=1)\n");
  folder.write("b.py", "from somenet.layers import Net\nNet().cuda()\n");
  folder.write("own.py", "import plainnet\nplainnet.load(1)\n");
  const auto said = [&] { return run_in(folder, {"check", "."}).err; };
  const std::string sentence = "not looked into: package `somenet` is not installed";
  const std::string first = said();
  CHECK(has(first, sentence));
  CHECK(first.find(sentence) == first.rfind(sentence));
  for (const std::string other : {"`tqdm`", "`own`", "`plainnet`"}) CHECK_FALSE(has(first, other));
  CHECK(run_in(folder, {"check", "."}).status == 0);
  install(folder, ".venv", "somenet", "1", "numpy");
  folder.write(".venv/lib/python3.11/site-packages/somenet/__init__.py", "");
  CHECK_FALSE(has(said(), sentence));
}

TEST_CASE("convert counts what needs PyTorch in its summary and in its report") {
  const TemporaryFolder folder;
  install_all(folder, "venv");
  folder.write("a.py", three_imports);
  const Ended summary = run_in(folder, {"convert", "--summary", "json", "."});
  CAPTURE(summary.err);
  CHECK(has(summary.out, "ownnet"));
  const Ended ended =
      run_in(folder, {"convert", "--out", "made", "--report", "report.txt", "a.py"});
  CAPTURE(ended.err);
  CHECK(has(folder.read("report.txt"), chain));
}

TEST_CASE("a package of the project itself is not a foreign one") {
  const TemporaryFolder folder;
  install_all(folder, ".venv");
  folder.write("ownnet/__init__.py", "");
  folder.write("a.py", "import ownnet.layers\n");
  CHECK(run_in(folder, {"check", "a.py"}).status == 0);
}
