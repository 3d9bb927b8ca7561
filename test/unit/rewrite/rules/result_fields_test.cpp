// Functions that return values and indices: for some of them Paddle returns a plain tuple.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

// The class of the fix of the first finding about `api`.
FixClass fix_of(std::string_view source, std::string_view api) {
  for (const Finding& finding : analyzed(source).findings) {
    if (finding.api == api) return finding.fix;
  }
  FAIL("nothing is said about it");
  return FixClass::none;
}

}  // namespace

TEST_CASE("a field of a stored result is read by its number") {
  check_confirmed_rewrite(R"(
      import torch


      def f(n):
          x = torch.ones(n)
          result = torch.kthvalue(x, 2)
          other = x.cummax(0)
          third = torch.mode(x) if n else torch.mode(x, 1)
          return result.values + other.indices + third.values + x.cummin(0).values.abs()
  )",
                          R"(
      import paddle


      def f(n):
          x = paddle.ones(n)
          result = paddle.kthvalue(x, 2)
          other = paddle.cummax(x, 0)
          third = paddle.mode(x) if n else paddle.mode(x, 1)
          return result[0] + other[1] + third[0] + x.cummin(0)[0].abs()
  )");
}

TEST_CASE("a result with fields in Paddle keeps them") {
  check_confirmed_rewrite(R"(
      import torch
      x = torch.ones(2, 3)
      a = torch.topk(x, 2)
      b = torch.sort(x)
      c = torch.max(x, 1)
      print(a.values, b.indices, c.values, x.min(0).indices)
  )",
                          R"(
      import paddle
      x = paddle.ones(2, 3)
      a = paddle.topk(x, 2)
      b = paddle.compat.sort(x)
      c = paddle.compat.max(x, 1)
      print(a.values, b.indices, c.values, paddle.compat.min(x, 0).indices)
  )");
}

TEST_CASE("a result that is kept whole needs review, one that is unpacked does not") {
  for (const std::string_view api : {"torch.cummax", "torch.cummin"}) {
    CAPTURE(api);
    const std::string call = std::string(api) + "(x, 0)";
    const auto fix = [&](const std::string& text) {
      return fix_of("import torch\n" + text + "\n", api);
    };
    CHECK(fix("r = " + call) == FixClass::needs_confirmation);
    CHECK(fix("return_ = f(" + call + ")") == FixClass::needs_confirmation);
    CHECK(fix("values, indices = " + call) == FixClass::safe);
    CHECK(fix("r = " + call + "[0]") == FixClass::safe);
    CHECK(fix("r = " + call + ".values") == FixClass::safe);
  }
}

TEST_CASE("fields of results with several possible functions are not rewritten") {
  const std::string source =
      "import torch\nx = torch.ones(2)\nr = torch.topk(x, 1) if f() else torch.cummax(x, 0)\n"
      "y = r.values\n";
  CHECK(converted(source, FixClass::needs_confirmation).find("r.values") != std::string::npos);
}

TEST_CASE("the parts of a decomposition are read by their numbers") {
  check_confirmed_rewrite(R"(
      import torch
      x = torch.ones(3, 3)
      parts = torch.linalg.svd(x)
      print(parts.U, parts.S, parts.Vh, torch.linalg.eigh(x).eigenvalues.max())
  )",
                          R"(
      import paddle
      x = paddle.ones(3, 3)
      parts = paddle.linalg.svd(x, full_matrices=True)
      print(parts[0], parts[1], parts[2], paddle.linalg.eigh(x)[0].max())
  )");
}

TEST_CASE("a least-squares result needs review if its parts are passed on together") {
  const std::string head = "import torch\nx, y = torch.ones(3, 2), torch.ones(3, 1)\n";
  CHECK(fix_of(head + "z = torch.linalg.lstsq(x, y).solution\n", "torch.linalg.lstsq") ==
        FixClass::needs_confirmation);  // the type of its rank, which matters in the style `exact`
  CHECK(fix_of(head + "z = f(torch.linalg.lstsq(x, y))\n", "torch.linalg.lstsq") ==
        FixClass::needs_confirmation);
}
