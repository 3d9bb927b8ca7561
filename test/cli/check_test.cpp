// `paddle-ls check` and the small commands, as a user runs them.

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace json = boost::json;

namespace {}  // namespace

TEST_CASE("check reports findings with their place and exits with 1") {
  const TemporaryFolder folder;
  folder.write("a.py", "import torch\ny = torch.sum(x)\n");
  folder.write("clean.py", "x = 1\n");
  const Ended ended = run_in(folder, {"check", "."});
  CHECK(ended.status == 1);
  CHECK(has(ended.out, "a.py:2:5: information[torch-api] "));
  CHECK(has(ended.out, "\n    y = torch.sum(x)\n        ^^^^^^^^^\n"));
  CHECK(has(ended.err, "in 1 file"));
  CHECK(run_in(folder, {"check", "clean.py"}).status == 0);
  CHECK(run_in(folder, {"check", "none"}).status == 2);
}

TEST_CASE("settings on the command line win over those of files, and a mistake in them is told") {
  const TemporaryFolder folder;
  folder.write(".paddle-ls.json", R"({"profile": "3.0"})");
  folder.write("a.py", "import torch\ny = torch.sum(x)\n");
  CHECK(has(run_in(folder, {"check", "."}).out, "Paddle 3.0"));
  CHECK(
      has(run_in(folder, {"check", ".", "--settings", R"({"profile": "2.6"})"}).out, "Paddle 2.6"));
  CHECK(
      run_in(folder, {"check", ".", "--settings", R"({"files": {"exclude": ["a.py"]}})"}).status ==
      0);
  const Ended refused = run_in(folder, {"check", ".", "--settings", R"({"profil": "2.6"})"});
  CHECK(refused.status == 2);
  CHECK(has(refused.err, "`profil`"));
}

TEST_CASE("the JSON report has a fixed set of members") {
  const TemporaryFolder folder;
  folder.write("a.py", "import torch\r\ns = '\xF0\x9F\x98\x80'; y = torch.sum(x)\r\n");
  const Ended ended = run_in(folder, {"check", "--format", "json", "."});
  std::string_view lines = ended.out;
  bool seen = false;
  while (!lines.empty()) {
    const auto end = lines.find('\n');
    const json::object finding = json::parse(lines.substr(0, end)).as_object();
    lines.remove_prefix(end + 1);
    CHECK(finding.size() == 18);
    CHECK(finding.at("proof").is_string());
    CHECK(finding.at("difference").is_string());
    CHECK(finding.at("accepted").is_array());
    if (finding.at("api") != "torch.sum") continue;
    seen = true;
    CHECK(finding.at("file") == "a.py");
    CHECK(finding.at("start_line") == 1);
    CHECK(finding.at("start_column") == 14);
    CHECK(finding.at("end_column") == 23);
    CHECK(finding.at("start_byte") == 30);
    CHECK(finding.at("end_byte") == 39);
    CHECK(finding.at("code") == "torch-api");
    CHECK(finding.at("fix") == "safe");
  }
  CHECK(seen);
}

TEST_CASE("the SARIF log is JSON and names files that could not be read") {
  const TemporaryFolder folder;
  folder.write("a.py", "import torch\ny = torch.sum(x)\n");
  folder.write("b.py", "\xFF");
  const Ended ended = run_in(folder, {"check", "--format", "sarif", ".", "-j", "2"});
  CHECK(ended.status == 1);
  const json::value log = json::parse(ended.out);
  CHECK_FALSE(log.at_pointer("/runs/0/results").as_array().empty());
  CHECK(log.at_pointer("/runs/0/invocations/0/toolExecutionNotifications/0/locations/0"
                       "/physicalLocation/artifactLocation/uri") == "b.py");
}

TEST_CASE("the GitHub report is workflow commands") {
  const TemporaryFolder folder;
  folder.write("a.py", "import torch\ny = torch.sum(x)\n");
  CHECK(has(run_in(folder, {"check", "--format", "github", "."}).out,
            "::notice file=a.py,line=2,endLine=2,col=5,endColumn=14,title=torch-api::"));
}

TEST_CASE("the self-check says on request by which facts rules decided") {
  const TemporaryFolder folder;
  folder.write("a.py", "import torch\nx = torch.ones(3)\ny = x.add(1)\n");
  const Ended ended = run_in(folder, {"self-check", "--facts", "a.py"});
  CHECK(ended.status == 0);
  CHECK(ended.out.find("a.py:3:7: torch.Tensor.add: a tensor, because of what it is computed "
                       "from") != std::string::npos);
}

TEST_CASE("a sound file passes the self-check") {
  const TemporaryFolder folder;
  folder.write("a.py",
               "import torch\r\n\r\n\r\ndef f(x):\r\n    return torch.sum(torch.sum(x))\r\n");
  const Ended ended = run_in(folder, {"self-check", "a.py"});
  CHECK(ended.out.empty());
  CHECK(ended.status == 0);
  CHECK(run_in(folder, {"self-check", "none.py"}).status == 2);
  folder.write("notes.md", "# torch.abs\n\n|a|b|\n");
  CHECK(run_in(folder, {"self-check", "notes.md"}).status == 0);
}

TEST_CASE("version, schema and help are printed to standard output") {
  const TemporaryFolder folder;
  CHECK(run_in(folder, {"version"}).out.starts_with("paddle-ls "));
  CHECK(run_in(folder, {"--version"}).out == run_in(folder, {"version"}).out);
  CHECK(json::parse(run_in(folder, {"settings-schema"}).out).at("title") ==
        "Settings of paddle-ls");
  CHECK(json::parse(run_in(folder, {"rules-schema"}).out).at("$defs").is_object());
  const Ended help = run_in(folder, {"convert", "--help"});
  CHECK(help.status == 0);
  CHECK(has(help.out, "--in-place"));
  const Ended wrong = run_in(folder, {"check", "--format", "html", "."});
  CHECK(wrong.status == 2);
  CHECK(wrong.out.empty());
  CHECK_FALSE(wrong.err.empty());
}

TEST_CASE(
    "the target profile is that of the command line, else of the settings, else of the pins") {
  const TemporaryFolder folder;
  folder.write(".git/HEAD", "");
  folder.write("a.py", "import torch\ny = torch.sum(x)\n");
  folder.write("serving/a.py", "import torch\ny = torch.sum(x)\n");
  folder.write("serving/requirements.txt", "paddlepaddle-gpu>=3.0,<3.1\n");
  const auto profile = [&](const std::string& file, const std::vector<std::string>& options) {
    std::vector<std::string> words = {"check", file};
    words.insert(words.end(), options.begin(), options.end());
    const std::string out = run_in(folder, words).out;
    const auto at = out.find(" in Paddle ");
    return at == std::string::npos ? out : out.substr(at + 11, 3);
  };
  CHECK(profile("a.py", {}) == "3.3");
  CHECK(profile("serving/a.py", {}) == "3.0");
  CHECK(profile("serving/a.py", {"--profile", "auto"}) == "3.0");
  CHECK(profile("serving/a.py", {"--profile", "3.2"}) == "3.2");
  folder.write(".paddle-ls.json", "{\"profile\": \"2.6\"}");
  CHECK(profile("serving/a.py", {}) == "2.6");
}
