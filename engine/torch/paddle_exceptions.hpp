// Which exceptions of torch Paddle raises as others.
#pragma once

#include <span>

#include "engine/python/facts/failures.hpp"

namespace paddle_ls::torch {

std::span<const python::RaisedInstead> exceptions_of_paddle();

}  // namespace paddle_ls::torch
