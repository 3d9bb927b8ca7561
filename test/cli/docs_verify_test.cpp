// `paddle-ls docs verify`, as a user runs it. A script plays the runner of the examples;
// test/examples runs the real frameworks.
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace fs = std::filesystem;

namespace {

// The verdict on an example is the word after `#` in Paddle's half. It counts its examples.
constexpr const char* player =
    "#!/usr/bin/env python3\n"
    "import json, sys\n"
    "plan = json.load(open(sys.argv[3]))\n"
    "say = lambda **what: print(json.dumps(what), file=sys.stderr, flush=True)\n"
    "open('count', 'a').write('x' * len(plan['examples']))\n"
    "for number, each in enumerate(plan['examples']):\n"
    "    word = each['paddle']['code'].split('#')[1].split()[0]\n"
    "    if word == 'gone':\n"
    "        say(problem='python3 cannot import paddle')\n"
    "        sys.exit(3)\n"
    "    say(example=number, verdict=word, message='told by the player', torch='1', paddle='2',\n"
    "        line=each['paddle']['line'])\n";

std::string document(const std::vector<std::string>& verdicts) {
  std::string text = "## [ 无参数 ]torch.demo\n\n### 转写示例\n";
  for (const std::string& verdict : verdicts) {
    text += "\n```python\n# PyTorch 写法\ntorch.demo(x)\n\n# Paddle 写法\npaddle.demo(x)  # " +
            verdict + "\n```\n";
  }
  return text;
}

class Documents {
 public:
  Documents() {
    folder_.write("player", player);
    fs::permissions(folder_.path() / "player", fs::perms::owner_all);
  }

  Ended verify(std::vector<std::string> more = {}, const std::string& python = "./player") const {
    std::vector<std::string> words = {PADDLE_LS_PROGRAM, "docs", "verify",          "torch.demo.md",
                                      "--torch-python",  python, "--paddle-python", python};
    words.insert(words.end(), more.begin(), more.end());
    return run_program(std::move(words), {folder_.path(), {}, {}, 0});
  }

  void write(const std::string& name, const std::string& text) const { folder_.write(name, text); }
  std::string read(const std::string& name) const { return folder_.read(name); }

 private:
  TemporaryFolder folder_;
};

}  // namespace

TEST_CASE("an example that differs is a warning at its line, with both results") {
  const Documents documents;
  documents.write("torch.demo.md", document({"equal", "differs"}));
  const Ended ended = documents.verify();
  CHECK(ended.status == 1);
  CHECK(has(ended.out,
            "torch.demo.md:18:1: warning[example/differs] the halves differ: told by the "
            "player. PyTorch: 1. Paddle: 2"));
  CHECK(has(ended.err,
            "2 examples in 1 document: 1 equal, 0 with another dtype, 1 differ, 0 fail in "
            "Paddle, 0 fail in PyTorch, 0 not compared"));
}

TEST_CASE("examples that agree or cannot be compared are a success") {
  const Documents documents;
  documents.write("torch.demo.md", document({"equal", "not-compared", "dtype"}));
  const Ended ended = documents.verify();
  CHECK(ended.status == 0);
  CHECK(has(ended.out, "information[example/not-compared] not compared: told by the player"));
  CHECK(documents.verify({"--level", "warning"}).out.empty());
}

TEST_CASE("reports have the results") {
  const Documents documents;
  documents.write("torch.demo.md", document({"fails-paddle"}));
  const Ended as_json = documents.verify({"--format", "json"});
  CHECK(has(as_json.out, R"("code":"example/fails-paddle")"));
  CHECK(has(as_json.out, R"("paddle":"2")"));
  CHECK(has(documents.verify({"--format", "sarif"}).out, R"("ruleId":"example/fails-paddle")"));
  CHECK(has(documents.verify({"--format", "github"}).out, "::warning "));
}

TEST_CASE("a run goes on where the last one ended, and what has changed runs again") {
  const Documents documents;
  documents.write("torch.demo.md", document({"equal", "differs", "gone"}));
  const Ended ended = documents.verify({"--report", "all.jsonl"});
  CHECK(ended.status == 2);
  CHECK(has(ended.err, "python3 cannot import paddle"));
  documents.write("torch.demo.md", "\n" + document({"equal", "differs", "equal "}));
  documents.write("count", "");
  const Ended resumed = documents.verify({"--report", "all.jsonl", "--resume"});
  CHECK(resumed.status == 1);
  CHECK(documents.read("count") == "x");
  CHECK(has(resumed.out, "torch.demo.md:19:1: warning"));
  documents.write("count", "");
  CHECK(documents.verify({"--report", "all.jsonl"}).status == 1);
  CHECK(documents.read("count") == "xxx");
}

TEST_CASE("what cannot run is said") {
  const Documents documents;
  documents.write("torch.demo.md", document({"equal"}));
  const Ended ended = documents.verify({}, "./none");
  CHECK(ended.status == 2);
  CHECK(has(ended.err, "./none cannot be started"));
  CHECK(documents.verify({"--resume"}).status == 2);
  CHECK(documents.verify({"--seconds", "0"}).status == 2);
  CHECK(documents.verify({"--report", "none/all.jsonl"}).status == 2);
}
