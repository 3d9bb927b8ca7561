// From a reference to the function that it names, through the files of a project.
#pragma once

#include <vector>

#include "engine/to_static/hazards/program/other_files.hpp"
#include "engine/to_static/hazards/program/resolve_references.hpp"

namespace paddle_ls::to_static {

// A function, and the file that contains it; null: the file that is analysed.
struct Site {
  OtherFiles::File file;
  Definition function;

  bool operator==(const Site& other) const {
    return file == other.file && function == other.function;
  }
};

// `reference` is in `part`, which belongs to `file`, or to `own` when that is null. Follows
// imports, bases and results of functions from file to file, not too far; nothing where they lead
// out of the project, and more than one where a value has several classes.
std::vector<Site> follow(const ConversionUnit& own, const Neighbourhood& around,
                         const OtherFiles::File& file, const Part& part,
                         const Reference& reference);

}  // namespace paddle_ls::to_static
