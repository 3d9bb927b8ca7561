#include "server/files/git.hpp"

#include <cstdlib>

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;

TEST_CASE("Python files that git could not give back are named") {
  const test::TemporaryFolder folder;
  folder.write("package/same.py", "x = 1\n");
  folder.write("package/changed.py", "x = 1\n");
  folder.write("other/new.py", "x = 1\n");
  const std::string git = "git -C '" + folder.path().string() + "' -c user.name=t -c user.email=t ";
  if (std::system((git + "init -q").c_str()) != 0) {
    MESSAGE("skipped: there is no git on this machine");
    return;
  }
  REQUIRE(std::system((git + "add package && " + git + "commit -qm first").c_str()) == 0);
  CHECK(uncommitted_files(folder.path() / "package").empty());

  folder.write("package/changed.py", "x = 2\n");
  folder.write("package/inner/new \"quoted\".py", "");
  folder.write("package/notes.txt", "");
  CHECK(uncommitted_files(folder.path() / "package") ==
        std::vector<std::string>{"package/changed.py", "package/inner/new \"quoted\".py"});
  CHECK(uncommitted_files(folder.path() / "package" / "same.py").empty());
  CHECK(uncommitted_files(folder.path()).size() == 3);
}

TEST_CASE("outside of a repository there is nothing to lose") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "");
  CHECK(uncommitted_files(folder.path()).empty());
}
