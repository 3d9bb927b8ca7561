// The questions of the files of a run.
#pragma once

#include <string>
#include <vector>

#include "project/questions/idle_decisions.hpp"
#include "project/questions/questions.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/sources.hpp"

namespace paddle_ls::cli {

struct ProjectQuestions {
  project::Questions questions;
  std::vector<project::IdleDecision> idle;
  std::size_t files = 0;
  bool is_complete = true;  // every file could be looked at, and the run was not interrupted
};

// An error says why the run could not be made; a file that cannot be looked at is named on
// `console`.
Result<ProjectQuestions> questions_of(const Sources& sources, const Console& console);

}  // namespace paddle_ls::cli
