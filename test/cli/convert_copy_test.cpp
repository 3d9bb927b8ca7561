// `paddle-ls convert --output`: a folder and its copy.
#include <set>

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace fs = std::filesystem;

TEST_CASE("a copy has everything that is not excluded, and only Python files differ") {
  const TemporaryFolder folder;
  folder.write("in/package/a.py", torch_source);
  folder.write("in/package/data.bin", std::string("\0\xFF", 2));
  folder.write("in/run.sh", "#!/bin/sh\n");
  folder.write("in/broken.py", "x = '\xE9'\n");
  folder.write("in/.gitignore", "*.log\n");
  folder.write("in/noise.log", "");
  folder.write("in/__pycache__/a.pyc", "");
  REQUIRE(chmod((folder.path() / "in/run.sh").c_str(), 0755) == 0);
  fs::create_symlink("package/a.py", folder.path() / "in/link.py");
  const std::set<std::string> before = names_below(folder.path() / "in");

  const Ended ended = run_in(folder, {"convert", "in", "--out", "out"});
  CHECK(ended.status == 1);
  CHECK(has(ended.err, "in/broken.py: it is not UTF-8"));
  CHECK(names_below(folder.path() / "out") ==
        std::set<std::string>{".gitignore", "broken.py", "link.py", "package", "package/a.py",
                              "package/data.bin", "run.sh"});
  CHECK(folder.read("out/package/a.py") == paddle_source);
  CHECK(folder.read("out/package/data.bin") == std::string("\0\xFF", 2));
  CHECK(folder.read("out/broken.py") == folder.read("in/broken.py"));
  CHECK(fs::read_symlink(folder.path() / "out/link.py") == "package/a.py");
  CHECK(fs::status(folder.path() / "out/run.sh").permissions() == fs::perms(0755));
  CHECK(names_below(folder.path() / "in") == before);
  CHECK(folder.read("in/package/a.py") == torch_source);
}

TEST_CASE("a copy inside its source does not copy itself, and never overwrites the source") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("sub/b.py", torch_source);
  for (int round = 0; round < 2; ++round) {
    CHECK(run_in(folder, {"convert", ".", "--out", "copy"}).status == 0);
    CHECK(names_below(folder.path() / "copy") == std::set<std::string>{"a.py", "sub", "sub/b.py"});
  }
  CHECK(run_in(folder, {"convert", ".", "--out", "."}).status == 2);
  CHECK(run_in(folder, {"convert", "sub/b.py", "--out", "sub"}).status == 2);
  CHECK(run_in(folder, {"convert", "sub", "copy/sub", "--out", "c"}).status == 2);
  CHECK(folder.read("a.py") == torch_source);
  CHECK(folder.read("sub/b.py") == torch_source);
}

TEST_CASE("a copy does not leave its folder through a link, nor enter version control") {
  const TemporaryFolder folder;
  folder.write("in/sub/a.py", torch_source);
  folder.write("in/.git/hooks/pre-commit", "#!/bin/sh\n");
  folder.write("elsewhere/a.py", "x = 1\n");
  fs::create_directories(folder.path() / "out");
  fs::create_directory_symlink("../elsewhere", folder.path() / "out/sub");
  const Ended ended = run_in(folder, {"convert", "--out", "out", "in"});
  CHECK(ended.status == 2);
  CHECK(has(ended.err, "is a link out of its folder"));
  CHECK(folder.read("elsewhere/a.py") == "x = 1\n");
}

TEST_CASE("a file that is named and lies in a folder that is named is in the copy of the folder") {
  const TemporaryFolder folder;
  folder.write("src/a.py", torch_source);
  folder.write("src/b.py", torch_source);
  CHECK(run_in(folder, {"convert", "--out", "o", "src/a.py", "src"}).status == 0);
  CHECK(names_below(folder.path() / "o") == std::set<std::string>{"a.py", "b.py"});
  folder.write("other/c.py", torch_source);
  CHECK(run_in(folder, {"convert", "--out", "p", "src/a.py", "other", "src"}).status == 0);
  CHECK(names_below(folder.path() / "p") ==
        std::set<std::string>{"other", "other/c.py", "src", "src/a.py", "src/b.py"});
}

TEST_CASE("a copy that is to run without torch is without the files that load its libraries") {
  const TemporaryFolder folder;
  folder.write("src/model.py", "import torch\n");
  const std::string filler(std::size_t{1} << 20U, '.');
  folder.write("src/_C.so", filler.substr(7) + "libtorch_cpu.so");
  folder.write("src/_plain.so", filler + "libm.so");
  folder.write("src/notes.txt", "libtorch_cpu.so\n");
  const auto convert = [&](const std::string& where) {
    return run_in(folder, {"convert", "--leftover-imports", where, "--out", where, "src"});
  };
  CHECK(convert("keep").status == 0);
  CHECK(folder.read("keep/_C.so").ends_with("libtorch_cpu.so"));
  const auto local = convert("local");
  CHECK(local.status == 1);
  CHECK(has(local.err, "src/_C.so: it is compiled for PyTorch, so the copy is without it"));
  CHECK_FALSE(std::filesystem::exists(folder.path() / "local/_C.so"));
  CHECK(folder.read("local/_plain.so").ends_with("libm.so"));
  CHECK(folder.read("local/notes.txt") == "libtorch_cpu.so\n");
}

TEST_CASE("excluded and ignored files are left alone, but not those that are named") {
  const TemporaryFolder folder;
  folder.write(".gitignore", "generated/\n");
  folder.write("generated/a.py", torch_source);
  folder.write("venv/a.py", torch_source);
  folder.write("tests/a.py", torch_source);
  folder.write("b.py", torch_source);
  const Ended ended = run_in(folder, {"convert", ".", "--exclude", "/tests/"});
  CHECK(has(ended.out, "b.py"));
  CHECK_FALSE(has(ended.out, "a.py"));
  CHECK(has(run_in(folder, {"convert", "generated/a.py"}).out, "generated/a.py"));
  const Ended both = run_in(folder, {"convert", ".", "generated/a.py", "./b.py", "b.py"});
  CHECK(has(both.out, "+++ b/generated/a.py"));
  CHECK(both.out.find("+++ b/b.py") == both.out.rfind("+++ b/b.py"));
}
