#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "test/unit/project_files/walked.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using test::walked;
namespace fs = std::filesystem;

TEST_CASE("symbolic links and special files are reported and not followed") {
  const test::TemporaryFolder folder;
  folder.write("a/b.py", "");
  fs::create_directory_symlink("..", folder.path() / "a" / "loop");
  fs::create_symlink("/etc/passwd", folder.path() / "c.py");
  REQUIRE(mkfifo((folder.path() / "d.py").c_str(), 0600) == 0);
  CHECK(walked(folder.path()) == "a/b.py\nlink a/loop\nlink c.py\nspecial d.py\n");
}

TEST_CASE("a folder that cannot be opened is reported and the walk goes on") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "");
  if (geteuid() == 0) return;  // root may open everything
  folder.write("closed/b.py", "");
  folder.write("d.py", "");
  fs::permissions(folder.path() / "closed", fs::perms::none);
  CHECK(walked(folder.path()) == "a.py\nunreadable closed\nd.py\n");
  fs::permissions(folder.path() / "closed", fs::perms::owner_all);
}

TEST_CASE("a .gitignore that is not a file is ignored") {
  const test::TemporaryFolder folder;
  folder.write("folder/.gitignore/a.py", "");
  folder.write("endless/a.py", "");
  folder.write("pipe/a.py", "");
  fs::create_symlink("/dev/zero", folder.path() / "endless/.gitignore");
  REQUIRE(mkfifo((folder.path() / "pipe/.gitignore").c_str(), 0600) == 0);
  CHECK(walked(folder.path()) ==
        "link endless/.gitignore\nendless/a.py\nfolder/.gitignore/a.py\n"
        "special pipe/.gitignore\npipe/a.py\n");
}
