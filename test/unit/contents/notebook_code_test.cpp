#include "project/contents/notebook_code.hpp"

#include <boost/json.hpp>
#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::contents;

namespace {

constexpr std::string_view sample = R"json({
 "cells": [
  {"cell_type": "markdown", "metadata": {}, "source": ["torch.abs is *nice*"]},
  {
   "cell_type": "code", "execution_count": 1, "metadata": {}, "outputs": [],
   "source": [
    "import torch\n",
    "x = torch.sum(y, dim=\"é\")\n",
    "print(x)"
   ]
  },
  {"cell_type": "code", "outputs": [], "source": "%time torch.abs(x)\nz = 'tab\there'"}
 ],
 "metadata": {"kernelspec": {"language": "python", "name": "python3"}}, "nbformat": 4
}
)json";

text::Edit edit_of(const PythonText& text, std::string_view from, std::string_view to) {
  const std::size_t at = text.python().find(from);
  REQUIRE(at != std::string::npos);
  return {{at, at + from.size()}, std::string(to)};
}

// The notebook after the first `from` in its Python was replaced by `to`.
std::string edited_notebook(std::string_view file, std::string_view from, std::string_view to) {
  const auto text = python_of_notebook(file);
  REQUIRE(text);
  const auto edits = text->in_file({edit_of(*text, from, to)});
  REQUIRE(edits);
  std::string result = text::applied(*edits, file);
  CHECK_NOTHROW(boost::json::parse(result));
  return result;
}

std::string python_of(std::string_view file) {
  return python_of_notebook(file)->python();
}

}  // namespace

TEST_CASE("magics and shell lines become comments without moving a byte") {
  CHECK(python_of_cell("%matplotlib inline\nx = 1\n  !pip install torch\n") ==
        "#matplotlib inline\nx = 1\n  #pip install torch\n");
  CHECK(python_of_cell("y = 10 % 3\nz = a != b\n") == "y = 10 % 3\nz = a != b\n");
}

TEST_CASE("a cell in another language is blank, a timed one is Python") {
  CHECK(python_of_cell("%%bash\nls -l\r\n") == "      \n     \r\n");
  CHECK(python_of_cell("%%time\ntorch.abs(x)") == "#%time\ntorch.abs(x)");
}

TEST_CASE("the code cells of a notebook are one text") {
  CHECK(python_of(sample) ==
        "import torch\nx = torch.sum(y, dim=\"é\")\nprint(x)\n"
        "#time torch.abs(x)\nz = 'tab\there'\n");
  CHECK(python_of_notebook(sample)->parts() == 2);
}

TEST_CASE("an offset in the Python text maps to an offset in the file") {
  const auto text = python_of_notebook(sample);
  REQUIRE(text);
  for (const std::string_view name : {"torch.sum", "print(x)", "import torch", "torch.abs(x)"}) {
    CAPTURE(name);
    const text::Edit edit = edit_of(*text, name, "");
    CHECK(text::slice(sample, text->in_file(edit.range)) == name);
  }
  CHECK(text::slice(sample, text->in_file(edit_of(*text, "\"é\"", "").range)) == "\\\"é\\\"");
}

TEST_CASE("an edit changes its bytes only, and a new line is a new string of the list") {
  std::string expected(sample);
  expected.replace(expected.find("torch.sum"), 9, "paddle.sum");
  CHECK(edited_notebook(sample, "torch.sum", "paddle.sum") == expected);

  const std::string two =
      edited_notebook(sample, "import torch\n", "import torch\nimport paddle\n");
  CHECK(two.find("    \"import torch\\n\",\n    \"import paddle\\n\",\n    \"x = ") != two.npos);
  CHECK(python_of(two).starts_with("import torch\nimport paddle\nx = "));
}

TEST_CASE("deleted lines delete their strings") {
  const std::string without = edited_notebook(sample, "import torch\n", "");
  CHECK(without.find("\"source\": [\n    \"x = ") != without.npos);
  const std::string joined = edited_notebook(sample, "\")\nprint(x)", "\"); print(x)");
  CHECK(python_of(joined).find("\"é\"); print(x)\n") != std::string::npos);
}

TEST_CASE("new text is escaped in the style of the file") {
  const std::string text = edited_notebook(sample, "z = ", "z = \"a\\b\" + ");
  CHECK(text.find(R"(z = \"a\\b\" + 'tab\there')") != text.npos);
  const std::string lines = edited_notebook(sample, "z = ", "y = 1\nz = ");
  CHECK(lines.find(R"(\ny = 1\nz = 'tab)") != lines.npos);

  const std::string_view ascii =
      R"({"cells": [{"cell_type": "code", "source": ["x = '\u4e2d'"]}]})";
  CHECK(python_of(ascii) == "x = '中'\n");
  CHECK(
      edited_notebook(ascii, "x = ", "y = '😀'; x = ").find(R"(y = '\ud83d\ude00'; x = '\u4e2d')") !=
      std::string::npos);
}

TEST_CASE("an edit across two cells is rejected") {
  const auto text = python_of_notebook(sample);
  REQUIRE(text);
  const auto moved = text->in_file({edit_of(*text, "print(x)\n#time", "")});
  REQUIRE_FALSE(moved);
  CHECK(moved.error().message == "a rewrite would reach across two parts of the file");
}

TEST_CASE("a file that is not a Python notebook has no Python, or has an error") {
  CHECK(python_of(R"({"cells": [{"cell_type": "code", "source": "x"}],
                      "metadata": {"language_info": {"name": "julia"}}})") == "");
  CHECK(python_of(R"({"cells": [{"cell_type": "code", "source": [1, "x"]},
                                {"cell_type": "code"}, 7, {"cell_type": "code", "source": ""}]})") ==
        "");
  CHECK(python_of_notebook(R"({"worksheets": []})").error().message ==
        "it is not a notebook of format 4: it has no list of cells");
  CHECK(python_of_notebook("{\"cells\": [").error().message.starts_with("it is not JSON"));
  CHECK_FALSE(python_of_notebook(""));
  CHECK_FALSE(python_of_notebook(std::string(100'000, '[')));
}

TEST_CASE("a cell that is not finished ends where it ends") {
  const auto text = python_of_notebook(
      R"json({"cells": [{"cell_type": "code", "source": "y = f(1, [2"},
                        {"cell_type": "code", "source": "s = '''a"},
                        {"cell_type": "code", "source": "z = 1 + \\"},
                        {"cell_type": "code", "source": "x = 2"}]})json");
  REQUIRE(text);
  CHECK(text->python() == "y = f(1, [2\n$))\ns = '''a\n'''\nz = 1 + \\\n\nx = 2\n");
  CHECK(text->part(3) == text::ByteRange{text->python().size() - 6, text->python().size() - 1});
}

TEST_CASE("a line that is deleted at the end of a cell is deleted with the line end before it") {
  const std::string file =
      R"json({"cells": [{"cell_type": "code", "source": ["import os\n", "import torch"]},
                        {"cell_type": "code", "source": ["x = 1"]}]})json";
  CHECK(edited_notebook(file, "import torch\n", "") ==
        R"json({"cells": [{"cell_type": "code", "source": ["import os"]},
                        {"cell_type": "code", "source": ["x = 1"]}]})json");
}
