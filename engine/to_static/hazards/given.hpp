// What the parameters of converted functions are given: `input_spec` names tensors, and the calls
// in the file show the rest.
#pragma once

#include <vector>

#include "engine/to_static/hazards/converted.hpp"

namespace paddle_ls::to_static {

// Fills `given` of functions of this file.
void add_given(const Program& program, std::vector<Converted>& functions);

// For comparing two of them.
std::string digest(const std::vector<Given>& given);

}  // namespace paddle_ls::to_static
