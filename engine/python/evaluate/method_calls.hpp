// What methods of objects give.
#pragma once

#include "engine/python/evaluate/state/call_site.hpp"
#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// What calling the attribute that `callee` reads gives.
Value call_method(Evaluation& run, const Op& callee, const CallSite& site);

}  // namespace paddle_ls::python
