// `paddle-ls port`: an installed package becomes a converted folder of the project.
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"
#include "test/cli/safetensors_text.hpp"

using namespace paddle_ls::test;
namespace fs = std::filesystem;

namespace {

constexpr const char* packages = "venv/lib/python3.11/site-packages/";

// A package that needs PyTorch, of which the project below `app` reaches one of two modules.
class Project {
 public:
  Project() {
    install("nets", "1.0",
            {{"nets/__init__.py", "from nets.layers import scale\n"},
             {"nets/layers.py", layers()},
             {"nets/unused.py", "import torch\nx = torch.ones(1)\n"},
             {"nets/sizes.json", "[1, 2]\n"}});
    folder.write("app/train.py",
                 "import nets\nfrom nets.layers import scale as s\n\nprint(nets.layers, s)\n");
    folder.write("app/use.ipynb",
                 R"({"cells": [{"cell_type": "code", "source": ["import nets as n\n", "n.scale"],)"
                 R"( "metadata": {}, "outputs": [], "execution_count": null}], "metadata": {},)"
                 R"( "nbformat": 4, "nbformat_minor": 5})");
    git({"init", "-q"});
    commit();
  }

  static std::string layers(const std::string& factor = "2") {
    return "import torch\n\n\ndef scale(x):\n    return torch.sum(x, dim=1) * " + factor +
           "\n\n\n# first\n# second\n# third\n\n\ndef shift(x):\n    return torch.relu(x)\n";
  }

  void install(const std::string& name, const std::string& version,
               const std::vector<std::pair<std::string, std::string>>& files) const {
    const std::string metadata = packages + name + "-" + version + ".dist-info/";
    std::string record;
    for (const auto& [path, text] : files) {
      folder.write(packages + path, text);
      record += path + ",,\n";
    }
    folder.write(metadata + "METADATA", "Name: " + name + "\nVersion: " + version +
                                            "\nLicense: MIT\nRequires-Dist: torch\n\n");
    folder.write(metadata + "RECORD", record);
    folder.write(metadata + "LICENSE", "the terms of " + name + "\n");
  }

  Ended port(std::vector<std::string> more = {}) const {
    std::vector<std::string> words = {"port", "nets", "--project", "app", "--python", "venv"};
    words.insert(words.end(), more.begin(), more.end());
    return run_in(folder, std::move(words));
  }

  void commit() const {
    git({"add", "--all"});
    git({"commit", "-qm", "all"});
  }

  std::string read(const std::string& name) const { return folder.read("app/" + name); }
  bool has_file(const std::string& name) const { return fs::exists(folder.path() / "app" / name); }

  TemporaryFolder folder;

 private:
  void git(std::vector<std::string> words) const {
    words.insert(words.begin(), {"git", "-c", "user.name=t", "-c", "user.email=t"});
    REQUIRE(run_program(std::move(words), {folder.path() / "app", {}, {}, 0}).status == 0);
  }
};

}  // namespace

TEST_CASE("port converts what the project reaches, keeps the licence and redirects imports") {
  const Project project;
  const Ended ended = project.port();
  CHECK(ended.status == 0);
  CHECK(has(ended.out, "nets 1.0 (MIT): 2 of 3 modules in app/vendor, nothing is left\n"));

  const std::string layers = project.read("vendor/nets/layers.py");
  CHECK(has(layers, "# Converted from PyTorch to PaddlePaddle by paddle-ls, see PORTED.md.\n"));
  CHECK(has(layers, "return paddle.sum(x, axis=1) * 2\n"));
  CHECK(project.read("vendor/nets/__init__.py") == "from .layers import scale\n");
  CHECK(project.read("vendor/nets/sizes.json") == "[1, 2]\n");
  CHECK(project.read("vendor/nets/LICENSE") == "the terms of nets\n");
  CHECK(has(project.read("vendor/nets/PORTED.md"), "# nets 1.0\n"));
  CHECK_FALSE(project.has_file("vendor/nets/unused.py"));

  CHECK(project.read("train.py") ==
        "from vendor import nets\nfrom vendor.nets.layers import scale as s\n\n"
        "print(nets.layers, s)\n");
  CHECK(has(project.read("use.ipynb"), R"(["from vendor import nets as n\n", "n.scale"])"));
  const Ended check = run_in(project.folder, {"check", "app"});
  CHECK(check.status == 0);
}

TEST_CASE("port runs again without a change, and reaches more when the project does") {
  const Project project;
  REQUIRE(project.port().status == 0);
  project.commit();
  CHECK(has(project.port().out, "app/vendor: 0 files changed, 0 new, 0 deleted\n"));
  project.folder.write("app/more.py", "from vendor.nets import unused\n");
  CHECK(has(project.port().out, "app/vendor: 1 file changed, 1 new, 0 deleted\n"));
  CHECK(has(project.read("vendor/nets/unused.py"), "x = paddle.ones("));
}

TEST_CASE("the package file makes tensors behave as in PyTorch") {
  const Project project;
  REQUIRE(project.port().status == 0);
  CHECK(has(project.read("vendor/__init__.py"), "\npromote_operands()\nindex_views()\n"));
  for (const std::string name : {"promote_operands", "index_views"}) {
    CHECK(has(project.read("vendor/paddle_helpers.py"), "\ndef " + name + "():\n"));
  }

  project.folder.write("app/vendor/__init__.py", "text = 1\n");
  project.commit();
  const Ended again = project.port();
  CHECK(project.read("vendor/__init__.py") == "text = 1\n");
  CHECK(has(again.out, "app/vendor/__init__.py has a text, and was not changed: call "));
}

TEST_CASE("checkpoints of PyTorch among the data are written for Paddle") {
  const Project project;
  project.folder.write("x.safetensors", safetensors({{"fc.weight", {2, 3}}, {"extra", {2}}}));
  REQUIRE(run_in(project.folder, {"weights", "convert", "x.safetensors", "--out", "x.pt"}).status ==
          0);
  project.install("nets", "1.0",
                  {{"nets/__init__.py",
                    "import torch\n\n\nclass Net(torch.nn.Module):\n    def __init__(self):\n"
                    "        super().__init__()\n        self.fc = torch.nn.Linear(3, 2)\n"},
                   {"nets/net.pt", project.folder.read("x.pt")},
                   {"nets/other.bin", "not a checkpoint"}});
  REQUIRE(project.port({"--style", "native"}).status == 0);
  const Ended shown = run_in(project.folder, {"weights", "show", "app/vendor/nets/net.pt"});
  CHECK(has(shown.out, "net.pt: pickle, 2 tensors"));
  CHECK(has(shown.out, "fc.weight  float32 [3, 2]"));
  CHECK(project.read("vendor/nets/other.bin") == "not a checkpoint");
  CHECK(has(project.read("vendor/nets/PORTED.md"),
            "- nets/net.pt, for Net\n  - extra: kept, the program has no such state\n"));
}

TEST_CASE("a later version is merged with edits of the copy") {
  const Project project;
  REQUIRE(project.port({"--all"}).status == 0);
  std::string layers = project.read("vendor/nets/layers.py");
  layers.replace(layers.find("# second"), 8, "# edited");
  project.folder.write("app/vendor/nets/layers.py", layers);
  project.commit();

  fs::remove_all(project.folder.path() / packages);
  project.install("nets", "2.0",
                  {{"nets/__init__.py", "from nets.layers import scale\n"},
                   {"nets/layers.py", Project::layers("3")}});
  CHECK(project.port({"--all"}).status == 0);
  const std::string merged = project.read("vendor/nets/layers.py");
  CHECK(has(merged, "return paddle.sum(x, axis=1) * 3\n"));
  CHECK(has(merged, "# first\n# edited\n# third\n"));
  CHECK_FALSE(project.has_file("vendor/nets/unused.py"));
  CHECK(has(project.read("vendor/.ported/packages.json"), R"("version":"2.0")"));
}

TEST_CASE("packages that a reached module cannot do without are ported with it") {
  const Project project;
  project.install("deep", "1",
                  {{"deep/__init__.py",
                    "import torch\nfrom nets import scale\n"
                    "try:\n    import rare\nexcept ImportError:\n"
                    "    rare = None\nz = torch.zeros(1)\n"}});
  project.install("rare", "1", {{"rare/__init__.py", "import torch\n"}});
  project.folder.write("app/deep_use.py", "import deep\n");
  project.commit();
  const Ended ended = run_in(project.folder, {"port", "deep", "--project", "app", "--python",
                                              "venv", "--into", "lib/copies"});
  CHECK(ended.status == 0);
  CHECK(has(project.read("lib/copies/deep/__init__.py"), "from ..nets import scale\n"));
  CHECK(project.has_file("lib/copies/nets/layers.py"));
  CHECK_FALSE(project.has_file("lib/copies/rare"));
  CHECK(project.read("deep_use.py") == "from lib.copies import deep\n");
}

TEST_CASE("of a package that else does without PyTorch only what needs it is ported") {
  const Project project;
  project.folder.write(std::string(packages) + "nets/__init__.py",
                       "from tools import Kind\nfrom tools.contrib.torch import layer\n"
                       "from nets.layers import scale\n");
  project.folder.write(std::string(packages) + "tools/__init__.py", "class Kind: pass\n");
  project.folder.write(std::string(packages) + "tools/contrib/__init__.py", "");
  project.folder.write(std::string(packages) + "tools/contrib/torch.py",
                       "import torch\nfrom .. import Kind\n\n\ndef layer(x):\n"
                       "    return torch.sum(x, dim=1), Kind\n");
  const std::string metadata = std::string(packages) + "tools-1.dist-info/";
  project.folder.write(metadata + "METADATA",
                       "Name: tools\nVersion: 1\nRequires-Dist: torch; extra == \"torch\"\n\n");
  project.folder.write(metadata + "RECORD",
                       "tools/__init__.py,,\ntools/contrib/__init__.py,,\n"
                       "tools/contrib/torch.py,,\n");
  REQUIRE(project.port().status == 0);
  CHECK(has(project.read("vendor/nets/__init__.py"),
            "\nfrom tools import Kind\nfrom ..tools.contrib.torch import layer\n"
            "from .layers import scale\n"));
  const std::string part = project.read("vendor/tools/contrib/torch.py");
  CHECK(has(part, "from tools import Kind\n"));
  CHECK(has(part, "return paddle.sum(x, axis=1), Kind\n"));
  CHECK(project.read("vendor/tools/__init__.py").empty());
  CHECK(has(project.read("vendor/.ported/packages.json"), R"("part":true)"));
  project.commit();
  CHECK(has(project.port().out, "app/vendor: 0 files changed, 0 new, 0 deleted\n"));
}

TEST_CASE("port says what it cannot move") {
  const Project project;
  project.folder.write(std::string(packages) + "nets/layers.py",
                       "import torch\n\n\ndef scale(x):\n    return torch.no_such_name(x)\n");
  const Ended ended = project.port();
  CHECK(ended.status == 1);
  CHECK(has(ended.out, "1 use left to do by hand: app/vendor/nets/PORTED.md\n"));
  CHECK(has(project.read("vendor/nets/PORTED.md"), "- nets/layers.py:"));
  CHECK(has(project.read("vendor/nets/PORTED.md"), "torch.no_such_name"));
}

TEST_CASE("port is refused where something would be lost") {
  const Project project;
  SUBCASE("a folder that was not ported") {
    project.folder.write("app/vendor/nets/__init__.py", "mine = 1\n");
    const Ended ended = project.port();
    CHECK(ended.status == 2);
    CHECK(has(ended.err, "app/vendor/nets is there already and was not ported"));
    CHECK(project.read("vendor/nets/__init__.py") == "mine = 1\n");
  }
  SUBCASE("uncommitted changes of the project") {
    project.folder.write("app/train.py", "import nets  # mine\n");
    const Ended ended = project.port();
    CHECK(ended.status == 2);
    CHECK(has(ended.err, "error: uncommitted changes would be lost in 1 file"));
    CHECK_FALSE(project.has_file("vendor"));
    CHECK(project.port({"--keep-imports"}).status == 0);
    CHECK(project.read("train.py") == "import nets  # mine\n");
  }
  SUBCASE("no such package, or environment") {
    const Ended none = run_in(project.folder, {"port", "other", "--python", "venv"});
    CHECK(none.status == 2);
    CHECK(has(none.err, "error: no package called other is installed\n"));
    CHECK(run_in(project.folder, {"port", "nets", "--python", "app"}).status == 2);
  }
}
