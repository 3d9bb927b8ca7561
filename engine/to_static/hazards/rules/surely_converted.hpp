// Functions of which one look says that conversion does not stop in them.
#pragma once

#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {

// True for most functions: assignments, branches and loops that are not left early. Running the
// passes on them is what looking for hazards would cost most, and finds nothing.
bool is_surely_converted(const HazardFacts& facts);

}  // namespace paddle_ls::to_static
