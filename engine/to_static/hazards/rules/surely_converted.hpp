// Functions of which a quick check shows that conversion does not stop in them.
#pragma once

#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {

// True for most functions: assignments, branches and loops that are not left early. Running the
// passes on them would be most of the cost of finding hazards, and finds nothing.
bool is_surely_converted(const HazardFacts& facts);

}  // namespace paddle_ls::to_static
