// Names that files of a project re-export to each other.
#include "project/modules/project_modules.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using paddle_ls::test::TemporaryFolder;

namespace {

struct ImportingProject {
  TemporaryFolder folder;
  modules::ProjectModules modules;

  // The names that a file at `name` with the text `source` imports: one `module name target` per
  // line, `module name < base: members` for a class that derives from one of torch, and
  // `module name -> tensor` or `tensors` for a function that returns these.
  std::string of(std::string_view name, std::string_view source) {
    const auto found = modules.of(folder.path() / name, source);
    std::string text;
    if (!found) return text;
    for (const auto& each : *found) {
      const rewrite::Meaning& meaning = each.meaning;
      text += each.module + " " + each.name + " " + meaning.target;
      if (!meaning.base.empty()) text += "< " + meaning.base + ":";
      for (const std::string& member : meaning.members) text += " " + member;
      if (meaning.gives == python::Kind::tensor) text += "-> tensor";
      if (meaning.gives == python::Kind::tensors) text += "-> tensors";
      text += "\n";
    }
    return text;
  }
};

}  // namespace

TEST_CASE("a name is followed to the file that imports it from torch") {
  ImportingProject project;
  project.folder.write("net/__init__.py", "from .layers import F, nn\n");
  project.folder.write("net/layers.py",
                       "import torch.nn as nn\nfrom torch.nn import functional as F\nother = 1\n");
  const char* const use = "from .layers import nn, other, missing\n";
  CHECK(project.of("net/model.py", use) == ".layers nn torch.nn\n");
  CHECK(project.of("net/model.py", "from . import F\n") == ". F torch.nn.functional\n");
  CHECK(project.of("net/model.py", "from net import F\n") == "net F torch.nn.functional\n");
  CHECK(project.of("net/deep/model.py", "from ..layers import nn\n") == "..layers nn torch.nn\n");
  CHECK(project.of("train.py", "from net import nn as n\n") == "net nn torch.nn\n");
  CHECK(project.of("tools/train.py", "from net.layers import nn\n") == "net.layers nn torch.nn\n");
}

TEST_CASE("absolute imports start at the root of the project, even if it is a package") {
  ImportingProject project;
  for (const char* name : {"clone/__init__.py", "clone/setup.py", "clone/net/__init__.py",
                           "clone/net/deep/__init__.py"}) {
    project.folder.write(name, "");
  }
  project.folder.write("clone/net/layers.py", "import torch.nn as nn\n");
  CHECK(project.of("clone/net/deep/model.py", "from net.layers import nn\n") ==
        "net.layers nn torch.nn\n");
  CHECK(project.of("clone/net/deep/model.py", "from clone.net.layers import nn\n") ==
        "clone.net.layers nn torch.nn\n");
}

TEST_CASE("a test in folders without `__init__.py` imports from the root of its project") {
  ImportingProject project;
  project.folder.write("clone/pyproject.toml", "");
  project.folder.write("clone/timm/__init__.py", "import torch.nn as nn\n");
  project.folder.write("other/__init__.py", "import torch.nn as nn\n");
  const char* const deep = "clone/timm/tests/data/small/test_it.py";
  CHECK(project.of(deep, "from timm import nn\n") == "timm nn torch.nn\n");
  CHECK(project.of(deep, "from other import nn\n").empty());
}

TEST_CASE("members of an imported module are followed as they are spelled") {
  ImportingProject project;
  project.folder.write("net/__init__.py", "");
  project.folder.write("net/layers.py", "import torch\nimport torch.nn as nn\n");
  CHECK(project.of("net/model.py", "from . import layers\nlayers.nn.Linear\n") ==
        "..layers nn torch.nn\n");
  CHECK(project.of("train.py", "from net import layers as l\nl.nn.Linear\n") ==
        "net.layers nn torch.nn\n");
  CHECK(project.of("train.py", "import net.layers\nnet.layers.torch.abs\n") ==
        "net.layers torch torch\n");
  CHECK(project.of("train.py", "import net.layers as l\nl.nn\n") == "net.layers nn torch.nn\n");
  CHECK(project.of("train.py", "import net.layers as l\nl.other\n").empty());
}

TEST_CASE("a star import binds the names in __all__, or those without a leading underscore") {
  ImportingProject project;
  project.folder.write("a.py", "import torch.nn as nn\nimport torch as _t\n");
  project.folder.write("b.py", "import torch.nn as nn\n__all__ = ['f']\n");
  project.folder.write("c.py", "from a import *\n");
  project.folder.write("d.py", "from torch import *\n");
  CHECK(project.of("x.py", "from a import *\nnn.Linear; _t.abs\n") == "a nn torch.nn\n");
  CHECK(project.of("x.py", "from b import *\nnn.Linear\n").empty());
  CHECK(project.of("x.py", "from c import *\nnn.Linear\n") == "c nn torch.nn\n");
  CHECK(project.of("x.py", "from c import nn\n") == "c nn torch.nn\n");
  CHECK(project.of("x.py", "from d import zeros\n") == "d zeros torch.zeros\n");
}

TEST_CASE("a name with several possible values is not known") {
  ImportingProject project;
  project.folder.write("assigned.py", "import torch.nn as nn\nnn = make()\n");
  project.folder.write("defined.py", "from torch import nn\ndef nn(): pass\n");
  project.folder.write("branches.py",
                       "if c:\n    import torch.nn as nn\nelse:\n    import mine as nn\n");
  project.folder.write("in_text.py", "'''\nimport torch.nn as nn\n'''\n");
  project.folder.write("guarded.py",
                       "try:\n    import torch.nn as nn\nexcept ImportError:\n    nn = None\n");
  for (const char* const name : {"assigned", "defined", "branches", "in_text", "missing"}) {
    CAPTURE(name);
    CHECK(project.of("x.py", std::string("from ") + name + " import nn\n").empty());
  }
  CHECK(project.of("x.py", "from guarded import nn\n") == "guarded nn torch.nn\n");
}

TEST_CASE("files that import each other do not loop") {
  ImportingProject project;
  project.folder.write("a.py", "from b import nn\nfrom a import nn\nfrom c import *\n");
  project.folder.write("b.py", "from a import nn\n");
  project.folder.write("c.py", "from c import *\nfrom a import *\n");
  CHECK(project.of("x.py", "from a import nn\nfrom c import *\nnn.Linear\n").empty());
}

TEST_CASE("the text of a closed document is not used by an analysis that ends later") {
  ImportingProject project;
  project.folder.write("layers.py", "import torch.nn as nn\n");
  const auto layers = project.folder.path() / "layers.py";
  const auto text = std::make_shared<const std::string>("x = 1\n");
  const char* const use = "from layers import nn\n";
  project.modules.set_text(layers, text);
  CHECK(project.of("x.py", use).empty());
  project.modules.close(layers);
  CHECK_FALSE(project.modules.set_text(layers, text, [] { return true; }));
  CHECK(project.modules.open_text(layers.generic_string()) == nullptr);
  project.modules.files_changed();
  CHECK(project.of("x.py", use) == "layers nn torch.nn\n");
}

TEST_CASE("the text of an open document counts, and its change notifies dependent files") {
  ImportingProject project;
  project.folder.write("layers.py", "import torch.nn as nn\n");
  const auto layers = project.folder.path() / "layers.py";
  const auto text = [](const char* source) { return std::make_shared<const std::string>(source); };
  const char* const use = "from layers import nn\n";
  CHECK_FALSE(project.modules.set_text(layers, text("x = 1\n")));
  CHECK(project.of("x.py", use).empty());
  CHECK(project.modules.set_text(layers, text("import torch.nn as nn\n")));
  CHECK(project.of("x.py", use) == "layers nn torch.nn\n");
  CHECK_FALSE(project.modules.set_text(layers, text("import torch.nn as nn\nx = 1\n")));
  CHECK(project.modules.set_text(layers, text("import torch.nn as nn\nnn = 1\n")));
  CHECK(project.of("x.py", use).empty());
  project.modules.close(layers);
  CHECK(project.modules.files_changed());
  CHECK(project.of("x.py", use) == "layers nn torch.nn\n");
}

TEST_CASE("a document that is closed and opened again has the text it was opened with") {
  ImportingProject project;
  project.folder.write("layers.py", "import torch.nn as nn\n");
  const auto layers = project.folder.path() / "layers.py";
  const char* const use = "from layers import nn\n";
  CHECK(project.of("x.py", use) == "layers nn torch.nn\n");
  project.modules.close(layers);
  CHECK(project.modules.set_text(layers, std::make_shared<const std::string>("x = 1\n")));
  CHECK_FALSE(project.modules.files_changed());
  CHECK(project.of("x.py", use).empty());
}

TEST_CASE("files that change on disk are read again") {
  ImportingProject project;
  CHECK(project.of("x.py", "from .layers import nn\n").empty());
  project.folder.write("layers.py", "import torch.nn as nn\n");
  CHECK(project.modules.files_changed());
  CHECK(project.of("x.py", "from .layers import nn\n") == ".layers nn torch.nn\n");
  CHECK_FALSE(project.modules.files_changed());
  project.folder.write("layers.py", "nn = 1\n");
  CHECK(project.modules.files_changed());
  CHECK(project.of("x.py", "from .layers import nn\n").empty());
}

TEST_CASE("a settled answer does not change") {
  ImportingProject project;
  project.folder.write("layers.py", "import torch.nn as nn\n");
  project.modules.settle(project.folder.path() / "x.py", "from layers import nn\n");
  project.folder.write("layers.py", "import paddle.nn as nn\n");
  CHECK(project.modules.files_changed());
  CHECK(project.of("x.py", "from layers import nn\n") == "layers nn torch.nn\n");
}

TEST_CASE("a package of the project may have the name of one that needs PyTorch") {
  ImportingProject project;
  project.folder.write("timm/__init__.py", "");
  project.folder.write("timm/models/net.py", "");
  project.folder.write("peft/readme.txt", "");
  const auto own = [&](std::string_view name, std::string_view source) {
    const auto found = project.modules.own_packages(project.folder.path() / name, source, nullptr);
    return found ? *found : std::vector<std::string>();
  };
  const char* const imports = "from timm.models import net\nimport peft, deepspeed\n";
  CHECK(own("timm/models/net.py", imports) == std::vector<std::string>{"timm"});
  CHECK(own("train.py", imports) == std::vector<std::string>{"timm"});
  CHECK(own("train.py", "import numpy\n").empty());
}

TEST_CASE("a class that implements `__torch_function__` is followed like a name of torch") {
  ImportingProject project;
  project.folder.write("net/__init__.py", "from .own import Lazy\n");
  project.folder.write(
      "net/own.py",
      "import torch\nclass Lazy:\n    def __torch_function__(cls):\n        pass\n"
      "class Mine(torch.Tensor):\n\n    def __torch_function__(cls):\n        pass\n"
      "class Plain(Lister):\n    pass\nclass Later(Lazy):\n    pass\n");
  project.folder.write("net/more.py",
                       "from .own import Mine\nclass Last(Mine, Other):\n    pass\n");
  const std::string object = " torch.Tensor.__torch_function__\n";
  const std::string tensor = " torch.Tensor.__torch_function__.tensor\n";
  CHECK(project.of("net/a.py", "from .own import Lazy, Plain\n") == ".own Lazy" + object);
  CHECK(project.of("a.py", "from net import Lazy\n") == "net Lazy" + object);
  CHECK(project.of("a.py", "from net.own import Later\n") == "net.own Later" + object);
  CHECK(project.of("a.py", "from net.more import Last\n") == "net.more Last" + tensor);
  CHECK(project.of("a.py", "from net import own\nown.Mine()\n") == "net.own Mine" + tensor);
  CHECK(project.of("a.py", "from net.own import *\nLazy()\n") == "net.own Lazy" + object);
}

TEST_CASE("a class that derives from a layer of torch is followed through the files between") {
  ImportingProject project;
  project.folder.write("net/__init__.py", "from .base import Block as Part\nfrom . import base\n");
  project.folder.write("net/mixins.py", "class Sized:\n    def size(self): pass\n");
  project.folder.write("net/base.py",
                       "import torch.nn as nn\nfrom .mixins import Sized\n"
                       "class Block(Sized, nn.Module):\n"
                       "    shape = (1, 2)\n"
                       "    def __init__(self):\n        self.data: int = 3\n"
                       "        self.training == 1\n        self.own = 2\n"
                       "    def parameters(self):\n        return self.grad\n"
                       "class Plain(Sized):\n    pass\n");
  project.folder.write("net/more.py",
                       "from net import Part\nimport net.base\nimport net.base as b\n"
                       "class Last(Part):\n    def eval(self): pass\n"
                       "class Dotted(net.base.Block): pass\nclass Short(b.Block): pass\n");
  const std::string own = " < torch.nn.Module: __init__ data parameters shape size\n";
  const auto block = [&](const char* name) { return std::string(name) + own; };
  CHECK(project.of("net/a.py", "from .base import Block, Plain\n") == block(".base Block"));
  CHECK(project.of("a.py", "from net import Part\n") == block("net Part"));
  CHECK(project.of("a.py", "from net.base import *\nBlock()\n") == block("net.base Block"));
  CHECK(project.of("a.py", "from net.more import Last\n") ==
        "net.more Last < torch.nn.Module: __init__ data eval parameters shape size\n");
  CHECK(project.of("a.py", "from net.more import Dotted, Short\n") ==
        block("net.more Dotted") + block("net.more Short"));
}

TEST_CASE("a class that may be another one, or whose bases lead in a circle, is not known") {
  ImportingProject project;
  project.folder.write("a.py",
                       "from torch import nn\nfrom b import B\nclass A(B): pass\n"
                       "class Twice(nn.Module): pass\nclass Twice(list): pass\n");
  project.folder.write("b.py", "from a import A\nclass B(A): pass\n");
  CHECK(project.of("c.py", "from a import A, Twice\nfrom b import B\n").empty());
}

TEST_CASE("functions with annotated results are known in other files") {
  ImportingProject project;
  project.folder.write(
      "net.py",
      "import torch\nfrom typing import Tuple\nfrom torch import Tensor\n"
      "def one(x, y=(1, 2)) -> Tensor: pass\n"
      "def many(\n    x: int,\n) -> Tuple[torch.Tensor, \"torch.Tensor\"]:\n    pass\n"
      "@torch.no_grad()\ndef kept() -> \"Tensor\": pass\n"
      "@register\ndef decorated() -> Tensor: pass\n"
      "def mixed() -> Tuple[Tensor, int]: pass\n"
      "def number() -> int: pass\ndef plain(): pass\n"
      "def twice() -> Tensor: pass\ndef twice() -> Tensor: pass\n"
      "class A:\n    def method(self) -> Tensor: pass\n");
  CHECK(project.of("a.py", "from net import one, many, kept\n") ==
        "net one -> tensor\nnet many -> tensors\nnet kept -> tensor\n");
  CHECK(project.of("a.py", "import net\nnet.one(1)\n") == "net one -> tensor\n");
  CHECK(project.of("a.py", "from net import *\none(1)\n") == "net one -> tensor\n");
  CHECK(project.of("a.py", "from net import decorated, mixed, number, plain, twice, method\n")
            .empty());
}

TEST_CASE("an editor hears of new members of a class that others derive from") {
  ImportingProject project;
  const auto set = [&](const char* text) {
    return project.modules.set_text(project.folder.path() / "base.py",
                                    std::make_shared<const std::string>(text));
  };
  const std::string start = "import torch\nclass Base(torch.nn.Module):\n    def run(self): pass\n";
  const char* const use = "from base import Base\n";
  project.folder.write("base.py", start);
  set(start.c_str());
  CHECK(project.of("use.py", use) == "base Base < torch.nn.Module:\n");
  CHECK_FALSE(set((start + "    def own(self): pass\n").c_str()));
  CHECK(set((start + "    def train(self): pass\n").c_str()));
  CHECK(project.of("use.py", use) == "base Base < torch.nn.Module: train\n");
  CHECK(set("class Base: pass\n"));
  CHECK(project.of("use.py", use).empty());
}

TEST_CASE("an editor session knows which names other files import from a module") {
  ImportingProject project;
  const auto path = [&](const char* name) { return project.folder.path() / name; };
  project.folder.write("layers.py", "import torch\nimport torch.nn as nn\n");
  project.folder.write("use.py", "from layers import nn\n");
  CHECK(project.modules.wanted_of(path("layers.py")) == nullptr);
  CHECK(project.modules.note(path("use.py")));
  REQUIRE(project.modules.wanted_of(path("layers.py")));
  CHECK(*project.modules.wanted_of(path("layers.py")) == std::vector<std::string>{"nn"});

  // Unsaved text counts, and deleted text does not.
  const auto typed = std::make_shared<const std::string>("import layers\nlayers.torch.abs\n");
  project.modules.set_text(path("use.py"), std::make_shared<const std::string>("x\n"));
  CHECK(project.modules.set_text(path("use.py"), typed));
  CHECK(*project.modules.wanted_of(path("layers.py")) == std::vector<std::string>{"torch"});
  project.modules.close(path("use.py"));
  std::filesystem::remove(path("use.py"));
  CHECK(project.modules.note(path("use.py")));
  CHECK(project.modules.wanted_of(path("layers.py")) == nullptr);
}

TEST_CASE("a file that was saved and closed counts at once, and still notifies others") {
  ImportingProject project;
  const auto path = [&](const char* name) { return project.folder.path() / name; };
  project.folder.write("layers.py", "import torch\nimport torch.nn as nn\n");
  project.folder.write("use.py", "from layers import nn\n");
  project.modules.note(path("use.py"));
  project.modules.set_text(path("use.py"),
                           std::make_shared<const std::string>("from layers import nn\n"));
  // No query came between the edit and the save.
  project.folder.write("use.py", "import layers\n");
  project.modules.close(path("use.py"));
  CHECK(project.modules.wanted_of(path("layers.py")) == nullptr);
  CHECK(project.modules.note(path("use.py")));
  CHECK_FALSE(project.modules.note(path("use.py")));
}

TEST_CASE("a text with the same imports as before notifies no one") {
  ImportingProject project;
  const auto path = project.folder.path() / "a.py";
  const auto set = [&](const char* text) {
    return project.modules.set_text(path, std::make_shared<const std::string>(text));
  };
  project.folder.write("b.py", "");
  CHECK_FALSE(set("import b\n"));
  CHECK_FALSE(set("import b\nx = 1\n"));
  CHECK(set("from b import y\nx = 1\n"));
}

TEST_CASE("a helper module serves the files that an editor has open") {
  ImportingProject project;
  const auto path = [&](const char* name) { return project.folder.path() / name; };
  project.folder.write("net/__init__.py", "from . import a, b\n");
  project.folder.write("net/a.py", "import torch\n");
  project.folder.write("net/b.py", "import torch\n");
  for (const char* name : {"net/__init__.py", "net/a.py", "net/b.py"}) {
    project.modules.note(path(name));
  }
  const auto place = project.modules.helper_place_of(path("net/a.py"));
  REQUIRE(place);
  CHECK(place->module == path("net/paddle_helpers.py"));
  CHECK(place->import_name == ".paddle_helpers");
  CHECK_FALSE(project.modules.helper_place_of(path("other.py")));
}

TEST_CASE("a helper module is never in a folder that is called as the library") {
  ImportingProject project;
  const auto path = [&](const char* name) { return project.folder.path() / name; };
  project.folder.write("net/__init__.py", "");
  project.folder.write("net/torch/__init__.py", "");
  project.folder.write("net/part/loose/a.py", "import torch\n");
  for (const char* name : {"net/__init__.py", "net/torch/__init__.py", "net/part/loose/a.py"}) {
    project.modules.note(path(name));
  }
  const auto place = project.modules.helper_place_of(path("net/part/loose/a.py"));
  const bool is_of_torch = place && place->import_name.starts_with("torch");
  CHECK_FALSE(is_of_torch);
}
