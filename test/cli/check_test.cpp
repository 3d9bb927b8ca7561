// `paddle-ls check` and the small commands, as a user runs them.

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;
namespace json = boost::json;

TEST_CASE("check reports findings with their place and exits with 1") {
  const TemporaryFolder folder;
  folder.write("a.py", "import torch\ny = torch.sum(x)\n");
  folder.write("clean.py", "x = 1\n");
  const Ended ended = run_in(folder, {"check", "."});
  CHECK(ended.status == 1);
  CHECK(ended.out.starts_with("a.py:2:5: safe[torch-api] torch.sum "));
  CHECK(ended.out.find('\n') == ended.out.size() - 1);
  CHECK(ended.err == "1 finding in 1 file: 1 safe\n");
  CHECK(has(run_in(folder, {"check", ".", "--excerpts"}).out,
            "\n    y = torch.sum(x)\n        ^^^^^^^^^\n"));
  CHECK(run_in(folder, {"check", "clean.py"}).status == 0);
  CHECK(run_in(folder, {"check", "none"}).status == 2);
}

TEST_CASE("a run that finds no Python file says so") {
  const TemporaryFolder folder;
  folder.write("docs/readme.txt", "import torch\n");
  for (const char* command : {"check", "convert"}) {
    const Ended ended = run_in(folder, {command, "docs"});
    CHECK(ended.status == 0);
    CHECK(ended.err.starts_with("warning: there is no Python file at the given paths\n"));
  }
}

TEST_CASE("check ends with why uses need a person, the most frequent reason first") {
  const TemporaryFolder folder;
  folder.write("a.py",
               "import torch\n\n\ndef f(x, labels, path):\n"
               "    x = torch.load(path)\n    labels = torch.load(path)\n"
               "    loss = torch.nn.CrossEntropyLoss()\n    torch.no_such(x)\n"
               "    return torch.abs(x), loss(x, labels)\n");
  const Ended ended = run_in(folder, {"check", "."});
  CHECK(has(ended.out, "a.py:5:9: review[torch-api] torch.load "));
  CHECK(has(ended.out, "a.py:8:5: manual[torch-api-unmapped] torch.no_such "));
  CHECK(has(ended.out, "a.py:9:12: safe[torch-api] torch.abs "));
  CHECK(has(ended.err, ", 3 need review, 1 manual\nNeed review because:\n      2  "));
  CHECK(has(ended.err, "[saved-files]\n      1  "));
  CHECK(has(ended.err, "[ignored-labels]\nManual because:\n      1  "));
  CHECK(has(ended.err, "\n`paddle-ls explain ID` says more about an ID in brackets.\n"));
  CHECK_FALSE(has(run_in(folder, {"check", ".", "--format", "json"}).err, "because"));
}

TEST_CASE("GitLab and JUnit reports are whole documents, with and without findings") {
  const TemporaryFolder folder;
  folder.write("a.py", "import torch\ny = torch.sum(x)\n");
  folder.write("b.py", "import torch\ny = torch.sum(x)\n");
  folder.write("clean.py", "x = 1\n");
  const std::string gitlab = run_in(folder, {"check", ".", "--format", "gitlab", "-j", "2"}).out;
  CHECK(json::parse(gitlab).as_array().size() == 2);
  CHECK(json::parse(gitlab).at_pointer("/1/location/path") == "b.py");
  CHECK(json::parse(run_in(folder, {"check", "clean.py", "--format", "gitlab"}).out) ==
        json::array());
  const std::string junit = run_in(folder, {"check", ".", "--format", "junit"}).out;
  CHECK(has(junit, "<testsuite name=\"b.py\" tests=\"1\" failures=\"1\""));
  CHECK(junit.ends_with("</testsuites>\n"));
  CHECK(has(run_in(folder, {"check", "clean.py", "--format", "junit"}).out, "\"no findings\"/>"));
}

TEST_CASE("the program explains every word that it prints, and what it was asked wrongly") {
  const TemporaryFolder folder;
  CHECK(has(run_in(folder, {"explain", "torch-api-manual"}).out, "Write the Paddle code by hand"));
  CHECK(run_in(folder, {"explain", "first-weights"}).out ==
        run_in(folder, {"differences", "first-weights"}).out);
  CHECK(run_in(folder, {"explain", "torch.abs"}).out ==
        run_in(folder, {"rules", "explain", "torch.abs"}).out);
  CHECK(run_in(folder, {"explain", "args/row-missing"}).out ==
        run_in(folder, {"docs", "explain", "args/row-missing"}).out);
  CHECK(has(run_in(folder, {"explain"}).out, "\nConversion by to_static:\n"));
  const Ended unknown = run_in(folder, {"explain", "torch-api-manul"});
  CHECK(unknown.status == 1);
  CHECK(has(unknown.err, "did you mean `torch-api-manual`?"));
}

TEST_CASE("help, manual pages and completion come from the program itself") {
  const TemporaryFolder folder;
  CHECK(run_in(folder, {"help"}).out == run_in(folder, {"--help"}).out);
  CHECK(run_in(folder, {"help", "docs", "validate"}).out ==
        run_in(folder, {"docs", "validate", "--help"}).out);
  const Ended wrong = run_in(folder, {"help", "chekc"});
  CHECK(wrong.status == 2);
  CHECK(wrong.err == "error: `paddle-ls` has no command `chekc`; did you mean `check`?\n");
  CHECK(run_in(folder, {"man", "--out", "man1"}).status == 0);
  CHECK(folder.read("man1/paddle-ls-docs-validate.1") ==
        run_in(folder, {"man", "docs", "validate"}).out);
  CHECK(has(run_in(folder, {"completion", "bash"}).out, "complete -o bashdefault"));
}

TEST_CASE("completion of bash offers commands, options and values") {
  const TemporaryFolder folder;
  folder.write(
      "complete.sh",
      "source completion.sh\n"
      "COMP_WORDS=(\"$@\") COMP_CWORD=$(($# - 1))\n_paddle_ls\necho \"${COMPREPLY[*]}\"\n");
  folder.write("completion.sh", run_in(folder, {"completion", "bash"}).out);
  const auto offered = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {"bash", "complete.sh"});
    RunOptions options;
    options.folder = folder.path();
    return run_program(words, options).out;
  };
  CHECK(offered({"paddle-ls", "che"}) == "check\n");
  CHECK(offered({"paddle-ls", "docs", "val"}) == "validate\n");
  CHECK(offered({"paddle-ls", "check", "--form"}) == "--format\n");
  CHECK(offered({"paddle-ls", "check", "--format", "j"}) == "json junit\n");
  CHECK(offered({"paddle-ls", "check", "--format", "=", "s"}) == "sarif\n");
  CHECK(offered({"paddle-ls", "check", "src", "--fail-on", "r"}) == "review\n");
  CHECK(offered({"paddle-ls", "completion", "f"}) == "fish\n");
  CHECK(offered({"paddle-ls", "check", "sr"}) == "\n");
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
    CHECK(finding.size() == 21);
    CHECK(finding.at("proof").is_string());
    CHECK(finding.at("difference").is_string());
    CHECK(finding.at("accepted").is_array());
    if (finding.at("api") != "torch.sum") continue;
    seen = true;
    CHECK(finding.at("file") == "a.py");
    CHECK(finding.at("start_line") == 2);
    CHECK(finding.at("start_column") == 15);
    CHECK(finding.at("end_column") == 24);
    CHECK(finding.at("base") == 1);
    CHECK(finding.at("verdict") == "safe");
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
