#include "project/contents/markdown_code.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::contents;

namespace {

std::string edited_markdown(std::string_view file, std::string_view from, std::string_view to) {
  const PythonText text = python_of_markdown(file);
  const std::size_t at = text.python().find(from);
  REQUIRE(at != std::string::npos);
  const auto edits = text.in_file({{{at, at + from.size()}, std::string(to)}});
  REQUIRE(edits);
  return text::applied(*edits, file);
}

}  // namespace

TEST_CASE("Python fences are read, other fences are not") {
  const PythonText text = python_of_markdown(
      "# torch.abs\n\n```python\nimport torch\n```\n\n~~~py title=x\nx = 1\n~~~\n\n"
      "```bash\npython x.py\n```\n\n    torch.abs(1)\n\n```\ny = 2\n```\n");
  CHECK(text.python() == "import torch\n\nx = 1\n\n");
}

TEST_CASE("code that does not parse is left out") {
  CHECK(python_of_markdown("```python\n>>> torch.abs(1)\n1\n```\n").python().empty());
  CHECK(python_of_markdown("```python\nx = (\n```\n\n```python\ny = 1\n```\n").python() ==
        "y = 1\n\n");
}

TEST_CASE("a fence in a list keeps its indentation, one in a quote its markers") {
  CHECK(edited_markdown("- item\n\n  ```python\n  import torch\n  x = torch.abs(1)\n  ```\n",
                        "import torch\n", "import torch\nimport paddle\n") ==
        "- item\n\n  ```python\n  import torch\n  import paddle\n  x = torch.abs(1)\n  ```\n");
  CHECK(edited_markdown("> ```python\n> a\n> b\n> ```\n", "a\n", "") ==
        "> ```python\n> b\n> ```\n");
}

TEST_CASE("a document that ends inside a fence is accepted") {
  CHECK(python_of_markdown("```python\nx = 1").python() == "x = 1\n");
  CHECK(python_of_markdown("```python").python().empty());
  CHECK(python_of_markdown("").python().empty());
}

TEST_CASE("PIR fences keep their places, and everything else is blank") {
  const std::string file = "# é\n\n```pir\n{\n}\n```\n\n```python\nx\n```\n";
  const std::string pir = pir_of_markdown(file);
  CHECK(pir == "    \n\n      \n{\n}\n   \n\n         \n \n   \n");
  CHECK(pir.size() == file.size());
  CHECK(pir_of_markdown("about pir\n\n```python\nx\n```\n").empty());
}

TEST_CASE("the attributes of a fence do not need braces") {
  CHECK(pir_of_markdown("> ```pir\n> (%0) = \"a\" () {} : () -> \n> ```\n") ==
        "  {     \n  (%0) = \"a\" () {} : () -> \n  }  \n");
}
