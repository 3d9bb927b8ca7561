// Names of generated files: how torchgen spells and sorts them.
#pragma once

#include <string>
#include <vector>

#include "engine/templates/text/dialect.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::templates {

// How the name is recorded and listed: v1 glues both with a slash, v2 spells it like Python's Path,
// without empty and `.` components.
std::string recorded_name(const std::string& install_dir, const std::string& filename,
                          Dialect dialect);

// `filename` with `suffix` before its extension. In v1 the extension starts at the last dot of the
// whole name, in v2 at the last inner dot of its last component. An error, in v2, when the name has
// no last component or would get a slash in it.
Result<std::string> with_stem_suffix(const std::string& filename, const std::string& suffix,
                                     Dialect dialect);

// The order of a list of outputs: v1 sorts strings, v2 sorts paths by component.
void sort_recorded_names(std::vector<std::string>& names, Dialect dialect);

// The text of the CMake file that sets `variable` to `names`, which are sorted.
std::string cmake_list(const std::string& variable, const std::vector<std::string>& names,
                       Dialect dialect);

}  // namespace paddle_ls::templates
