// The types that annotations declare.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// The same for an annotation that is neither a union nor another typing form nor a container.
Value annotated_type(const Evaluation& run, OpId annotation);

// The type that an annotation declares. `X | None`, `Optional[X]`, `Union[X, None]` and
// `Annotated[X, ...]` declare X: if the value is None, using a member of it fails. Unions nest, but
// rarely deeply. `List[X]`, `Tuple[X, ...]` and `Dict[str, X]` declare containers of X.
Value annotated(const Evaluation& run, OpId annotation);

}  // namespace paddle_ls::python
