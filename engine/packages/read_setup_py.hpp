// The packages that a `setup.py` requires. It is a program, so only string literals are
// read: in the arguments of `setup`, and in variables that are passed there.
#pragma once

#include <string_view>
#include <vector>

#include "engine/packages/requirement.hpp"

namespace paddle_ls::packages {

void read_setup_py(std::string_view file, std::vector<WrittenRequirement>& to);

// `name[extras] >=1.0 ; marker` at `range`.
void add_requirement(std::string_view file, text::ByteRange range, Style style,
                     std::vector<WrittenRequirement>& to);

}  // namespace paddle_ls::packages
