// `paddle-ls check --baseline FILE`: what is known is not reported.

#include <chrono>
#include <csignal>
#include <filesystem>
#include <thread>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace fs = std::filesystem;
namespace json = boost::json;

namespace {

constexpr std::string_view file = "known.json";

// A folder whose findings are known.
class KnownFolder : public TemporaryFolder {
 public:
  explicit KnownFolder(std::string_view source) : TemporaryFolder() {
    write("a.py", source);
    update();
  }

  Ended check(std::vector<std::string> words = {"."}) const {
    words.insert(words.begin(), {"check", "--baseline", std::string(file)});
    return run_in(*this, words);
  }
  Ended update(std::vector<std::string> words = {"."}) const {
    words.emplace_back("--update-baseline");
    const Ended ended = check(words);
    CHECK(ended.status == 0);
    CHECK(ended.out.empty());
    return ended;
  }
  std::string baseline() const { return read(file); }
};

constexpr std::string_view two_uses = "import torch\n\ny = torch.sum(x)\nz = torch.no_such(x)\n";

}  // namespace

TEST_CASE("what the baseline knows is not reported, in any format") {
  const KnownFolder folder(two_uses);
  const Ended ended = folder.check();
  CHECK(ended.status == 0);
  CHECK(ended.out.empty());
  CHECK(ended.err == "0 findings in 0 files; 2 are in the baseline\n");
  CHECK(folder.check({".", "--format", "json"}).out.empty());
  CHECK(json::parse(folder.check({".", "--format", "gitlab"}).out) == json::array());
  const auto sarif = json::parse(folder.check({".", "--format", "sarif"}).out);
  CHECK(sarif.at_pointer("/runs/0/results").as_array().empty());
  CHECK(has(folder.check({".", "--format", "junit"}).out, "\"no findings\"/>"));
  CHECK(folder.check({".", "--fail-on", "manual"}).status == 0);
}

TEST_CASE("the baseline says how many findings it has, and the same ones make the same bytes") {
  const TemporaryFolder folder;
  folder.write("b/b.py", two_uses);
  folder.write("a.py", "import torch\ny = torch.sum(x)\n");
  const auto update = [&](const char* jobs) {
    return run_in(folder,
                  {"check", ".", "--baseline", "known.json", "--update-baseline", "-j", jobs});
  };
  CHECK(update("8").err == "known.json has 3 findings in 2 files: 3 new, 0 gone\n");
  const std::string written = folder.read(file);
  CHECK(update("1").err == "known.json has 3 findings in 2 files: 0 new, 0 gone\n");
  CHECK(folder.read(file) == written);
  fs::remove(folder.path() / file);
  update("1");
  CHECK(folder.read(file) == written);
  CHECK(has(written,
            "{\"file\": \"b/b.py\", \"code\": \"torch-api\", \"api\": \"torch.sum\", "
            "\"text\": \"y = torch.sum(x)\", \"count\": 1}"));
}

TEST_CASE("lines that moved, were indented or edited are known") {
  const KnownFolder folder(two_uses);
  folder.write("a.py",
               "import torch\n\n\n# more\nif x:\n    y  = torch.sum(x)\n"
               "z = 1 + torch.no_such(x, 2)\n");
  CHECK(folder.check().status == 0);
  folder.write("a.py", "import torch\r\n\r\ny = torch.sum(x)\r\nz = torch.no_such(x)\r\n");
  CHECK(folder.check().err == "0 findings in 0 files; 2 are in the baseline\n");
  const std::string before = folder.baseline();
  folder.update();
  CHECK(folder.baseline() == before);
}

TEST_CASE("an added use is reported on its line") {
  const KnownFolder folder(two_uses);
  folder.write("a.py",
               "import torch\nnew = torch.sum(w)\n\ny = torch.sum(x)\n"
               "z = torch.no_such(x)\n");
  const Ended ended = folder.check();
  CHECK(ended.status == 1);
  CHECK(ended.out.starts_with("a.py:2:7: "));
  CHECK(ended.out.find('\n') == ended.out.size() - 1);
  CHECK(ended.err == "1 finding in 1 file: 1 safe; 2 more are in the baseline\n");
  CHECK(folder.check({".", "--fail-on", "manual"}).status == 0);
}

TEST_CASE("of an added use on a line like a known one, one is reported") {
  const KnownFolder folder(two_uses);
  folder.write("a.py", std::string(two_uses) + "y = torch.sum(x)\n");
  const Ended ended = folder.check();
  CHECK(ended.out.starts_with("a.py:5:5: "));
  CHECK(ended.out.find('\n') == ended.out.size() - 1);
  folder.update();
  CHECK(has(folder.baseline(), "\"count\": 2}"));
  CHECK(folder.check().status == 0);
}

TEST_CASE("removed uses are counted until an update drops them") {
  const KnownFolder folder(two_uses);
  folder.write("a.py", "import torch\ny = torch.sum(x)\n");
  const Ended ended = folder.check();
  CHECK(ended.status == 0);
  CHECK(ended.err ==
        "0 findings in 0 files; 1 is in the baseline\n"
        "1 of the baseline is gone: --update-baseline removes it\n");
  CHECK(folder.update().err == "known.json has 1 finding in 1 file: 0 new, 1 gone\n");
  CHECK_FALSE(has(folder.baseline(), "no_such"));
  folder.write("a.py", "x = 1\n");
  CHECK(has(folder.check().err, "\n1 of the baseline is gone"));
  folder.update();
  CHECK(folder.baseline() == "{\n  \"version\": 1,\n  \"findings\": []\n}\n");
}

TEST_CASE("the findings of a renamed file are new, and those of its old name gone") {
  const KnownFolder folder(two_uses);
  fs::rename(folder.path() / "a.py", folder.path() / "b.py");
  const Ended ended = folder.check();
  CHECK(ended.status == 1);
  CHECK(ended.out.starts_with("b.py:3:5: "));
  CHECK(has(ended.err, "\n2 of the baseline are gone: --update-baseline removes them\n"));
  CHECK(folder.update().err == "known.json has 2 findings in 1 file: 2 new, 2 gone\n");
}

TEST_CASE("an update keeps the entries of files that the run did not look at") {
  const KnownFolder folder(two_uses);
  folder.write("src/b.py", two_uses);
  CHECK(folder.check({"src"}).err.starts_with("2 findings in 1 file: 1 safe, 1 manual\n"));
  CHECK(folder.update({"src"}).err == "known.json has 4 findings in 2 files: 2 new, 0 gone\n");
  folder.write("src/b.py", "def (\xFF\n");
  run_in(folder, {"check", ".", "--baseline", "known.json", "--update-baseline"});
  CHECK(has(folder.baseline(), "src/b.py"));
}

TEST_CASE("names of files do not depend on where the program runs, or on links") {
  const TemporaryFolder folder;
  folder.write("src/a.py", two_uses);
  folder.write("config/none.txt", "");
  run_in(folder, {"check", "src", "--baseline", "config/known.json", "--update-baseline"});
  CHECK(has(folder.read("config/known.json"), "\"file\": \"../src/a.py\""));
  const fs::path whole = folder.path() / "config/known.json";
  fs::create_directory_symlink(folder.path() / "src", folder.path() / "link");
  for (const std::string path : {"src", "src/a.py", "link", "link/a.py", "."}) {
    CHECK(run_in(folder, {"check", path, "--baseline", "config/known.json"}).status == 0);
  }
  RunOptions inside;
  inside.folder = folder.path() / "src";
  CHECK(run_program({PADDLE_LS_PROGRAM, "check", "--baseline", whole.string()}, inside).status ==
        0);
  CHECK(run_program({PADDLE_LS_PROGRAM, "check", "--baseline", "../config/known.json"}, inside)
            .status == 0);
}

TEST_CASE("files whose names are not UTF-8 are told apart, and stay known") {
  const KnownFolder folder("x = 1\n");
  folder.write("src/\xFF.py", two_uses);
  folder.write("src/\xFE.py", two_uses);
  CHECK(folder.update().err == "known.json has 4 findings in 2 files: 4 new, 0 gone\n");
  CHECK(folder.check().err == "0 findings in 0 files; 4 are in the baseline\n");
  CHECK(folder.update({"a.py"}).err == "known.json has 4 findings in 2 files: 0 new, 0 gone\n");
}

TEST_CASE("cells of notebooks are known by their code, however their JSON is laid out") {
  const auto notebook = [](const std::string& source) {
    return R"j({"cells": [{"cell_type": "code", "execution_count": null, "metadata": {},
"outputs": [], "source": )j" +
           source + R"j(}], "metadata": {}, "nbformat": 4, "nbformat_minor": 4})j";
  };
  const KnownFolder folder("x = 1\n");
  folder.write("n.ipynb", notebook(R"j(["import torch\n", "y = torch.sum(x)"])j"));
  CHECK(folder.update().err == "known.json has 1 finding in 1 file: 1 new, 0 gone\n");
  CHECK(has(folder.baseline(), "\"text\": \"y = torch.sum(x)\""));
  const std::string more = R"j("import torch\nz = torch.sum(w)\ny = torch.sum(x)\n")j";
  folder.write("n.ipynb", notebook(more));
  const Ended ended = folder.check({".", "--format", "json"});
  CHECK(has(ended.err, "1 finding in 1 file: 1 safe; 1 more is in the baseline\n"));
  const json::value reported = json::parse(ended.out);
  const std::size_t expected = notebook(more).find("torch.sum(w)");
  CHECK(reported.at("start_byte").to_number<std::size_t>() == expected);
  folder.write("n.ipynb", notebook(R"j([
"import torch\n",
"y = torch.sum(x)\n",
"z = torch.abs(w)"])j"));
  CHECK(has(folder.check().out, "torch.abs"));
}

TEST_CASE("a missing baseline is an error that says how it is made") {
  const TemporaryFolder folder;
  folder.write("a.py", two_uses);
  const Ended ended = run_in(folder, {"check", ".", "--baseline", "known.json"});
  CHECK(ended.status == 2);
  CHECK(ended.out.empty());
  CHECK(ended.err ==
        "error: known.json: there is no such baseline; --update-baseline creates it\n");
  CHECK(run_in(folder, {"check", ".", "--baseline", "no/known.json", "--update-baseline"}).status ==
        2);
  CHECK(run_in(folder, {"check", ".", "--baseline", ".", "--update-baseline"}).status == 2);
}

TEST_CASE("a broken baseline is an error with its place, and is never written over") {
  const TemporaryFolder folder;
  folder.write("a.py", two_uses);
  for (const std::string_view broken :
       {"", "{\"version\": 1,\n<<<<<<< ours", "{\"version\": 2, \"findings\": []}", "[\x1B[31m]",
        "{\"version\": 1, \"findings\": [{\"file\": 1}]}"}) {
    folder.write(file, broken);
    for (const bool update : {false, true}) {
      std::vector<std::string> words = {"check", ".", "--baseline", "known.json"};
      if (update) words.emplace_back("--update-baseline");
      const Ended ended = run_in(folder, words);
      CHECK(ended.status == 2);
      CHECK(ended.out.empty());
      CHECK(ended.err.starts_with("error: known.json:"));
      CHECK(folder.read(file) == broken);
    }
  }
  fs::resize_file(folder.path() / file, std::uintmax_t{1} << 30U);
  CHECK(has(run_in(folder, {"check", ".", "--baseline", "known.json"}).err, "it is larger than "));
}

TEST_CASE("an update leaves nothing beside the baseline, and writes through a link") {
  const KnownFolder folder(two_uses);
  CHECK(folder.entries() == 2);
  fs::rename(folder.path() / file, folder.path() / "real.json");
  fs::create_symlink("real.json", folder.path() / file);
  folder.write("a.py", "x = 1\n");
  folder.update();
  CHECK(fs::is_symlink(folder.path() / file));
  CHECK_FALSE(has(folder.read("real.json"), "a.py"));
}

TEST_CASE("an update is written where files could not be checked, and the status says that") {
  const KnownFolder folder(two_uses);
  folder.write("b.ipynb", "{}");
  folder.write("c.py", two_uses);
  const Ended ended =
      run_in(folder, {"check", ".", "--baseline", "known.json", "--update-baseline"});
  CHECK(ended.status == 1);
  CHECK(has(ended.err, "b.ipynb: "));
  CHECK(has(ended.err, "known.json has 4 findings in 2 files: 2 new, 0 gone\n"));
}

TEST_CASE("standard input is compared with the baseline of the file that it represents") {
  const KnownFolder folder(two_uses);
  folder.write("in.txt", std::string(two_uses) + "w = torch.abs(x)\n");
  const auto run = [&](const std::string& options) {
    return run_program(
        {"sh", "-c",
         PADDLE_LS_PROGRAM + (" check - --baseline known.json " + options) + " < in.txt"},
        {folder.path(), {}, {}, 0});
  };
  const Ended ended = run("--stdin-filename a.py");
  CHECK(ended.status == 1);
  CHECK(ended.out.starts_with("a.py:5:5: "));
  CHECK(ended.err == "1 finding in 1 file: 1 safe; 2 more are in the baseline\n");
  CHECK(run("--stdin-filename a.py --update-baseline").err ==
        "known.json has 3 findings in 1 file: 1 new, 0 gone\n");
  CHECK(run("--stdin-filename a.py").status == 0);
  CHECK(has(run("").err, "`--stdin-filename`"));
}

TEST_CASE("what makes no sense with a baseline is refused") {
  const KnownFolder folder(two_uses);
  const auto refusal = [&](std::vector<std::string> words) {
    const Ended ended = run_in(folder, words);
    CHECK(ended.status == 2);
    return ended.err;
  };
  CHECK(has(refusal({"check", ".", "--update-baseline"}), "needs `--baseline FILE`"));
  CHECK(has(refusal({"check", "--baseline", "known.json", "--update-baseline", "--watch"}),
            "`--watch`"));
  CHECK(has(refusal({"check", "--baseline", "known.json", "--runs-without", "torch"}),
            "`--runs-without`"));
  CHECK(has(refusal({"check", "--baseline", ""}), "the path is empty"));
}

TEST_CASE("a watch reports what is new") {
  using namespace std::chrono_literals;
  const KnownFolder folder(two_uses);
  std::jthread change([&] {
    std::this_thread::sleep_for(2s);
    folder.write("a.py", std::string(two_uses) + "w = torch.abs(x)\n");
  });
  RunOptions options;
  options.signal_after = 5s;
  options.signal = SIGINT;
  const Ended ended = run_in(folder, {"check", "--baseline", "known.json", "--watch"}, options);
  CHECK(ended.status == 1);
  CHECK(ended.out.starts_with("a.py:5:5: "));
  CHECK(has(ended.err, "0 findings in 0 files; 2 are in the baseline\n"));
}
