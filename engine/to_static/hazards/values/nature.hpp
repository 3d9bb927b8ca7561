// Whether a value will be a tensor when the function runs, as far as the source shows.
//
// Conversion decides that at run time, by the type of the value. Therefore a value is "tensor" or
// "Python" only if it is that in every run, with the reason. A method such as `sum` on an unknown
// value makes a tensor likely; everything else is decided at run time.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/to_static/hazards/program/judgement.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {

// The natures of the values of one function, each computed once.
struct Natures {
  explicit Natures(const HazardFacts& of_function) : facts(of_function) {}

  Judgement of(NodeId expression);
  // The items of a loop over the expression.
  Judgement item_of(NodeId iter);

  const HazardFacts& facts;
  // By the inner function whose parameter the name is, or no node.
  std::map<std::pair<NodeId, std::string>, Judgement> names;
  std::optional<std::map<std::string_view, Judgement>> uses;           // of parameters
  std::map<NodeId, Judgement> results;                                 // of inner functions
  std::map<std::string, std::optional<Judgement>, std::less<>> lists;  // by name
  std::map<std::string, std::vector<NodeId>, std::less<>> carriers;
};

// The innermost `if` or `while` whose test is a tensor and that decides whether a node is reached,
// with why; or `no_node`.
struct TensorFlow {
  NodeId construct = no_node;
  std::string why;
};
// Considers only nodes inside `within`, unless that is `no_node`.
TensorFlow tensor_flow_around(const HazardFacts& facts, Natures& natures, NodeId node,
                              NodeId within = no_node);

// Whether `input_spec` of the function leaves a dimension open: a length may be a tensor then.
bool has_unknown_dimensions(const HazardFacts& facts);

}  // namespace paddle_ls::to_static
