#include "engine/to_static/traceback.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::to_static;

namespace {

const std::string net =
    "import paddle\n"
    "\n"
    "\n"
    "class Net(paddle.nn.Layer):\n"
    "    def forward(self, x):\n"
    "        if x.mean() > 0:\n"
    "            x = x.foo()\n"
    "        return x\n"
    "\n"
    "\n"
    "def make(scale):\n"
    "    def inner(x):\n"
    "        return x * scale\n"
    "\n"
    "    return inner\n";

std::string frame(const std::string& file, int line, const std::string& code) {
  return "  File \"/home/me/.cache/paddle/to_static_tmp/77/" + file + "\", line " +
         std::to_string(line) + ", in true_fn_8\n    " + code + "\n";
}

std::string mapped(const std::string& trace, std::vector<TracedFile> sources) {
  return translated(trace, map_trace(trace, sources), sources);
}

}  // namespace

TEST_CASE("a frame in a generated method is shown in its source, without the marks of other code") {
  const std::string trace =
      "Traceback (most recent call last):\n" +
      frame("Net_forward0a_9z8y7.py", 25, "x = _jst.Call(_jst.Ld(_jst.Ld(x).foo))()") +
      "                        ^^^^^\nAttributeError: no foo\n";
  CHECK(mapped(trace, {{"/src/net.py", net}}) ==
        "Traceback (most recent call last):\n"
        "  File \"/src/net.py\", line 7, in forward\n"
        "    x = x.foo()\n"
        "AttributeError: no foo\n");
}

TEST_CASE("names that are counted from the start of the process do not make the code different") {
  const std::string trace = frame("Net_forward0a_9z8y7.py", 21, "x, = _jst.Ld(__args)") +
                            frame("Net_forward0a_9z8y7.py", 31,
                                  "_jst.IfElse(_jst.Call(_jst.Ld(_jst.Ld(x).mean))() > 0, "
                                  "_jst.Ld(true_fn_12), _jst.Ld(false_fn_12), "
                                  "_jst.Ld(get_args_40), _jst.Ld(set_args_40), ('x',), "
                                  "push_pop_names=None)");
  CHECK(mapped(trace, {{"net.py", net}}).find("line 6, in forward\n    if x.mean() > 0:") !=
        std::string::npos);
}

TEST_CASE("a function that takes names from around it has a line for each of them before it") {
  const std::string trace =
      frame("inner12345678.py", 15, "__return_value_0 = _jst.Ld(x) * _jst.Ld(scale)");
  CHECK(mapped(trace, {{"net.py", net}}) ==
        "  File \"net.py\", line 13, in inner\n    return x * scale\n");
}

TEST_CASE("a frame that fits no function, or several, stays as it is") {
  const std::string trace = frame("inner12345678.py", 15, "__return_value_0 = 1");
  CHECK(mapped(trace, {{"net.py", net}}) == trace);
  const std::string twice =
      frame("inner12345678.py", 15, "__return_value_0 = _jst.Ld(x) * _jst.Ld(scale)");
  const std::vector<TracedFile> copies = {{"a.py", net}, {"b.py", net}};
  CHECK(mapped(twice, copies) == twice);
  CHECK(map_trace(twice, copies).front().places.size() == 2);
}

TEST_CASE("frames of other files are read and left alone") {
  const std::string trace =
      "    File \"/src/net.py\", line 5, in helper\n\tif x > 0:\n    File \"/a b.py\", line 9\n";
  const auto frames = read_trace(trace);
  REQUIRE(frames.size() == 2);
  CHECK(frames[0].file == "/src/net.py");
  CHECK(frames[0].function == "helper");
  CHECK(trace.substr(frames[0].code.start, frames[0].code.size()) == "if x > 0:");
  CHECK(frames[1].line == 9);
  CHECK(generated_name(frames[0]).empty());
  CHECK(mapped(trace, {{"/src/net.py", net}}) == trace);
}

TEST_CASE("text that only looks like a traceback is not a frame") {
  for (const char* line : {"File \"x\", line", "File \"x", "a File \"x\", line 3, in f",
                           "File \"x\", line 99999999999999, in f", ""}) {
    CHECK(read_trace(line).empty());
  }
}

TEST_CASE("a literal of several lines moves the lines after it, which are found by their text") {
  const std::string source =
      "def f(x):\n"
      "    \"\"\"Doubles\n"
      "    what it gets.\"\"\"\n"
      "    x = x * 2\n"
      "    raise ValueError(\"no\\nway\")\n";
  const std::string trace = frame("f12345678.py", 13, "x = _jst.Ld(x) * 2") +
                            frame("f12345678.py", 14, "raise _jst.Ld(ValueError)('no\\nway')");
  CHECK(mapped(trace, {{"a.py", source}}) ==
        "  File \"a.py\", line 4, in f\n    x = x * 2\n"
        "  File \"a.py\", line 5, in f\n    raise ValueError(\"no\\nway\")\n");
}
