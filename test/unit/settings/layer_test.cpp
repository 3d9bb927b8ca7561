#include "project/settings/layer.hpp"

#include <algorithm>
#include <filesystem>

#include <boost/json.hpp>
#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::settings;

namespace {

// Windows adds a drive at the front.
std::string place(std::string_view path) {
  return std::filesystem::absolute(path).generic_string();
}

ReadLayer from_text(std::string_view text) {
  return read_layer(text, place("/project"));
}

ReadLayer from_client(std::string_view text) {
  return read_layer(boost::json::parse(text), place("/project"));
}

Settings only(const ReadLayer& read) {
  return merged(std::array{read.layer});
}

// "level [text of the range] message", one problem per line.
std::string problems(std::string_view text) {
  std::string lines;
  for (const SettingProblem& problem : from_text(text).problems) {
    lines += problem.level == SettingProblem::Level::error ? "error [" : "warning [";
    lines.append(text::slice(text, problem.range)).append("] ");
    lines += problem.message + "\n";
  }
  return lines;
}

}  // namespace

TEST_CASE("an empty object and null leave the defaults") {
  CHECK(only(from_text("{}")) == Settings());
  CHECK(only(from_client("null")) == Settings());
  CHECK(from_client("null").problems.empty());
}

TEST_CASE("every kind of setting is read") {
  const ReadLayer read = from_text(R"({
    // the project
    "$schema": "./paddle-ls.schema.json",
    "profile": "3.1",
    "diagnostics": {
      "enable": false, "scope": "workspace", "maximumPerFile": 50,
      "severity": {"torch-api": "error", "torch-api-manual": "off"},
    },
    "fixAll": {"scope": "all"},
    "files": {"exclude": ["third_party/", "*_pb2.py"]},
    "rules": {"files": ["rules/ours.json", "../shared.json", "/etc/rules.json"]},
    "log": {"level": "debug"},
  })");
  CHECK(read.problems.size() == 3);  // the rule files do not exist
  const Settings settings = only(read);
  CHECK(settings.profile == rewrite::Profile::v3_1);
  CHECK_FALSE(settings.diagnostics_enable);
  CHECK(settings.diagnostics_scope == DiagnosticsScope::workspace);
  CHECK(settings.diagnostics_maximum_per_file == 50);
  CHECK(settings.severity(rewrite::codes::torch_api) == Severity::error);
  CHECK(settings.severity(rewrite::codes::torch_api_manual) == Severity::off);
  CHECK(settings.severity(rewrite::codes::torch_api_args) ==
        rewrite::codes::torch_api_args.severity);
  CHECK(settings.fix_all_scope == FixScope::all);
  CHECK(settings.files_exclude == Strings{"third_party/", "*_pb2.py"});
  CHECK(settings.rules_files == Strings{place("/project/rules/ours.json"), place("/shared.json"),
                                        place("/etc/rules.json")});
  CHECK(settings.log_level == LogLevel::debug);
}

TEST_CASE("dotted names mean the same as nested ones") {
  const ReadLayer read =
      from_client(R"({"hover.enable": false, "diagnostics": {"maximumPerFile": 7.0}})");
  CHECK(read.problems.empty());
  CHECK_FALSE(only(read).hover_enable);
  CHECK(only(read).diagnostics_maximum_per_file == 7);
}

TEST_CASE("a higher layer takes precedence, and null or a missing field keeps the lower one") {
  const std::vector layers = {
      from_text(R"({"profile": "2.6", "files": {"exclude": ["a"]}, "hover": {"enable": false},
                    "diagnostics": {"severity": {"torch-api": "off", "torch-api-args": "hint"}}})")
          .layer,
      from_client(R"({"profile": null, "files": {"exclude": ["b"]}, "hover": null,
                      "diagnostics": {"severity": {"torch-api": "error", "torch-api-args": null}}})")
          .layer,
  };
  const Settings settings = merged(layers);
  CHECK(settings.profile == rewrite::Profile::v2_6);
  CHECK(settings.files_exclude == Strings{"b"});
  CHECK_FALSE(settings.hover_enable);
  CHECK(settings.severity(rewrite::codes::torch_api) == Severity::error);
  CHECK(settings.severity(rewrite::codes::torch_api_args) == Severity::hint);
}

TEST_CASE("\"auto\" in a higher layer resets the profile of a lower one") {
  const std::vector layers = {from_text(R"({"profile": "2.6"})").layer,
                              from_client(R"({"profile": "auto"})").layer};
  CHECK(merged(layers).profile == std::nullopt);
}

TEST_CASE("a wrong value is reported at its place and the rest of the file counts") {
  constexpr std::string_view text = R"({
    "profile": 3.1,
    "hover": {"enable": "no", "colour": "red"},
    "diagnostics": {"maximumPerFile": 0, "severity": {"torch-api": "loud", "torch-abi": "off"}},
    "files": {"exclude": ["a", 7, "b"], "maximumBytes": 1e99},
    "log": true,
    "codeLens": {"enable": true}
  })";
  CHECK(problems(text) ==
        "error [3.1] `profile` must be one of `auto`, `2.6`, `3.0`, `3.1`, `3.2`, `3.3`, `nightly` "
        "or `3.3-compat`\n"
        "error [\"no\"] `hover.enable` must be true or false\n"
        "warning [\"colour\"] unknown setting `hover.colour`\n"
        "error [0] `diagnostics.maximumPerFile` must be a whole number from 1 to 1000000\n"
        "error [\"loud\"] the severity of `torch-api` must be one of `error`, `warning`, "
        "`information`, `hint` or `off`\n"
        "warning [\"torch-abi\"] unknown code `torch-abi`; did you mean `torch-api`?\n"
        "error [7] an element of `files.exclude` must be a string\n"
        "error [1e99] `files.maximumBytes` must be a whole number from 1024 to 1073741824\n"
        "error [true] `log` must be an object of settings\n");
  CHECK(only(from_text(text)).code_lens_enable);
  CHECK(only(from_text(text)).files_exclude == Strings{"a", "b"});
}

TEST_CASE("a syntax error is reported at its place, and nothing else is") {
  CHECK(problems("{\"hover\": {\"enable\": false} \"profile\": \"3.1\"}") ==
        "error [\"] `,` or `}` is expected here\n");
  CHECK(problems("[1]") == "error [[1]] settings must be an object\n");
  CHECK(problems("") == "error [] a JSON value is expected here\n");
  CHECK(problems("{\"profile\": \"\xFF\"}").starts_with("error [] the file is not JSON in UTF-8"));
  CHECK(problems(std::string(5000, '[') + std::string(5000, ']'))
            .starts_with("error [] the file is not JSON in UTF-8"));
}

TEST_CASE("a name that occurs twice is a warning at the one that is ignored") {
  const ReadLayer read = from_text(R"({"profile": "3.1", "profile": "3.2"})");
  REQUIRE(read.problems.size() == 1);
  CHECK(read.problems[0].message == "the same name further down overrides this one");
  CHECK(read.problems[0].range == text::ByteRange{1, 10});
  CHECK(only(read).profile == rewrite::Profile::v3_2);
}

TEST_CASE("errors in the settings of a client are reported by JSON pointer") {
  const ReadLayer read = from_client(R"({"files": {"exclude": [false]}, "x/y": 1})");
  REQUIRE(read.problems.size() == 2);
  const auto complains_about = [&](std::string_view pointer) {
    return std::any_of(read.problems.begin(), read.problems.end(),
                       [&](const SettingProblem& problem) { return problem.pointer == pointer; });
  };
  CHECK(complains_about("/files/exclude/0"));
  CHECK(complains_about("/x~1y"));
  CHECK(from_client("[]").problems.at(0).message == "settings must be an object");
}

TEST_CASE("an environment may be anywhere, and is reported if it is missing") {
  const auto environment = [](std::string_view path) {
    return only(from_text(R"({"python.environment": ")" + std::string(path) + R"("})"))
        .python_environment;
  };
  CHECK(environment("../envs/net/") == place("/envs/net/"));
  CHECK(environment("").empty());
  const std::string there = std::filesystem::temp_directory_path().generic_string();
  CHECK(problems(R"({"python": {"environment": ")" + there + R"("}})").empty());
  CHECK(problems(R"({"python": {"environment": ".venv"}})") ==
        "error [\".venv\"] `python.environment`: there is nothing at " + place("/project/.venv") +
            "\n");
  CHECK(problems(R"({"python": {"environment": 1}})").find("must be the path") !=
        std::string::npos);
}

TEST_CASE("the module for helpers is below the folder that its path starts from") {
  const auto module = [](std::string_view path) {
    return only(from_text(R"({"rules": {"helperModule": ")" + std::string(path) + R"("}})"))
        .rules_helper_module;
  };
  CHECK(module("net/helpers.py") == place("/project/net/helpers.py"));
  CHECK(module("./helpers.py") == place("/project/helpers.py"));
  CHECK(module("/project/net/helpers.py") == place("/project/net/helpers.py"));
  CHECK(module("net/../helpers.py") == place("/project/helpers.py"));
  for (const char* path :
       {"../evil.py", "net/../../evil.py", "/etc/evil.py", "helpers.txt", ".git/hooks/a.py", "."}) {
    CAPTURE(path);
    CHECK(module(path).empty());
    CHECK(problems(R"({"rules.helperModule": ")" + std::string(path) + R"("})").find("must be") !=
          std::string::npos);
  }
}

namespace {

// A list of `count` strings, each ending in its number.
std::string list_of(std::size_t count, const std::string& stem) {
  std::string list = "[";
  for (std::size_t i = 0; i < count; ++i) {
    list += (i > 0 ? ",\"" : "\"") + stem + std::to_string(i) + "\"";
  }
  return list + "]";
}

}  // namespace

TEST_CASE("lists that are too long are rejected at their place") {
  const std::string patterns = R"({"files": {"exclude": )" + list_of(4097, "a") + "}}";
  const ReadLayer read = from_text(patterns);
  REQUIRE(read.problems.size() == 1);
  CHECK(paddle_ls::text::slice(patterns, read.problems[0].range) == list_of(4097, "a"));
  CHECK(read.problems[0].message ==
        "`files.exclude` must be a list of at most 4096 strings of at most 1024 bytes");
  CHECK(
      from_text(R"({"files": {"exclude": [")" + std::string(1025, '*') + "\"]}}").problems.size() ==
      1);
  CHECK(from_text(R"({"files": {"exclude": )" + list_of(4096, "a") + "}}").problems.empty());
  const std::string decision =
      R"({"decisions": {"first-weights": {"accept": )" + list_of(4097, "a") + "}}}";
  CHECK(from_text(decision).problems.size() == 1);
}

TEST_CASE("a rule file that is named repeatedly counts once, and their number is limited") {
  std::string often = R"({"rules": {"files": [)";
  for (int i = 0; i < 1000; ++i) often += i > 0 ? ",\"r.json\"" : "\"./r.json\"";
  const Settings settings = only(from_text(often + "]}}"));
  CHECK(settings.rules_files == Strings{place("/project/r.json")});
  CHECK(from_text(R"({"rules": {"files": )" + list_of(33, "r") + "}}").problems.size() == 1);
}

TEST_CASE("the first of many problems are reported") {
  std::string text = "{";
  for (int i = 0; i < 1000; ++i) text += (i > 0 ? ",\"no" : "\"no") + std::to_string(i) + "\": 1";
  const auto told = from_text(text + "}").problems;
  REQUIRE(told.size() == 101);
  CHECK(told.back().message == "more problems follow");
}

TEST_CASE("for a misspelled name the nearest known one is proposed") {
  CHECK(problems(R"({"diagnostic": {"enable": true}})") ==
        "warning [\"diagnostic\"] unknown setting `diagnostic`; did you mean `diagnostics`?\n");
  CHECK(problems(R"({"log": {"level": "debugg"}})").ends_with("; did you mean `debug`?\n"));
  CHECK(problems(R"({"style": 1})").ends_with("one of `native`, `exact` or `minimal`\n"));
  CHECK(problems(R"({"decisions": {"first-wights": "accept"}})") ==
        "warning [\"first-wights\"] unknown difference `first-wights`; did you mean "
        "`first-weights`?\n");
}

TEST_CASE("a missing file of a list is reported at its name") {
  CHECK(problems(R"({"rules": {"files": ["none.json"]}})") ==
        "error [\"none.json\"] `rules.files`: there is nothing at " + place("/project/none.json") +
            "\n");
  // The start of a relative path is not known here.
  CHECK(
      read_layer(std::string_view(R"({"rules": {"files": ["none.json"]}})"), {}).problems.empty());
}
