// `paddle-ls static check`, as a user runs it.

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;

namespace {

namespace json = boost::json;

constexpr const char* sample =
    "import paddle\n"
    "\n"
    "def first(xs):\n"
    "    for x in xs:\n"
    "        return x\n"
    "\n"
    "@paddle.jit.to_static(full_graph=True)\n"
    "def f(xs):\n"
    "    return first(xs)\n";

Ended check(const std::string& source, std::vector<std::string> words) {
  const TemporaryFolder folder;
  folder.write("net.py", source);
  words.insert(words.begin(), {PADDLE_LS_PROGRAM, "static", "check", "net.py"});
  return run_program(std::move(words), {folder.path(), {}, {}, 0});
}

}  // namespace

TEST_CASE("hazards of converted functions are reported with their places") {
  const Ended ended = check(sample, {});
  CHECK(ended.status == 1);
  CHECK(has(ended.out, "net.py:5:9: error[static-D05-return-in-loop]"));
  CHECK(has(ended.err, "1 finding in 1 file"));
}

TEST_CASE("the JSON report says why the function is converted") {
  const json::value line = json::parse(check(sample, {"--format", "json"}).out);
  CHECK(line.at("code") == "static-D05-return-in-loop");
  CHECK(has(line.at("converted").as_string(), "line 9: called from `f`"));
}

TEST_CASE("the SARIF log has the rule of every result") {
  const json::value log = json::parse(check(sample, {"--format", "sarif"}).out);
  const json::value& result = log.at_pointer("/runs/0/results/0");
  const auto index = result.at("ruleIndex").to_number<std::size_t>();
  CHECK(log.at_pointer("/runs/0/tool/driver/rules").at(index).at("id") == result.at("ruleId"));
}

TEST_CASE("functions that nothing converts are looked at only when that is asked for") {
  const std::string plain = "def first(xs):\n    for x in xs:\n        return x\n";
  CHECK(check(plain, {}).status == 0);
  CHECK(check(plain, {"--all-functions"}).status == 1);
}

namespace {

// Checks `words` in a folder with a package whose `net.py` converts functions of the others.
Ended check_package(std::vector<std::string> words) {
  const TemporaryFolder folder;
  folder.write("models/__init__.py", "");
  folder.write("models/net.py",
               "import paddle\n"
               "from .layers import Block\n"
               "\n"
               "net = paddle.jit.to_static(Block(), full_graph=True)\n");
  folder.write("models/layers.py",
               "from paddle import nn\n"
               "from .ops import first\n"
               "\n"
               "class Block(nn.Layer):\n"
               "    def forward(self, xs):\n"
               "        return first(xs)\n");
  folder.write("models/ops.py",
               "def first(xs):\n"
               "    for x in xs:\n"
               "        return x\n");
  words.insert(words.begin(), {PADDLE_LS_PROGRAM, "static", "check"});
  return run_program(std::move(words), {folder.path(), {}, {}, 0});
}

}  // namespace

TEST_CASE("what a converted function calls in other files is reported there, with the way to it") {
  const Ended ended = check_package({"models", "--format", "json"});
  CHECK(ended.status == 1);
  const json::value line = json::parse(ended.out);
  CHECK(line.at("code") == "static-D05-return-in-loop");
  CHECK(line.at("file") == "models/ops.py");
  CHECK(line.at("start_line") == 3);
  const json::string& chain = line.at("converted").as_string();
  CHECK(has(chain, "models/layers.py:6: called from `forward`"));
  CHECK(has(chain, "models/net.py:4: converted here"));
}

TEST_CASE("a hazard in a file that is not checked is reported at the call that leads there") {
  const json::value line = json::parse(check_package({"models/net.py", "--format", "json"}).out);
  CHECK(line.at("file") == "models/net.py");
  CHECK(line.at("start_line") == 4);
  CHECK(has(line.at("message").as_string(), "`first` of ops.py, which this leads to"));
  CHECK(has(line.at("converted").as_string(), "models/ops.py:3: it stands here"));
}

TEST_CASE("what the checked files hand over to functions of each other decides what those get") {
  const TemporaryFolder folder;
  folder.write("net.py",
               "import paddle\n\n"
               "@paddle.jit.to_static(full_graph=True)\n"
               "def between(value):\n"
               "    return value if 0 < value < 1 else -value\n");
  folder.write("run.py", "import paddle\nimport net\n\nnet.between(paddle.rand([1]))\n");
  const auto checked = [&](std::vector<std::string> files) {
    files.insert(files.begin(), {PADDLE_LS_PROGRAM, "static", "check"});
    return run_program(std::move(files), {folder.path(), {}, {}, 0});
  };
  CHECK(checked({"net.py"}).status == 0);
  const Ended both = checked({"."});
  CHECK(both.status == 1);
  CHECK(has(both.out, "net.py:5:21: information[static-D43-implicit-truth]"));
}
