// Packages around torch that have a Paddle side, and guards without effect there.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE(
    "the torch side of a package becomes its Paddle side, and the rest of it is left "
    "alone") {
  check_confirmed_rewrite(R"(
      import torch
      from einops import rearrange
      from einops.layers.torch import Rearrange, Reduce
      from safetensors.torch import load_file


      def load(path):
          return Reduce("b c -> b", "max"), Rearrange("b c -> c b")(rearrange(load_file(path)["x"], "c b -> b c"))
  )",
                          R"(
      from einops import rearrange
      from einops.layers.paddle import Rearrange, Reduce
      from safetensors.paddle import load_file


      def load(path):
          return Reduce("b c -> b", "max"), Rearrange("b c -> c b")(rearrange(load_file(path)["x"], "c b -> b c"))
  )");
}

TEST_CASE("a package that other libraries share is not a use of torch") {
  CHECK(analyzed("import einops\ny = einops.rearrange(x, 'a b -> b a')\n").findings.empty());
  CHECK(analyzed("import safetensors\nfrom safetensors import safe_open\n").findings.empty());
}

TEST_CASE("names that the Paddle side of a package lacks are reported") {
  check_manual("from safetensors.torch import load_model\nload_model(m, p)\n",
               {"torch-api-unmapped no conversion rule exists"});
  check_manual("import safetensors.torch\nsafetensors.torch.load_file(p)\n",
               {"torch-api-manual import it with `from` or `as`, so that the name can be rewritten "
                "on its own"});
}

TEST_CASE("guards and decorators without effect in Paddle are removed") {
  check_confirmed_rewrite(R"(
      import torch


      @torch.compiler.disable
      @torch.jit.script_if_tracing
      def f(x):
          if torch.compiler.is_compiling() or torch.onnx.is_in_onnx_export():
              return torch.jit.annotate(int, x)
          return x


      torch.fx.wrap("f")
      g = torch.compiler.disable(f)
  )",
                          R"(
      def f(x):
          if False or False:
              return x
          return x


      g = f
  )");
}

TEST_CASE("a block that is requested without a norm has none") {
  const std::string block =
      "from torchvision.ops import Conv2dNormActivation\nx = Conv2dNormActivation";
  CHECK(converted(block + "(3, 8, norm_layer=None, activation_layer=None)\n",
                  FixClass::needs_confirmation)
            .find("Conv2dNormActivation(3, 8, norm_layer=None, activation_layer=None)") !=
        std::string::npos);
}
