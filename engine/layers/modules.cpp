#include "engine/layers/modules.hpp"

#include <algorithm>

#include "engine/layers/expressions.hpp"
#include "engine/layers/statements.hpp"
#include "engine/python_ast/lower.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::layers {

std::optional<ModuleId> module_of(Runner& runner, const std::string& file,
                                  const std::string& name) {
  std::optional<ModuleText> found = runner.find_module(file, name);
  if (!found) return std::nullopt;
  const auto [known, is_new] = runner.module_by_file.try_emplace(found->file);
  if (!is_new) return known->second;
  known->second = static_cast<ModuleId>(runner.modules.size());
  auto module = std::make_unique<Module>();
  module->file = std::move(found->file);
  module->text = std::move(found->text);
  module->scope = std::make_shared<RunScope>();
  const auto tree = syntax::parse(syntax::Language::python, module->text);
  if (tree) {
    const auto root = python_ast::lower(module->ast, tree->root(), module->text);
    if (root) module->root = *root;
  }
  runner.modules.push_back(std::move(module));
  return known->second;
}

void run_module(Runner& runner, ModuleId id) {
  Module& module = *runner.modules[id];
  if (module.has_run || module.root == python_ast::no_node) return;
  module.has_run = true;
  RunFrame frame{.module = id, .scope = module.scope};
  RunFrame* const around = std::exchange(runner.frame, &frame);
  const std::size_t uncertain = std::exchange(runner.objects.uncertain, 0);
  run_statements(runner, module.ast.list(module.root, Field::body));
  runner.objects.uncertain = uncertain;
  runner.frame = around;
}

// What `from module import name` gives, or `import module` for an empty name.
LayerValue import_name(Runner& runner, ModuleId from, const std::string& module,
                       const std::string& name) {
  const std::string file = runner.modules[from]->file;
  const auto id = module_of(runner, file, module);
  if (!id) {
    if (module.starts_with('.')) return {{}, true};
    return runner.objects.library(name.empty() ? module : module + "." + name);
  }
  run_module(runner, *id);
  if (name.empty()) return runner.objects.of({.kind = ObjectKind::module, .module = *id});
  const auto known = runner.modules[*id]->scope->names.find(name);
  if (known != runner.modules[*id]->scope->names.end()) return known->second;
  const std::string inner = module.ends_with('.') ? module + name : module + "." + name;
  if (const auto part = module_of(runner, file, inner)) {
    run_module(runner, *part);
    return runner.objects.of({.kind = ObjectKind::module, .module = *part});
  }
  return {{}, true};
}

std::optional<LayerValue> evaluate_written(Runner& runner, ModuleId id,
                                           const std::string& expression) {
  auto module = std::make_unique<Module>();
  module->file = runner.modules[id]->file;
  module->text = expression;
  module->scope = runner.modules[id]->scope;
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
  runner.modules.push_back(std::move(module));
  RunFrame frame{.module = static_cast<ModuleId>(runner.modules.size() - 1),
                 .scope = runner.modules.back()->scope};
  RunFrame* const around = std::exchange(runner.frame, &frame);
  LayerValue result = evaluate(runner, value);
  runner.frame = around;
  return result;
}

void import_all(Runner& runner, ModuleId from, const std::string& module, RunScope& into) {
  const auto id = module_of(runner, runner.modules[from]->file, module);
  if (!id) return;
  run_module(runner, *id);
  for (const auto& [name, value] : runner.modules[*id]->scope->names) {
    if (!name.starts_with('_')) into.names[name] = value;
  }
}

}  // namespace paddle_ls::layers
