// Whether a value will be a tensor when the function runs, as far as reading can tell.
//
// Conversion decides that while it runs, by the type of the value. So reading claims "tensor" or
// "Python" only where every run agrees, and says why; a method such as `sum` on an unknown value
// makes a tensor likely, and all else is decided at run time.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/to_static/hazards/program/judgement.hpp"
#include "engine/to_static/hazards/values/facts.hpp"

namespace paddle_ls::to_static {

class Natures {
 public:
  explicit Natures(const Facts& facts) : facts_(facts) {}

  Judgement of(NodeId expression);
  // What a loop over the expression finds.
  Judgement item_of(NodeId iter);

 private:
  Judgement judge(NodeId expression, int depth);
  Judgement name(NodeId node, int depth);
  Judgement bound_to(NodeId node, int depth);
  // Of parameters: see parameters.cpp.
  Judgement annotated(NodeId parameter) const;
  Judgement parameter(NodeId parameter);
  const Given* given_to(NodeId name) const;
  void read_uses();
  void add_default_tensor();
  bool is_used_otherwise(std::string_view parameter) const;
  Judgement use_in_call(NodeId call, NodeId name) const;
  NodeId inner_owner(NodeId name) const;
  std::vector<NodeId> calls_of(NodeId inner) const;
  void arguments(NodeId inner, NodeId parameter, int depth, std::vector<Judgement>& to);
  void values_bound(std::string_view name, int depth, std::vector<Judgement>& to);
  Judgement unpacked(NodeId target, NodeId name, int depth);
  Judgement result_of(NodeId inner, int depth);
  NodeId inner_function(std::string_view name) const;
  Judgement call(NodeId node, int depth);
  Judgement sum(NodeId call, int depth);
  Judgement cast(NodeId call, int depth);
  bool is_of_fixed_shape(NodeId attribute) const;
  bool is_number(NodeId expression) const;
  bool is_number_parameter(std::string_view name) const;
  const std::vector<NodeId>& carriers(std::string_view name, int depth);
  bool comes_out_of(NodeId construct, NodeId read) const;
  bool is_carried_number(NodeId read, int depth);
  Judgement attribute(NodeId node, int depth);
  Judgement all_of(const NodeList& parts, int depth);
  void items(NodeId iter, int depth, std::vector<Judgement>& to);
  bool items_of_lists(NodeId name, int depth, std::vector<Judgement>& to);

  const Facts& facts_;
  // By the inner function whose parameter the name is, or no node.
  std::map<std::pair<NodeId, std::string>, Judgement> names_;
  std::optional<std::map<std::string_view, Judgement>> uses_;           // of parameters
  std::map<NodeId, Judgement> results_;                                 // of inner functions
  std::map<std::string, std::optional<Judgement>, std::less<>> lists_;  // by name
  std::map<std::string, std::vector<NodeId>, std::less<>> carriers_;
};

// The innermost `if` or `while` whose test is a tensor and that decides whether a node is reached,
// with why; or `no_node`.
struct TensorFlow {
  NodeId construct = no_node;
  std::string why;
};
// Only what stands inside of `within`, unless that is no node.
TensorFlow tensor_flow_around(const Facts& facts, Natures& natures, NodeId node,
                              NodeId within = no_node);

// Whether `input_spec` of the function leaves a dimension open: a length may be a tensor then.
bool has_unknown_dimensions(const Facts& facts);

}  // namespace paddle_ls::to_static
