#include <doctest/doctest.h>
#include <sys/stat.h>

#include "project/files/read_source.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;

TEST_CASE("a file that is not regular is rejected without waiting") {
  const test::TemporaryFolder folder;
  REQUIRE(mkfifo((folder.path() / "pipe.py").c_str(), 0600) == 0);
  CHECK(read_source(folder.path() / "pipe.py", 1000).error().message == "it is not a regular file");
  CHECK(read_source("/dev/zero", 1000).error().message == "it is not a regular file");
}
