#include "server/cli/parse_arguments.hpp"

#include <initializer_list>

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::cli;

namespace {

std::variant<Command, UsageMessage> parse(std::vector<const char*> words) {
  words.insert(words.begin(), "paddle-ls");
  return parse_arguments(static_cast<int>(words.size()), words.data());
}

template <class Options>
Options parse_as(std::vector<const char*> words) {
  const auto parsed = parse(std::move(words));
  const auto* complaint = std::get_if<UsageMessage>(&parsed);
  INFO((complaint != nullptr ? complaint->text : ""));
  REQUIRE(complaint == nullptr);
  return std::get<Options>(std::get<Command>(parsed));
}

UsageMessage message(std::vector<const char*> words) {
  const auto parsed = parse(std::move(words));
  REQUIRE(std::holds_alternative<UsageMessage>(parsed));
  return std::get<UsageMessage>(parsed);
}

}  // namespace

TEST_CASE("without a command the language server runs on the standard streams") {
  for (const auto& words :
       {std::vector<const char*>{}, {"--stdio"}, {"serve"}, {"serve", "--stdio"}}) {
    const auto options = parse_as<ServeOptions>(words);
    CHECK(std::holds_alternative<StandardStreams>(options.transport));
    CHECK(options.trace_file.empty());
    CHECK_FALSE(options.log_level);
    CHECK_FALSE(options.client_process);
  }
}

TEST_CASE("the words that editors start servers with are understood") {
  const auto pipe = parse_as<ServeOptions>(
      {"--pipe=/tmp/vscode.sock", "--clientProcessId=4711", "--log-level", "debug"});
  CHECK(std::get<LocalSocket>(pipe.transport).path == "/tmp/vscode.sock");
  CHECK(pipe.client_process == 4711);
  CHECK(pipe.log_level == settings::LogLevel::debug);
  const auto socket =
      parse_as<ServeOptions>({"serve", "--socket=6009", "--trace-file", "t", "--log-file=l"});
  CHECK(std::get<TcpSocket>(socket.transport).port == 6009);
  CHECK(socket.trace_file == "t");
  CHECK(socket.log_file == "l");
}

TEST_CASE("convert shows a diff unless it is told where to write") {
  const auto plain = parse_as<ConvertOptions>({"convert", "a.py", "b"});
  CHECK(plain.sources.paths == std::vector<std::filesystem::path>{"a.py", "b"});
  CHECK(plain.to == ConvertTo::diff);
  CHECK(plain.sources.scope == settings::FixScope::all);
  CHECK(parse_as<ConvertOptions>({"convert", "--safe-only"}).sources.scope ==
        settings::FixScope::safe);
  CHECK(parse_as<ConvertOptions>({"convert"}).sources.paths ==
        std::vector<std::filesystem::path>{"."});
  const auto text = parse_as<ConvertOptions>({"convert", "-", "--stdin-filename", "a.py"});
  CHECK(text.to == ConvertTo::standard_output);
  CHECK(text.sources.from_standard_input);
  const auto copy =
      parse_as<ConvertOptions>({"convert", "a", "--out", "b", "--unsafe", "-j", "3", "--exclude",
                                "x/", "--exclude=y", "--profile", "2.6"});
  CHECK(copy.to == ConvertTo::folder);
  CHECK(copy.folder == "b");
  CHECK(copy.sources.scope == settings::FixScope::all);
  CHECK(copy.sources.jobs == 3);
  CHECK(copy.sources.exclude == std::vector<std::string>{"x/", "y"});
  CHECK(copy.sources.profile == rewrite::Profile::v2_6);
  CHECK(parse_as<ConvertOptions>({"convert", "--in-place", "--force", "a"}).force);
}

TEST_CASE("a summary replaces the diff unless the diff was asked for") {
  CHECK(parse_as<ConvertOptions>({"convert", "a", "--summary", "json"}).to == ConvertTo::nothing);
  CHECK(parse_as<ConvertOptions>({"convert", "a", "--summary", "text", "--diff"}).to ==
        ConvertTo::diff);
  CHECK(parse_as<ConvertOptions>({"convert", "a", "--summary", "text", "--in-place"}).to ==
        ConvertTo::in_place);
}

TEST_CASE("check and the small commands are read") {
  CHECK(parse_as<CheckOptions>({"check", "a", "--format", "sarif"}).format == ReportFormat::sarif);
  CHECK(parse_as<CheckOptions>({"check", "a", "--color", "never"}).colour == ColourChoice::never);
  CHECK(parse_as<SelfCheckOptions>({"self-check", "a.py"}).file == "a.py");
  CHECK(parse_as<ReplayOptions>({"replay", "t.jsonl"}).file == "t.jsonl");
  parse_as<VersionOptions>({"version"});
  parse_as<VersionOptions>({"--version"});
  parse_as<VersionOptions>({"-V"});
  CHECK(parse_as<HelpOptions>({"help", "docs", "validate"}).command ==
        std::vector<std::string>{"docs", "validate"});
  CHECK(parse_as<ExplainOptions>({"explain", "torch-api"}).word == "torch-api");
  CHECK(parse_as<ShellCompletionOptions>({"completion", "fish"}).shell == Shell::fish);
  parse_as<SettingsSchemaOptions>({"settings-schema"});
  parse_as<RulesSchemaOptions>({"rules-schema"});
}

TEST_CASE("an invalid combination of words is an error") {
  for (const auto& words : {std::vector<const char*>{"convert", "-", "a"},
                            {"convert", "a", "--safe-only", "--unsafe"},
                            {"convert", "a", "--diff", "--in-place"},
                            {"convert", "a", "--jobs", "0"},
                            {"convert", "a", "--profile", "9"},
                            {"convert", "a", "--summary=xml"},
                            {"check", "a", "--format", "html"},
                            {"--pipe=a", "--socket=1"},
                            {"--socket=70000"},
                            {"--log-level", "loud"},
                            {"paint"},
                            {"--node-ipc"}}) {
    const UsageMessage complaint = message(words);
    CAPTURE(words.front());
    CHECK(complaint.status == exit_status::could_not_run);
    CHECK_FALSE(complaint.text.empty());
  }
  CHECK(message({"check", "a", "--format", "html"}).text.find("html") != std::string::npos);
}

TEST_CASE("a person at a terminal who writes no command gets the help, a program the server") {
  const char* const words[] = {"paddle-ls"};
  const auto at_terminal = parse_arguments(1, words, true);
  CHECK(std::get<UsageMessage>(at_terminal).status == exit_status::clean);
  CHECK(std::get<UsageMessage>(at_terminal).text == message({"--help"}).text);
  CHECK(std::holds_alternative<ServeOptions>(std::get<Command>(parse_arguments(1, words))));
}

TEST_CASE("an error is one sentence, with a suggestion") {
  const std::vector<std::pair<std::vector<const char*>, std::string_view>> mistakes = {
      {{"chekc", "src"}, "`paddle-ls` has no command `chekc`; did you mean `check`?"},
      {{"conv"}, "`paddle-ls` has no command `conv`; did you mean `convert`?"},
      {{"lint", "src"}, "`paddle-ls` has no command `lint`; did you mean `check`?"},
      {{"validate", "a.md"},
       "`paddle-ls` has no command `validate`; did you mean `paddle-ls docs "
       "validate`?"},
      {{"paint"}, "`paddle-ls` has no command `paint`"},
      {{"."}, "`paddle-ls` has no command `.`; to convert it: `paddle-ls convert .`"},
      {{"docs"}, "`paddle-ls docs` needs a command: validate, verify, meta, table, new, explain"},
      {{"docs", "vaildate", "a"},
       "`paddle-ls docs` has no command `vaildate`; did you mean "
       "`validate`?"},
      {{"check", "--fromat", "json"},
       "`paddle-ls check` has no option `--fromat`; did you mean "
       "`--format`?"},
      {{"check", "--output-format", "json"},
       "`paddle-ls check` has no option `--output-format`; "
       "did you mean `--format`?"},
      {{"convert", "--inplace"},
       "`paddle-ls convert` has no option `--inplace`; did you mean "
       "`--in-place`?"},
      {{"convert", "--dry-run"},
       "`paddle-ls convert` has no option `--dry-run`; did you mean "
       "`--diff`?"},
      {{"check", "--frobnicate"}, "`paddle-ls check` has no option `--frobnicate`"},
      {{"--jobs", "4", "check"}, "`--jobs` must follow the command: `paddle-ls check --jobs`"},
      {{"--versoin"}, "`paddle-ls` has no option `--versoin`; did you mean `--version`?"},
      {{"check", "--format", "jsn"},
       "`jsn` is not a value of `--format`; did you mean `json`?\n"
       "Values: text json sarif github gitlab junit"},
      {{"check", "--profile", "4.0"},
       "`4.0` is not a value of `--profile`; did you mean `3.0`?\n"
       "Values: auto 2.6 3.0 3.1 3.2 3.3 nightly 3.3-compat proxy"},
      {{"check", "--format"}, "`--format` needs a value: text|json|sarif|github|gitlab|junit"},
      {{"check", "--format", "json", "--format", "text"}, "`--format` is given more than once"},
      {{"check", "--jobs", "x"}, "`x` is not a number from 1 to 1024 for `--jobs`"},
      {{"check", "--jobs", "0"}, "`0` is not a number from 1 to 1024 for `--jobs`"},
      {{"check", "--excerpts=7"}, "`--excerpts` takes no value"},
      {{"convert", "--in-place", "--out", "x"}, "`--out` cannot be used with `--in-place`"},
      {{"convert", "--jsonl", "src"}, "`PATH` cannot be used with `--jsonl`"},
      {{"convert", "--root", "."}, "`--root` needs `--jsonl`"},
      {{"convert", "a", "--safe-only", "--unsafe"}, "`--safe-only` cannot be used with `--unsafe`"},
      {{"convert", "-", "--in-place"}, "standard input is converted to standard output"},
      {{"self-check"}, "`FILE` is missing"},
      {{"template", "expand"}, "`--template` is missing"},
      {{"ir", "diff", "a"}, "2 are needed of `FILE`"},
      {{"version", "now"}, "`paddle-ls version` takes no argument `now`"},
      {{"completion", "tcsh"},
       "`tcsh` is not a value of `shell`\n"
       "Values: bash zsh fish"},
  };
  for (const auto& [words, expected] : mistakes) {
    CAPTURE(expected);
    const UsageMessage complaint = message(words);
    CHECK(complaint.status == exit_status::could_not_run);
    const std::string first = complaint.text.substr(0, complaint.text.find("\n\nUsage: paddle-ls"));
    CHECK(first == "error: " + std::string(expected));
    CHECK(complaint.text.find("\nFor more, see `paddle-ls") != std::string::npos);
  }
}

TEST_CASE("every command has help with examples") {
  CHECK(message({"--help"}).text.find("convert") != std::string::npos);
  for (const char* command : {"serve", "convert", "check", "self-check", "replay"}) {
    CAPTURE(command);
    const UsageMessage help = message({command, "--help"});
    CHECK(help.status == exit_status::clean);
    CHECK(help.text.find("Examples:") != std::string::npos);
    CHECK(help.text.find(std::string("paddle-ls ") + command) != std::string::npos);
  }
}
