#include "engine/layers/program.hpp"

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

Runner::Runner(FindModule find) : find_module_(std::move(find)) {
  add({});  // no object has the number 0
  none_ = add({.kind = ObjectKind::none});
}

std::vector<Definition> Runner::definitions(const std::string& file) {
  std::vector<Definition> found;
  const auto id = module_of(file, "");
  if (!id) return found;
  run_module(*id);
  const Module& module = *modules_[*id];
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
    } else if (only(bound->second, ObjectKind::type) != nullptr &&
               is_layer_class(bound->second.may.front())) {
      found.push_back({DefinitionKind::layer_class, name, std::move(text)});
    }
  }
  for (const auto& [name, value] : module.scope->names) {
    if (!value.unknown && holds_layers(value))
      found.push_back({DefinitionKind::variable, name, ""});
  }
  return found;
}

Result<void> Runner::make(const std::string& file, const std::string& name) {
  const auto id = module_of(file, "");
  if (!id) return error("cannot read the file", file);
  if (modules_[*id]->root == python_ast::no_node) return error("the file has syntax errors", file);
  run_module(*id);
  steps_ = 0;
  const auto called = written(*id, name);
  const std::string first = name.substr(0, name.find_first_of(".("));
  if (!called || !modules_[*id]->scope->names.contains(first)) {
    return error("the file defines no `" + name + "`", file);
  }
  // Anything may be passed to what is not called, or nothing.
  const Given anything{.named_rest = {{add({.kind = ObjectKind::anything})}, true}};
  const bool is_made = name.ends_with(')') || (!called->unknown && holds_layers(*called));
  Value made = is_made ? *called : call_value(*called, anything);
  model_ = std::move(made);
  if (!holds_layers(model_)) return error("`" + name + "` does not give a layer", file);
  return {};
}

Program::Program(FindModule find) : runner_(std::make_unique<Runner>(std::move(find))) {}
Program::~Program() = default;
Program::Program(Program&&) noexcept = default;
Program& Program::operator=(Program&&) noexcept = default;

std::vector<Definition> Program::definitions(const std::string& file) {
  return runner_->definitions(file);
}

Result<void> Program::make(const std::string& file, const std::string& name) {
  return runner_->make(file, name);
}

Ways Program::owners(std::string_view path) const {
  return runner_->owners(path);
}

}  // namespace paddle_ls::layers
