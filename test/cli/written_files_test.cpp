// What writing does to files, and what is said when they cannot be written.
#include <doctest/doctest.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace fs = std::filesystem;

namespace {

// In a shell, where files may have so many blocks of 512 or 1024 bytes.
Ended run_limited(const TemporaryFolder& folder, int blocks, const std::string& words) {
  const std::string line = "ulimit -f " + std::to_string(blocks) + "; exec '" +
                           std::string(PADDLE_LS_PROGRAM) + "' " + words;
  return run_program({"sh", "-c", line}, {folder.path(), {}, {}, 0});
}

std::string large_source() {
  return std::string(torch_source) + "# " + std::string(20'000, '.') + "\n";
}

// As a user without rights over other users' files; 127 where there is no such way.
}  // namespace

TEST_CASE("a file that grows too large is named, and nothing of it is left") {
  const TemporaryFolder folder;
  const std::string source = large_source();
  folder.write("in/a.py", source);
  folder.write("in/b.py", source);
  const Ended in_place = run_limited(folder, 4, "convert --in-place --force in");
  CHECK(in_place.status == 2);
  CHECK(has(in_place.err, "in/a.py: File too large\n"));
  CHECK(has(in_place.err, "in/b.py: File too large\n"));
  CHECK(has(in_place.err, "2 files: 0 uses converted\n2 files could not be written\n"));
  CHECK_FALSE(has(in_place.err, "manual"));
  CHECK(folder.read("in/a.py") == source);
  CHECK(entries_in(folder.path() / "in") == 2);

  folder.write("in/data.txt", std::string(20'000, '.'));
  const Ended copied = run_limited(folder, 4, "convert --out out in");
  CHECK(copied.status == 2);
  CHECK(has(copied.err, "in/data.txt: File too large\n"));
  CHECK(has(copied.err, "3 files could not be written\n"));
  CHECK(entries_in(folder.path() / "out") == 0);
}

TEST_CASE("other outputs that grow too large are named") {
  const TemporaryFolder folder;
  std::string source = "import torch\n";
  for (int i = 0; i < 300; ++i) source += "torch.no_such_name(" + std::to_string(i) + ")\n";
  folder.write("a.py", source);
  folder.write("t.in", large_source());
  const Ended report = run_limited(folder, 1, "convert --summary --report review.txt a.py");
  CHECK(report.status == 2);
  CHECK(has(report.err, "review.txt: File too large\n"));
  CHECK(has(report.err, "300 manual"));
  const Ended expanded = run_limited(folder, 1, "template expand --template t.in --out t.txt");
  CHECK(expanded.status == 2);
  CHECK(has(expanded.err, "File too large"));
  CHECK(run_limited(folder, 0, "docs explain --dir pages").status == 2);
  CHECK(run_limited(folder, 0, "rules explain torch.sum > out.txt").status == 2);
  CHECK_FALSE(fs::exists(folder.path() / "review.txt"));
  CHECK_FALSE(fs::exists(folder.path() / "t.txt"));
}

TEST_CASE("the numbers of a run count what could not be written on its own") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("b.py", torch_source);
  fs::permissions(folder.path() / "b.py", fs::perms(0444));
  const Ended ended = run_in(folder, {"convert", "--in-place", "--force", "--summary=json", "."});
  CHECK(ended.status == 2);
  CHECK(has(ended.err, "b.py: it is read-only\n"));
  CHECK(has(ended.err, "2 files: 1 use converted in 1 file\n1 file could not be written\n"));
  CHECK(has(ended.out,
            R"("total":{"converted":1,"waiting":0,"to_confirm":0,"assumed":0,"manual":0})"));
  CHECK(has(ended.out, R"("unwritten":1)"));
  CHECK(folder.read("a.py") == paddle_source);
  CHECK(folder.read("b.py") == torch_source);
}

TEST_CASE("a converted file keeps its mode, owner and extended attributes") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  const fs::path path = folder.path() / "a.py";
  REQUIRE(chmod(path.c_str(), 02751) == 0);
  const bool is_given = geteuid() == 0 && chown(path.c_str(), 65534, 65533) == 0;
  REQUIRE(chmod(path.c_str(), 0751) == 0);
  const bool has_attribute = setxattr(path.c_str(), "user.note", "kept", 4, 0) == 0;
  if (!has_attribute) MESSAGE("skipped in part: no extended attributes here");
  REQUIRE(run_in(folder, {"convert", "--in-place", "--force", "a.py"}).status == 0);
  CHECK(folder.read("a.py") == paddle_source);
  struct stat status {};
  REQUIRE(stat(path.c_str(), &status) == 0);
  CHECK((status.st_mode & 07777U) == 0751);
  CHECK(status.st_uid == (is_given ? 65534 : geteuid()));
  if (is_given) CHECK(status.st_gid == 65533);
  std::string value(4, ' ');
  if (has_attribute) {
    REQUIRE(getxattr(path.c_str(), "user.note", value.data(), value.size()) == 4);
    CHECK(value == "kept");
  }
}

TEST_CASE("a file whose owner a new one could not have is left alone") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("b.py", torch_source);
  fs::permissions(folder.path(), fs::perms::all);
  fs::permissions(folder.path() / "a.py", fs::perms(0666));
  fs::permissions(folder.path() / "b.py", fs::perms(0644));
  const Ended ended = geteuid() == 0
                          ? run_without_rights(folder, {"convert", "--in-place", "--force", "."})
                          : Ended{127, {}, {}, 0};
  if (ended.status == 127) {
    MESSAGE("skipped: there is no way to become another user");
    return;
  }
  CHECK(ended.status == 2);
  CHECK(has(ended.err, "a.py: it belongs to another user"));
  CHECK(has(ended.err, "b.py: Permission denied\n"));
  CHECK(has(ended.err, "2 files could not be written\n"));
  CHECK(folder.read("a.py") == torch_source);
  CHECK(entries_in(folder.path()) == 2);
}

TEST_CASE("a link that is named is followed, and stays a link") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  fs::create_symlink("a.py", folder.path() / "link.py");
  CHECK(run_in(folder, {"convert", "--in-place", "--force", "link.py"}).status == 0);
  CHECK(folder.read("a.py") == paddle_source);
  CHECK(fs::is_symlink(folder.path() / "link.py"));
}

TEST_CASE("a device that is found is not copied") {
  const TemporaryFolder folder;
  folder.write("in/a.py", torch_source);
  fs::create_symlink("/dev/zero", folder.path() / "zero.py");
  const Ended ended = run_limited(folder, 64, "convert --out out in zero.py");
  CHECK(ended.status != 0);
  CHECK(has(ended.err, "zero.py: it is not a regular file\n"));
  CHECK_FALSE(has(ended.err, "File too large"));
}

TEST_CASE("a report goes where its name leads") {
  const TemporaryFolder folder;
  folder.write("a.py", unknown_source);
  folder.write("old.txt", "old");
  fs::create_symlink("old.txt", folder.path() / "link.txt");
  CHECK(run_in(folder, {"convert", "--summary", "--report", "link.txt", "a.py"}).status == 1);
  CHECK(fs::is_symlink(folder.path() / "link.txt"));
  CHECK(has(folder.read("old.txt"), "torch.no_such_name"));
  const Ended printed = run_in(folder, {"convert", "--summary", "--report", "/dev/stderr", "a.py"});
  CHECK(has(printed.err, "a.py:3"));
  const Ended full = run_in(folder, {"convert", "--summary", "--report", "/dev/full", "a.py"});
  CHECK(full.status == 2);
  CHECK(has(full.err, "/dev/full: No space left on device\n"));
  CHECK(fs::is_character_file("/dev/full"));
}

TEST_CASE("every command says that its output could not be written") {
  const TemporaryFolder folder;
  folder.write("a.py", unknown_source);
  folder.write(
      "f.py",
      "import paddle\n\n\n@paddle.jit.to_static\ndef f(x):\n    for i in x:\n        yield i\n");
  folder.write("rules.json", "{");
  folder.write("t.in", "${a}\n");
  folder.write("torch.abs.md", "## [ nothing ] torch.abs\n");
  folder.write("session.jsonl", "{}\n");
  for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
           {"--help"},
           {"--version"},
           {"version"},
           {"settings-schema"},
           {"rules-schema"},
           {"convert", "--help"},
           {"convert", "a.py", "--summary"},
           {"convert", "a.py", "--summary", "json"},
           {"check", "a.py"},
           {"check", "a.py", "--format", "json"},
           {"check", "a.py", "--format", "sarif"},
           {"check", "a.py", "--format", "github"},
           {"rules", "explain", "torch.sum"},
           {"rules", "explain", "torch.sum", "--format", "json"},
           {"rules", "check", "rules.json"},
           {"rules", "check", "rules.json", "--format", "json"},
           {"differences"},
           {"docs", "explain"},
           {"docs", "new", "torch.abs"},
           {"docs", "validate", "torch.abs.md"},
           {"docs", "meta", "torch.abs.md"},
           {"template", "keys", "t.in"},
           {"template", "expand", "--template", "t.in", "--set", "a=x"},
           {"static", "show", "f.py", "--function", "f"},
           {"static", "check", "f.py"}}) {
    std::string line;
    for (const std::string& word : words) line += " " + word;
    CAPTURE(line);
    RunOptions options;
    const Ended printed = run_in(folder, words);
    options.out_file = "/dev/full";
    const Ended lost = run_in(folder, words, options);
    CHECK_FALSE(printed.out.empty());
    CHECK(lost.status == 2);
    CHECK(has(lost.err, "could not be written"));
  }
}

TEST_CASE("commands that read standard input say that their output could not be written") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("record", R"({"source": "import torch\ny = torch.sum(x)\n"})");
  folder.write("traceback", "Traceback (most recent call last):\n");
  for (const std::string words :
       {"convert - < a.py", "convert - --diff < a.py", "convert --jsonl < record", "check - < a.py",
        "static map-trace < traceback"}) {
    CAPTURE(words);
    const std::string line = "'" + std::string(PADDLE_LS_PROGRAM) + "' " + words + " > /dev/full";
    const Ended lost = run_program({"sh", "-c", line}, {folder.path(), {}, {}, 0});
    CHECK(lost.status == 2);
    CHECK(has(lost.err, "could not be written"));
  }
}
