// The facts that rules need about one converted function.
#pragma once

#include <string_view>
#include <vector>

#include "engine/to_static/hazards/program/converted_functions.hpp"
#include "engine/to_static/hazards/program/hazard_catalogue.hpp"
#include "engine/to_static/hazards/program/part.hpp"

namespace paddle_ls::to_static {

struct HazardFacts {
  explicit HazardFacts(const Converted& converted);

  const Part& part;
  const Ast& ast;
  const Converted& converted;
  NodeId function;
  std::vector<NodeId> nodes;  // of its body, parents first, in the order of the text
  std::vector<NodeId> exits;  // the `break`, `continue` and `return` among them

  // The nearest function, lambda or class around a node.
  NodeId scope(NodeId node) const;
  // The nearest loop around a node in the same function, or `no_node`.
  NodeId loop(NodeId node) const;
  // The nearest `if`, `for` or `while` around a node in the same function, or `no_node`.
  NodeId control_flow(NodeId node) const;
  // The outermost of them.
  NodeId outermost_control_flow(NodeId node) const;
  NodeId statement(NodeId node) const;
  bool inside(NodeId node, NodeId ancestor) const;
  // Of the function, after its docstring.
  NodeId first_statement() const;
  // The statements that the list holds in which `statement` stands; null for a file's own.
  const NodeList* block(NodeId statement) const;

  std::vector<NodeId> breaks(NodeId loop) const;   // that leave this loop
  std::vector<NodeId> returns(NodeId loop) const;  // that are in it
  bool can_be_left(NodeId loop) const { return !breaks(loop).empty() || !returns(loop).empty(); }

  // True when an `if` around both has `first` in its body and `second` in its `else`.
  bool in_other_branch(NodeId first, NodeId second) const;
  // Whether a name in the function means its own variable, and not one of a
  // comprehension, lambda, function or class in it.
  bool is_own(NodeId name) const;
  // Whether the name can be spelled otherwise there: an f-string such as `{x=}` shows it.
  bool can_be_renamed(NodeId name) const;
  // The next places after `construct` at which `name` is read before it is bound again; nothing
  // when it is bound first.
  std::vector<NodeId> reads_behind(NodeId construct, std::string_view name) const;
  bool is_bound_before(NodeId construct, std::string_view name) const;
  // What the last `name = value` before `construct` assigns; `no_node` where there is none.
  NodeId last_value_before(NodeId construct, std::string_view name) const;
  // What `name = value` assigns where no other statement binds the name; else `no_node`.
  NodeId only_value(std::string_view name) const;
  // Whether the function binds the name by an assignment or the like; parameters do not count.
  bool binds(std::string_view name) const;
  bool is_parameter(std::string_view name) const;
  // The names that a target binds.
  std::vector<NodeId> bound_names(NodeId target) const;
  // Whether the function has a local name of this spelling.
  bool has_name(std::string_view name) const;
  // `wanted`, with a number appended when the function has that name already.
  std::string free_name(std::string_view wanted) const;
};

using Hazards = std::vector<Hazard>;
struct Natures;

// The families of rules. Each adds what it finds in one function.
void check_loops(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_loop_items(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_loop_changes(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_loop_exits(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_returns(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_names(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_expressions(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_signature(const HazardFacts& facts, Hazards& to);
void check_tensor_flow(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_truth(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_tensor_values(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_containers(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_callees(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_return_paths(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_shared_memory(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_endless(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_formatting(const HazardFacts& facts, Natures& natures, Hazards& to);
void check_kept_state(const HazardFacts& facts, Natures& natures, Hazards& to);

// Whether the function is examined although nothing is known to convert it, and is not a `forward`.
bool is_only_asked_for(const HazardFacts& facts);

// A generator that is only called is not converted.
bool runs_as_it_is(const HazardFacts& facts);

// Whether a statement in `scope` declares the name `nonlocal`.
bool says_nonlocal(const Ast& ast, NodeId scope, std::string_view name);

}  // namespace paddle_ls::to_static
