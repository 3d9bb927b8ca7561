#include "engine/layers/layer_program.hpp"

#include "engine/layers/evaluate_calls.hpp"
#include "engine/layers/find.hpp"
#include "engine/layers/modules.hpp"
#include "engine/layers/program_classes.hpp"

namespace paddle_ls::layers {

LayerProgram::LayerProgram(FindModule find) : runner_(std::make_unique<Runner>(std::move(find))) {}
LayerProgram::~LayerProgram() = default;
LayerProgram::LayerProgram(LayerProgram&&) noexcept = default;
LayerProgram& LayerProgram::operator=(LayerProgram&&) noexcept = default;

std::vector<LayerDefinition> LayerProgram::definitions(const std::string& file) {
  std::vector<LayerDefinition> found;
  Runner& runner = *runner_;
  const auto id = module_of(runner, file, "");
  if (!id) return found;
  run_module(runner, *id);
  const Module& module = *runner.modules[*id];
  if (module.root == python_ast::no_node) return found;
  for (const NodeId statement : module.ast.list(module.root, Field::body)) {
    const Kind kind = module.ast.kind(statement);
    const bool is_class = kind == Kind::class_def;
    if (!is_class && kind != Kind::function_def) continue;
    const std::string name(module.ast.text(statement));
    const auto bound = module.scope->names.find(name);
    if (bound == module.scope->names.end()) continue;
    const python_ast::Origin origin = module.ast.origin(statement);
    std::string text = module.text.substr(origin.start, origin.end - origin.start);
    if (!is_class) {
      found.push_back({DefinitionKind::function, name, std::move(text)});
    } else if (runner.objects.only(bound->second, ObjectKind::type) != nullptr &&
               is_layer_class(runner, bound->second.may.front())) {
      found.push_back({DefinitionKind::layer_class, name, std::move(text)});
    }
  }
  for (const auto& [name, value] : module.scope->names) {
    if (!value.unknown && runner.objects.holds_layers(value))
      found.push_back({DefinitionKind::variable, name, ""});
  }
  return found;
}

Result<void> LayerProgram::make(const std::string& file, const std::string& name) {
  Runner& runner = *runner_;
  const auto id = module_of(runner, file, "");
  if (!id) return error("cannot read the file", file);
  if (runner.modules[*id]->root == python_ast::no_node)
    return error("the file has syntax errors", file);
  run_module(runner, *id);
  runner.steps = 0;
  const auto called = evaluate_written(runner, *id, name);
  const std::string first = name.substr(0, name.find_first_of(".("));
  if (!called || !runner.modules[*id]->scope->names.contains(first)) {
    return error("the file defines no `" + name + "`", file);
  }
  // Anything may be passed to what is not called, or nothing.
  const CallArguments anything{
      .named_rest = {{runner.objects.add({.kind = ObjectKind::anything})}, true}};
  const bool is_made =
      name.ends_with(')') || (!called->unknown && runner.objects.holds_layers(*called));
  LayerValue made = is_made ? *called : call_value(runner, *called, anything);
  runner.model = std::move(made);
  if (!runner.objects.holds_layers(runner.model))
    return error("`" + name + "` does not give a layer", file);
  return {};
}

Ways LayerProgram::owners(std::string_view path) const {
  return find_owners(*runner_, path);
}

}  // namespace paddle_ls::layers
