// `paddle-ls convert` over many large files: what it costs.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "test/cli/run_program.hpp"
#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls::test;

namespace {

// About 200 KB that has something to convert in every function.
std::string large_source() {
  std::string source = "import torch\n\n\n";
  for (int i = 0; source.size() < 200'000; ++i) {
    source += "def layer_" + std::to_string(i) +
              "(x):\n    y = torch.relu(x)  # keep me\n    return torch.sum(y, dim=1)\n\n\n";
  }
  return source;
}

Ended convert(const TemporaryFolder& folder, std::vector<std::string> more) {
  std::vector<std::string> words = {PADDLE_LS_PROGRAM, "convert", "--jobs", "2"};
  words.insert(words.end(), more.begin(), more.end());
  RunOptions options;
  options.folder = folder.path();
  return run_program(std::move(words), options);
}

}  // namespace

TEST_CASE("memory does not grow with the number of files") {
  const std::string source = large_source();
  const TemporaryFolder few;
  const TemporaryFolder many;
  for (int i = 0; i < 40; ++i) {
    const std::string name = "part_" + std::to_string(i) + ".py";
    if (i < 4) few.write(name, source);
    many.write(name, source);
  }
  const Ended of_few = convert(few, {"--summary", "json", "."});
  const Ended of_many = convert(many, {"--summary", "json", "."});
  REQUIRE(of_few.status == 0);
  REQUIRE(of_many.status == 0);
  CHECK(of_many.peak_bytes < of_few.peak_bytes + of_few.peak_bytes / 2);
  CHECK(of_few.err.find('\x1b') == std::string::npos);
}

TEST_CASE("rules change paddle itself only where the command line, or the settings, allow it") {
  const TemporaryFolder folder;
  folder.write("a.py", "import torch\n\ny = torch.ones(2).sum_to_size(1)\n");
  const Ended never = convert(folder, {"--unsafe", "--diff", "a.py"});
  CHECK(never.out.find("patch_sum_to_size") == std::string::npos);
  const Ended allowed = convert(folder, {"--unsafe", "--patches", "allowed", "--diff", "a.py"});
  CHECK(allowed.out.find("+def patch_sum_to_size():") != std::string::npos);
  const Ended safe = convert(folder, {"--safe-only", "--patches", "allowed", "--diff", "a.py"});
  CHECK(safe.out.find("patch_sum_to_size") == std::string::npos);
}
