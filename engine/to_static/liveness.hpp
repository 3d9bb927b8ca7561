// Which names control flow writes, as the real conversion sees it: what a branch or a loop body has
// to carry in and out once it is a function.
//
// The rules are those of the original, gaps included: positional-only and keyword-only parameters
// are not known as parameters, generator expressions and set comprehensions write their targets
// into the function around, imports and definitions write nothing.
#pragma once

#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

using NameSet = std::set<std::string>;

struct NameScope {
  NameSet written;   // names, attributes as text, the names below stored items
  NameSet created;   // of control flow: names that were not there before it
  NameSet push_pop;  // what `append` or `pop` is called on, as text
  NameSet globals;
  NameSet nonlocals;
  NameSet arguments;
  NodeId function = no_node;  // around it

  NameSet existing() const;
};

class Liveness {
 public:
  Liveness(const Ast& ast, NodeId function);

  // Of a function or of an `if`, `for` or `while` in it.
  const NameScope& scope(NodeId node) const { return scopes_.at(node); }
  bool knows(NodeId node) const { return scopes_.contains(node); }

  // The receivers that may become tensor arrays: those that are not global.
  std::vector<std::string> push_pop_names(NodeId node) const;

 private:
  void visit(NodeId node);
  void visit_scope(NodeId node);
  void visit_control_flow(NodeId node);
  void children(NodeId node);
  void note_write(NodeId node);
  void note_push_pop(NodeId call);
  bool is_global(const std::string& name, NodeId node) const;
  NameScope& current() { return scopes_[open_.back()]; }
  NodeId nearest_function() const;

  const Ast& ast_;
  std::vector<NodeId> open_;
  std::unordered_map<NodeId, NameScope> scopes_;
};

}  // namespace paddle_ls::to_static
