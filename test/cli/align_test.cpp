// `paddle-ls align`, as a user runs it. The frameworks are played by a script that writes what a
// run writes; test/align runs the real ones.
#include <doctest/doctest.h>

#include "test/cli/run_program.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls::test;

namespace {

constexpr const char* original =
    "import torch\n\n\ndef double(x):\n    y = torch.abs(x)\n    return y * 2\n";

// Stands for both Pythons. What the conversion computes on its line 6 is off by `error`.
std::string player(const std::string& error) {
  return "#!/usr/bin/env python3\n"
         "import json, os, sys\n"
         "plan = json.load(open(sys.argv[2]))\n"
         "os.makedirs(plan['recording'])\n"
         "out = open(os.path.join(plan['recording'], 'events.jsonl'), 'w')\n"
         "say = lambda **event: out.write(json.dumps(event) + '\\n')\n"
         "say(n=0, kind='start', framework=plan['framework'], version='1', settings={'a': 1})\n"
         "for n, site in enumerate(plan['sites'], 1):\n"
         "    event = dict(n=n, kind='call', step=0, site=site['id'], occurrence=0,\n"
         "                 called=[site['file'], site['begin'][0]])\n"
         "    if plan.get('other'):\n"
         "        off = " +
         error +
         " if site['begin'][0] == 6 and not plan.get('perturb') else 0\n"
         "        event.update(partner=n, error=[dict(at='', what='values', largest=off, scale=1,\n"
         "                     rms=off, rms_scale=1, dtypes=['float32', 'float32'], original=1,\n"
         "                     converted=1 + off, index=[0])])\n"
         "    say(**event)\n"
         "if 'tests' in plan['entry']:\n"
         "    is_off = plan['framework'] == 'paddle' and " +
         error +
         " > 0\n"
         "    say(n=90, kind='test', step=0, id='test_net.py::test_double',\n"
         "        outcome='failed' if is_off else 'passed', type='AssertionError', message='2 == "
         "3',\n"
         "        trace=[dict(file='net.py', line=6, function='double')])\n"
         "say(n=99, kind='end')\n"
         "seconds = 0.5 if plan['framework'] == 'paddle' else 0.25\n"
         "keys = [dict(site=site['id'], count=2, total=seconds, own=seconds)\n"
         "        for site in plan['sites']]\n"
         "times = dict(whole=[seconds] * 2, keys=keys, memory=2 << 20, memory_before=1 << 20)\n"
         "json.dump(times, open(os.path.join(plan['recording'], 'times.json'), 'w'))\n";
}

class Project {
 public:
  explicit Project(const std::string& error) {
    folder_.write("a/net.py", original);
    write_program("player", player(error));
    run_program({PADDLE_LS_PROGRAM, "convert", "--out", "b", "a"}, {folder_.path(), {}, {}, 0});
  }

  Ended tested() const {
    return align({"--original", "a", "--converted", "b", "--torch-python", "./player",
                  "--paddle-python", "./player", "--tests", "pytest -k double"});
  }

  Ended align(const std::vector<std::string>& more) const {
    std::vector<std::string> words = {PADDLE_LS_PROGRAM, "align"};
    words.insert(words.end(), more.begin(), more.end());
    return run_program(words, {folder_.path(), {}, {}, 0});
  }

  Ended compared(const std::vector<std::string>& more = {},
                 const std::string& torch_python = "./player") const {
    std::vector<std::string> words = {
        "--original",     "a",          "--converted",     "b",       "--model", "net:double",
        "--torch-python", torch_python, "--paddle-python", "./player"};
    words.insert(words.end(), more.begin(), more.end());
    return align(words);
  }

  void write(const std::string& name, const std::string& text) const { folder_.write(name, text); }
  void write_program(const std::string& name, const std::string& text) const {
    folder_.write(name, text);
    std::filesystem::permissions(folder_.path() / name, std::filesystem::perms::owner_all);
  }
  std::string read(const std::string& name) const { return folder_.read(name); }
  bool has(const std::string& name) const { return std::filesystem::exists(folder_.path() / name); }

 private:
  TemporaryFolder folder_;
};

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("programs that agree are a success") {
  const Ended ended = Project("1e-7").compared();
  CHECK(ended.status == 0);
  CHECK(has(ended.out, "Both programs agree: 2 values compared."));
  CHECK(ended.err.empty());
}

TEST_CASE("the first line that differs is named on both sides, with the rewrite") {
  const Project project("0.25");
  const Ended ended = project.compared();
  CHECK(ended.status == 1);
  CHECK(has(ended.out, "original   a/net.py:6: return y * 2\n"));
  CHECK(has(ended.out, "converted  b/net.py:6: return y * 2\n"));
  CHECK(has(ended.out, "off by up to 0.25 at [0]: 1 is 1.25"));
  CHECK_FALSE(project.has("a/__pycache__"));
}

TEST_CASE("JSON has one object with the first difference") {
  const Ended ended = Project("0.25").compared({"--format", "json"});
  CHECK(ended.status == 1);
  CHECK(has(ended.out, R"("agree":false)"));
  CHECK(has(ended.out, R"("original":{"file":"net.py","line":6})"));
  CHECK(has(ended.out, R"("settings":{"torch":"1","paddle":"1")"));
}

TEST_CASE("entries are read from a file") {
  const Project project("0");
  project.write("align.json",
                R"js({"original": "a", "converted": "b", "torchPython": "./player",
                      "paddlePython": "./player", "entries": [{"name": "one", "model": "net:double"}]})js");
  const Ended ended = project.align({});
  CHECK(ended.status == 0);
  CHECK(has(ended.out, "one:\nBoth programs agree"));
  CHECK(project.align({"--entry", "two"}).status == 2);
  project.write("align.json", "{");
  CHECK(has(project.align({}).err, "it is not a JSON object"));
}

TEST_CASE("what is missing is said, and nothing is compared") {
  const Project project("0");
  const Ended none = project.compared({}, "./no-such-python");
  CHECK(none.status == 2);
  CHECK(has(none.err, "./no-such-python cannot be started"));
  CHECK(has(project.align({"--model", "net:double", "--original", "a", "--converted", "none"}).err,
            "it is not a folder"));
  CHECK(project.align({"--model", "double()", "--original", "a", "--converted", "b"}).status == 2);
  CHECK(project.align({"--model", "a:b", "--script", "c"}).status == 2);
  CHECK(project.align({}).status == 2);
}

TEST_CASE("a Python without the framework is named, and a program that cannot run one") {
  const Project project("0");
  project.write_program("bare", "#!/bin/sh\nexec python3 -I -S \"$@\"\n");
  const Ended without = project.compared({}, "./bare");
  CHECK(without.status == 2);
  CHECK(has(without.err, "./bare, Python 3."));
  CHECK(has(without.err, "cannot import"));
  project.write_program("broken", "#!/bin/sh\necho no such luck >&2\nexit 9\n");
  const Ended broken = project.compared({}, "./broken");
  CHECK(broken.status == 2);
  CHECK(has(broken.err, "./broken: no such luck"));
}

TEST_CASE("a page shows both sides, and loads nothing") {
  const Project project("0.25");
  CHECK(project.compared({"--html", "report.html"}).status == 1);
  const std::string page = project.read("report.html");
  CHECK(has(page, "<span class=\"here\">    6      return y * 2</span>"));
  CHECK(has(page, "off by up to 0.25 at [0]: 1 is 1.25"));
  CHECK(has(page, "default-src 'none'"));
  CHECK_FALSE(has(page, "http://"));
  CHECK_FALSE(has(page, "https://"));
  CHECK_FALSE(has(page, "<script"));
  CHECK(project.compared({"--html", "no/such/folder/report.html"}).status == 2);
}

TEST_CASE("time is measured and laid to lines") {
  const Project project("0");
  const Ended ended = project.compared({"--time"});
  CHECK(ended.status == 0);
  CHECK(has(ended.out, "Paddle takes 2.00 times as long: 500.00 ms for each run"));
  CHECK(has(ended.out, "+125.00 ms  `torch.abs(x)`: 250.00 ms, PyTorch 125.00 ms"));
  CHECK(has(ended.out, "reason  Paddle: paddle.abs is called as it is"));
  CHECK(has(ended.out, "Most memory: 2 MiB (1 MiB of it before the program begins)"));
  const Ended as_json = project.compared({"--time", "--format", "json"});
  CHECK(has(as_json.out, R"("ratio":2E0)"));
  CHECK(has(as_json.out, R"("converted":{"file":"net.py","line":5})"));
}

TEST_CASE("the project's own tests are run on both sides") {
  const Ended ended = Project("0.25").tested();
  CHECK(ended.status == 1);
  CHECK(has(ended.out, "0 of 1 test that passed with PyTorch pass with Paddle.\n"));
  CHECK(has(ended.out, "  test_net.py::test_double\n    AssertionError: 2 == 3\n"));
  CHECK(has(ended.out, "    original   net.py:6: return y * 2\n"));
  CHECK(has(ended.out, "    error      off by up to 0.25"));
  const Ended passed = Project("0").tested();
  CHECK(passed.status == 0);
  CHECK(has(passed.out, "1 of 1 test that passed with PyTorch passes with Paddle.\n"));
  const Project project("0");
  CHECK(project.align({"--original", "a", "--converted", "b", "--tests", "make test"}).status == 2);
  CHECK(project.align({"--original", "a", "--converted", "b", "--tests", "pytest", "--time"})
            .status == 2);
}
