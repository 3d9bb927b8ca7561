#include "engine/files/write_atomically.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;
namespace fs = std::filesystem;

TEST_CASE("a file that cannot be written leaves no temporary file") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "old");
  fs::create_directory(folder.path() / "b.py");
  const auto onto_folder = write_atomically(folder.path() / "b.py", "new", folder.path() / "a.py");
  REQUIRE_FALSE(onto_folder);
  CHECK(onto_folder.error().message == "Is a directory");
  CHECK(folder.entries() == 2);
  CHECK_FALSE(write_atomically(folder.path() / "none" / "a.py", "new", folder.path() / "a.py"));
}

TEST_CASE("a file that is still what was read is replaced") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "old");
  const fs::path path = folder.path() / "a.py";
  REQUIRE(replace_unchanged(path, "old", "new"));
  CHECK(folder.read("a.py") == "new");
  CHECK(folder.entries() == 1);
}

TEST_CASE("what another program wrote meanwhile stays") {
  const test::TemporaryFolder folder;
  const fs::path path = folder.path() / "a.py";
  for (const std::string_view theirs : {"theirs", "old and more", "ol", ""}) {
    folder.write("a.py", theirs);
    const auto done = replace_unchanged(path, "old", "new");
    REQUIRE_FALSE(done);
    CHECK(done.error().message.starts_with("the file was changed by another program"));
    CHECK(folder.read("a.py") == theirs);
    CHECK(folder.entries() == 1);
  }
  fs::remove(path);
  CHECK_FALSE(replace_unchanged(path, "old", "new"));
  CHECK(folder.entries() == 0);
}

TEST_CASE("a read-only file is not replaced") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "old");
  const fs::path path = folder.path() / "a.py";
  constexpr fs::perms write =
      fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
  fs::permissions(path, write, fs::perm_options::remove);
  for (const Result<void>& done : {replace_unchanged(path, "old", "new"),
                                   write_atomically(path, "new"), write_named(path, "new")}) {
    REQUIRE_FALSE(done);
    CHECK(done.error().message == "it is read-only");
  }
  CHECK(folder.read("a.py") == "old");
  CHECK(folder.entries() == 1);
  fs::permissions(path, fs::perms::owner_write, fs::perm_options::add);
}
