// What the expressions of converted code refer to, as far as the names in one file show.
#pragma once

#include <string>
#include <string_view>

#include "engine/to_static/hazards/program/conversion_unit.hpp"
#include "engine/to_static/hazards/program/reference.hpp"

namespace paddle_ls::to_static {

// The functions that `expression` may refer to when it is passed to `to_static`, called or saved: a
// function, a method, the `forward` of a layer that a name, `self` or a list of layers holds.
// `around` is the function that contains the expression, or `no_node`. Few, and most often none.
References functions_of_value(const Part& part, NodeId expression, NodeId around);

// The classes that the value of `expression` may be an object of.
References classes_of_value(const Part& part, NodeId expression, NodeId around);

// The classes that a function returns, or whose objects it returns.
References results_of(const Part& part, NodeId function);

// The classes and functions that `value` may refer to when it is called.
References called_by_value(const Part& part, NodeId value, NodeId around);

// The first base of a class that is not from a library; nothing when there is none.
References base_of(const Part& part, NodeId type);

// Two parts of a dotted name, of which either may be empty.
std::string joined(std::string_view left, std::string_view right);

}  // namespace paddle_ls::to_static
