#include <doctest/doctest.h>

#include "engine/files/place_below.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;
namespace fs = std::filesystem;

TEST_CASE("a place is spelled as the folder and the name are") {
  const test::TemporaryFolder folder;
  folder.write("real/inner/a.txt", "");
  fs::create_directory_symlink("real", folder.path() / "link");
  CHECK(place_below(folder.path(), "new/./b.txt") == folder.path() / "new" / "b.txt");
  // The folder itself may be a link: it was chosen, not found.
  CHECK(place_below(folder.path() / "link", "inner/a.txt") == folder.path() / "link/inner/a.txt");
  CHECK(place_below(folder.path(), "link/inner/a.txt") == folder.path() / "link/inner/a.txt");
}

TEST_CASE("a link leads neither out of the folder, nor to nothing, nor into version control") {
  const test::TemporaryFolder folder;
  folder.write("outside/b.txt", "");
  folder.write("root/.git/hooks/x", "");
  const fs::path root = folder.path() / "root";
  fs::create_directory_symlink("../outside", root / "out");
  fs::create_symlink("../outside/b.txt", root / "file");
  fs::create_symlink("../outside/none.txt", root / "dangling");
  fs::create_directory_symlink("../outside/none", root / "nowhere");
  fs::create_directory_symlink(".git/hooks", root / "hooks");
  fs::create_symlink("circle", root / "circle");
  for (const char* name :
       {"out/b.txt", "out/new.txt", "file", "dangling", "nowhere/a", "hooks/x", "circle"}) {
    CAPTURE(name);
    CHECK_FALSE(place_below(root, name));
  }
}
