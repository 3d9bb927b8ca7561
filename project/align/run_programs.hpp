// Runs a program and its conversion, and compares what they compute.
//
// The programs are the user's and run with all their side effects. The comparison writes nothing
// into their folders: recordings are in a temporary folder that is removed.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "engine/alignment/judge_runs.hpp"
#include "engine/alignment/test_results.hpp"
#include "engine/text/result.hpp"
#include "project/align/entry.hpp"
#include "project/align/program_pairs.hpp"

namespace paddle_ls::project {

struct Aligned {
  alignment::RunVerdict verdict;
  alignment::RunRecording original;
  alignment::RunRecording converted;
  std::vector<alignment::TestResult> tests;  // where they are the program
  std::vector<std::string> handed_over;      // which files of weights, and what did not fit
  bool was_perturbed = false;                // the original ran twice
  std::string reproducer;       // the text of a program that shows the first difference
  std::string reproducer_file;  // where it is written
};

// Called with a description of the next step.
using RunProgress = std::function<void(const std::string&)>;

struct RunWishes {
  std::filesystem::path reproducer;  // the folder that one is written to; empty: none
  RunProgress progress;
};

// An error says why nothing could be compared: a framework that is missing, an original that fails.
Result<Aligned> run_programs(const Programs& programs, const Entry& entry,
                             const ProgramPairs& pairs, const RunWishes& wishes);

}  // namespace paddle_ls::project
