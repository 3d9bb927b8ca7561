// Element types and dimensions of tensors, as far as calls tell.
#pragma once

#include <string_view>

#include "engine/python/evaluate/state/call_site.hpp"
#include "engine/python/evaluate/state/evaluation.hpp"

namespace paddle_ls::python {

// Sets both of what a call of the function `api` made.
void describe_call(const Evaluation& run, Value& made, std::string_view api, const CallSite& site);

// Sets both of what a call of the method `name` of `object` made.
void describe_method(const Evaluation& run, Value& made, const Value& object, std::string_view name,
                     const CallSite& site);

}  // namespace paddle_ls::python
