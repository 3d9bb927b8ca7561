// What `paddle-ls convert` leaves alone: files that cannot be read, and what could not be
// back.
#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace fs = std::filesystem;

TEST_CASE("one bad file never stops a run") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("b_binary.py", std::string("\x7F"
                                          "ELF\0\0",
                                          6));
  folder.write("c_latin.py", "x = '\xE9'\n");
  folder.write("d_broken.py", "def (:\n  'x\n\n((((\n");
  folder.write("e_empty.py", "");
  folder.write("f_deep.py", std::string(20'000, '(') + std::string(20'000, ')') + "\n");
  folder.write("g_huge.py", std::string((4U << 20U) + 1, '#'));
  REQUIRE(mkfifo((folder.path() / "h_pipe.py").c_str(), 0600) == 0);
  fs::create_directory_symlink("..", folder.path() / "i_loop");
  fs::create_symlink("nowhere", folder.path() / "j_dangling.py");
  folder.write("k.py", torch_source);
  const Ended ended = run_in(folder, {"convert", "--in-place", "--force", "."});
  CHECK(ended.status == 1);
  CHECK(folder.read("a.py") == paddle_source);
  CHECK(folder.read("k.py") == paddle_source);
  CHECK(has(ended.err, "b_binary.py: it is a binary file\n"));
  CHECK(has(ended.err, "c_latin.py: it is not UTF-8"));
  CHECK(has(ended.err, "g_huge.py: it is larger than 4194304 bytes"));
  CHECK(has(ended.err, "h_pipe.py: it is not a regular file"));
  CHECK(has(ended.err, "warning: d_broken.py:"));
  CHECK_FALSE(has(ended.err, "i_loop"));
}

TEST_CASE("a folder and a file that may not be read are named and the rest is done") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("closed/b.py", torch_source);
  folder.write("secret.py", torch_source);
  folder.write("z.py", torch_source);
  fs::permissions(folder.path(), fs::perms::all);
  fs::permissions(folder.path() / "closed", fs::perms::none);
  fs::permissions(folder.path() / "secret.py", fs::perms::none);
  const Ended ended = run_without_rights(folder, {"convert", "."});
  fs::permissions(folder.path() / "closed", fs::perms::owner_all);
  if (ended.status == 127) {
    MESSAGE("skipped: no setpriv to become a user with fewer rights");
    return;
  }
  CHECK(ended.status == 1);
  CHECK(has(ended.err, "closed: Permission denied\n"));
  CHECK(has(ended.err, "secret.py: Permission denied\n"));
  CHECK(has(ended.out, "+++ b/z.py\n"));
}

TEST_CASE("what git could not give back is not overwritten without --force") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("b.py", "x = 1\n");
  const auto git = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {"git", "-c", "user.name=t", "-c", "user.email=t"});
    return run_program(std::move(words), {folder.path(), {}, {}, 0}).status;
  };
  if (git({"init", "-q"}) != 0) {
    MESSAGE("skipped: there is no git on this machine");
    return;
  }
  const Ended untracked = run_in(folder, {"convert", "--in-place", "."});
  CHECK(untracked.status == 2);
  CHECK(has(untracked.err, "2 files"));
  REQUIRE(git({"add", "."}) == 0);
  REQUIRE(git({"commit", "-qm", "first"}) == 0);
  folder.write("b.py", "x = 2\n");
  CHECK(run_in(folder, {"convert", "--in-place", "."}).status == 2);
  CHECK(folder.read("a.py") == torch_source);
  CHECK(run_in(folder, {"convert", "--in-place", "a.py"}).status == 0);
  CHECK(folder.read("a.py") == paddle_source);
  CHECK(run_in(folder, {"convert", "--in-place", "."}).status == 2);
  CHECK(run_in(folder, {"convert", "--in-place", "--force", "."}).status == 0);
}

TEST_CASE("without a repository nothing is overwritten without --force") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  const Ended refused = run_in(folder, {"convert", "--in-place", "a.py"});
  CHECK(refused.status == 2);
  CHECK(has(refused.err, "a.py is not in a git repository"));
  CHECK(folder.read("a.py") == torch_source);
  CHECK(run_in(folder, {"convert", "--in-place", "--force", "a.py"}).status == 0);
  CHECK(folder.read("a.py") == paddle_source);
}

TEST_CASE("files that could not be written are not counted as changed") {
  const TemporaryFolder folder;
  folder.write("in/a.py", torch_source);
  folder.write("out", "a file where the folder would be");
  const Ended ended = run_in(folder, {"convert", "--out", "out", "in"});
  CHECK(ended.status == 2);
  CHECK(has(ended.err, "1 file: 0 uses converted\n1 file could not be written\n"));
  CHECK(has(ended.err, "in/a.py: "));
}

TEST_CASE("other names of a file keep the old text, which is said") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  fs::create_hard_link(folder.path() / "a.py", folder.path() / "other.txt");
  const Ended ended = run_in(folder, {"convert", "--in-place", "--force", "a.py"});
  CHECK(ended.status == 0);
  CHECK(has(ended.err, "a.py: it was one of 2 hard links"));
  CHECK(folder.read("other.txt") == torch_source);
}
