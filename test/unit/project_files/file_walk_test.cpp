#include <doctest/doctest.h>

#include "test/unit/project_files/walked.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using test::walked;

TEST_CASE("files come in the order of their names, folders among them") {
  const test::TemporaryFolder folder;
  for (const char* name : {"b.py", "a/z.py", "a/b/c.py", "c/x.py", "a.py"}) folder.write(name, "");
  CHECK(walked(folder.path()) == "a/b/c.py\na/z.py\na.py\nb.py\nc/x.py\n");
}

TEST_CASE("excluded folders are not entered and .gitignore files apply below their folder") {
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

TEST_CASE("the .gitignore files around the folder apply up to the root of the repository") {
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

TEST_CASE("files and folders that the caller excludes are left out") {
  const test::TemporaryFolder folder;
  folder.write("a.py", "");
  folder.write("paddle/out/a.py", "");
  folder.write("paddle/b.py", "");
  CHECK(walked(folder.path(), {{}, {folder.path() / "paddle" / "out"}}) == "a.py\npaddle/b.py\n");
  CHECK(walked(folder.path(), {{}, {folder.path() / "a.py", folder.path() / "paddle"}}).empty());
}

TEST_CASE("a missing folder is reported") {
  const test::TemporaryFolder folder;
  CHECK(walked(folder.path() / "missing") == "unreadable \n");
}
