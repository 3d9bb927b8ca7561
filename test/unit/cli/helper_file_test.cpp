#include "server/cli/convert/helper_file.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using cli::HelperFile;

TEST_CASE(
    "the module is written with the helpers that files need, and a second run does not "
    "change it") {
  const test::TemporaryFolder folder;
  const auto path = folder.path() / "net" / "helpers.py";
  const project::HelperModule module{
      {std::make_shared<const settings::Settings>(), std::make_shared<const rewrite::RuleSet>()},
      {"assert_that"}};
  const HelperFile helpers(path, module);
  CHECK(helpers.diff(cli::Colour{})->starts_with("--- /dev/null\n+++ "));
  REQUIRE(helpers.write(path));
  const std::string text = folder.read("net/helpers.py");
  CHECK(text.find("def assert_that(condition, message):\n") != std::string::npos);
  REQUIRE(helpers.write(path));
  CHECK(folder.read("net/helpers.py") == text);
  CHECK(helpers.diff(cli::Colour{})->empty());
}
