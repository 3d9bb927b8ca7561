// The rules about how functions are passed to conversion, which examine the whole file.
#pragma once

#include "engine/to_static/hazards/values/facts.hpp"

namespace paddle_ls::to_static {

void check_usage(const Program& program, const Neighbourhood& around, Hazards& to);

}  // namespace paddle_ls::to_static
