// The facts about the folders of a workspace in an editor session.
#include "project/modules/folder_look.hpp"

#include <thread>

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using modules::FolderLook;
using paddle_ls::test::TemporaryFolder;

namespace {

struct Workspace {
  TemporaryFolder folder;
  modules::ProjectModules modules;
  FolderLook look{modules};

  std::filesystem::path path(const char* name) const { return folder.path() / name; }
  std::string wanted_of(const char* name) {
    const auto wanted = modules.wanted_of(path(name));
    std::string names;
    if (!wanted) return names;
    for (const std::string& each : *wanted) names += each + " ";
    return names;
  }
};

syntax::Stop at_once() {
  return [] { return true; };
}

}  // namespace

TEST_CASE("modules and notebooks of the folders are read, and excluded ones are not") {
  Workspace workspace;
  workspace.folder.write("layers.py", "import torch\nimport torch.nn as nn\n");
  workspace.folder.write("pkg/use.py", "from layers import torch\n");
  workspace.folder.write("n.ipynb", R"({"cells": [{"cell_type": "code", "source": )"
                                    R"(["from layers import nn"]}], "nbformat": 4})");
  workspace.look.run({{workspace.folder.path(), {"n.ipynb", "pkg/"}}}, {});
  CHECK(workspace.wanted_of("layers.py").empty());
  workspace.look.run({{workspace.folder.path(), {"pkg/"}}}, {});
  CHECK(workspace.wanted_of("layers.py") == "nn ");
}

TEST_CASE("a caller waits for an expected scan, and for no other one") {
  Workspace workspace;
  CHECK(workspace.look.wait(at_once()));
  workspace.look.expect();
  CHECK_FALSE(workspace.look.wait(at_once()));
  std::thread looking([&] { CHECK(workspace.look.run({}, {})); });  // a scan is already running
  CHECK(workspace.look.wait({}));
  looking.join();
  CHECK_FALSE(workspace.look.run({}, {}));
}

TEST_CASE("a new file may be one that others import") {
  Workspace workspace;
  workspace.folder.write("use.py", "from layers import nn\n");
  workspace.look.run({{workspace.folder.path(), {}}}, {});
  workspace.folder.write("layers.py", "import torch.nn as nn\n");
  workspace.modules.files_changed();
  CHECK(workspace.look.files_changed({workspace.path("layers.py").string()}));
  CHECK(workspace.wanted_of("layers.py") == "nn ");
  workspace.folder.write("use.py", "from layers import nn\nx = 1\n");
  CHECK_FALSE(workspace.look.files_changed({workspace.path("use.py").string()}));
}
