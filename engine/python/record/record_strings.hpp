// String literals. In an annotation they contain expressions: `x: "torch.Tensor"`.
#pragma once

#include <string_view>

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

bool is_format_string(std::string_view source, TSNode node);

void plain_string(PieceWalk& walk, TSNode node);

// A dictionary or set of literals, or an entry of one: its elements do not affect its value. In
// annotations strings are expressions, and walking a short display is as fast as reading it.
bool is_table_of_literals(PieceWalk& walk, NodeKind kind, TSNode node);

}  // namespace paddle_ls::python
