// `paddle-ls convert`, as a user runs it: diffs, changes in place, the exit status and what is
// counted.
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
  CHECK(missing.err == "error: missing.py: No such file or directory\n");
  CHECK(run_in(folder, {"convert"}).status == 1);  // the current folder
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
  CHECK(ended.status == 2);
  CHECK(has(ended.err, "error: inner/.paddle-ls.json:2:14: `profile` must be one of"));
  CHECK(ended.out.empty());
}

TEST_CASE("packages of PyTorch are named, and replaced only when that is confirmed") {
  const TemporaryFolder folder;
  folder.write("requirements.txt", "numpy\ntorch==2.1.0\n");
  const Ended check = run_in(folder, {"check", "."});
  CHECK(check.status == 1);
  CHECK(has(check.out, "requirements.txt:2:1: review[torch-package] torch becomes `paddlepaddle"));
  CHECK(run_in(folder, {"convert", ".", "--safe-only"}).out.empty());
  CHECK(has(run_in(folder, {"convert", "."}).out, "-torch==2.1.0\n+paddlepaddle>=3.3.0\n"));
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

TEST_CASE("the last lines say what was assumed, what is manual, and what to do next") {
  const TemporaryFolder folder;
  folder.write("a.py",
               "import torch\n\ny = torch.abs(x)\nl = torch.nn.CrossEntropyLoss()\n"
               "z = torch.no_such_name(y)\n");
  const Ended shown = run_in(folder, {"convert"});
  CHECK(shown.status == 1);
  CHECK(
      shown.err.starts_with("1 file: 2 uses converted in 1 file\n1 difference accepted by style "
                            "native: smallest-probability 1\n1 needs review:"));
  CHECK(has(shown.err, "(a.py:4)\n"));
  CHECK(has(shown.err, "\n  a.py:5: torch.no_such_name: no conversion rule exists\n"));
  CHECK(has(shown.err, "Next:\n  paddle-ls convert --in-place . "));
  const Ended made = run_in(folder, {"convert", "--in-place", "--force"});
  CHECK(has(made.err, "paddle-ls check . "));
}

TEST_CASE("the style says what is accepted, and the end of a run names it") {
  const TemporaryFolder folder;
  folder.write("a.py", "import torch\n\nlayer = torch.nn.Linear(2, 3)\n");
  const Ended native = run_in(folder, {"convert"});
  CHECK(has(native.out, "+layer = paddle.nn.Linear(2, 3)\n"));
  CHECK(has(native.err, "accepted by style native: "));
  CHECK(has(native.err, "first-weights 1"));
  CHECK(has(native.err, "paddle-ls convert --style exact . "));
  const Ended exact = run_in(folder, {"convert", "--style", "exact"});
  CHECK_FALSE(has(exact.out, "paddle.nn.Linear(2, 3)"));
  CHECK_FALSE(has(exact.err, "accepted"));
  folder.write(".paddle-ls.json", R"({"style": "exact"})");
  CHECK(run_in(folder, {"convert"}).out == exact.out);
  CHECK(run_in(folder, {"convert", "--style", "native"}).out == native.out);
  CHECK(run_in(folder, {"check", "--style", "loose"}).status == 2);
}

TEST_CASE("programs are told the differences of each use") {
  const TemporaryFolder folder;
  folder.write("a.py", "import torch\n\nlayer = torch.nn.Linear(2, 3)\n");
  const Ended native = run_in(folder, {"check", "--format", "json"});
  CHECK(has(native.out, R"("accepted":[")"));
  CHECK(has(native.out, R"("first-weights")"));
  CHECK(has(run_in(folder, {"check", "--format", "json", "--style", "exact"}).out,
            R"("accepted":[])"));
  CHECK(has(run_in(folder, {"check", "--format", "sarif"}).out, R"("taxonomies":[{)"));
  CHECK(has(run_in(folder, {"convert", "--summary", "json"}).out,
            R"({"difference":"first-weights","by":"style","uses":1})"));
}

TEST_CASE("a second conversion has nothing to do and says so") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  CHECK(run_in(folder, {"convert", "--in-place", "--force"}).status == 0);
  const Ended again = run_in(folder, {"convert"});
  CHECK(again.status == 0);
  CHECK(again.out.empty());
  CHECK(again.err == "1 file: nothing is left to convert\n");
}

TEST_CASE("--fail-on decides whether an assumption, or a finding, makes a run fail") {
  const TemporaryFolder folder;
  folder.write("a.py", "import torch\n\nl = torch.nn.CrossEntropyLoss()\n");
  CHECK(run_in(folder, {"convert", "a.py"}).status == 0);
  CHECK(run_in(folder, {"convert", "--fail-on", "manual", "a.py"}).status == 0);
  CHECK(run_in(folder, {"convert", "--fail-on", "review", "a.py"}).status == 1);
  CHECK(run_in(folder, {"check", "a.py"}).status == 1);
  CHECK(run_in(folder, {"check", "--fail-on", "review", "a.py"}).status == 1);
  CHECK(run_in(folder, {"check", "--fail-on", "manual", "a.py"}).status == 0);
  folder.write("b.py", torch_source);
  CHECK(run_in(folder, {"check", "--fail-on", "review", "b.py"}).status == 0);
}

TEST_CASE("a file from standard input is converted to standard output, and checked") {
  const TemporaryFolder folder;
  folder.write("layers.py", "import torch.nn as nn\n");
  folder.write("in.txt", "from layers import nn\nl = nn.Conv2d(2, 3, 1)\n");
  const auto run = [&](const std::string& options) {
    return run_program({"sh", "-c", std::string(PADDLE_LS_PROGRAM) + " " + options + " < in.txt"},
                       {folder.path(), {}, {}, 0});
  };
  const Ended made = run("convert - --stdin-filename use.py");
  CHECK(made.status == 0);
  CHECK(made.out == "from paddle import nn\nl = nn.Conv2D(2, 3, 1)\n");
  CHECK(run("convert -").out == folder.read("in.txt"));
  CHECK(has(run("convert - --diff --stdin-filename use.py").out, "+++ b/use.py\n"));
  CHECK(has(run("check - --stdin-filename use.py").out, "use.py:2:5: "));
  CHECK(run("convert - --in-place").status == 2);
  CHECK(run("convert - layers.py").status == 2);
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
  const Ended summary =
      run_program({PADDLE_LS_PROGRAM, "convert", "--safe-only", "--summary", "json", projects});
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
