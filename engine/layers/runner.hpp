// The state of running the definitions of a program on values that are partly known.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/layers/layer_program.hpp"
#include "engine/layers/layer_value.hpp"
#include "engine/layers/objects.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::layers {

using python_ast::Ast;
using python_ast::Field;
using python_ast::Kind;
using python_ast::NodeId;

// Limits of all runs of one program together, and of their depth.
inline constexpr std::size_t most_steps = 4'000'000;
inline constexpr std::size_t deepest = 1500;
inline constexpr std::size_t longest_loop = 256;
inline constexpr std::size_t most_classes = 40;

struct Module {
  std::string file;
  std::string text;
  Ast ast;
  NodeId root = python_ast::no_node;
  std::shared_ptr<RunScope> scope;
  bool has_run = false;
};

// The function that runs.
struct RunFrame {
  ModuleId module = 0;
  std::shared_ptr<RunScope> scope;
  ObjectId type = 0;  // whose method it is; 0 for none
  ObjectId self = 0;
  LayerValue returned = {};
};

struct Runner {
  explicit Runner(FindModule find) : find_module(std::move(find)) {}

  const Ast& ast() const { return modules[frame->module]->ast; }
  // Counts a step; false once the limits are reached.
  bool may_go_on() { return ++steps < most_steps && depth < deepest; }

  FindModule find_module;
  std::vector<std::unique_ptr<Module>> modules;
  std::map<std::string, ModuleId> module_by_file;
  Objects objects;
  RunFrame* frame = nullptr;
  LayerValue model;
  std::size_t steps = 0;
  std::size_t depth = 0;
  std::set<ObjectId> running;  // functions
};

}  // namespace paddle_ls::layers
