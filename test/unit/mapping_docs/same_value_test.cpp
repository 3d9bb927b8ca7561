#include "engine/mapping_docs/text/same_value.hpp"

#include <utility>

#include <doctest/doctest.h>

using paddle_ls::mapping_docs::is_same_value;

TEST_CASE("spellings of one value are the same value") {
  const std::pair<const char*, const char*> same[] = {
      {"1./3", "0.333"},
      {"0.3333333333333333", "0.333"},
      {"[0,0]", "0"},
      {"(1, 1)", "[1,1]"},
      {"(- 2, - 1)", "(-2, -1)"},
      {"<function relu>", "'relu'"},
      {"<function relu at 0x7f00>", "F.relu"},
      {"1e-05", "1e-5"},
      {"1", "1.0"},
      {"torch.float32", "'float32'"},
      {"torch.long", "\"int64\""},
      {"True", "1"},
      {"False", "0"},
      {"float('inf')", "inf"},
      {"torch.Size([])", "()"},
      {"“mean”", "'mean'"},
      {"<class 'torch.nn.modules.normalization.LayerNorm'>", "LayerNorm"},
  };
  for (const auto& [left, right] : same) {
    INFO(left, " and ", right);
    CHECK(is_same_value(left, right));
    CHECK(is_same_value(right, left));
  }
}

TEST_CASE("other values are other values") {
  const std::pair<const char*, const char*> different[] = {
      {"1e-5", "1e-6"},
      {"0.1", "0.11"},
      {"0.33", "0.3333333"},
      {"(0, 1)", "0"},
      {"[]", "0"},
      {"(0, 0)", "(0,)"},
      {"None", "0"},
      {"None", "'None '"},
      {"'mean'", "'sum'"},
      {"True", "False"},
      {"2", "'2'"},
      {"-1", "1"},
      {"1/0", "inf"},
      {"", "0"},
      {"(",
       "("
       ")"},
  };
  for (const auto& [left, right] : different) {
    INFO(left, " and ", right);
    CHECK_FALSE(is_same_value(left, right));
    CHECK_FALSE(is_same_value(right, left));
  }
}
