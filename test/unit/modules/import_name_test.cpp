#include "project/modules/import_name.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;

TEST_CASE("a file in a package imports relatively inside it, otherwise by the full name") {
  const test::TemporaryFolder folder;
  for (const char* name : {"src/net/__init__.py", "src/net/deep/__init__.py",
                           "src/net/tools/__init__.py", "src/other/__init__.py"}) {
    folder.write(name, "");
  }
  const auto from = [&](const char* module, const char* file) {
    return modules::import_name(folder.path() / module, folder.path() / file);
  };
  CHECK(from("src/net/helpers.py", "src/net/model.py") == ".helpers");
  CHECK(from("src/net/helpers.py", "src/net/deep/block.py") == "..helpers");
  CHECK(from("src/net/tools/helpers.py", "src/net/model.py") == ".tools.helpers");
  CHECK(from("src/net/tools/helpers.py", "src/net/deep/block.py") == "..tools.helpers");
  CHECK(from("src/net/helpers.py", "src/other/model.py") == "net.helpers");
  CHECK(from("src/net/helpers.py", "src/run.py") == "net.helpers");
  CHECK(from("src/net/helpers.py", "train.py") == "net.helpers");
  CHECK(from("src/helpers.py", "src/run.py") == "helpers");
  CHECK(from("src/helpers.py", "src/net/deep/block.py") == "helpers");
  CHECK(from("src/net/helpers.py", "src/net/helpers.py").empty());
}

TEST_CASE("the root of a project is not a package, even with an __init__.py") {
  for (const char* root_file : {"pyproject.toml", "setup.py", "setup.cfg"}) {
    CAPTURE(root_file);
    const test::TemporaryFolder folder;
    for (const char* name : {"clone/__init__.py", "clone/net/__init__.py"}) {
      folder.write(name, "");
    }
    const auto from = [&] {
      return modules::import_name(folder.path() / "clone/net/helpers.py",
                                  folder.path() / "clone/tools/train.py");
    };
    CHECK(from() == "clone.net.helpers");
    folder.write("clone/" + std::string(root_file), "");
    CHECK(from() == "net.helpers");
  }
}
