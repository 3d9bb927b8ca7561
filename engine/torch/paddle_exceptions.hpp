// Exceptions of torch for which Paddle raises a different one.
#pragma once

#include <span>

#include "engine/python/facts/failures.hpp"

namespace paddle_ls::torch {

std::span<const python::RaisedInstead> exceptions_of_paddle();

}  // namespace paddle_ls::torch
