// `paddle-ls rules`, as run by authors and users of rules.

#include <algorithm>
#include <filesystem>

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace fs = std::filesystem;
namespace json = boost::json;

namespace {

std::size_t longest_line(std::string_view text) {
  std::size_t longest = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    longest = std::max(longest, end);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return longest;
}

}  // namespace

TEST_CASE("check points at a mistake with line, column and code, and exits with 1") {
  const TemporaryFolder folder;
  folder.write("good.json", R"({"torch.f": {"callee": "paddle.abs"}})");
  folder.write("bad.json", "{\n  \"torch.f\": {\"callee\": \"paddle.abss\"}\n}\n");
  const Ended good = run_in(folder, {"rules", "check", "good.json"});
  CHECK(good.status == 0);
  CHECK(good.out.empty());
  CHECK(good.err == "no findings in 1 rule file\n");
  const Ended bad = run_in(folder, {"rules", "check", "good.json", "bad.json"});
  CHECK(bad.status == 1);
  CHECK(has(bad.out, "bad.json:2:26: warning[rule-name-unknown] Paddle 3.3 has no `paddle.abss`"));
  CHECK(bad.err == "1 finding in 2 rule files\n");
}

TEST_CASE("a difference that has no such name is refused with its place") {
  const TemporaryFolder folder;
  folder.write(
      "bad.json",
      "{\n  \"torch.f\": {\"callee\": \"paddle.abs\", \"needs_review\": \"slow-result\"}\n}\n");
  folder.write(
      "own.json",
      "{\n  \"torch.f\": {\"callee\": \"paddle.abs\", \"needs_review\": \"it is slow\"}\n}\n");
  const Ended bad = run_in(folder, {"rules", "check", "bad.json"});
  CHECK(bad.status == 1);
  CHECK(has(
      bad.out,
      "bad.json:2:55: error[rule-unreadable] `torch.f`: no difference is called `slow-result`"));
  CHECK(run_in(folder, {"rules", "check", "own.json"}).status == 0);
}

TEST_CASE("findings of rule files are written in each format of reports") {
  const TemporaryFolder folder;
  folder.write("bad.json", R"({"torch.f": {"calee": "paddle.abs"}})");
  const auto check = [&](const char* format) {
    return run_in(folder, {"rules", "check", "--format", format, "bad.json"});
  };
  const json::value line = json::parse(check("json").out);
  CHECK(line.at("code") == "rule-unreadable");
  CHECK(line.at("file") == "bad.json");
  CHECK(has(check("github").out, "::error file=bad.json,line=1,"));
  const json::value log = json::parse(check("sarif").out);
  CHECK(log.at_pointer("/runs/0/results/0/ruleId") == "rule-unreadable");
}

TEST_CASE("a rule file that cannot be read is said and costs the status") {
  const TemporaryFolder folder;
  const Ended ended = run_in(folder, {"rules", "check", "missing.json"});
  CHECK(ended.status == 2);
  CHECK(has(ended.err, "error: missing.json: "));
}

TEST_CASE("the rules that the program is built from have no findings") {
  std::vector<std::string> words = {PADDLE_LS_PROGRAM, "rules", "check"};
  for (const auto& entry : fs::recursive_directory_iterator(PADDLE_LS_RULES)) {
    if (entry.path().extension() == ".json") words.push_back(entry.path().string());
  }
  REQUIRE(words.size() > 20);
  const Ended ended = run_program(words);
  CHECK_MESSAGE(ended.status == 0, ended.out, ended.err);
}

TEST_CASE("explain says signature, alternatives, verdict and proof in lines of 80 columns") {
  const TemporaryFolder folder;
  const Ended ended = run_in(folder, {"rules", "explain", "torch.sum"});
  CHECK(ended.status == 0);
  for (const char* part :
       {"torch.sum(input, dim=None, keepdim=False, *, dtype=None, out=None)\n",
        "Built-in rule for Paddle 3.3; verified on 3.3.1", "1. If `out` is given",
        "4. Otherwise:\n", "becomes     paddle.sum(x, axis, dtype, keepdim)\n",
        "`dim` is called `axis`", "helper      copy_to_out: ", "verdict     safe\n",
        "Mapping document: https://"}) {
    CHECK_MESSAGE(has(ended.out, part), part, "\n", ended.out);
  }
  const std::string prose = ended.out.substr(0, ended.out.find("Mapping document"));
  CHECK(longest_line(prose) <= 80);
}

TEST_CASE("explain as JSON is one object") {
  const TemporaryFolder folder;
  const Ended ended = run_in(folder, {"rules", "explain", "torch.sum", "--format", "json"});
  const json::value rule = json::parse(ended.out);
  CHECK(rule.at("api") == "torch.sum");
  CHECK(rule.at("alternatives").at(0).at("verdict") == "safe");
  CHECK(rule.at("built_in") == true);
}

TEST_CASE("export has every API with its parameters, names of Paddle, helpers and proofs") {
  const TemporaryFolder folder;
  const Ended ended = run_in(folder, {"rules", "export"});
  CHECK(ended.status == 0);
  const json::value all = json::parse(ended.out);
  const json::array& apis = all.at("apis").as_array();
  CHECK(apis.size() > 2500);
  const auto named = [](const json::array& rows, std::string_view member, std::string_view name) {
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const json::value& each) {
      return each.at(member).as_string() == name;
    });
    REQUIRE(row != rows.end());
    return *row;
  };
  const json::value sum = named(apis, "api", "torch.sum");
  CHECK(sum.at("parameters").at(1) ==
        json::value{{"name", "dim"}, {"default", "None"}, {"kind", "normal"}});
  const json::value last = sum.at("alternatives").as_array().back();
  CHECK(last.at("paddle") == json::value{"paddle.sum"});
  CHECK(last.at("converted_arguments").at(1) == json::value{{"kind", "renamed"}, {"text", "axis"}});
  CHECK(sum.at("releases").as_array().back().at("proven") == "3.3.1");
  const json::value helper = named(all.at("helpers").as_array(), "name", "copy_to_out");
  CHECK(has(json::value_to<std::string>(helper.at("code")), "def copy_to_out("));
  const json::value paddle = named(all.at("paddle").as_array(), "name", "paddle.sum");
  CHECK(has(json::value_to<std::string>(paddle.at("signature")), "(x, axis, dtype, keepdim"));
  CHECK(json::parse(run_in(folder, {"rules", "export", "--profile", "2.6"}).out).at("profile") ==
        "2.6");
}

TEST_CASE("explain knows the rules and the release of the project around it") {
  const TemporaryFolder folder;
  folder.write("mine.json", R"({"torch.sum": {"manual": "use our own sum", "since": "2.6"}})");
  folder.write(".paddle-ls.json", R"({"profile": "3.0", "rules": {"files": ["mine.json"]}})");
  const Ended ended = run_in(folder, {"rules", "explain", "torch.sum"});
  CHECK(has(ended.out, "Rule of this project for Paddle 3.0."));
  CHECK(has(ended.out, "verdict     manual: use our own sum\n"));
  CHECK(has(run_in(folder, {"rules", "explain", "torch.mean", "--profile", "2.6"}).out,
            "Built-in rule for Paddle 2.6"));
}

TEST_CASE("without a rule, similar names are suggested") {
  const TemporaryFolder folder;
  const Ended ended = run_in(folder, {"rules", "explain", "torch.relux"});
  CHECK(ended.status == 1);
  CHECK(ended.out.empty());
  CHECK(has(ended.err, "no conversion rule exists for `torch.relux` in Paddle 3.3\n"));
  CHECK(has(ended.err, "Similar names:\n  torch.relu\n"));
  CHECK(run_in(folder, {"rules", "explain", "torch.sum", "--profile", "1.0"}).status == 2);
  CHECK(run_in(folder, {"rules"}).status == 2);
}
