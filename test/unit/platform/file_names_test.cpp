#include "platform/file_names.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::platform;
namespace fs = std::filesystem;

TEST_CASE("a search begins in the innermost folder that is there") {
  const test::TemporaryFolder folder;
  folder.write("a/b/file.py", "");
  const std::string root = folder.path().generic_string();
  CHECK(existing_folder(root + "/a/b") == root + "/a/b");
  CHECK(existing_folder(root + "/a/b/c/d") == root + "/a/b");
  CHECK(existing_folder(root + "/a/b/file.py") == root + "/a/b");
  CHECK(existing_folder("/") == "/");
  CHECK(existing_folder("") == "/");
  std::string deep = root + "/a";
  for (int i = 0; i < 100000; ++i) deep += "/x";
  CHECK(existing_folder(deep) == root + "/a");
}

TEST_CASE("created files have unique names") {
  const test::TemporaryFolder folder;
  const auto one = make_file(folder.path(), ".new-", 6);
  const auto other = make_file(folder.path(), ".new-", 6);
  REQUIRE(one);
  REQUIRE(other);
  CHECK(one->path != other->path);
  CHECK(one->path.filename().generic_string().size() == 11);
  CHECK(fs::is_regular_file(one->path));
  const auto nowhere = make_file(folder.path() / "none", ".new-", 6);
  REQUIRE_FALSE(nowhere);
  CHECK(nowhere.error().message == "No such file or directory");
}

TEST_CASE("a file takes the place of another one while it is open") {
  const test::TemporaryFolder folder;
  folder.write("déjà vu.py", "old");
  auto made = make_file(folder.path(), ".new-", 6);
  REQUIRE(made);
  REQUIRE(write_all(made->file, "new"));
  REQUIRE(confirm_written(made->file));
  REQUIRE(rename_over(made->path, folder.path() / "déjà vu.py"));
  REQUIRE(made->file.close());
  CHECK(folder.read("déjà vu.py") == "new");
  CHECK_FALSE(exists(made->path.generic_string()));
}

TEST_CASE("two names are exchanged, or it is said that this cannot be") {
  const test::TemporaryFolder folder;
  folder.write("a", "1");
  folder.write("b", "2");
  const auto exchanged = exchange_names(folder.path() / "a", folder.path() / "b");
  REQUIRE(exchanged);
  CHECK(folder.read("a") == (*exchanged ? "2" : "1"));
  CHECK(folder.read("b") == (*exchanged ? "1" : "2"));
}

TEST_CASE("what is there can be read and removed") {
  const test::TemporaryFolder folder;
  folder.write("a", "1");
  const fs::path path = folder.path() / "a";
  CHECK(exists(path.generic_string()));
  CHECK(is_readable(path));
  CHECK(remove_file(path));
  CHECK_FALSE(exists(path.generic_string()));
  CHECK_FALSE(is_readable(path));
  REQUIRE_FALSE(remove_file(path));
  CHECK(remove_file(path).error().message == "No such file or directory");
}
