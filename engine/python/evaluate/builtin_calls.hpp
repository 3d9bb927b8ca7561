// What calls of Python's own functions give.
#pragma once

#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// `import_module("library.nn")` is `library.nn`. A relative name, or one that is computed, says
// nothing.
Value import_by_name(Evaluation& run, const Call& call);

// `callee` is the builtin.
Value call_builtin(Evaluation& run, const Value& callee, const Op& op);

}  // namespace paddle_ls::python
