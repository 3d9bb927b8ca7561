// What a file of entries may say, and what is wrong in one.
#include "project/align/entries_file.hpp"

#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::project;

namespace {

Result<EntriesFile> read(const std::string& text) {
  const test::TemporaryFolder folder;
  folder.write("align.json", text);
  return read_entries(folder.path() / "align.json", {});
}

std::string problem(const std::string& text) {
  const auto file = read(text);
  return file ? "" : file.error().message;
}

}  // namespace

TEST_CASE("a file names programs and entries") {
  const auto file = read(R"js({"original": "a", "converted": "b", "torchPython": "py", "entries": [
      {"name": "net", "model": "net:Net()", "inputs": ["randn(2, 3)"], "steps": 2, "masks": true},
      {"script": "train.py", "arguments": ["--epochs", "1"]}]})js");
  REQUIRE(file);
  CHECK(file->programs.original.filename() == "a");
  CHECK(file->programs.torch_python == "py");
  REQUIRE(file->entries.size() == 2);
  CHECK(file->entries[0].steps == 2);
  CHECK(file->entries[0].has_masks);
  CHECK(file->entries[1].arguments == std::vector<std::string>{"--epochs", "1"});
}

TEST_CASE("tests are run by pytest, as a program or a module") {
  const auto words = [](const std::string& tests) {
    Entry entry;
    entry.tests = tests;
    return pytest_words(entry);
  };
  CHECK(words("pytest tests -k 'a or b'") == std::vector<std::string>{"tests", "-k", "a or b"});
  CHECK(words("python3 -m pytest -x") == std::vector<std::string>{"-x"});
  CHECK_FALSE(words("python3 tests.py"));
  CHECK_FALSE(words(""));
}

TEST_CASE("what is wrong in a file is named") {
  CHECK(problem("[]").find("not a JSON object") != std::string::npos);
  CHECK(problem("{}") == "`entries` is not a list");
  CHECK(problem(R"js({"entries": []})js") == "it has no entries");
  CHECK(problem(R"js({"entries": [{}]})js") == "entry 1: it needs `model`, `script` or `tests`");
  CHECK(problem(R"js({"entries": [{"tests": "make"}]})js") ==
        "entry 1: `tests` does not begin with `pytest`");
  CHECK(problem(R"js({"entries": [{"tests": "pytest", "model": "n:N()"}]})js") ==
        "entry 1: it needs `model`, `script` or `tests`");
  CHECK(problem(R"js({"entries": [{"model": "Net()"}]})js").find("a colon") != std::string::npos);
  CHECK(problem(R"js({"entries": [{"model": "n:N()", "step": 1}]})js") ==
        "entry 1: there is no `step`");
  CHECK(problem(R"js({"entries": [{"model": "n:N()", "steps": "1"}]})js") ==
        "entry 1: `steps` is not a whole number");
  CHECK(problem(R"js({"entries": [{"model": "n:N()", "steps": 0}]})js") ==
        "entry 1: `steps` is at least 1");
}
