// What a terminal shows while a run goes on.
#include <chrono>
#include <string>

#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;

namespace {

constexpr const char* bar = "%";  // no message has this sign

Ended check_on_terminal(const TemporaryFolder& folder, std::vector<std::string> environment) {
  RunOptions options;
  options.err_is_terminal = true;
  options.environment = std::move(environment);
  return run_in(folder, {"check", "--jobs", "1", "."}, options);
}

std::string some_source() {
  std::string source = "import torch\n\n\n";
  for (int i = 0; i < 2000; ++i) {
    source += "def layer_" + std::to_string(i) + "(x):\n    return torch.relu(x)\n\n\n";
  }
  return source;
}

}  // namespace

TEST_CASE("a short run shows no bar") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  const Ended ended = check_on_terminal(folder, {"TERM=xterm"});
  CHECK(ended.status == 1);
  CHECK_FALSE(has(ended.err, bar));
  CHECK_FALSE(has(ended.err, "\x1b"));
}

TEST_CASE("a long run shows a bar after two seconds, and clears it; a dumb terminal sees none") {
  using Clock = std::chrono::steady_clock;
  const TemporaryFolder folder;
  const std::string source = some_source();
  Ended ended;
  int files = 0;
  // As many files as this machine needs for long enough.
  for (int more = 8; files < 2000; more *= 2) {
    for (int i = 0; i < more; ++i) folder.write("p" + std::to_string(files++) + ".py", source);
    const auto start = Clock::now();
    ended = check_on_terminal(folder, {"TERM=xterm"});
    if (Clock::now() - start > std::chrono::milliseconds(3500)) break;
  }
  CHECK(ended.status == 1);
  REQUIRE(has(ended.err, bar));
  const std::size_t cleared = ended.err.rfind("\r\x1b[K");
  REQUIRE(cleared != std::string::npos);
  CHECK(ended.err.find(bar, cleared) == std::string::npos);
  CHECK(ended.err.find("findings in", cleared) != std::string::npos);
  CHECK_FALSE(has(check_on_terminal(folder, {"TERM=dumb"}).err, "\x1b"));
}
