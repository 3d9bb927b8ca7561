// NaN, infinity, tiny probabilities and gradients to targets, for which Paddle's kernels have other
// results: `native` writes Paddle's function, `exact` an equivalent rewrite, or needs review.
#include <tuple>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

namespace paddle_ls::rewrite {
namespace {

struct RareValue {
  const char* code;
  const char* native;
  const char* exact;
};

// The conversion of an expression with a tensor `x`.
std::string expression_of(const std::string& code, const Options& options) {
  const std::string text =
      converted_with("import torch\nx = torch.ones(2, 3)\ny = " + code + "\n", options);
  const std::string_view last = std::string_view(text).substr(text.rfind("\ny = ") + 5);
  return std::string(last.substr(0, last.find('\n')));
}

TEST_CASE("native accepts different results for rare values, and exact avoids them") {
  const RareValue rows[] = {
      {"torch.relu(x)", "paddle.nn.functional.relu(x)", "relu(x)"},
      {"torch.nn.ReLU()", "paddle.nn.ReLU()", "ReLU()"},
      {"torch.argmax(x)", "paddle.argmax(x)", "find_extremum(paddle.argmax, x)"},
      {"x.argmin(1)", "x.argmin(1)", "find_extremum(paddle.argmin, x, dim=1)"},
      {"x.max(1)", "paddle.compat.max(x, 1)",
       "reduce_extremum(paddle.compat.max, paddle.argmax, x, 1)"},
      {"x.max()", "x.max()", "x.max()"},
      {"torch.sign(x)", "paddle.sign(x)", "sign(x)"},
      {"torch.nn.functional.max_pool1d(x, 2)", "paddle.nn.functional.max_pool1d(x, 2)",
       "max_pool_keeping_nan(paddle.nn.functional.max_pool1d, x, 2)"},
      {"torch.nn.AdaptiveMaxPool2d(1)", "paddle.nn.AdaptiveMaxPool2D(1)",
       "max_pool_class_keeping_nan(paddle.nn.AdaptiveMaxPool2D)(1)"},
      {"x.clamp(min=0)", "x.clamp(min=0)", "clamp(x, low=0)"},
      {"x.clamp(0, 1)", "x.clamp(0, 1)", "x.clamp(0, 1)"},
      {"torch.clamp_max(x, 1)", "paddle.clip(x, max=1)", "clamp(x, high=1)"},
      {"torch.log_softmax(x, 1)", "paddle.nn.functional.log_softmax(x, 1)",
       "x - x.logsumexp(1, keepdim=True)"},
      {"torch.nn.LogSoftmax(1)", "paddle.nn.LogSoftmax(1)", "LogSoftmax(1)"},
      {"torch.nn.functional.binary_cross_entropy(x, x)",
       "paddle.nn.functional.binary_cross_entropy(x, x)", "binary_cross_entropy(x, x)"},
      {"torch.nn.BCELoss()", "paddle.nn.BCELoss()", "BCELoss()"},
      {"torch.nn.CrossEntropyLoss(reduction='sum')",
       "paddle.nn.CrossEntropyLoss(reduction='sum', axis=1)", "CrossEntropyLoss(reduction='sum')"},
  };
  for (const RareValue& row : rows) {
    CAPTURE(row.code);
    CHECK(expression_of(row.code, native()) == row.native);
    CHECK(expression_of(row.code, Options()) == row.exact);
  }
}

TEST_CASE("exact needs review if it has no rewrite for rare values") {
  for (const auto& [code, api, difference] :
       {std::tuple{"torch.nn.functional.logsigmoid(x)", "torch.nn.functional.logsigmoid",
                   "infinite-values"},
        std::tuple{"torch.logcumsumexp(x, 1)", "torch.logcumsumexp", "nan-propagation"},
        std::tuple{"torch.nn.MarginRankingLoss()", "torch.nn.MarginRankingLoss",
                   "nan-propagation"}}) {
    CAPTURE(code);
    const std::string source =
        "import torch\nx = torch.ones(2, 3)\ny = " + std::string(code) + "\n";
    const FileFindings asked = analyzed(source, RuleSet(), Options());
    CHECK(finding_about(asked, api).fix == FixClass::needs_confirmation);
    CHECK(finding_about(asked, api).difference == difference_named(difference));
    const FileFindings accepted = analyzed(source, RuleSet(), native());
    CHECK(finding_about(accepted, api).fix == FixClass::safe);
  }
}

}  // namespace
}  // namespace paddle_ls::rewrite
