// The weights beside a legacy program: one file with all of them, in the order of their names.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "engine/ir/read/framework.pb.h"
#include "engine/text/result.hpp"

namespace paddle_ls::ir {

// The variables whose values such a file holds, in its order.
std::vector<std::string> saved_parameters(const wire::ProgramDesc& program);

// Copies the values of the names that `wanted` has, in its order, from a file that holds those of
// `names`; both are sorted. How many bytes were written. An error where the file does not hold as
// many, or ends too soon.
Result<std::size_t> copy_parameters(std::istream& from, const std::vector<std::string>& names,
                                    const std::vector<std::string>& wanted, std::ostream& to);

}  // namespace paddle_ls::ir
