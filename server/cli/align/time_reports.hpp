// What is printed of the time that two programs take.
#pragma once

#include <string>

#include "project/align/time_programs.hpp"

namespace paddle_ls::cli {

struct TimedEntry {
  const project::Programs& programs;
  const project::Entry& entry;
  const project::ProgramPairs& pairs;
  const project::ProgramPairs& relaxed;  // the conversion that accepts all differences
  const project::TimedPrograms& timed;
};

std::string time_text(const TimedEntry& entry);

// One object in one line.
std::string time_json(const TimedEntry& entry);

// Why a place takes longer.
std::string reason_words(const TimedEntry& entry, const project::TimeLoss& loss);

// How it may be written to be faster; empty where nothing is known.
std::string faster_words(const TimedEntry& entry, const project::TimeLoss& loss);

}  // namespace paddle_ls::cli
