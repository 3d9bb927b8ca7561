#include "engine/files/read_file.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;

TEST_CASE("an ordinary file is read byte for byte") {
  const test::TemporaryFolder folder;
  folder.write("a", std::string("x\0\xff", 3));
  CHECK(read_bytes(folder.path() / "a", 3).value_or("") == std::string("x\0\xff", 3));
  CHECK(read_bytes(folder.path() / "a", 2).error().message == "it is larger than 2 bytes");
  CHECK(read_bytes(folder.path() / "a", {2, "files.maximumBytes"}).error().message ==
        "it is larger than 2 bytes (setting `files.maximumBytes`)");
}

TEST_CASE("a folder and a file that is not there are errors") {
  const test::TemporaryFolder folder;
  CHECK(read_bytes(folder.path(), 9).error().message == "it is a folder");
  CHECK(read_named(folder.path(), 100).error().message == "it is a folder");
  CHECK(read_bytes(folder.path() / "none", 9).error().message == "No such file or directory");
}
