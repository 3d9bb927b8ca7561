// A file that Python cannot parse is named, and worked on all the same.
#include <string>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;

namespace {

constexpr std::string_view broken_source =
    "import torch\n\ny = torch.sum(x)\n\ndef f(:\n    return torch.sum(x)\n\n\nz = torch.sum(y)\n";
constexpr std::string_view remark = "this is not valid Python";

}  // namespace

TEST_CASE("the first place of a syntax error is told, and the rest of the file is converted") {
  const TemporaryFolder folder;
  folder.write("src/a.py", broken_source);
  const Ended ended = run_in(folder, {"convert", "--in-place", "--force", "src"});
  CHECK(ended.status != 2);
  CHECK(has(ended.err, "warning: src/a.py:5:"));
  CHECK(has(ended.err, remark));
  CHECK(has(folder.read("src/a.py"), "y = paddle.sum(x)"));
  CHECK(has(folder.read("src/a.py"), "def f(:"));
}

TEST_CASE("check names the file as well, on standard error and in SARIF") {
  const TemporaryFolder folder;
  folder.write("a.py", broken_source);
  const Ended ended = run_in(folder, {"check", "--format", "sarif", "."});
  CHECK(has(ended.err, "warning: a.py:5:"));
  const auto report = boost::json::parse(ended.out);
  const auto& notification =
      report.at_pointer("/runs/0/invocations/0/toolExecutionNotifications/0");
  CHECK(notification.at("level") == "warning");
  CHECK(notification.at_pointer("/locations/0/physicalLocation/region/startLine") == 5);
  CHECK(has(run_in(folder, {"check", "--format", "json", "."}).err, remark));
}

TEST_CASE("what Python or IPython can read is not called invalid") {
  const TemporaryFolder folder;
  folder.write("new.py",
               "import torch\ntype Alias[T] = list[T]\ndef f[T](x: T) -> T:\n    match x:\n"
               "        case [1, *_]:\n            return f'{x!r:>{10}} {\"a\"}'\n    return x\n"
               "try:\n    pass\nexcept* ValueError:\n    pass\n");
  folder.write("old.py", "import torch\nprint 'a', torch\nexec 'b'\n");
  folder.write(
      "n.ipynb",
      R"({"cells": [{"cell_type": "code", "source": ["import torch\n", "%matplotlib inline\n",)"
      R"( "!pip install x\n", "f = !ls\n", "torch?"], "outputs": [], "metadata": {},)"
      R"( "execution_count": null}], "metadata": {}, "nbformat": 4, "nbformat_minor": 2})");
  for (const char* verb : {"check", "convert"}) {
    CHECK_FALSE(has(run_in(folder, {verb, "."}).err, remark));
  }
}
