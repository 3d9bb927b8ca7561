// What was said of the upgrade of a model, for people.
#pragma once

#include <string>
#include <vector>

#include "server/ir/upgrade_model.hpp"

namespace paddle_ls::server {

// "3 of 214 operators replaced, 6 attributes filled in".
std::string upgrade_headline(const ir::UpgradedProgram& upgraded);

// A line for each kind of replacement, with how often it was made, and where results differ.
std::vector<std::string> upgrade_lines(const ir::UpgradedProgram& upgraded);

// A line for each operator that keeps the model from running in Paddle 3, with its block and its
// number; empty when there is none.
std::vector<std::string> upgrade_failures(const UpgradedModel& model);

}  // namespace paddle_ls::server
