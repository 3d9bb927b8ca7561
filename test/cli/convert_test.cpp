// `paddle-ls convert`, as a user runs it: the built program on real folders.

#include <csignal>
#include <map>
#include <set>
#include <sstream>

#include <boost/json.hpp>
#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace fs = std::filesystem;
namespace json = boost::json;

namespace {

constexpr std::string_view torch_source = "import torch\n\ny = torch.sum(x)  # keep me\n";
constexpr std::string_view paddle_source = "import paddle\n\ny = paddle.sum(x)  # keep me\n";
constexpr std::string_view unknown_source = "import torch\n\ny = torch.no_such_name(x)\n";

// All names below the folder, also of what is hidden.
std::set<std::string> names_below(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    names.insert(entry.path().lexically_relative(folder).string());
  }
  return names;
}

}  // namespace

TEST_CASE("convert prints a diff that git takes over, and touches nothing") {
  const TemporaryFolder folder;
  folder.write("package/model.py", torch_source);
  const Ended ended = run_in(folder, {"convert", "package"});
  CHECK(ended.status == 0);
  CHECK(has(ended.out, "--- a/package/model.py\n+++ b/package/model.py\n"));
  CHECK(folder.read("package/model.py") == torch_source);

  folder.write("change.diff", ended.out);
  if (run_program({"git", "apply", "change.diff"}, {folder.path(), {}, {}, 0}).status != 127) {
    CHECK(folder.read("package/model.py") == paddle_source);
  }
}

TEST_CASE("the exit status tells clean, left as it was, and could not run") {
  const TemporaryFolder folder;
  folder.write("clean.py", "x = 1\n");
  folder.write("left.py", unknown_source);
  CHECK(run_in(folder, {"convert", "clean.py"}).status == 0);
  CHECK(run_in(folder, {"convert", "clean.py"}).out.empty());
  CHECK(run_in(folder, {"convert", "left.py"}).status == 1);
  const Ended missing = run_in(folder, {"convert", "clean.py", "missing.py"});
  CHECK(missing.status == 2);
  CHECK(missing.err == "paddle-ls: missing.py: No such file or directory\n");
  CHECK(run_in(folder, {"convert"}).status == 2);
  CHECK(run_in(folder, {"convert", "clean.py"}, {{}, "/dev/full", {}, 0}).status == 0);
  CHECK(run_in(folder, {"convert", "left.py", "--summary", "text"}, {{}, "/dev/full", {}, 0})
            .status == 2);
}

TEST_CASE("in place, files change once, keep their permissions, and links stay links") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("clean.py", "x = 1\n");
  REQUIRE(chmod((folder.path() / "a.py").c_str(), 0755) == 0);
  fs::create_symlink("a.py", folder.path() / "link.py");
  const auto written = fs::last_write_time(folder.path() / "clean.py");
  CHECK(run_in(folder, {"convert", "--in-place", "--force", "link.py", "clean.py"}).status == 0);
  CHECK(folder.read("a.py") == paddle_source);
  CHECK(fs::is_symlink(folder.path() / "link.py"));
  CHECK(fs::status(folder.path() / "a.py").permissions() == fs::perms(0755));
  CHECK(fs::last_write_time(folder.path() / "clean.py") == written);
  CHECK(names_below(folder.path()) == std::set<std::string>{"a.py", "clean.py", "link.py"});
  CHECK(run_in(folder, {"convert", "--in-place", "--force", "."}).status == 0);
  CHECK(folder.read("a.py") == paddle_source);
}

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

TEST_CASE("the output does not depend on the number of jobs") {
  const TemporaryFolder folder;
  for (int i = 0; i < 120; ++i) {
    std::string source = "import torch\n";
    for (int line = 0; line < (i * 37) % 200; ++line) source += "y = torch.sum(x)\n";
    folder.write("in/" + std::to_string(i % 7) + "/" + std::to_string(i) + ".py",
                 i % 11 == 0   ? "\xFF"
                 : i % 13 == 0 ? std::string(unknown_source)
                               : source);
  }
  const Ended one = run_in(folder, {"convert", "in", "--jobs", "1"});
  CHECK(has(one.out, "+++ b/in/6/"));
  for (const char* jobs : {"2", "8"}) {
    const Ended many = run_in(folder, {"convert", "in", "--jobs", jobs});
    CHECK(many.status == one.status);
    CHECK(many.out == one.out);
    CHECK(many.err == one.err);
  }
}

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
  CHECK_FALSE(has(ended.err, "d_broken.py"));
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
  std::vector<std::string> words = {PADDLE_LS_PROGRAM, "convert", "."};
  if (geteuid() == 0) {  // nothing is closed to root
    words.insert(words.begin(), {"setpriv", "--reuid=65534", "--clear-groups"});
  }
  const Ended ended = run_program(words, {folder.path(), {}, {}, 0});
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
  CHECK(ended.status != 0);
  CHECK(has(ended.err, "0 of 1 file changed: 0 uses converted"));
  CHECK(has(ended.err, "in/a.py: "));
}

TEST_CASE("a copy does not leave its folder through a link, nor enter version control") {
  const TemporaryFolder folder;
  folder.write("in/sub/a.py", torch_source);
  folder.write("in/.git/hooks/pre-commit", "#!/bin/sh\n");
  folder.write("elsewhere/a.py", "x = 1\n");
  fs::create_directories(folder.path() / "out");
  fs::create_directory_symlink("../elsewhere", folder.path() / "out/sub");
  const Ended ended = run_in(folder, {"convert", "--out", "out", "in"});
  CHECK(ended.status == 1);
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

TEST_CASE("a diff names files so that git and patch find them, whatever their names are") {
  const TemporaryFolder folder;
  for (const std::string name : {"a\tb.py", "a\nb.py", "a \"b\".py", "\xFF\xE4.py", "a b.py",
                                 "\xE4\xB8\xAD.py", "back\\slash.py"}) {
    folder.write("p/" + name, torch_source);
  }
  folder.write("change.diff", run_in(folder, {"convert", "p"}).out);
  const Ended applied = run_program({"git", "apply", "change.diff"}, {folder.path(), {}, {}, 0});
  if (applied.status == 127) {
    MESSAGE("skipped: there is no git on this machine");
    return;
  }
  CHECK(applied.status == 0);
  for (const auto& file : fs::directory_iterator(folder.path() / "p")) {
    CHECK(folder.read("p/" + file.path().filename().string()) == paddle_source);
  }
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

TEST_CASE("words that name no place are refused") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"convert", "--out", "", "a.py"}, {"convert", ""}, {"check", ""}}) {
    const Ended ended = run_in(folder, words);
    CHECK(ended.status == 2);
    CHECK(has(ended.err, "the path is empty"));
  }
}

TEST_CASE("no command says that all is well where its output is lost") {
  const TemporaryFolder folder;
  folder.write("a.py", "def f(x):\n    return x\n");
  for (const std::vector<std::string>& words : {std::vector<std::string>{"--help"},
                                                {"convert", "--help"},
                                                {"version"},
                                                {"settings-schema"},
                                                {"rules-schema"},
                                                {"docs", "explain"},
                                                {"docs", "new", "torch.abs"},
                                                {"static", "show", "a.py", "--function", "f"}}) {
    CAPTURE(words.back());
    const Ended ended = run_in(folder, words, {{}, "/dev/full", {}, 0});
    CHECK(ended.status == 2);
    CHECK(has(ended.err, "could not be written"));
  }
}

TEST_CASE("killed at any moment, a run leaves whole files") {
  const TemporaryFolder folder;
  std::string before = "import torch\n";
  std::string after = "import paddle\n";
  for (int i = 0; i < 500; ++i) {
    before += "y = torch.sum(x)\n";
    after += "y = paddle.sum(x)\n";
  }
  bool was_caught_in_the_middle = false;
  // Each round is given a quarter more time, until one comes to its end.
  std::chrono::microseconds delay = std::chrono::milliseconds(5);
  bool came_to_its_end = false;
  for (int round = 0; round < 50 && !came_to_its_end; ++round, delay = delay * 5 / 4) {
    for (int i = 0; i < 200; ++i) folder.write("in/" + std::to_string(i) + ".py", before);
    const int signal = round % 2 == 0 ? SIGKILL : SIGTERM;
    const Ended ended =
        run_in(folder, {"convert", "--in-place", "--force", "in"}, {{}, {}, delay, signal});
    int converted = 0;
    for (int i = 0; i < 200; ++i) {
      const std::string now = folder.read("in/" + std::to_string(i) + ".py");
      REQUIRE((now == before || now == after));
      if (now == after) ++converted;
    }
    if (converted > 0 && converted < 200) was_caught_in_the_middle = true;
    came_to_its_end = ended.status == 0;
    if (signal == SIGTERM) {
      // 143: the signal came before the run began.
      CHECK((ended.status == 130 || ended.status == 0 || (ended.status == 143 && converted == 0)));
    } else {
      // What a killed run leaves beside the files goes with the next run.
      run_in(folder, {"convert", "--in-place", "--force", "in"});
    }
    CHECK(names_below(folder.path() / "in").size() == 200);
    fs::remove_all(folder.path() / "in");
  }
  CHECK(came_to_its_end);
  CHECK(was_caught_in_the_middle);
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

TEST_CASE("a summary counts uses and changes nothing") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("b.py", unknown_source);
  const Ended text = run_in(folder, {"convert", ".", "--summary", "text"});
  CHECK(text.status == 1);
  CHECK(has(text.out, "torch.sum"));
  CHECK(has(text.out, "torch.no_such_name"));
  CHECK(has(text.out, "\ntotal"));
  CHECK_FALSE(has(text.out, "+++"));
  CHECK(folder.read("a.py") == torch_source);
}

TEST_CASE("settings of the project count, and what is wrong in them is said with its place") {
  const TemporaryFolder folder;
  folder.write("a.py", unknown_source);
  folder.write("inner/b.py", torch_source);
  folder.write(".paddle-ls.json",
               R"({"diagnostics": {"severity": {"torch-api-unmapped": "off"}}})");
  CHECK(run_in(folder, {"convert", "a.py"}).status == 0);
  folder.write("inner/.paddle-ls.json", "{\n  \"profile\": \"1.0\"\n}\n");
  const Ended ended = run_in(folder, {"convert", "."});
  CHECK(ended.status == 1);
  CHECK(has(ended.err, "inner/.paddle-ls.json:2:14: `profile` must be one of"));
  CHECK(has(ended.out, "+++ b/inner/b.py"));
}

TEST_CASE("a file in another encoding stays in it") {
  const TemporaryFolder folder;
  const std::string latin = "# coding: latin-1\nimport torch\nx = torch.abs(y)  # \xE9\n";
  const std::string gbk = "# -*- coding: gbk -*-\nimport torch\nx = torch.abs(y)  # \xD6\xD0\n";
  folder.write("latin.py", latin);
  folder.write("gbk.py", gbk);
  folder.write("wide.py", std::string("\xFF\xFEx\0", 4));
  const auto converted = [](std::string text) {
    text.replace(text.find("import torch"), 12, "import paddle");
    return text.replace(text.find("torch.abs"), 9, "paddle.abs");
  };
  const Ended diff = run_in(folder, {"convert", "latin.py"});
  CHECK(has(diff.out, "+x = paddle.abs(y)  # \xE9\n"));
  const Ended ended = run_in(folder, {"convert", "--in-place", "--force", "."});
  CHECK(ended.status == 1);
  CHECK(has(ended.err, "wide.py: it is UTF-16"));
  CHECK(folder.read("latin.py") == converted(latin));
  CHECK(folder.read("gbk.py") == converted(gbk));
}

TEST_CASE("cells of notebooks are converted and nothing else in their files") {
  const TemporaryFolder folder;
  const std::string before =
      "{\n \"cells\": [\n  {\"cell_type\": \"code\",   \"outputs\": [1.50],\n"
      "   \"source\": [\n    \"import torch\\n\",\n    \"%time x = 1\\n\",\n"
      "    \"y = torch.sum(x, dim=1)\"\n   ]}],\n \"nbformat\": 4}\n";
  folder.write("a.ipynb", before);
  folder.write("b.ipynb", "{}");
  const Ended check = run_in(folder, {"check", "a.ipynb"});
  CHECK(has(check.out, "a.ipynb:7:"));
  CHECK(has(check.out, "^^^^^^^^^\n"));
  const Ended ended = run_in(folder, {"convert", "--in-place", "--force", "."});
  CHECK(ended.status == 1);
  CHECK(has(ended.err, "b.ipynb: it is no notebook of format 4"));
  std::string after = before;
  after.replace(after.find("import torch"), 12, "import paddle");
  after.replace(after.find("torch.sum(x, dim=1)"), 19, "paddle.sum(x, axis=1)");
  CHECK(folder.read("a.ipynb") == after);
  CHECK(run_in(folder, {"convert", "--in-place", "--force", "a.ipynb"}).status == 0);
  CHECK(folder.read("a.ipynb") == after);
}

TEST_CASE("fences of Markdown are converted where that is asked for") {
  const TemporaryFolder folder;
  folder.write("README.md", "# torch\n\n```python\n" + std::string(torch_source) + "```\n");
  CHECK(run_in(folder, {"convert", "."}).out.empty());
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"convert", ".", "--markdown"}, {"convert", "README.md"}}) {
    const Ended ended = run_in(folder, words);
    CHECK(has(ended.out, "+y = paddle.sum(x)  # keep me\n"));
    CHECK_FALSE(has(ended.out, "-# torch"));
  }
}

TEST_CASE("packages of PyTorch are named, and replaced only when that is confirmed") {
  const TemporaryFolder folder;
  folder.write("requirements.txt", "numpy\ntorch==2.1.0\n");
  const Ended check = run_in(folder, {"check", "."});
  CHECK(check.status == 1);
  CHECK(has(check.out, "requirements.txt:2:1: information[torch-package] torch is paddlepaddle"));
  CHECK(run_in(folder, {"convert", "."}).out.empty());
  CHECK(has(run_in(folder, {"convert", ".", "--unsafe"}).out,
            "-torch==2.1.0\n+paddlepaddle>=3.3.0\n"));
}

TEST_CASE("what is less surely torch than asked for is left alone") {
  const TemporaryFolder folder;
  folder.write("a.py",
               "import torch\n\nclass Net(torch.nn.Module):\n    def forward(self, x):\n        "
               "return x.split(torch.abs(y))\n");
  const Ended likely = run_in(folder, {"check", "a.py"});
  CHECK(has(likely.out, "torch.Tensor.split"));
  const Ended sure = run_in(folder, {"check", "a.py", "--min-certainty", "sure"});
  CHECK_FALSE(has(sure.out, "torch.Tensor.split"));
  CHECK(has(sure.out, "torch.abs"));
  CHECK(run_in(folder, {"check", "a.py", "--min-certainty", "certain"}).status == 2);
}

TEST_CASE("records on standard input need no paths, and take none") {
  const TemporaryFolder folder;
  CHECK(run_in(folder, {"convert", "--jsonl", "a.py"}).status == 2);
  CHECK(run_in(folder, {"convert", "--jsonl", "--in-place"}).status == 2);
  folder.write("in.jsonl", "{\"source\": \"import torch\\ntorch.abs(x)\\n\"}\n");
  const Ended ended =
      run_program({"sh", "-c", std::string(PADDLE_LS_PROGRAM) + " convert --jsonl < in.jsonl"},
                  {folder.path(), {}, {}, 0});
  CHECK(ended.status == 0);
  CHECK(has(ended.out, "\"source\":\"import paddle\\npaddle.abs(x)\\n\""));
}

TEST_CASE("every use of torch is counted once: the findings add up to the summary") {
  const fs::path projects = fs::path(PADDLE_LS_FIXTURES) / "projects";
  const Ended check = run_program({PADDLE_LS_PROGRAM, "check", "--format", "json", projects});
  std::map<std::string, int> by_fix;
  std::istringstream lines(check.out);
  for (std::string line; std::getline(lines, line);) {
    const json::object finding = json::parse(line).as_object();
    const std::string_view code = finding.at("code").as_string();
    if (code == "torch-import-unused" || code == "unused-suppression") continue;
    ++by_fix[std::string(finding.at("fix").as_string())];
  }
  const Ended summary = run_program({PADDLE_LS_PROGRAM, "convert", "--summary", "json", projects});
  const json::value counted = json::parse(summary.out);
  CHECK(by_fix["safe"] > 0);
  CHECK(counted.at_pointer("/total/converted").to_number<int>() +
            counted.at_pointer("/total/waiting").to_number<int>() ==
        by_fix["safe"]);
  CHECK(counted.at_pointer("/total/to_confirm") == by_fix["needs-confirmation"]);
  CHECK(counted.at_pointer("/total/manual") == by_fix["none"]);
  for (const char* rows : {"apis", "files"}) {
    int all = 0;
    for (const json::value& row : counted.at(rows).as_array()) {
      for (const char* fate : {"converted", "waiting", "to_confirm", "manual"}) {
        all += row.at(fate).to_number<int>();
      }
    }
    CHECK(all == by_fix["safe"] + by_fix["needs-confirmation"] + by_fix["none"]);
  }
}

TEST_CASE("with local leftover imports a module imports where torch is not installed") {
  const TemporaryFolder folder;
  folder.write("torch.py", "raise ImportError('torch is not installed')\n");
  folder.write("paddle.py", "def sum(x):\n    return 'sum of ' + x\n");
  folder.write("src/model.py",
               "import torch\n\n\ndef total(x):\n    return torch.sum(x)\n\n\n"
               "def rare(x):\n    \"\"\"Needs torch.\"\"\"\n    return torch.no_such(x)\n");
  const std::string program =
      "import sys\nsys.path[:0] = ['.', 'src']\nimport model\nprint(model.total('x'))\n"
      "try:\n    model.rare('x')\nexcept ImportError as error:\n    print(error)\n";
  const auto convert = [&](const std::string& where) {
    return run_in(folder, {"convert", "--in-place", "--force", "--leftover-imports", where, "src"});
  };
  CHECK(has(convert("keep").err, "1 import of torch left, 0 in functions"));
  const RunOptions here{folder.path(), {}, {}, 0};
  const Ended kept = run_program({"python3", "-c", program}, here);
  if (kept.status == 127) {
    MESSAGE("there is no python3 to run the result with");
    return;
  }
  CHECK(kept.status == 1);
  CHECK(has(convert("local").err, "1 import of torch left, 1 in functions"));
  const Ended local = run_program({"python3", "-c", program}, here);
  CHECK(local.out == "sum of x\ntorch is not installed\n");
  CHECK(local.status == 0);
  const std::string once = folder.read("src/model.py");
  convert("local");
  CHECK(folder.read("src/model.py") == once);
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

TEST_CASE("what works together is converted together or not at all, and a line says why not") {
  const TemporaryFolder folder;
  const std::string net = "import torch\n\n\ndef make():\n    return torch.ones(2)\n";
  const std::string train =
      "import torch\nfrom net import make\n\nloss = torch.no_such_name(make())\n";
  folder.write("net.py", net);
  folder.write("train.py", train);
  folder.write("apart.py", torch_source);
  const Ended ended = run_in(folder, {"convert", "--in-place", "--force", "."});
  CHECK(ended.status == 1);
  CHECK(folder.read("net.py") == net);
  CHECK(folder.read("train.py") == train);
  CHECK(folder.read("apart.py") == paddle_source);
  CHECK(has(ended.err,
            "net.py: 1 safe rewrite waits for 1 use: train.py:4 torch.no_such_name (manual"));
  CHECK(has(ended.err, "1 waiting for other uses"));

  const Ended check = run_in(folder, {"check", "--format", "json", "net.py", "train.py"});
  CHECK(has(check.out, "\"waits_for\":\"train.py:4: torch.no_such_name (manual"));

  CHECK(run_in(folder, {"convert", "--in-place", "--force", "--unsafe", "."}).status == 1);
  CHECK(has(folder.read("net.py"), "paddle.ones"));
}

TEST_CASE("a name that other files import stays until none of them asks for it") {
  const TemporaryFolder folder;
  folder.write("pkg/__init__.py", "");
  folder.write("pkg/compat.py", "import torch\n\nx = torch.ones(2)\n");
  folder.write("pkg/user.py",
               "from .compat import torch\n\n\ndef f(x):\n    return torch.abs(x)\n");
  folder.write("pkg/imports.py", "import torch\n\ny = torch.ones(2)\n");
  folder.write("pkg/other.py",
               "from .imports import *\n\n\ndef f(x):\n    return torch.no_such_name(x)\n");
  CHECK(run_in(folder, {"convert", "--in-place", "--force", "pkg/compat.py"}).status == 0);
  CHECK(has(folder.read("pkg/compat.py"), "import torch\n"));
  for (int run = 0; run < 2; ++run) {
    CHECK(run_in(folder, {"convert", "--in-place", "--force", "pkg"}).status == 1);
    CHECK(folder.read("pkg/compat.py") == "import paddle\n\nx = paddle.ones(2)\n");
    CHECK(folder.read("pkg/user.py") == "import paddle\n\n\ndef f(x):\n    return paddle.abs(x)\n");
    CHECK(has(folder.read("pkg/imports.py"), "import torch\n"));
  }
}

TEST_CASE("a name that is handed on goes whichever file comes first") {
  for (const std::string asker : {"asker.py", "later.py"}) {
    const TemporaryFolder folder;
    folder.write("compat.py", "import torch\n\nx = torch.ones(2)\n");
    folder.write(asker, "from compat import torch\n\n\ndef f(x):\n    return torch.abs(x)\n");
    CHECK(run_in(folder, {"convert", "--in-place", "--force", "--jobs", "1", "."}).status == 0);
    CHECK(folder.read("compat.py") == "import paddle\n\nx = paddle.ones(2)\n");
    CHECK(folder.read(asker) == "import paddle\n\n\ndef f(x):\n    return paddle.abs(x)\n");
  }
}

TEST_CASE("a use that cannot be composed is named, and the rest of the notebook is converted") {
  const TemporaryFolder folder;
  folder.write("n.ipynb",
               R"json({"cells": [
{"cell_type": "code", "source": ["import torch\n", "x = torch.sum(y"]},
{"cell_type": "code", "source": ["z = torch.sum(x)"]}
]})json");
  CHECK(run_in(folder, {"convert", "--in-place", "--force", "--unsafe", "n.ipynb"}).status == 1);
  CHECK(has(folder.read("n.ipynb"), "z = paddle.sum(x)"));
  CHECK(has(folder.read("n.ipynb"), "x = torch.sum(y\""));
}
