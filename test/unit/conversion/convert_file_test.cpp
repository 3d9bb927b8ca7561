// The conversion of a single file.
#include "project/conversion/convert_file.hpp"

#include <doctest/doctest.h>

#include "test/unit/conversion/in_project.hpp"

using namespace paddle_ls;
using namespace paddle_ls::project;
using test::converted_text;

namespace {

AnalysedFile analysed(const SourceText& source, settings::Settings settings = {},
                      const Goal& goal = {}) {
  modules::Neighbours nobody;
  return *analyse(source, test::configuration(std::move(settings)), goal, nobody);
}

SourceText text_of(std::string text, Form form = Form::python, std::string name = {}) {
  return {form, std::move(name), std::make_shared<const std::string>(std::move(text))};
}

std::string becomes(const SourceText& source, const Wish& wish, settings::Settings settings = {}) {
  const AnalysedFile file = analysed(source, std::move(settings), {wish.scope});
  return converted_text(file.uses, convert_file(file.uses, file.recorded.get(), wish));
}

constexpr const char* ready_and_manual =
    "import torch\n\n\ndef f(x):\n    return torch.no_such(torch.abs(x))\n\n\n"
    "def g(x):\n    return torch.abs(x)\n";

}  // namespace

TEST_CASE("safe fixes of a function are held back by a use in it without one") {
  CHECK(becomes(text_of(ready_and_manual), {}) ==
        "import paddle\nimport torch\n\n\ndef f(x):\n    return torch.no_such(torch.abs(x))\n\n\n"
        "def g(x):\n    return paddle.abs(x)\n");
}

TEST_CASE("a use that is held back has its own status, with the reason") {
  const AnalysedFile file = analysed(text_of(ready_and_manual));
  const FileConversion made = convert_file(file.uses, file.recorded.get(), {});
  std::vector<std::string_view> waiting;
  const auto shown = shown_findings(file.uses);
  REQUIRE(made.fates.size() == shown.size());
  for (std::size_t i = 0; i < shown.size(); ++i) {
    if (made.fates[i] == Fate::waiting) waiting.push_back(file.uses.found.findings[shown[i]].api);
  }
  CHECK(waiting == std::vector<std::string_view>{"torch.abs"});
  REQUIRE(made.held.size() == 1);
  CHECK(made.held.front().blocking.front().line == 5);
}

TEST_CASE("a request for all fixes, or for those of one API, holds nothing back") {
  Wish one;
  one.api = "torch.abs";
  for (const Wish& wish : {test::all_fixes(), one}) {
    const std::string result = becomes(text_of(ready_and_manual), wish);
    CHECK(result.find("torch.abs") == std::string::npos);
    CHECK(result.find("torch.no_such(paddle.abs(x))") != std::string::npos);
  }
}

TEST_CASE("a finding that the settings switch off is not converted") {
  settings::Settings settings;
  settings.diagnostics_severity["torch-api"] = Severity::off;
  const std::string source = "import torch\ny = torch.abs(x)\n";
  CHECK(becomes(text_of(source), test::all_fixes(), settings) == source);
}

TEST_CASE("edits of a notebook are edits of its file") {
  const auto notebook = [](const std::string& library) {
    return R"json({"cells": [{"cell_type": "code", "source": ["import )json" + library +
           R"json(\n", "y = )json" + library + R"json(.abs(x)"]}, )json" +
           R"json({"cell_type": "markdown", "source": ["torch.abs"]}], "nbformat": 4})json";
  };
  CHECK(becomes(text_of(notebook("torch"), Form::notebook, "n.ipynb"), {}) == notebook("paddle"));
}

TEST_CASE("a file with the name of a notebook that is not one is an error") {
  modules::Neighbours nobody;
  CHECK_FALSE(analyse(text_of("{", Form::notebook), test::configuration(), {}, nobody));
}

TEST_CASE("edits stay inside the cells that an editor shows") {
  SourceText cells = text_of("import torch\n\ny = torch.abs(x)\n");
  cells.cells = {{0, 12}, {14, 30}};
  const AnalysedFile file = analysed(cells);
  for (const text::Edit& edit : convert_file(file.uses, nullptr, {}).edits) {
    const bool is_inside =
        cells.cells[0].contains(edit.range) || cells.cells[1].contains(edit.range);
    CHECK(is_inside);
  }
}

TEST_CASE("a list of packages is converted by its name, and setup.py as Python too") {
  CHECK(becomes(text_of("torch>=2.0\n", Form::packages, "requirements.txt"), test::all_fixes()) ==
        "paddlepaddle>=3.3.0\n");
  const std::string setup = "from setuptools import setup\nsetup(install_requires=['torch'])\n";
  CHECK(becomes(text_of(setup, Form::python, "setup.py"), test::all_fixes()).find("paddlepaddle") !=
        std::string::npos);
  CHECK(becomes(text_of(setup, Form::python, "other.py"), test::all_fixes()) == setup);
}

TEST_CASE("comments describe what is left to review") {
  Wish wish;
  wish.comments = TodoComments::written;
  const std::string result = becomes(text_of("import torch\ny = torch.no_such(x)\n"), wish);
  CHECK(result.find("# TODO(paddle-ls): ") != std::string::npos);
}

TEST_CASE("helpers are in the module of the options, or in the file by default") {
  const test::TestProject project;
  const SourceText source =
      project.file("net/a.py", "import torch\ny = torch.nn.Embedding(2, 3, padding_idx=0)\n");
  const Goal goal{settings::FixScope::all,
                  named_helper_place(project.folder.path() / "net" / "helpers.py", source.path)};
  const AnalysedFile file = analysed(source, {}, goal);
  const FileConversion made = convert_file(file.uses, nullptr, test::all_fixes());
  CHECK(converted_text(file.uses, made).find("helpers import Embedding") != std::string::npos);
  CHECK(made.helpers == std::vector<std::string>{"Embedding"});
  CHECK(file.uses.helper_module == project.folder.path() / "net" / "helpers.py");
  CHECK(becomes(source, test::all_fixes()).find("class Embedding") != std::string::npos);
}
