// The modules of a program: each is read once, and its top level runs once.
#include <algorithm>

#include "engine/layers/runner.hpp"
#include "engine/python_ast/lower.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::layers {

// Nothing for a module that is not part of the program or does not parse.
std::optional<ModuleId> Runner::module_of(const std::string& file, const std::string& name) {
  std::optional<ModuleText> found = find_module_(file, name);
  if (!found) return std::nullopt;
  const auto [known, is_new] = module_by_file_.try_emplace(found->file);
  if (!is_new) return known->second;
  known->second = static_cast<ModuleId>(modules_.size());
  auto module = std::make_unique<Module>();
  module->file = std::move(found->file);
  module->text = std::move(found->text);
  module->scope = std::make_shared<Scope>();
  const auto tree = syntax::parse(syntax::Language::python, module->text);
  if (tree) {
    const auto root = python_ast::lower(module->ast, tree->root(), module->text);
    if (root) module->root = *root;
  }
  modules_.push_back(std::move(module));
  return known->second;
}

void Runner::run_module(ModuleId id) {
  Module& module = *modules_[id];
  if (module.has_run || module.root == python_ast::no_node) return;
  module.has_run = true;
  Frame frame{.module = id, .scope = module.scope};
  Frame* const around = std::exchange(frame_, &frame);
  const std::size_t uncertain = std::exchange(uncertain_, 0);
  run(module.ast.list(module.root, Field::body));
  uncertain_ = uncertain;
  frame_ = around;
}

// What `from module import name` gives, or `import module` for an empty name.
Value Runner::imported(ModuleId from, const std::string& module, const std::string& name) {
  const std::string file = modules_[from]->file;
  const auto id = module_of(file, module);
  if (!id) {
    if (module.starts_with('.')) return {{}, true};
    return library(name.empty() ? module : module + "." + name);
  }
  run_module(*id);
  if (name.empty()) return of({.kind = ObjectKind::module, .module = *id});
  const auto known = modules_[*id]->scope->names.find(name);
  if (known != modules_[*id]->scope->names.end()) return known->second;
  const std::string inner = module.ends_with('.') ? module + name : module + "." + name;
  if (const auto part = module_of(file, inner)) {
    run_module(*part);
    return of({.kind = ObjectKind::module, .module = *part});
  }
  return {{}, true};
}

// What an expression gives that somebody writes at the end of the module; nothing for what is none.
std::optional<Value> Runner::written(ModuleId id, const std::string& expression) {
  auto module = std::make_unique<Module>();
  module->file = modules_[id]->file;
  module->text = expression;
  module->scope = modules_[id]->scope;
  module->has_run = true;
  const auto tree = syntax::parse(syntax::Language::python, module->text);
  if (!tree) return std::nullopt;
  const auto root = python_ast::lower(module->ast, tree->root(), module->text);
  if (!root) return std::nullopt;
  const std::vector<NodeId> statements = module->ast.list(*root, Field::body);
  if (statements.size() != 1 || !module->ast.is(statements.front(), Kind::expr_stmt)) {
    return std::nullopt;
  }
  const NodeId value = module->ast.child(statements.front(), Field::value);
  modules_.push_back(std::move(module));
  Frame frame{.module = static_cast<ModuleId>(modules_.size() - 1),
              .scope = modules_.back()->scope};
  Frame* const around = std::exchange(frame_, &frame);
  Value result = evaluate(value);
  frame_ = around;
  return result;
}

void Runner::import_all(ModuleId from, const std::string& module, Scope& into) {
  const auto id = module_of(modules_[from]->file, module);
  if (!id) return;
  run_module(*id);
  for (const auto& [name, value] : modules_[*id]->scope->names) {
    if (!name.starts_with('_')) into.names[name] = value;
  }
}

}  // namespace paddle_ls::layers
