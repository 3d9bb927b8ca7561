// What the expressions of converted code stand for, as far as the names in one file tell.
//
// A reference is kept from one version of a file to the next, so it holds names and no places: what
// they lead to is looked up when it is asked for (follow.hpp), in this file or another.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/to_static/hazards/program/program.hpp"

namespace paddle_ls::to_static {

struct Reference {
  NodeId node = no_node;  // a definition of the same part, which `path` is below; else:
  std::string module;     // as an import spells it, with its leading dots; empty: this file
  // `f`, `Class` or `Class.method` in there. Below a function the path goes on in what it returns,
  // `[key]` in what a registry holds (registered.hpp).
  std::string path;
  bool fits_key = false;  // found under the key that a registry was asked for
};
using References = std::vector<Reference>;

// The functions that `expression` may stand for when it is handed to `to_static`, called or saved:
// a function, a method, the `forward` of a layer that a name, `self` or a list of layers holds.
// `around` is the function that the expression stands in, or `no_node`. Few, and most often none.
References functions_of_value(const Part& part, NodeId expression, NodeId around);

// The classes that the value of `expression` may be an object of.
References classes_of_value(const Part& part, NodeId expression, NodeId around);

// What a function gives: the classes that it returns, or whose objects.
References results_of(const Part& part, NodeId function);

// The classes and functions that `value` may stand for when it is called.
References called_by_value(const Part& part, NodeId value, NodeId around);

// The first base of a class that is no library's; nothing when there is none.
References base_of(const Part& part, NodeId type);

// Two parts of a dotted name, of which either may be empty.
std::string joined(std::string_view left, std::string_view right);

}  // namespace paddle_ls::to_static
