#include "server/cli/helper_file.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using cli::HelperFile;

TEST_CASE("helpers are imported relatively inside of a package, else by their whole name") {
  const test::TemporaryFolder folder;
  for (const char* name : {"src/net/__init__.py", "src/net/deep/__init__.py",
                           "src/net/tools/__init__.py", "src/other/__init__.py"}) {
    folder.write(name, "");
  }
  const auto from = [&](const char* module, const char* file) {
    return HelperFile(folder.path() / module).import_from(folder.path() / file);
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

TEST_CASE("the module is written with what files need, and a second time it stays as it is") {
  const test::TemporaryFolder folder;
  const auto project = std::make_shared<cli::Project>();
  HelperFile helpers(folder.path() / "net" / "helpers.py");
  CHECK_FALSE(helpers.is_needed());
  const std::vector<std::string> names = {"assert_that"};
  helpers.need(names, project);
  helpers.need(names, project);
  CHECK(helpers.is_needed());
  CHECK(helpers.diff(cli::Colour{})->starts_with("--- /dev/null\n+++ "));
  REQUIRE(helpers.write(helpers.path(), folder.path()));
  const std::string module = folder.read("net/helpers.py");
  CHECK(module.find("def assert_that(condition, message):\n") != std::string::npos);
  REQUIRE(helpers.write(helpers.path(), folder.path()));
  CHECK(folder.read("net/helpers.py") == module);
  CHECK(helpers.diff(cli::Colour{})->empty());
}
