// Exceptions that programs catch by name, and comparisons of tensors with strings.
#include <array>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

using BeforeAndAfter = std::pair<std::string, std::string>;

// The exceptions that the clause catches after conversion, for `guarded` in a `try` whose clause
// catches `asked`.
std::string asked_after(const std::string& guarded, const std::string& asked) {
  CAPTURE(guarded);
  const std::string text = converted("import torch\nx = torch.ones(2, 3)\ntry:\n    " + guarded +
                                         "\nexcept " + asked + ":\n    pass\n",
                                     FixClass::needs_confirmation);
  const std::size_t start = text.find("except ") + 7;
  return text.substr(start, text.find(":\n", start) - start);
}

bool has_reason(const std::string& source, const std::string& part) {
  for (const Finding& finding : analyzed("import torch\n" + source).findings) {
    if (finding.reason.find(part) != std::string_view::npos) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("a clause also catches the exception that Paddle raises in the block") {
  const std::array<std::array<std::string, 3>, 12> rows = {{
      {"x @ x", "RuntimeError", "(RuntimeError, ValueError)"},
      {"y = x + torch.ones(4)", "RuntimeError as error", "(RuntimeError, ValueError) as error"},
      {"torch.cat([x, x])", "RuntimeError", "(RuntimeError, ValueError)"},
      {"x.view(4, 2)", "RuntimeError", "(RuntimeError, ValueError)"},
      {"torch.linalg.inv(x)", "RuntimeError", "(RuntimeError, ValueError)"},
      {"torch.linalg.inv(x)", "torch.linalg.LinAlgError", "ValueError"},
      {"torch.nn.Linear(2, 2)(x)", "RuntimeError", "(RuntimeError, ValueError)"},
      {"bool(x)", "RuntimeError", "(RuntimeError, AssertionError)"},
      {"len(x)", "TypeError", "(TypeError, AssertionError)"},
      {"x.unsqueeze(5)", "IndexError", "(IndexError, ValueError)"},
      {"torch.load('x.pt')", "FileNotFoundError", "(FileNotFoundError, ValueError)"},
      {"x @ x", "(KeyError, RuntimeError)", "(KeyError, RuntimeError) + (ValueError,)"},
  }};
  for (const auto& [guarded, asked, after] : rows) CHECK(asked_after(guarded, asked) == after);
}

TEST_CASE("a clause stays if nothing in the block raises a different exception") {
  const std::array<std::pair<std::string, std::string>, 6> rows = {{
      {"y = torch.ones(3)", "RuntimeError"},
      {"y = int('80')", "RuntimeError"},
      {"x @ x", "KeyError"},
      {"x @ x", "(RuntimeError, ValueError)"},
      {"x @ x", "Exception"},
      {"f = lambda: x @ x", "RuntimeError"},
  }};
  for (const auto& [guarded, asked] : rows) CHECK(asked_after(guarded, asked) == asked);
}

TEST_CASE("the code of a function of the file belongs to the block that calls it") {
  const std::string text = converted(
      "import torch\ndef f(x: torch.Tensor):\n    return x @ x\ntry:\n    f(torch.ones(2))\nexcept "
      "RuntimeError:\n    pass\n",
      FixClass::needs_confirmation);
  CHECK(text.find("except (RuntimeError, ValueError):") != std::string::npos);
}

TEST_CASE("a clause next to one for Paddle's exception is manual") {
  CHECK(
      has_reason("x = torch.ones(2)\ntry:\n    x @ x\nexcept ValueError:\n    pass\nexcept "
                 "RuntimeError:\n    pass\n",
                 "which a different clause catches"));
}

TEST_CASE("with other code in the block the wider clause needs review") {
  CHECK(has_reason("x = torch.ones(2)\ntry:\n    y = read(x @ x)\nexcept RuntimeError:\n    pass\n",
                   "which other code in the block may raise"));
}

TEST_CASE("tests that expect an exception expect the one that Paddle raises") {
  for (const std::string asking : {"pytest.raises", "self.assertRaises"}) {
    const std::string text = converted(
        "import torch\nwith " + asking + "(RuntimeError):\n    torch.ones(2) * torch.ones(3)\n",
        FixClass::needs_confirmation);
    CHECK(text.find(asking + "((RuntimeError, ValueError)):") != std::string::npos);
  }
  const std::string text = converted(
      "import torch\nx = torch.ones(2, 3)\nself.assertRaises(RuntimeError, torch.mm, x, "
      "x)\n",
      FixClass::needs_confirmation);
  CHECK(text.find("assertRaises((RuntimeError, ValueError), ") != std::string::npos);
}

TEST_CASE("a comparison with the text of the message is reported") {
  CHECK(
      has_reason("x = torch.ones(2)\ntry:\n    x @ x\nexcept RuntimeError as e:\n    if 'size' in "
                 "str(e):\n        pass\n",
                 "Paddle's message is different"));
  CHECK(
      has_reason("try:\n    step()\nexcept RuntimeError as e:\n    if 'out of memory' in "
                 "str(e):\n        torch.cuda.empty_cache()\n",
                 "Paddle raises MemoryError"));
}

TEST_CASE("a tensor never equals a string") {
  const std::string text = converted(
      "import torch\nx = torch.ones(2)\na = x == 'auto'\nb = 'auto' != x\nc = x == None\n",
      FixClass::needs_confirmation);
  CHECK(text.find("a = isinstance(x, str) and x == 'auto'\n") != std::string::npos);
  CHECK(text.find("b = not isinstance(x, str) or x != 'auto'\n") != std::string::npos);
  CHECK(text.find("c = x == None\n") != std::string::npos);
}

TEST_CASE("parts and repetitions that are written to stay views") {
  const std::array<BeforeAndAfter, 6> rows = {{
      {"torch.tensor_split(x, 2)", "tensor_split_views(x, 2)"},
      {"x.tensor_split((1, 3))", "tensor_split_views(x, (1, 3))"},
      {"torch.hsplit(x, 2)", "tensor_split_views(x, 2, min(1, x.ndim - 1))"},
      {"x.vsplit(2)", "tensor_split_views(x, 2, 0)"},
      {"x.expand_as(z)", "expand_view(x, z.shape)"},
      {"torch.broadcast_to(x, (4, 3))", "expand_view(x, (4, 3))"},
  }};
  for (const auto& [before, after] : rows) {
    const std::string begin =
        "import torch\nx = torch.ones(4)\nz = torch.ones(2, 4)\ny = " + before;
    const std::string text =
        converted(begin + "\nx.add_(1)\nprint(y)\n", FixClass::needs_confirmation);
    CHECK(text.find("y = " + after + "\n") != std::string::npos);
    CHECK(converted(begin + "\nprint(y)\n", FixClass::needs_confirmation).find("view") ==
          std::string::npos);
  }
}
