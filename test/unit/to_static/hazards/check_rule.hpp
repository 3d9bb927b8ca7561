// Samples of rules, each in one converted function. Each was run with Paddle 3.3.1: those with a
// marked place raise or give another result there.
#pragma once

#include <string>

#include "engine/to_static/hazards/find_hazards.hpp"

namespace paddle_ls::to_static {

// The hazards of a file that is given as a whole.
std::vector<Hazard> hazards_in(const std::string& source);

// The code marked by `<<` and `>>`, and nothing else, has a hazard of the rule. Names that samples
// share are defined before it.
void check_at(const std::string& rule, std::string code);

// No rule says anything.
void check_none(const std::string& code);

// A converted function with a tensor `x`.
std::string function(const std::string& body);

// A converted function whose loop a tensor ends.
std::string loop(const std::string& before, const std::string& body);

}  // namespace paddle_ls::to_static
