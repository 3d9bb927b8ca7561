// A settings file with mistakes stops every command over files, before anything is written.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "test/cli/in_folder.hpp"

using namespace paddle_ls::test;

TEST_CASE("every kind of mistake in a settings file stops the run with its place") {
  struct Case {
    const char* text;
    const char* said;
  };
  const std::vector<Case> cases = {
      {"", "error: .paddle-ls.json:1:1: "},
      {"{\n  \"profile\" 3\n}", "error: .paddle-ls.json:2:13: "},
      {"[]", "error: .paddle-ls.json:1:1: settings must be an object"},
      {R"({"profile": 3})", "error: .paddle-ls.json:1:13: `profile` must be one of"},
      {R"({"stile": "exact"})",
       "error: .paddle-ls.json:1:2: unknown setting `stile`; did you mean `style`?"},
      {R"({"diagnostics": {"scop": "workspace"}})",
       "unknown setting `diagnostics.scop`; did you mean `diagnostics.scope`?"},
      {R"({"style": "exakt"})", "; did you mean `exact`?"},
      {R"({"diagnostics": {"severity": {"torch-apj": "off"}}})",
       "unknown code `torch-apj`; did you mean `torch-api`?"},
      {R"({"diagnostics": {"severity": {"torch-api": "warnin"}}})", "; did you mean `warning`?"},
      {R"({"decisions": {"first-weight": "accept"}})",
       "unknown difference `first-weight`; did you mean `first-weights`?"},
      {R"({"rules": {"files": ["none.json"]}})",
       "error: .paddle-ls.json:1:22: `rules.files`: there is nothing at "},
      {R"({"rules": {"files": ["broken.json"]}})", "error: broken.json"}};
  for (const Case& each : cases) {
    CAPTURE(each.text);
    const TemporaryFolder folder;
    folder.write("a.py", torch_source);
    folder.write("broken.json", "{");
    folder.write(".paddle-ls.json", each.text);
    const Ended ended = run_in(folder, {"convert", "--in-place", "--force", "a.py"});
    CAPTURE(ended.err);
    CHECK(ended.status == 2);
    CHECK(has(ended.err, each.said));
    CHECK(ended.out.empty());
    CHECK(folder.read("a.py") == torch_source);
  }
}

TEST_CASE("all problems are told, of all folders of the run, and no file is written") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  folder.write("z/b.py", torch_source);
  folder.write("z/.paddle-ls.json", "{\n \"profil\": 1,\n \"style\": 2}");
  for (const char* where : {"--in-place", "--out=copy"}) {
    const Ended ended = run_in(folder, {"convert", where, "--force", "."});
    CHECK(ended.status == 2);
    CHECK(has(ended.err, "error: z/.paddle-ls.json:2:2: "));
    CHECK(has(ended.err, "\nerror: z/.paddle-ls.json:3:11: "));
    CHECK(folder.read("a.py") == torch_source);
    CHECK_FALSE(std::filesystem::exists(folder.path() / "copy"));
  }
  CHECK(run_in(folder, {"convert", "--in-place", "--force", "a.py"}).status != 2);
}

TEST_CASE("a settings file of a folder that is not part of the run stops nothing") {
  const TemporaryFolder folder;
  folder.write("a.py", "x = 1\n");
  folder.write("notes/.paddle-ls.json", "{");
  folder.write("notes/read.txt", "nothing");
  CHECK(run_in(folder, {"check", "."}).status == 0);
}

TEST_CASE("every command that reads settings stops, and ends with status 2") {
  const TemporaryFolder folder;
  folder.write("a.py", "import torch\n");
  folder.write(".paddle-ls.json", "{]");
  const std::vector<std::vector<std::string>> commands = {
      {"check", "."},         {"check", "-"},
      {"convert", "."},       {"convert", "--jsonl"},
      {"convert", "-"},       {"rules", "explain", "torch.sum"},
      {"differences"},        {"static", "check"},
      {"self-check", "a.py"}, {"check", "--runs-without", "torch", "a.py"}};
  for (const auto& command : commands) {
    CAPTURE(command.front());
    const Ended ended = run_in(folder, command);
    CHECK(ended.status == 2);
    CHECK(ended.out.empty());
    CHECK(ended.err.starts_with("error: .paddle-ls.json:1:2: "));
  }
}

TEST_CASE("the user's own settings file counts as well") {
  const TemporaryFolder folder;
  folder.write("a.py", "x = 1\n");
  folder.write("home/paddle-ls/settings.json", "{\"stile\": 1}");
  RunOptions options;
  options.environment = {"XDG_CONFIG_HOME=" + (folder.path() / "home").string()};
  const Ended ended = run_in(folder, {"check", "a.py"}, options);
  CHECK(ended.status == 2);
  CHECK(has(ended.err, "error: home/paddle-ls/settings.json:1:2: unknown setting `stile`"));
}

TEST_CASE("every mistake in settings of the command line is told") {
  const TemporaryFolder folder;
  folder.write("a.py", "x = 1\n");
  const Ended ended =
      run_in(folder, {"check", ".", "--settings", R"({"profil": "2.6", "style": "nativ"})"});
  CHECK(ended.status == 2);
  CHECK(has(ended.err, "did you mean `profile`?"));
  CHECK(has(ended.err, "did you mean `native`?"));
}

TEST_CASE("a file that cannot be read is named first, with the words of the system") {
  const TemporaryFolder folder;
  folder.write("a.py", torch_source);
  const std::string missing = "error: none.py: No such file or directory\n";
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"check", "none.py"},
        {"convert", "none.py"},
        {"self-check", "none.py"},
        {"replay", "none.py"},
        {"check", "--runs-without", "torch", "none.py"}}) {
    CAPTURE(command.front());
    const Ended ended = run_in(folder, command);
    CHECK(ended.status == 2);
    CHECK(ended.err == missing);
  }
}
