// What annotations promise.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// As below, of an annotation that is not a union and no other form of typing.
Value annotated_type(const Evaluation& run, OpId annotation);

// What an annotation promises of the value. `X | None`, `Optional[X]`, `Union[X, None]` and
// `Annotated[X, ...]` promise X: where the value is None, whatever is asked of it fails. Unions
// nest, but hardly deeply.
Value annotated(const Evaluation& run, OpId annotation);

}  // namespace paddle_ls::python
