#include "project/files/git.hpp"

#include <cstdlib>

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;

namespace {

std::set<std::filesystem::path> below(const test::TemporaryFolder& folder,
                                      std::initializer_list<std::string_view> names) {
  std::set<std::filesystem::path> paths;
  for (const std::string_view name : names) paths.insert(folder.path() / name);
  return paths;
}

}  // namespace

TEST_CASE("files that git could give back are those it has as they are") {
  const test::TemporaryFolder folder;
  folder.write("package/same.py", "x = 1\n");
  folder.write("package/changed.py", "x = 1\n");
  folder.write("package/inner/\"quoted\" name.py", "");
  folder.write("other/new.py", "x = 1\n");
  folder.write(".gitignore", "ignored.py\n");
  const std::string git = "git -C '" + folder.path().string() + "' -c user.name=t -c user.email=t ";
  if (std::system((git + "init -q").c_str()) != 0) {
    MESSAGE("skipped: there is no git on this machine");
    return;
  }
  REQUIRE(std::system((git + "add package && " + git + "commit -qm first").c_str()) == 0);
  folder.write("package/changed.py", "x = 2\n");
  folder.write("package/ignored.py", "x = 1\n");
  folder.write("package/staged.py", "x = 1\n");
  REQUIRE(std::system((git + "add package/staged.py").c_str()) == 0);

  const auto expected = below(folder, {"package/same.py", "package/inner/\"quoted\" name.py"});
  CHECK(committed_files(folder.path()) == expected);
  CHECK(committed_files(folder.path() / "package") == expected);
  CHECK(committed_files(folder.path() / "package/same.py") == below(folder, {"package/same.py"}));
  CHECK(committed_files(folder.path() / "other") == below(folder, {}));
}

TEST_CASE("outside of a repository git can give back nothing") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "");
  CHECK_FALSE(committed_files(folder.path()));
}
