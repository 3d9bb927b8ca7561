// The state that the passes share while they rewrite one function.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/python_ast/ast.hpp"

namespace paddle_ls::to_static {

using python_ast::Ast;
using python_ast::Context;
using python_ast::Field;
using python_ast::Kind;
using python_ast::Literal;
using python_ast::no_node;
using python_ast::NodeId;
using python_ast::NodeList;
using python_ast::Operator;
using python_ast::Origin;

// Where the real conversion raises: the class of its exception, what it says, and the construct.
struct Refusal {
  std::string pass;
  std::string exception;
  std::string message;
  Origin at;
};

struct State {
  Ast& ast;
  NodeId root;  // the function
  std::map<std::string, unsigned, std::less<>> counters;
  std::optional<Refusal> refusal;  // only the first is kept; its pass is filled in by the caller

  // `prefix_N`, where N counts the names of that prefix from 0.
  std::string fresh(std::string_view prefix);
  void refuse(std::string exception, std::string message, NodeId at);
};

}  // namespace paddle_ls::to_static
