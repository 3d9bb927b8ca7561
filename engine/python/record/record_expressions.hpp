// Expressions and targets on the way down: the meaning of each child. record_values.cpp handles
// them when they are complete.
#pragma once

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void enter_expression(PieceWalk& walk, WalkFrame& frame, WalkFrame& parent);

// Handles a token that is a direct child of the expression of `frame`.
void expression_token(PieceWalk& walk, WalkFrame& frame, NodeKind token);

// The next children are an annotation.
void begin_annotation(WalkFrame& frame);

// The meaning of strings in the subscript of `base` in an annotation: `Literal["torch"]` is not a
// name, and in `Annotated["Tensor", "note"]` only the first is.
void begin_annotation_subscript(PieceWalk& walk, WalkFrame& frame, OpId base);

}  // namespace paddle_ls::python
