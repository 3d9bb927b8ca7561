// String literals. In an annotation they hold expressions: `x: "torch.Tensor"`.
#pragma once

#include <string_view>

#include "engine/python/record/walk.hpp"

namespace paddle_ls::python {

bool is_format_string(std::string_view source, TSNode node);

void plain_string(Walk& walk, TSNode node);

// A dictionary or set of literals, or an entry of one: its value says nothing of what it holds. In
// annotations strings are expressions, and short ones are walked as fast as they are read.
bool is_table_of_literals(Walk& walk, NodeKind kind, TSNode node);

}  // namespace paddle_ls::python
