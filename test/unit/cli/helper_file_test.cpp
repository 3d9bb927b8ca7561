#include "server/cli/convert/helper_file.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using cli::HelperFile;

TEST_CASE("the module is written with what files need, and a second time it stays as it is") {
  const test::TemporaryFolder folder;
  const auto path = folder.path() / "net" / "helpers.py";
  HelperFile helpers(path, std::make_shared<cli::Project>());
  const std::vector<std::string> names = {"assert_that"};
  helpers.need(names);
  helpers.need(names);
  CHECK(helpers.diff(cli::Colour{})->starts_with("--- /dev/null\n+++ "));
  REQUIRE(helpers.write(path));
  const std::string module = folder.read("net/helpers.py");
  CHECK(module.find("def assert_that(condition, message):\n") != std::string::npos);
  REQUIRE(helpers.write(path));
  CHECK(folder.read("net/helpers.py") == module);
  CHECK(helpers.diff(cli::Colour{})->empty());
}
