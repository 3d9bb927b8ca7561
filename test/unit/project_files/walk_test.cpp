#include "project/files/walk.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::files;
namespace fs = std::filesystem;

namespace {

// The relative paths in the order of the walk; what is no file has its kind in front.
std::string walked(const fs::path& folder, const WalkOptions& options = {}) {
  std::string lines;
  Walk walk(folder, options);
  while (const auto found = walk.next()) {
    switch (found->kind) {
      case Found::Kind::file: break;
      case Found::Kind::symbolic_link: lines += "link "; break;
      case Found::Kind::special: lines += "special "; break;
      case Found::Kind::unreadable: lines += "unreadable "; break;
    }
    lines += found->relative.string() + "\n";
  }
  return lines;
}

}  // namespace

TEST_CASE("files come in the order of their names, folders where their name stands") {
  const test::TemporaryFolder folder;
  for (const char* name : {"b.py", "a/z.py", "a/b/c.py", "c/x.py", "a.py"}) folder.write(name, "");
  CHECK(walked(folder.path()) == "a/b/c.py\na/z.py\na.py\nb.py\nc/x.py\n");
}

TEST_CASE("excluded folders are not entered and .gitignore files count below their folder") {
  const test::TemporaryFolder folder;
  folder.write(".gitignore", "*.log\n/out/\n");
  folder.write("out/a.py", "");
  folder.write("x/out/a.py", "");
  folder.write("x/.gitignore", "!keep.log\ngenerated_*\n");
  folder.write("x/keep.log", "");
  folder.write("x/other.log", "");
  folder.write("x/generated_a.py", "");
  folder.write("generated_b.py", "");
  folder.write("venv/lib/a.py", "");
  CHECK(walked(folder.path(), {{"venv/", ".gitignore"}, {}}) ==
        "generated_b.py\nx/keep.log\nx/out/a.py\n");
}

TEST_CASE("the .gitignore files around the folder count up to the root of the repository") {
  const test::TemporaryFolder folder;
  folder.write(".gitignore", "a.py\n");
  folder.write("repository/.git/HEAD", "");
  folder.write("repository/.gitignore", "/source/b.py\nc.py\n");
  for (const char* name : {"a.py", "b.py", "c.py", "d/b.py"}) {
    folder.write("repository/source/" + std::string(name), "");
  }
  CHECK(walked(folder.path() / "repository" / "source") == "a.py\nd/b.py\n");
  CHECK(walked(folder.path() / "repository" / "source/") == "a.py\nd/b.py\n");
}

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
  CHECK(walked(folder.path() / "missing") == "unreadable \n");
  if (geteuid() == 0) return;  // nothing is closed to root
  folder.write("closed/b.py", "");
  folder.write("d.py", "");
  fs::permissions(folder.path() / "closed", fs::perms::none);
  CHECK(walked(folder.path()) == "a.py\nunreadable closed\nd.py\n");
  fs::permissions(folder.path() / "closed", fs::perms::owner_all);
}

TEST_CASE("files and folders that the caller wants to do without are left out") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "");
  folder.write("paddle/out/a.py", "");
  folder.write("paddle/b.py", "");
  CHECK(walked(folder.path(), {{}, {folder.path() / "paddle" / "out"}}) == "a.py\npaddle/b.py\n");
  CHECK(walked(folder.path(), {{}, {folder.path() / "a.py", folder.path() / "paddle"}}).empty());
}

TEST_CASE("what is called .gitignore and holds no patterns says nothing") {
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
