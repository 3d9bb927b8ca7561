#include "engine/files/temporary_file.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;
namespace fs = std::filesystem;

TEST_CASE("a temporary file goes with its owner, unless it was kept") {
  const test::TemporaryFolder folder;
  {
    auto dropped = TemporaryFile::in(folder.path());
    REQUIRE(dropped);
    CHECK(is_temporary(fs::path(dropped->path()).filename().string()));
    CHECK(folder.entries() == 1);
  }
  CHECK(folder.entries() == 0);
  {
    auto kept = TemporaryFile::in(folder.path());
    REQUIRE(kept);
    kept->keep();
  }
  CHECK(folder.entries() == 1);
}
