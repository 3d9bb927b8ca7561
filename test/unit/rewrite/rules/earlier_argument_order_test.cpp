// PyTorch's deprecated overloads with a positional factor before the tensor that it scales.
#include <string>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

std::string made_of(const std::string& expression) {
  const std::string head =
      "import torch\n\n\ndef f(k, g):\n    x, m, v = torch.ones(3), torch.ones(3, 3), "
      "torch.ones(3)\n"
      "    return ";
  const std::string text = converted(head + expression + "\n", FixClass::needs_confirmation);
  return text.substr(text.rfind("return ") + 7);
}

}  // namespace

TEST_CASE("a positional factor of a method is its keyword argument") {
  for (const char* const call :
       {"add({}, v)", "sub({}, v)", "addcmul({}, v, v)", "addcdiv({}, v, v)"}) {
    CAPTURE(call);
    std::string earlier(call);
    earlier.replace(earlier.find("{}, "), 4, "2, ");
    std::string today(call);
    today.replace(today.find("{}, "), 4, "");
    today.insert(today.size() - 1, today.starts_with("addc") ? ", value=2" : ", alpha=2");
    CHECK(made_of("x." + earlier) == made_of("x." + today));
  }
}

TEST_CASE("a function takes the first tensor, then the factor") {
  CHECK(made_of("torch.add(x, 2, v)") == "x + 2 * v\n");
  CHECK(made_of("torch.add(x, 2, other=v)") == "x + 2 * v\n");
  CHECK(made_of("torch.addcdiv(x, 2, v, m)") == "x + 2 * v / m\n");
}

TEST_CASE("the factor of the tensor itself comes first, the other after it") {
  CHECK(made_of("torch.addmv(2, x, m, v)") == "2 * x + paddle.mv(m, v)\n");
  CHECK(made_of("torch.addmv(2, x, 3, m, v)") == "2 * x + 3 * paddle.mv(m, v)\n");
  CHECK(made_of("m.addmm(2, 3, m, m)") == "m.addmm(beta=2, alpha=3, x=m, y=m)\n");
  CHECK(made_of("torch.addmv(2, x, 3, 4, m, v)") == "torch.addmv(2, x, 3, 4, m, v)\n");
}
