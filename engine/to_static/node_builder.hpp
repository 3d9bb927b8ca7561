// Builds pieces of generated code. Every node made here belongs to the construct `at`.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/to_static/state.hpp"

namespace paddle_ls::to_static {

class NodeBuilder {
 public:
  NodeBuilder(State& state, NodeId at);

  NodeId name(std::string_view id, Context context = Context::load);
  NodeId string(std::string_view value);
  NodeId number(std::string_view spelled);
  NodeId constant(std::string_view spelled);                  // None, True, False
  NodeId jst(std::string_view function, NodeList arguments);  // `_jst.<function>(...)`
  NodeId call(NodeId function, NodeList arguments);
  NodeId keyword(std::string_view name, NodeId value);
  NodeId lambda(NodeId body);
  NodeId logical_not(NodeId operand);
  NodeId both(NodeId left, NodeId right);  // `left and right`
  NodeId index(NodeId value, NodeId index);
  NodeId compare(NodeId left, Operator op, NodeId right);

  NodeId assign(std::string_view target, NodeId value);
  NodeId assign_to(NodeId target, NodeId value);
  NodeId add_to(std::string_view target, NodeId value);  // `target += value`
  NodeId flag(std::string_view target, bool value);
  NodeId statement(NodeId expression);
  NodeId returning(NodeId value);  // `no_node` for a bare `return`
  NodeId if_statement(NodeId test, NodeList body);
  NodeId while_statement(NodeId test);
  NodeId function(std::string_view name, NodeList body);
  // `nonlocal` with those of `names` that it can name; nothing when there are none.
  NodeList nonlocals(const std::vector<std::string>& names);

  // ("'a'", "'b'") as the tuple the run time takes, `None` for no names.
  NodeId name_tuple(const std::vector<std::string>& names);

  // What reading the text of `node` again gives: a copy in which names are loaded.
  NodeId reread(NodeId node);
  // Code given as text. `no_node`, and a refusal, when it is not valid.
  NodeId expression(const std::string& text);
  NodeList statements(const std::string& text);

 private:
  NodeId make(Kind kind, std::string_view text = "");

  State& state_;
  Ast& ast_;
  Origin origin_;
  NodeId at_;
};

// Turns names that were parsed as loads into stores.
void set_context(Ast& ast, NodeId target, Context context);

}  // namespace paddle_ls::to_static
