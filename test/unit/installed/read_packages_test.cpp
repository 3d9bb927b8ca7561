// Environments on disk, made as installers make them.
#include "engine/installed/read_packages.hpp"

#include <algorithm>

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;

namespace {

using Requirements = std::vector<std::string>;

struct Environment {
  test::TemporaryFolder folder;

  static std::string place(std::string_view file) {
    return "lib/python3.11/site-packages/" + std::string(file);
  }

  void install(const std::string& name, const std::string& version,
               const Requirements& requirements, const std::string& record = {}) const {
    const std::string info = place(name + "-" + version + ".dist-info/");
    std::string metadata = "Metadata-Version: 2.1\nName: " + name + "\nVersion: " + version + "\n";
    for (const std::string& each : requirements) metadata += "Requires-Dist: " + each + "\n";
    folder.write(info + "METADATA", metadata + "\nRequires-Dist: torch\n");
    folder.write(info + "RECORD", record.empty() ? name + "/__init__.py,,\n" : record);
  }

  rewrite::InstalledPackages read() const {
    return installed::read_packages(installed::site_packages(folder.path()));
  }
};

std::string chain(const rewrite::InstalledPackages& packages, std::string_view module) {
  const rewrite::InstalledDependent* found = packages.module(module);
  if (found == nullptr) return {};
  constexpr std::string_view before = "declared by its metadata (";
  const bool is_declared = found->evidence.starts_with(before);
  return is_declared
             ? found->evidence.substr(before.size(), found->evidence.size() - before.size() - 1)
             : found->evidence;
}

}  // namespace

TEST_CASE("a package that requires torch is known with all of its modules") {
  const Environment environment;
  environment.install("accelerate", "1.2.0", {"numpy", "torch>=1.10"});
  environment.install("numpy", "2.0", {});
  const auto packages = environment.read();
  CHECK(chain(packages, "accelerate.utils.other") == "accelerate 1.2.0 -> torch");
  CHECK(chain(packages, "numpy").empty());
  CHECK(packages.does_without("numpy"));
  CHECK_FALSE(packages.does_without("accelerate"));
  CHECK_FALSE(packages.does_without("scipy"));
}

TEST_CASE("a package whose libraries load those of PyTorch is compiled") {
  const Environment environment;
  const auto code = [&](const std::string& name, const std::string& bytes) {
    environment.folder.write(Environment::place(name + "/_ext.so"), bytes);
    environment.install(name, "1", {"torch"}, name + "/__init__.py,,\n" + name + "/_ext.so,,\n");
    return environment.read().module(name)->code;
  };
  CHECK(code("ops", std::string("\x7F"
                                "ELF\0libtorch_cpu.so",
                                21)) == rewrite::InstalledCode::compiled);
  CHECK(code("sums", std::string("\x7F"
                                 "ELF\0libm.so",
                                 12)) == rewrite::InstalledCode::python);
}

TEST_CASE("the files of an installed package say what its names make") {
  using python::Kind;
  const Environment environment;
  environment.install("ownnet", "1", {"torch"});
  environment.folder.write(Environment::place("ownnet/__init__.py"),
                           "from .models import *\nfrom .ops import encode as enc, Loss\n");
  environment.folder.write(
      Environment::place("ownnet/models.py"),
      "import torch.nn as nn\nfrom torch import Tensor\n\n\nclass Base(nn.Module):\n"
      "    def forward(self, x) -> Tensor:\n        return x\n\n\n"
      "@register\nclass Net(Base):\n    pass\n\n\nclass Plain:\n    pass\n\n\n"
      "def make(name: str) -> 'Base':\n    return Net()\n");
  environment.folder.write(
      Environment::place("ownnet/ops.py"),
      "import torch\nfrom torch import nn\nfrom . import models\n\n\n"
      "def encode(x) -> torch.Tensor:\n    return x\n\n\ndef several(x) -> "
      "tuple[torch.Tensor, int]:\n    return x, 1\n\n\nclass Loss(models.Base):\n"
      "    def forward(self, x) -> dict:\n        return {}\n");
  const auto packages = environment.read();
  REQUIRE(packages.code);
  const auto made = [&](std::string_view name) {
    return packages.code->made_by(name).value_or(rewrite::MadeKind());
  };
  CHECK(made("ownnet.Net").made == Kind::module);
  CHECK(made("ownnet.Net").is_class);
  CHECK(made("ownnet.models.Net").called == Kind::tensor);
  CHECK(made("ownnet.make").made == Kind::module);
  CHECK(made("ownnet.enc").made == Kind::tensor);
  CHECK_FALSE(made("ownnet.enc").is_class);
  CHECK(made("ownnet.Loss").made == Kind::module);
  CHECK(made("ownnet.Loss").gives_several);
  for (const std::string_view name : {"ownnet.Plain", "ownnet.ops.several", "ownnet.missing",
                                      "ownnet", "ownnet.ops.torch", "..ownnet.Net"}) {
    CAPTURE(name);
    CHECK(made(name).made == Kind::unknown);
  }
}

TEST_CASE("files of a package that import each other end") {
  const Environment environment;
  environment.install("ring", "1", {"torch"});
  environment.folder.write(Environment::place("ring/__init__.py"), "from .a import Net, Own\n");
  environment.folder.write(Environment::place("ring/a.py"),
                           "from .b import *\nfrom .b import Net\nclass Own(Own):\n    pass\n");
  environment.folder.write(Environment::place("ring/b.py"),
                           "from .a import *\nfrom .a import Net\n");
  const auto packages = environment.read();
  CHECK_FALSE(packages.code->made_by("ring.Net"));
  CHECK_FALSE(packages.code->made_by("ring.Own"));
  CHECK_FALSE(packages.code->made_by("ring.Other"));
}

TEST_CASE("requirements are followed over other packages, by the shortest way") {
  const Environment environment;
  environment.install("mine", "0.3", {"middle", "lightning[extra] (>=2)"});
  environment.install("middle", "1", {"lightning"});
  environment.install("lightning", "2.4.0", {"torch"});
  environment.install("torch", "2.9", {"networkx"});
  environment.install("networkx", "3", {});
  const auto packages = environment.read();
  CHECK(chain(packages, "mine") == "mine 0.3 -> lightning 2.4.0 -> torch");
  CHECK(chain(packages, "middle") == "middle 1 -> lightning 2.4.0 -> torch");
  CHECK(chain(packages, "torch").empty());
  CHECK(packages.does_without("networkx"));
}

TEST_CASE("what is not installed is known by the table") {
  const Environment environment;
  environment.install("mine", "1", {"timm"});
  environment.install("yours", "1", {"torchvision"});
  environment.install("theirs", "1", {"transformers"});
  const auto packages = environment.read();
  CHECK(chain(packages, "mine") == "mine 1 -> timm -> torch");
  CHECK(chain(packages, "yours") == "yours 1 -> torchvision -> torch");
  CHECK(packages.does_without("theirs"));
}

TEST_CASE("packages that require each other end somewhere") {
  const Environment environment;
  environment.install("a", "1", {"b"});
  environment.install("b", "1", {"a", "c"});
  environment.install("c", "1", {"a"});
  CHECK(environment.read().dependents.empty());
  environment.install("c", "1", {"a", "torch"});
  CHECK(chain(environment.read(), "a") == "a 1 -> b 1 -> c 1 -> torch");
}

TEST_CASE("an extra counts where it is asked for") {
  const Environment environment;
  environment.install("models", "1", {"torch; extra == \"torch\"", "all-of-it; extra == 'all'"});
  environment.install("quiet", "1", {"models"});
  environment.install("loud", "1", {"models[Torch]"});
  const auto packages = environment.read();
  CHECK(chain(packages, "models").empty());
  CHECK(chain(packages, "quiet").empty());
  CHECK(chain(packages, "loud") == "loud 1 -> models 1 -> torch");
}

TEST_CASE("a package of the table that does without is told from one that does not declare it") {
  const Environment environment;
  environment.install("timm", "99.0", {"numpy"});
  environment.install("mmcv", "2.0", {"numpy"}, "mmcv/__init__.py,,\nmmcv/ops.py,,\n");
  environment.folder.write(Environment::place("mmcv/__init__.py"), "from .ops import nms\n");
  environment.folder.write(Environment::place("mmcv/ops.py"), "import torch\n");
  environment.install("transformers", "5.0", {"torch; extra == 'torch'"});
  environment.install("peft", "9.0", {"torch; extra == 'torch'"});
  environment.folder.write(Environment::place("peft/__init__.py"),
                           "try:\n    import torch\nexcept ImportError:\n    torch = None\n");
  const auto packages = environment.read();
  CHECK(packages.does_without("timm"));
  CHECK_FALSE(packages.does_without("mmcv"));
  CHECK_FALSE(packages.does_without("transformers"));
  CHECK(packages.does_without("peft"));
}

TEST_CASE("a package that imports torch and does not declare it is known by its files") {
  const Environment environment;
  const auto file = [&](const std::string& name, std::string_view text) {
    environment.folder.write(Environment::place(name), text);
  };
  const auto install = [&](const std::string& name, const std::string& record) {
    environment.install(name, "1", {"numpy", "pytorch-something; extra == 'all'"}, record);
  };
  install("direct", "direct/__init__.py,,\n");
  file("direct/__init__.py", "import os, sys\nimport torch.nn as nn\n");
  install("indirect", "indirect/__init__.py,,\nindirect/a/__init__.py,,\nindirect/a/b.py,,\n");
  file("indirect/__init__.py", "from .a import (  # all\n    b,\n)\n");
  file("indirect/a/__init__.py", "");
  file("indirect/a/b.py", "from torch import Tensor\n");
  install("upwards", "upwards/__init__.py,,\nupwards/x/__init__.py,,\nupwards/y.py,,\n");
  file("upwards/__init__.py", "import upwards.x\n");
  file("upwards/x/__init__.py", "from ..y import f\n");
  file("upwards/y.py", "import torch\n");
  install("lazy", "lazy/__init__.py,,\nlazy/layers.py,,\n");
  file("lazy/__init__.py",
       "try:\n    import torch\nexcept ImportError:\n    torch = None\n"
       "def f():\n    from .layers import g\n");
  file("lazy/layers.py", "import torch\n");
  environment.install("user", "2", {"indirect"});
  const auto packages = environment.read();
  CHECK(chain(packages, "direct") == "its direct/__init__.py imports torch");
  CHECK(chain(packages, "indirect") == "its indirect/a/b.py imports torch");
  CHECK(chain(packages, "upwards") == "its upwards/y.py imports torch");
  CHECK(chain(packages, "lazy").empty());
  CHECK(chain(packages, "lazy.layers") == "its lazy/layers.py imports torch");
  CHECK(packages.package("lazy") == nullptr);
  CHECK(packages.does_without("lazy"));
  CHECK(packages.package("direct") != nullptr);
  CHECK(chain(packages, "user") == "user 2 -> indirect 1 -> torch");
}

TEST_CASE("what was installed from a folder is worked on, and is not a package of others") {
  const Environment environment;
  environment.install("mine", "1", {"torch"});
  environment.folder.write(Environment::place("mine-1.dist-info/direct_url.json"),
                           R"({"dir_info": {"editable": true}, "url": "file:///home/me/mine"})");
  environment.install("other", "1", {"mine"});
  const auto packages = environment.read();
  CHECK(chain(packages, "mine").empty());
  CHECK(chain(packages, "other") == "other 1 -> mine 1 -> torch");
}

TEST_CASE("metadata alone says a name as well") {
  const Environment environment;
  environment.folder.write(
      Environment::place("my_net-1.dist-info/METADATA"),
      "Name: my-net\nVersion: 1\nRequires-Dist: torch ; python_version > '3'\n");
  CHECK(chain(environment.read(), "my_net.layers") == "my-net 1 -> torch");
}

TEST_CASE("eggs are read as well") {
  const Environment environment;
  const std::string egg = Environment::place("old_net-1.0.egg-info/");
  environment.folder.write(egg + "PKG-INFO", "Name: old_net\nVersion: 1.0\n");
  environment.folder.write(egg + "requires.txt", "numpy\ntorch\n");
  environment.folder.write(egg + "top_level.txt", "oldnet\n");
  CHECK(chain(environment.read(), "oldnet") == "old-net 1.0 -> torch");
}

TEST_CASE("an environment is named by its folder, its interpreter or its packages") {
  const Environment environment;
  environment.install("x", "1", {});
  environment.folder.write("bin/python3.11", "");
  const auto path = environment.folder.path();
  CHECK(installed::site_packages(path).size() == 1);
  CHECK(installed::site_packages(path / "").size() == 1);
  CHECK(installed::site_packages(path / "bin/python3.11").front().python == "3.11");
  CHECK(installed::site_packages(path / "lib/python3.11/site-packages").size() == 1);
  CHECK(installed::site_packages(path / "none").empty());
  std::filesystem::create_directory_symlink("python3.11", path / "lib/python3.1");
  CHECK(installed::site_packages(path).front().python == "3.11");
  std::filesystem::create_directory_symlink("lib", path / "lib64");
  CHECK(installed::site_packages(path).size() == 1);
}

TEST_CASE("what lies in an environment may be anything") {
  const Environment environment;
  environment.install("net", "1", {"torch"});
  const auto place = environment.folder.path() / Environment::place("");
  std::filesystem::create_directories(place / "a-1.dist-info/METADATA");
  REQUIRE(mkfifo((place / "net-1.dist-info/top_level.txt").c_str(), 0600) == 0);
  std::filesystem::create_symlink("/dev/zero", place / "net-1.dist-info/namespace_packages.txt");
  environment.folder.write(Environment::place("b-1.dist-info"), "a file");
  environment.folder.write(Environment::place("c-1.dist-info/METADATA"), std::string(64, '\0'));
  CHECK(chain(environment.read(), "net") == "net 1 -> torch");
}
