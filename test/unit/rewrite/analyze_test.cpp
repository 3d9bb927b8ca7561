// Uses in their syntax: the edits, and that everything else stays byte for byte.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

struct AnalyzedRow {
  std::string_view before;
  std::string_view after;
};

// Lines of one statement each; `x`, `y` and `i` are certainly tensors.
void check_rows(const std::vector<AnalyzedRow>& rows) {
  for (const AnalyzedRow& row : rows) {
    CAPTURE(row.before);
    const std::string_view head = "\n\nx: torch.Tensor\ny: torch.Tensor\n";
    const std::string_view paddle_head = "\n\nx: paddle.Tensor\ny: paddle.Tensor\n";
    check_rewrite("import torch" + std::string(head) + std::string(row.before) + "\n",
                  "import paddle" + std::string(paddle_head) + std::string(row.after) + "\n");
  }
}

}  // namespace

TEST_CASE("a keyword argument that paddle names differently is renamed in place") {
  check_rewrite(R"(
      import torch

      y = torch.sum(x, dim=1, keepdim=True)  # rows
  )",
                R"(
      import paddle

      y = paddle.sum(x, axis=1, keepdim=True)  # rows
  )");
}

TEST_CASE("arguments keep their layout and comments whatever happens to their neighbours") {
  check_rows({
      {"torch.sum(x, 1)", "paddle.sum(x, 1)"},
      {"torch.sum(x, 1, True)", "paddle.sum(x, 1, keepdim=True)"},
      {"torch.sum(input=x, dim=1)", "paddle.sum(x=x, axis=1)"},
      {"torch.sum( x ,dim = 1 )", "paddle.sum( x ,axis = 1 )"},
      {"torch.sum(x,  # all rows\n          dim=1,  # columns\n          )",
       "paddle.sum(x,  # all rows\n          axis=1,  # columns\n          )"},
      {"torch.sum(\n    x,\n    dim=1,\n)", "paddle.sum(\n    x,\n    axis=1,\n)"},
      {"torch.empty(2, memory_format=torch.contiguous_format)", "paddle.empty(2)"},
      {"torch.empty(2, memory_format=torch.contiguous_format, device='cpu')",
       "paddle.empty(2, device='cpu')"},
      {"torch.empty(\n    2,  # rows\n    memory_format=torch.contiguous_format,  # dense\n"
       "    device='cpu',\n)",
       "paddle.empty(\n    2,  # rows\n      # dense\n    device='cpu',\n)"},
      {"torch.full((2, 3), 1)", "paddle.full((2, 3), 1, dtype=paddle.int64)"},
      {"torch.full((2, 3), 1,)", "paddle.full((2, 3), 1, dtype=paddle.int64,)"},
      {"torch.full(\n    (2, 3),\n    1,  # ones\n)",
       "paddle.full(\n    (2, 3),\n    1,  # ones\n    dtype=paddle.int64,\n)"},
      {"torch.full((2, 3), 1  # ones\n)", "paddle.full((2, 3), 1, dtype=paddle.int64  # ones\n)"},
      {"torch.empty(\n    2,\n    device='cpu',  # here\n    "
       "memory_format=torch.contiguous_format,\n)",
       "paddle.empty(\n    2,\n    device='cpu',  # here\n    \n)"},
      {"x.flip(1, 2)", "x.flip([1, 2])"},
      {"x.flip(dims=[1, 2])", "x.flip([1, 2])"},
      {"torch.index_select(x, 1, y)", "paddle.index_select(x, axis=1, index=y)"},
  });
}

TEST_CASE("calls inside calls are both rewritten") {
  check_rows({
      {"torch.abs(torch.sum(x, dim=torch.numel(y)))", "paddle.abs(paddle.sum(x, axis=y.size))"},
      {"torch.add(torch.abs(x), torch.mul(x, y))", "paddle.abs(x) + x * y"},
      {"torch.mul(torch.add(x, y), 2)", "(x + y) * 2"},
      {"torch.add(torch.sum(x, dim=0), 1).abs().add(2)", "(paddle.sum(x, axis=0) + 1).abs() + 2"},
      {"x.max(dim=1)[0].sort(dim=0)[1]",
       "paddle.compat.sort(paddle.compat.max(x, dim=1)[0], dim=0)[1]"},
      {"x.where(torch.gt(x, 0), torch.abs(y))", "paddle.where(x > 0, x, paddle.abs(y))"},
  });
}

TEST_CASE("parentheses follow operator precedence") {
  check_rows({
      {"torch.mul(x + 1, y)", "(x + 1) * y"},
      {"torch.sub(x, y - 1)", "x - (y - 1)"},
      {"-torch.add(x, y)", "-(x + y)"},
      {"torch.add(x, y).sum()", "(x + y).sum()"},
      {"torch.add(x, y)[0]", "(x + y)[0]"},
      {"2 * torch.add(x, 1)", "2 * (x + 1)"},
      {"torch.add(x, 1) - 2", "x + 1 - 2"},
      {"2 - torch.add(x, 1)", "2 - (x + 1)"},
      {"f(torch.add(x, 1), k=torch.mul(x, 2))", "f(x + 1, k=x * 2)"},
      {"torch.add(x, y if x else 1)", "x + (y if x else 1)"},
      {"torch.add(x, y, alpha=1 + 2)", "x + (1 + 2) * y"},
      {"z = torch.add(\n    x,\n    y\n)", "z = x + y"},
      {"z = torch.add(x, y +\n    1)", "z = x + (y +\n    1)"},
      {"[torch.add(x, 1) for _ in y]", "[x + 1 for _ in y]"},
      {"torch.add(x, (z := 1))", "x + (z := 1)"},
  });
}

TEST_CASE("uses in every place of an expression are found") {
  check_rows({
      {"print(f'{torch.sum(x, dim=1)}')", "print(f'{paddle.sum(x, axis=1)}')"},
      {"g = lambda t: torch.sum(t, dim=1)", "g = lambda t: paddle.sum(t, axis=1)"},
      {"z = [torch.abs(t) for t in torch.unbind(x, dim=0)]",
       "z = [paddle.abs(t) for t in paddle.unbind(x, axis=0)]"},
      {"if (z := torch.sum(x)) > 0: pass", "if (z := paddle.sum(x)) > 0: pass"},
      {"with torch.no_grad(): z = torch.abs(x)", "with paddle.no_grad(): z = paddle.abs(x)"},
      {"@torch.no_grad()\ndef g(): pass", "@paddle.no_grad()\ndef g(): pass"},
      {"def g(t: torch.Tensor = torch.zeros(1)) -> torch.Tensor: ...",
       "def g(t: paddle.Tensor = paddle.zeros(1)) -> paddle.Tensor: ..."},
      {"async def g():\n    return torch.abs(await h())",
       "async def g():\n    return paddle.abs(await h())"},
      {"z = isinstance(x, torch.Tensor)", "z = isinstance(x, paddle.Tensor)"},
      {"z = x.to(torch.float32)", "z = x.to(paddle.float32)"},
      {"z = {'a': torch.is_grad_enabled, **{}}['a']",
       "z = {'a': paddle.is_grad_enabled, **{}}['a']"},
  });
}

TEST_CASE("star arguments are kept if the rewrite does not depend on them") {
  check_rows({
      {"torch.zeros(*shape)", "paddle.zeros(*shape)"},
      {"torch.abs(*args)", "paddle.abs(*args)"},
      {"torch.maximum(*args)", "paddle.maximum(*args)"},
  });
  check_manual("import torch\ntorch.sum(x, **options)\n",
               {"torch-api-args `*` or `**` may pass `dim`, which Paddle takes differently"});
  check_manual("import torch\ntorch.sum(*args)\n",
               {"torch-api-args Paddle has a different order of the arguments after `*`"});
}

TEST_CASE("line endings, a byte order mark and tabs are kept") {
  check_rewrite("\xEF\xBB\xBFimport torch\r\n\r\ndef f(x):\r\n\treturn torch.sum(x, dim=1)\r\n",
                "\xEF\xBB\xBFimport paddle\r\n\r\ndef f(x):\r\n\treturn paddle.sum(x, axis=1)\r\n");
  check_rewrite("from torch import nn\r\nl = nn.Unfold(2)\r\n",
                "import paddle\r\nl = paddle.compat.nn.Unfold(2)\r\n");
}

TEST_CASE("code without torch is left alone") {
  for (const std::string_view source : {
           "import numpy as np\nx = np.sum(y, axis=1)\nx.max(1)\n",
           "from .torch import abs\nabs(x)\n",
           "def f(torch):\n    return torch.sum(x, dim=1)\n",
           "torch = {}\ntorch.update(a=1)\n",
           "import os\nos.rename('a', 'b')\n",
           "names = ['b', 'a']\nnames.sort()\n",
       }) {
    CAPTURE(source);
    check_manual(source, {});
  }
}

TEST_CASE("a method is rewritten if its receiver is certainly a tensor") {
  check_rewrite("import torch\nx = torch.ones(2)\ny = x.max(dim=0)\n",
                "import paddle\nx = paddle.ones(2)\ny = paddle.compat.max(x, dim=0)\n");
}

TEST_CASE("a method with a different meaning is only reported if the receiver is unknown") {
  check_manual("import torch\ntorch.no_such\ndef g(a):\n    return a.std(1)\n",
               {"torch-api-unmapped no conversion rule exists",
                "torch-receiver-unknown the type of the receiver is unknown; on a tensor, this "
                "method behaves differently in Paddle"});
}

TEST_CASE("a python list that is sorted stays as it is") {
  check_rewrite("import torch\nl = [3, 1]\nl.sort()\nz = torch.tensor(l)\n",
                "import paddle\nl = [3, 1]\nl.sort()\nz = paddle.tensor(l)\n");
}

TEST_CASE("an unknown keyword or too many arguments are reported, not guessed") {
  check_manual("import torch\ntorch.abs(x, wrong=1)\n",
               {"torch-api-args it has no parameter `wrong`"});
  check_manual("import torch\ntorch.abs(x, 1)\n",
               {"torch-api-args it takes at most 1 positional argument"});
}

TEST_CASE("an argument without an equivalent is reported unless it has the default value") {
  check_manual("import torch\ntorch.multinomial(x, 2, generator=g, out=y)\n",
               {"torch-api-args Paddle takes random numbers from its global generator"});
  check_rewrite("import torch\ntorch.rand(2, generator=None)\n", "import paddle\npaddle.rand(2)\n");
}

TEST_CASE("names without a rule and names looked up at run time are reported") {
  check_manual("import torch\ntorch.no_such_name(1)\n",
               {"torch-api-unmapped no conversion rule exists"});
  const FileFindings file = analyzed("import torch\nsetattr(torch, \"abs\", f)\n");
  REQUIRE(!file.findings.empty());
  for (const Finding& finding : file.findings) CHECK(finding.code->code == "torch-api-dynamic");
}

TEST_CASE("a broken statement is reported and its neighbours are rewritten") {
  const std::string result =
      converted("import torch\na = torch.abs(x)\nb = torch.abs(((\n", FixClass::needs_confirmation);
  CHECK(result.find("a = paddle.abs(x)") != std::string::npos);
}

TEST_CASE("an assignment to a setting of torch becomes the call that sets it") {
  check_rows({
      {"torch.backends.cudnn.deterministic = torch.is_grad_enabled()",
       "value = paddle.is_grad_enabled()\nif paddle.device.is_compiled_with_cuda():\n"
       "    paddle.set_flags({'FLAGS_cudnn_deterministic': value})"},
      {"if x: torch.backends.cudnn.deterministic = True",
       "if x: paddle.device.is_compiled_with_cuda() and "
       "paddle.set_flags({'FLAGS_cudnn_deterministic': True})"},
  });
}

TEST_CASE("a number that decides between two alternatives is compared as a number") {
  check_rewrite("import torch\nn = torch.nn.LayerNorm(8, 1E-0_6)\n",
                "import paddle\nn = paddle.nn.LayerNorm(8, 1E-0_6)\n");
  const std::string wide =
      converted("import torch\nn = torch.nn.LayerNorm(8, eps=.1)\n", FixClass::needs_confirmation);
  CHECK(wide.ends_with("n = LayerNorm(8, .1)\n"));
  check_confirmed_rewrite("import torch\nn = torch.nn.LayerNorm(8, eps=e)\n",
                          "import paddle\nn = paddle.nn.LayerNorm(8, epsilon=e)\n");
}

TEST_CASE("the context of an autograd function returns its tensors from a call") {
  check_confirmed_rewrite(R"(
      import torch

      class Square(torch.autograd.Function):
          @staticmethod
          def backward(ctx, grad):
              x, = ctx.saved_tensors
              return 2 * x * grad
  )",
                          R"(
      import paddle

      class Square(paddle.autograd.PyLayer):
          @staticmethod
          def backward(ctx, grad):
              x, = ctx.saved_tensor()
              return 2 * x * grad
  )");
}

TEST_CASE("a name that `__all__` lists is kept, whatever its name in Paddle") {
  check_confirmed_rewrite(
      "from torch.optim import SGD, Adam\n\n__all__ = ['SGD']\ntable = [SGD, Adam]\n",
      "from paddle.optimizer import Adam, Momentum as SGD\n"
      "\n"
      "__all__ = ['SGD']\n"
      "table = [SGD, Adam]\n");
}

TEST_CASE("the device and type of a new layer are set after it is created") {
  check_confirmed_rewrite(
      "from torch import nn\na = nn.SyncBatchNorm(2, affine=False, **where)\n"
      "b = nn.PReLU(4, device=device, dtype=None)\n",
      "from paddle import nn\na = nn.SyncBatchNorm(2, weight_attr=False, bias_attr=False)\n"
      "b = nn.PReLU(4).to(device)\n");
  check_manual("import torch\na = torch.nn.SyncBatchNorm(2, **where())\n",
               {"torch-api-args `*` or `**` may pass `eps`, which Paddle takes differently"});
}
