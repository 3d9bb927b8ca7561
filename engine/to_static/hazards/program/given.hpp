// The arguments of converted functions: `input_spec` names tensors, and the calls in the file and
// in others show the rest.
#pragma once

#include <vector>

#include "engine/to_static/hazards/program/converted_functions.hpp"

namespace paddle_ls::to_static {

// Fills `given` of functions of this file, also with what other files give them.
void add_given(const ConversionUnit& program, const std::vector<GivenFromElsewhere>& elsewhere,
               std::vector<Converted>& functions);

// A function of another file, and what the calls of this one give it.
struct GivenToOther {
  OtherFiles::File file;
  GivenFromElsewhere given;
};

// Examines every call of the file: too slow for a keystroke.
std::vector<GivenToOther> given_to_others(const ConversionUnit& program,
                                          const Neighbourhood& around);

// A digest for comparing two of them.
std::string digest(const std::vector<HandedArgument>& given);

}  // namespace paddle_ls::to_static
