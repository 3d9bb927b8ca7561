#include "engine/installed/written_module.hpp"

#include <algorithm>

#include "engine/python/written_imports.hpp"
#include "engine/syntax/language.hpp"
#include "engine/syntax/parser.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::installed {
namespace {

syntax::Node part(syntax::Node node, std::string_view name) {
  return node.field(syntax::field(syntax::Language::python, name));
}

std::string type_text(syntax::Node annotation, std::string_view text) {
  if (!annotation) return {};
  std::string_view written = annotation.in(text);
  const bool is_quoted = written.size() > 2 && (written.front() == '"' || written.front() == '\'');
  if (is_quoted) written = written.substr(1, written.size() - 2);
  return std::string(written);
}

syntax::Node without_decorators(syntax::Node node) {
  return node.kind_name() == "decorated_definition" ? part(node, "definition") : node;
}

void read_forward(syntax::Node type, std::string_view text, WrittenDefinition& into) {
  const syntax::Node body = part(type, "body");
  for (std::uint32_t i = 0; body && i < body.named_child_count(); ++i) {
    const syntax::Node method = without_decorators(body.named_child(i));
    if (!method || method.kind_name() != "function_definition") continue;
    if (part(method, "name").in(text) != "forward") continue;
    into.has_forward = true;
    into.forward_returns = type_text(part(method, "return_type"), text);
  }
}

void read_bases(syntax::Node type, std::string_view text, WrittenDefinition& into) {
  const syntax::Node bases = part(type, "superclasses");
  for (std::uint32_t i = 0; bases && i < bases.named_child_count(); ++i) {
    const syntax::Node base = bases.named_child(i);
    const bool is_name = base.kind_name() == "identifier" || base.kind_name() == "attribute";
    if (is_name) into.bases.emplace_back(base.in(text));
  }
}

void add_definition(syntax::Node node, std::string_view text, WrittenModule& to) {
  const syntax::Node name = part(node, "name");
  if (!name) return;
  WrittenDefinition definition;
  definition.is_class = node.kind_name() == "class_definition";
  if (definition.is_class) {
    read_bases(node, text, definition);
    read_forward(node, text, definition);
  } else {
    definition.returns = type_text(part(node, "return_type"), text);
  }
  to.definitions.insert_or_assign(std::string(name.in(text)), std::move(definition));
}

// Statements of the top level, also in `if` and `try`.
void read_definitions(std::string_view text, WrittenModule& to) {
  const auto tree = syntax::parse(syntax::Language::python, text);
  if (!tree) return;
  std::vector<syntax::Node> blocks{tree->root()};
  while (!blocks.empty()) {
    const syntax::Node block = blocks.back();
    blocks.pop_back();
    for (std::uint32_t i = 0; i < block.named_child_count(); ++i) {
      const syntax::Node node = without_decorators(block.named_child(i));
      if (!node) continue;
      const std::string_view kind = node.kind_name();
      if (kind == "function_definition" || kind == "class_definition") {
        add_definition(node, text, to);
      } else if (kind == "if_statement" || kind == "try_statement" || kind == "else_clause" ||
                 kind == "except_clause" || kind == "block") {
        blocks.push_back(node);
      }
    }
  }
}

// A module with leading dots as seen from the module `from`.
std::string absolute(std::string_view module, std::string_view from, bool is_package) {
  const std::size_t dots = std::min(module.find_first_not_of('.'), module.size());
  if (dots == 0) return std::string(module);
  for (std::size_t level = is_package ? 1 : 0; level < dots; ++level) {
    from = from.substr(0, std::min(from.rfind('.'), from.size()));
  }
  module.remove_prefix(dots);
  return module.empty() ? std::string(from) : std::string(from) + "." + std::string(module);
}

}  // namespace

WrittenModule read_module(std::string_view name, bool is_package, std::string_view text) {
  WrittenModule module;
  read_definitions(text, module);
  for (const python::WrittenImport& import : python::written_imports(text)) {
    const std::string from = absolute(import.module, name, is_package);
    if (import.is_star()) {
      module.stars.push_back(from);
    } else if (!import.name.empty()) {
      module.imports.emplace(import.local, from + "." + import.name);
    } else {
      const bool is_outermost = import.local == import.module.substr(0, import.module.find('.'));
      module.imports.emplace(import.local, is_outermost ? import.local : import.module);
    }
  }
  return module;
}

}  // namespace paddle_ls::installed
