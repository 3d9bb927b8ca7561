// How one place of a converted function is converted: the text of a hover card, and which tests are
// tensors.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/text/byte_range.hpp"
#include "engine/to_static/hazards/program/converted_functions.hpp"

namespace paddle_ls::to_static {

struct Explanation {
  text::ByteRange range;  // the keyword
  std::string markdown;
};

// Of the keyword at `offset`, in functions that are converted: `if` and `else`, also of a
// conditional expression, `elif`, `while`, `for`, `and`, `or`, `not`, `assert`, `break` and
// `continue`. Nothing elsewhere.
std::optional<Explanation> explain(const std::vector<Converted>& converted, std::size_t offset);

struct TensorTest {
  text::ByteRange range;  // of the test
  std::string label;
  std::string why;  // Markdown
};

// The tests of control flow in `range` that are tensors, surely or likely, in the order of the
// text.
std::vector<TensorTest> tensor_tests(const std::vector<Converted>& converted,
                                     text::ByteRange range);

}  // namespace paddle_ls::to_static
