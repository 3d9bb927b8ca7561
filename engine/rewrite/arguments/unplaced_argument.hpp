// An expression template says where every argument goes; one that it does not name would be lost.
//
// A rule's author sees the arguments of the example, a user's call may have others: so this is
// checked for every call instead of being asked of every rule.
#pragma once

#include <string>

#include "engine/rewrite/arguments/use_site.hpp"

namespace paddle_ls::rewrite {

// Whether a given argument says what its default says.
bool is_default(const UseSite& use, const BoundArgument& argument);

// Why the call cannot become the expression of `alternative`: an argument is given, is not its
// default, and neither occurs in a template nor may be dropped. Empty when every argument is used.
std::string unplaced_argument(const UseSite& use, const Alternative& alternative);

// The names of given arguments that say something and have no place in `alternative`.
std::vector<std::string_view> arguments_left_out(const UseSite& use,
                                                 const Alternative& alternative);

}  // namespace paddle_ls::rewrite
