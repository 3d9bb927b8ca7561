// What is left to look at after a conversion, as a user finds it again.
#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace json = boost::json;

namespace {

// The style `exact` asks whether a function may run uncompiled.
constexpr std::string_view reviewed =
    "import torch\n\n\ndef build(model, x):\n    model = torch.compile(model, mode='max')\n"
    "    y = torch.compile(x)\n    return torch.no_such_name(y)\n";

}  // namespace

TEST_CASE("a report lists what was converted and needs review, and what is left") {
  const TemporaryFolder folder;
  folder.write("net.py", reviewed);
  const Ended ended = run_in(folder, {"convert", "--style", "exact", "net.py", "--in-place",
                                      "--force", "--unsafe", "--report", "r.txt"});
  CHECK(ended.status == 1);
  const std::string report = folder.read("r.txt");
  CAPTURE(report);
  CHECK(has(report, "net.py:3: converted: torch.compile "));
  CHECK(has(report, "net.py:4: left: torch.no_such_name "));
}

TEST_CASE("a report may be JSON, with the lines of both files") {
  const TemporaryFolder folder;
  folder.write("net.py", reviewed);
  run_in(folder,
         {"convert", "--style", "exact", "net.py", "--diff", "--unsafe", "--report", "r.json"});
  const json::array items = json::parse(folder.read("r.json")).as_array();
  REQUIRE(items.size() == 3);
  CHECK(items[1].at("converted").as_bool());
  CHECK(items[1].at("source_line").to_number<int>() == 6);
  CHECK(items[1].at("line").to_number<int>() == 3);
  CHECK(items[2].at("api").as_string() == "torch.no_such_name");
  CHECK(items[2].at("base").to_number<int>() == 1);
}

TEST_CASE("a report on standard output takes the place of the diff") {
  const TemporaryFolder folder;
  folder.write("net.py", reviewed);
  const Ended ended = run_in(folder, {"convert", "--style", "exact", "net.py", "--report", "-"});
  CHECK(has(ended.out, "net.py:3: converted: torch.compile "));
  CHECK_FALSE(has(ended.out, "@@"));
  CHECK_FALSE(has(ended.err, "--report FILE"));
  CHECK(
      has(run_in(folder, {"convert", "--style", "exact", "net.py", "--report", "-", "--diff"}).out,
          "@@"));
}

TEST_CASE("a report puts uses with the same difference below what it is") {
  const TemporaryFolder folder;
  folder.write("a.py",
               "import torch\nimport xarray\n\ndef run(x, model):\n    y = x.max(dim=1)\n"
               "    return torch.no_such_name(y)\n\n\ndef other(x):\n    return x.max(dim=2)\n");
  run_in(folder, {"convert", "--report", "r.txt"});
  const std::string report = folder.read("r.txt");
  CAPTURE(report);
  CHECK(report.starts_with("Type of the receiver (assumed-receiver, 2 uses): "));
  CHECK(has(report, "\na.py:6: converted: torch.Tensor.max "));
  CHECK(report.find("a.py:11: converted: ") < report.find("a.py:7: left: torch.no_such_name "));
  run_in(folder, {"convert", "--report", "r.json"});
  CHECK(has(folder.read("r.json"), R"("difference":"assumed-receiver")"));
}

TEST_CASE("comments say what to look at, and check lists them until they go") {
  const TemporaryFolder folder;
  folder.write("net.py", reviewed);
  const std::vector<std::string> convert = {"convert",    "--style", "exact",    "net.py",
                                            "--in-place", "--force", "--unsafe", "--todo-comments"};
  run_in(folder, convert);
  const std::string once = folder.read("net.py");
  CAPTURE(once);
  CHECK(has(once, "    # TODO(paddle-ls): review: torch.compile "));
  CHECK(has(once, "    # TODO(paddle-ls): torch.no_such_name has no known equivalent"));
  const Ended checked = run_in(folder, {"check", "--style", "exact", "net.py"});
  CHECK(has(checked.out, "paddle-review"));
  CHECK(has(checked.out, "Needs review: torch.compile "));
  run_in(folder, convert);
  CHECK(folder.read("net.py") == once);
}

TEST_CASE("a summary needs no format, and takes no path for one") {
  const TemporaryFolder folder;
  folder.write("net.py", reviewed);
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"convert", "--style", "exact", "--summary", "."},
        std::vector<std::string>{"convert", "--style", "exact", ".", "--summary"},
        std::vector<std::string>{"convert", "--style", "exact", "--summary", "text", "."}}) {
    const Ended ended = run_in(folder, words);
    CHECK(ended.status == 1);
    CHECK(has(ended.out, "torch.compile"));
  }
  CHECK(run_in(folder, {"convert", "--style", "exact", "--summary", "json", "."})
            .out.starts_with("{"));
}
