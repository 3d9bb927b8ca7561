#include <algorithm>
#include <cstdlib>

#include <doctest/doctest.h>

#include "project/files/git.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;
namespace fs = std::filesystem;

namespace {

// Whether `git` succeeded in `folder`.
bool git(const fs::path& folder, const std::string& words) {
  const std::string command = "git -C '" + folder.string() +
                              "' -c user.name=t -c user.email=t -c init.defaultBranch=main " +
                              words + " >/dev/null 2>&1";
  return std::system(command.c_str()) == 0;
}

bool make_repository(const fs::path& folder) {
  const bool is_made = git(folder, "init");
  if (!is_made) MESSAGE("skipped: there is no git on this machine");
  return is_made;
}

std::vector<fs::path> below(const test::TemporaryFolder& folder,
                            std::initializer_list<std::string_view> names) {
  std::vector<fs::path> paths;
  for (const std::string_view name : names) paths.push_back(folder.path() / name);
  return paths;
}

std::vector<fs::path> changed(const test::TemporaryFolder& folder,
                              std::initializer_list<std::string_view> names) {
  auto found = not_committed(below(folder, names));
  REQUIRE(found);
  CHECK(found->filtered.empty());
  std::ranges::sort(found->changed);
  return found->changed;
}

}  // namespace

TEST_CASE("files are recoverable if the last commit has their bytes") {
  const test::TemporaryFolder folder;
  folder.write("package/same.py", "x = 1\n");
  folder.write("package/changed.py", "x = 1\n");
  folder.write("package/inner/\"quoted\"\nname.py", "");
  folder.write("-option.py", "x = 1\n");
  folder.write(".gitignore", "ignored.py\n");
  if (!make_repository(folder.path())) return;
  REQUIRE(git(folder.path(), "add package ./-option.py"));
  REQUIRE(git(folder.path(), "commit -m first"));
  folder.write("package/changed.py", "x = 2\n");
  folder.write("package/ignored.py", "x = 1\n");
  folder.write("package/staged.py", "x = 3\n");
  folder.write("new.py", "x = 1\n");
  REQUIRE(git(folder.path(), "add package/staged.py"));

  CHECK(changed(folder, {"package/same.py", "package/inner/\"quoted\"\nname.py", "-option.py"}) ==
        below(folder, {}));
  CHECK(changed(folder, {"package/same.py", "package/changed.py", "package/ignored.py",
                         "package/staged.py", "new.py", "missing.py"}) ==
        below(folder, {"new.py", "package/changed.py", "package/ignored.py", "package/staged.py"}));
}

TEST_CASE("edits that the index hides are detected") {
  for (const std::string flag : {"--assume-unchanged", "--skip-worktree"}) {
    CAPTURE(flag);
    const test::TemporaryFolder folder;
    folder.write("a.py", "x = 1\n");
    if (!make_repository(folder.path())) return;
    REQUIRE(git(folder.path(), "add ."));
    REQUIRE(git(folder.path(), "commit -m first"));
    REQUIRE(git(folder.path(), "update-index " + flag + " a.py"));
    CHECK(changed(folder, {"a.py"}) == below(folder, {}));
    folder.write("a.py", "x = 2\n");
    CHECK(changed(folder, {"a.py"}) == below(folder, {"a.py"}));
  }
}

TEST_CASE("nothing is recoverable before the first commit") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "x = 1\n");
  if (!make_repository(folder.path())) return;
  CHECK(changed(folder, {"a.py"}) == below(folder, {"a.py"}));
}

TEST_CASE("line ends that git converts are not a change") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "x = 1\n");
  if (!make_repository(folder.path())) return;
  REQUIRE(git(folder.path(), "add ."));
  REQUIRE(git(folder.path(), "commit -m first"));
  folder.write("a.py", "x = 1\r\n");
  CHECK(changed(folder, {"a.py"}) == below(folder, {"a.py"}));
  REQUIRE(git(folder.path(), "config core.autocrlf true"));
  CHECK(changed(folder, {"a.py"}) == below(folder, {}));
  folder.write("a.py", "x = 2\r\n");
  CHECK(changed(folder, {"a.py"}) == below(folder, {"a.py"}));
}

TEST_CASE("with a filter only bytes that equal the commit are recoverable") {
  for (const std::string name : {"evil", "unspecified", "unset", "set"}) {
    CAPTURE(name);
    const test::TemporaryFolder folder;
    folder.write("a.py", "x = 1\n");
    folder.write("b.py", "x = 1\n");
    if (!make_repository(folder.path())) return;
    REQUIRE(git(folder.path(), "add ."));
    REQUIRE(git(folder.path(), "commit -m first"));
    folder.write(".gitattributes", "[attr]more filter=" + name + "\n*.py more\n");
    const fs::path marker = folder.path() / "ran";
    REQUIRE(git(folder.path(),
                "config filter." + name + ".clean \"touch '" + marker.string() + "'; cat\""));
    folder.write("b.py", "x = 2\n");
    const auto found = not_committed(below(folder, {"a.py", "b.py"}));
    REQUIRE(found);
    CHECK(found->changed.empty());
    CHECK(found->filtered == below(folder, {"b.py"}));
    CHECK_FALSE(fs::exists(marker));
  }
}

TEST_CASE("the repository that a file belongs to is the innermost one") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "x = 1\n");
  folder.write("inner/b.py", "x = 1\n");
  if (!make_repository(folder.path()) || !make_repository(folder.path() / "inner")) return;
  REQUIRE(git(folder.path() / "inner", "add ."));
  REQUIRE(git(folder.path() / "inner", "commit -m first"));
  CHECK(changed(folder, {"a.py", "inner/b.py"}) == below(folder, {"a.py"}));
}

TEST_CASE("errors of git about a repository are passed on") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "x = 1\n");
  if (!make_repository(folder.path())) return;
  folder.write(".git/index", "no index");
  const auto found = not_committed(below(folder, {"a.py"}));
  REQUIRE_FALSE(found);
  CHECK(found.error().message.starts_with("fatal: "));
  CHECK(found.error().message.find("index file") != std::string::npos);
}

TEST_CASE("a work tree in another folder is reported") {
  const test::TemporaryFolder folder;
  const test::TemporaryFolder other;
  folder.write("a.py", "x = 1\n");
  if (!make_repository(folder.path())) return;
  REQUIRE(git(folder.path(), "config core.worktree '" + other.path().string() + "'"));
  const auto found = not_committed(below(folder, {"a.py"}));
  REQUIRE_FALSE(found);
  CHECK(found.error().message.find("work tree") != std::string::npos);
}

TEST_CASE("nothing is recoverable outside a repository") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "");
  CHECK_FALSE(is_in_repository(folder.path() / "a.py"));
  CHECK(changed(folder, {"a.py"}) == below(folder, {"a.py"}));
}
