// How operations may fail.
//
//     torch.zeros(2) + y        # incompatible shapes
//     x.flatten(3)              # a dimension that does not exist
#pragma once

#include <vector>

#include "engine/python/collect/state/file_view.hpp"
#include "engine/python/facts/failures.hpp"

namespace paddle_ls::python {

// How a call of a function defined in the file may fail.
struct FunctionFailures {
  std::vector<Failures> of_scope;  // by scope of the function
  Failures of_lambdas = 0;         // of any of the lambdas
};

Failures failures_of(const FileView& file, const FunctionFailures& functions, OpId at);

// How a call of a library function with the arguments of `call` may fail.
Failures failures_of_api(const FileView& file, std::string_view api, const Call& call);

}  // namespace paddle_ls::python
