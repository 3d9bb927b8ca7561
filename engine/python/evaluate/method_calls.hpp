// Evaluates calls of methods of objects.
#pragma once

#include "engine/python/evaluate/state/call_site.hpp"
#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// The result of calling the attribute that `callee` reads.
Value call_method(Evaluation& run, const Op& callee, const CallSite& site);

}  // namespace paddle_ls::python
