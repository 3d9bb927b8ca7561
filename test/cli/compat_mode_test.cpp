// The compatibility mode of Paddle: `--profile 3.3-compat --style minimal`.
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;

namespace {

constexpr std::string_view program =
    "import torch\n\nw = torch.nn.Parameter(torch.ones(2))\n"
    "o = torch.optim.Adam([w], lr=0.5)\nprint(w)\n";

}  // namespace

TEST_CASE("minimal leaves to the mode what it does, and has the program enable it") {
  const TemporaryFolder folder;
  folder.write("a.py", program);
  const std::vector<std::string> convert = {"convert", "--profile",  "3.3-compat", "--style",
                                            "minimal", "--in-place", "--force",    "a.py"};
  const Ended ended = run_in(folder, convert);
  CHECK(ended.status == 0);
  CHECK(has(ended.err, "1 file now calls paddle.enable_compat() before torch is imported\n"));
  CHECK(folder.read("a.py") ==
        "import paddle\n\npaddle.enable_compat()\n\nimport torch\n\n"
        "w = torch.nn.Parameter(torch.ones(2))\n"
        "o = paddle.optimizer.Adam(parameters=[w], learning_rate=0.5)\nprint(w)\n");
  const std::string once = folder.read("a.py");
  CHECK(run_in(folder, convert).status == 0);
  CHECK(folder.read("a.py") == once);
}

TEST_CASE(
    "imports that the mode serves are not left over, and further commands repeat the target") {
  const TemporaryFolder folder;
  folder.write("a.py", program);
  const Ended ended =
      run_in(folder, {"convert", "--profile", "3.3-compat", "--style", "minimal", "a.py"});
  CHECK(!has(ended.err, "of torch left"));
  CHECK(has(ended.err, "paddle-ls convert --in-place --profile 3.3-compat --style minimal a.py "));
  folder.write("b.py",
               "import torch\nfrom torch.testing import assert_allclose\n\n"
               "assert_allclose(torch.ones(2), torch.no_such(1))\n");
  CHECK(has(run_in(folder, {"convert", "--profile", "3.3", "b.py"}).err, "of torch left"));
}

TEST_CASE("minimal without the profile of the mode is an error that names it") {
  const TemporaryFolder folder;
  folder.write("a.py", program);
  for (const std::vector<std::string>& options :
       {std::vector<std::string>{"convert", "--style", "minimal"},
        std::vector<std::string>{"check", "--style", "minimal", "--profile", "3.2"}}) {
    const Ended ended = run_in(folder, options);
    CHECK(ended.status == 2);
    CHECK(has(ended.err, "needs the profile `3.3-compat`"));
    CHECK(ended.out.empty());
  }
}

TEST_CASE("the former name of the profile is accepted") {
  const TemporaryFolder folder;
  folder.write("a.py", program);
  const Ended former = run_in(folder, {"convert", "--profile", "proxy", "a.py"});
  CHECK(former.status == 0);
  CHECK(former.out == run_in(folder, {"convert", "--profile", "3.3-compat", "a.py"}).out);
  folder.write(".paddle-ls.json", R"({"profile": "proxy", "style": "minimal"})");
  CHECK(has(run_in(folder, {"convert", "a.py"}).out, "+paddle.enable_compat()\n"));
}
