// Files that are converted together.
#include "project/conversion/project_tree.hpp"

#include <map>

#include <doctest/doctest.h>

#include "project/conversion/needed_helpers.hpp"
#include "test/unit/conversion/in_project.hpp"

using namespace paddle_ls;
using namespace paddle_ls::project;

namespace {

struct Converted {
  std::map<std::string, std::string> texts;  // by name
  std::vector<std::string> put_off;          // names, in the order in which they were deferred
  std::vector<std::string> helper_modules;   // names
};

// Converts the files like every caller of a tree.
Converted convert(const std::map<std::string, std::string>& files, const Wish& wish,
                  HelpersIn helpers_in = HelpersIn::module) {
  const test::TestProject project;
  std::map<std::string, SourceText> sources;
  for (const auto& [name, text] : files) sources.emplace(name, project.file(name, text));
  ProjectTree tree({wish, helpers_in}, std::make_shared<modules::Environments>());
  for (const auto& [name, source] : sources) tree.note(source);
  tree.end_noting();
  Converted result;
  NeededHelpers helpers;
  const auto work_on = [&](const std::string& name) {
    const auto file = tree.analyse(sources.at(name), test::configuration());
    REQUIRE(file);
    const FileConversion made = tree.convert(*file);
    tree.has_become(file->uses, made);
    helpers.add(file->uses, made);
    result.texts[name] = test::converted_text(file->uses, made);
  };
  if (tree.holds_back()) {
    for (const auto& [name, source] : sources) {
      if (tree.stands_alone(source.path)) continue;
      tree.add_uses(tree.analyse(source, test::configuration())->uses);
    }
    tree.end_adding();
  }
  for (const auto& [name, source] : sources) {
    if (!tree.is_put_off(source)) {
      work_on(name);
    } else {
      tree.put_off(source.path);
    }
  }
  while (const auto path = tree.next_put_off()) {
    const std::string name = std::filesystem::path(*path).lexically_relative(project.folder.path());
    result.put_off.push_back(name);
    work_on(name);
  }
  for (const auto& [path, module] : helpers.modules()) {
    result.helper_modules.push_back(path.lexically_relative(project.folder.path()));
  }
  return result;
}

}  // namespace

TEST_CASE("a module keeps an import as long as another file needs it") {
  const std::map<std::string, std::string> files = {
      {"pkg/__init__.py", ""},
      {"pkg/layers.py",
       "import torch\nimport torch.nn as nn\n\n\ndef norm(x):\n"
       "    return torch.sum(x, dim=1)\n"},
      {"pkg/model.py",
       "from .layers import nn, norm\n\n\nclass Net(nn.Module):\n"
       "    def __init__(self):\n        super().__init__()\n"
       "        self.fc = nn.LazyLinear(4)\n\n"
       "    def forward(self, x):\n        return norm(self.fc(x))\n"}};
  for (const Wish& wish : {Wish(), test::all_fixes()}) {
    const Converted made = convert(files, wish);
    CHECK(made.put_off == std::vector<std::string>{"pkg/layers.py"});
    CHECK(made.texts.at("pkg/layers.py").find("import torch.nn as nn\n") != std::string::npos);
  }
}

TEST_CASE("a module removes an import when its users are converted") {
  const Converted made =
      convert({{"layers.py", "import torch\nhalf = 0.5\n"},
               {"use.py", "from layers import half, torch\ny = torch.abs(torch.ones(2)) * half\n"}},
              {});
  CHECK(made.texts.at("layers.py") == "half = 0.5\n");
  CHECK(made.texts.at("use.py").find("torch") == std::string::npos);
}

TEST_CASE("the imports of a notebook count like those of a module") {
  const Converted made =
      convert({{"layers.py", "import torch.nn as nn\nwidth = nn.Identity()\n"},
               {"n.ipynb",
                R"json({"cells": [{"cell_type": "code", "source": [)json"
                R"json("from layers import nn\n", "l = nn.LazyLinear(2)"]}], "nbformat": 4})json"}},
              test::all_fixes());
  CHECK(made.texts.at("layers.py").find("import torch.nn as nn\n") != std::string::npos);
}

TEST_CASE("a module that begins with a byte order mark re-exports its imports") {
  const Converted made = convert({{"base.py",
                                   "\xEF\xBB\xBF"
                                   "import torch\n"},
                                  {"use.py", "from base import torch\ny = torch.abs(x)\n"}},
                                 test::all_fixes());
  CHECK(made.texts.at("use.py") == "import paddle\ny = paddle.abs(x)\n");
}

TEST_CASE("uses are held back by those of other files that they work with") {
  const std::map<std::string, std::string> files = {
      {"data.py", "import torch\n\n\ndef load():\n    return torch.ones(2)\n"},
      {"train.py", "import torch\nfrom data import load\nz = torch.no_such(load())\n"}};
  CHECK(convert(files, {}).texts == files);
  CHECK(convert(files, test::all_fixes()).texts.at("data.py").find("torch") == std::string::npos);
}

TEST_CASE("one module serves the files of a package, and a single file has none") {
  const std::string source =
      "import torch\n\n\ndef make():\n    return torch.nn.Embedding(2, 3, padding_idx=0)\n";
  const std::map<std::string, std::string> package = {
      {"net/__init__.py", "from .a import make\nfrom .b import make as other\n"},
      {"net/a.py", source},
      {"net/b.py", source}};
  const Converted made = convert(package, test::all_fixes());
  CHECK(made.helper_modules == std::vector<std::string>{"net/paddle_helpers.py"});
  CHECK(made.texts.at("net/a.py").find("class Embedding") == std::string::npos);
  CHECK(convert(package, test::all_fixes(), HelpersIn::file).helper_modules.empty());
  CHECK(convert({{"a.py", source}}, test::all_fixes()).helper_modules.empty());
}
