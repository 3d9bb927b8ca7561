// Expressions and targets on the way down: what each child means. What they become when they are
// complete is in record_values.cpp.
#pragma once

#include "engine/python/record/walk.hpp"

namespace paddle_ls::python {

void enter_expression(Walk& walk, Frame& frame, Frame& parent);

// A token that stands directly in the expression of `frame`.
void expression_token(Walk& walk, Frame& frame, NodeKind token);

// The next children are an annotation.
void begin_annotation(Frame& frame);

// What strings mean in the subscript of `base` in an annotation: `Literal["torch"]` is not a name,
// and of `Annotated["Tensor", "note"]` only the first is.
void begin_annotation_subscript(Walk& walk, Frame& frame, OpId base);

}  // namespace paddle_ls::python
