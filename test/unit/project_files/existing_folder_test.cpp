#include "project/files/existing_folder.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using paddle_ls::files::existing_folder;

TEST_CASE("a search begins in the innermost folder that is there") {
  const paddle_ls::test::TemporaryFolder folder;
  folder.write("a/b/file.py", "");
  const std::string root = folder.path().string();
  CHECK(existing_folder(root + "/a/b") == root + "/a/b");
  CHECK(existing_folder(root + "/a/b/c/d") == root + "/a/b");
  CHECK(existing_folder(root + "/a/b/file.py") == root + "/a/b");
  CHECK(existing_folder("/") == "/");
  CHECK(existing_folder("") == "/");
  std::string deep = root + "/a";
  for (int i = 0; i < 100000; ++i) deep += "/x";
  CHECK(existing_folder(deep) == root + "/a");
}
