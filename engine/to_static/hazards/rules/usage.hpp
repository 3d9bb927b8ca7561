// The rules about how functions are passed to conversion, which examine the whole file.
#pragma once

#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {

void check_usage(const ConversionUnit& program, const Neighbourhood& around, Hazards& to);

}  // namespace paddle_ls::to_static
