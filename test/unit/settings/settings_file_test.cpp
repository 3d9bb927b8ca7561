#include "project/settings/settings_file.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::settings;
namespace fs = std::filesystem;

TEST_CASE("the nearest settings file up to the root applies to a folder") {
  const test::TemporaryFolder folder;
  folder.write("project/.paddle-ls.json", "{}");
  folder.write("project/inner/.paddle-ls.json", "{}");
  folder.write("project/inner/deep/model.py", "");
  const fs::path project = folder.path() / "project";
  CHECK(find_settings_file(project / "inner" / "deep", project) ==
        project / "inner" / ".paddle-ls.json");
  CHECK(find_settings_file(project / "other" / "missing", project) == project / ".paddle-ls.json");
  CHECK(find_settings_file(project / "inner" / "deep", project / "inner" / "deep") == std::nullopt);
}

TEST_CASE("relative rule files of a settings file start at its folder") {
  const test::TemporaryFolder folder;
  folder.write("a/.paddle-ls.json", R"({"rules": {"files": ["rules.json"]}})");
  folder.write("a/rules.json", "{}");
  const SettingsFile file = load_settings_file(folder.path() / "a" / ".paddle-ls.json");
  CHECK(file.read.problems.empty());
  CHECK(merged(std::array{file.read.layer}).rules_files ==
        Strings{(folder.path() / "a" / "rules.json").generic_string()});
}

TEST_CASE("a settings file that cannot be read is a problem and no settings") {
  const test::TemporaryFolder folder;
  const SettingsFile missing = load_settings_file(folder.path() / "none.json");
  REQUIRE(missing.read.problems.size() == 1);
  CHECK(missing.read.problems[0].message == "No such file or directory");
  CHECK(load_settings_file(folder.path()).read.problems.size() == 1);

  folder.write("large.json", std::string((1U << 20U) + 1, ' '));
  CHECK(load_settings_file(folder.path() / "large.json")
            .read.problems.at(0)
            .message.ends_with("it is larger than 1048576 bytes"));
}
