// The settings and rules that apply to a folder.
#include "project/configuration/configuration_files.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using paddle_ls::project::ConfigurationFiles;
using paddle_ls::test::TemporaryFolder;

namespace {

settings::Layer profile(rewrite::Profile profile) {
  return {{settings::find_field("profile"), settings::TargetProfile(profile)}};
}

}  // namespace

TEST_CASE("the nearest settings file counts, and a layer above it takes precedence") {
  const TemporaryFolder folder;
  folder.write(".paddle-ls.json", R"({"profile": "3.0"})");
  folder.write("inner/.paddle-ls.json", R"({"profile": "3.1"})");
  ConfigurationFiles files;
  const auto release = [&](const char* name, std::vector<settings::Layer> above = {}) {
    return files.of(folder.path() / name, folder.path(), above).settings->target_release();
  };
  CHECK(release("src") == rewrite::Profile::v3_0);
  CHECK(release("inner") == rewrite::Profile::v3_1);
  CHECK(release("inner", {profile(rewrite::Profile::v2_6)}) == rewrite::Profile::v2_6);
}

TEST_CASE("a list of packages counts if no setting names a release") {
  const TemporaryFolder folder;
  folder.write("requirements.txt", "paddlepaddle>=3.1,<3.2\n");
  ConfigurationFiles files;
  CHECK(files.of(folder.path(), folder.path(), {}).settings->target_release() ==
        rewrite::Profile::v3_1);
  const std::vector<settings::Layer> above{profile(rewrite::Profile::v3_3)};
  CHECK(files.of(folder.path(), folder.path(), above).settings->target_release() ==
        rewrite::Profile::v3_3);
}

TEST_CASE("errors in a file are reported with their place, and every file is read once") {
  const TemporaryFolder folder;
  folder.write(".paddle-ls.json",
               "{\n  \"no_such_setting\": 1, \"rules\": {\"files\": [\"r.json\"]}}");
  folder.write("r.json", "{");
  ConfigurationFiles files;
  const auto first = files.of(folder.path(), folder.path(), {});
  REQUIRE(first.complaints.size() == 2);
  CHECK(first.complaints[0].where.find(".paddle-ls.json:2:3") != std::string::npos);
  CHECK(first.complaints[1].where.find("r.json") != std::string::npos);
  CHECK(files.take_read_files().size() == 1);
  CHECK(files.take_rule_complaints().size() == 1);
  const auto second = files.of(folder.path() / "src", folder.path(), {});
  CHECK(second.complaints.size() == 2);
  CHECK(second.rules == first.rules);
  CHECK(files.take_read_files().empty());
}

TEST_CASE("a missing rule file is an error of the settings that name it") {
  const TemporaryFolder folder;
  folder.write(".paddle-ls.json", R"({"rules": {"files": ["none.json"]}})");
  ConfigurationFiles files;
  const auto configuration = files.of(folder.path(), folder.path(), {});
  REQUIRE(configuration.complaints.size() == 1);
  CHECK(configuration.complaints[0].where.ends_with(".paddle-ls.json:1:22"));
  CHECK(files.take_rule_complaints().empty());
}
