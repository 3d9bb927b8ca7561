// Exceptions of torch functions and methods, if Paddle raises a different one for the same failure.
#pragma once

#include <span>
#include <string_view>

#include "engine/python/facts/failures.hpp"

namespace paddle_ls::rewrite {

python::Failures failures_of_call(std::string_view api);
python::Failures failures_of_method(std::string_view name);

// The exception that torch raises, and the one that Paddle raises.
std::span<const python::RaisedInstead> exceptions_of_paddle();

}  // namespace paddle_ls::rewrite
