// Which functions of a file are converted, and why.
//
// Conversion begins at what is decorated with `to_static` or handed to it or to `jit.save`, and
// goes on with every function that converted code calls. What is marked `not_to_static` ends it.
#pragma once

#include <vector>

#include "engine/to_static/hazards/hazard.hpp"
#include "engine/to_static/hazards/program.hpp"

namespace paddle_ls::to_static {

// How a function comes to be converted.
enum class Entry : std::uint8_t { decorated, handed_over, called };

struct Converted {
  NodeId function;
  Entry entry;
  std::vector<ConversionReason> reasons;  // from the function outwards
};

// In the order in which conversion reaches them, each once.
std::vector<Converted> converted_functions(const Program& program, Reach reach);

// Whether the expression is `to_static` under its name or an older one.
bool is_to_static(const Program& program, NodeId expression);
bool is_marked_not_to_static(const Program& program, NodeId function);

// The function of this file that `expression` stands for when it is handed to `to_static`, called,
// or saved: a function, a method, the `forward` of a layer that a name or `self` holds. `no_node`
// when there is none. `around` is the function that the expression stands in, or `no_node`.
NodeId function_of_value(const Program& program, NodeId expression, NodeId around);

}  // namespace paddle_ls::to_static
