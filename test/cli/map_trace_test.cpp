// `paddle-ls static map-trace`, as a user runs it: a traceback comes in through a pipe.

#include <doctest/doctest.h>

#include "test/cli/run_program.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls::test;

namespace {

constexpr const char* doubling = "def double(x):\n    return x * 2\n";

Ended mapped(const std::string& trace, const std::string& words) {
  const TemporaryFolder folder;
  folder.write("src/net.py", doubling);
  folder.write("trace.txt", trace);
  return run_program({"sh", "-c", PADDLE_LS_PROGRAM " static map-trace " + words + " < trace.txt"},
                     {folder.path(), {}, {}, 0});
}

const std::string generated =
    "  File \"/home/ada/.cache/paddle/to_static_tmp/1/double_a1b2c3d.py\", line 14, in double\n"
    "    __return_value_0 = _jst.Ld(x) * 2\n";

}  // namespace

TEST_CASE("a traceback from a pipe comes out at the lines of the source") {
  const Ended ended = mapped("Traceback\n" + generated + "ValueError: no\n", "src");
  CHECK(ended.status == 0);
  CHECK(ended.out ==
        "Traceback\n  File \"src/net.py\", line 2, in double\n    return x * 2\nValueError: no\n");
  CHECK(ended.err.empty());
}

TEST_CASE("frames that cannot be found are named, and the rest is printed") {
  const Ended ended = mapped(generated + "ValueError: no\n", "trace.txt");
  CHECK(ended.status == 1);
  CHECK(ended.out == generated + "ValueError: no\n");
  CHECK(ended.err.find("line 14: no function matches") != std::string::npos);
}

TEST_CASE("a folder that does not exist is an error") {
  CHECK(mapped(generated, "nowhere").status == 2);
}
