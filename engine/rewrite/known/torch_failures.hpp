// How functions and methods of torch fail where Paddle raises another exception for the same.
#pragma once

#include <span>
#include <string_view>

#include "engine/python/facts/failures.hpp"

namespace paddle_ls::rewrite {

python::Failures failures_of_call(std::string_view api);
python::Failures failures_of_method(std::string_view name);

// What torch raises, and what Paddle does.
std::span<const python::RaisedInstead> exceptions_of_paddle();

}  // namespace paddle_ls::rewrite
