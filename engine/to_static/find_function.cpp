#include "engine/to_static/find_function.hpp"

#include "engine/syntax/language.hpp"

namespace paddle_ls::to_static {
namespace {

struct Grammar {
  std::uint16_t function = symbol("function_definition");
  std::uint16_t type = symbol("class_definition");
  std::uint16_t decorated = symbol("decorated_definition");
  std::uint16_t name = syntax::field(syntax::Language::python, "name");

  static std::uint16_t symbol(std::string_view kind) {
    return syntax::symbol(syntax::Language::python, kind);
  }
};

// Calls `visit(path, whole)` for every function with its dotted name, decorators included.
template <class Visit>
void for_each_function(syntax::Node module, std::string_view source, Visit visit) {
  static const Grammar grammar;
  struct Open {
    std::size_t end;
    std::size_t length;  // of the path without this definition
  };
  std::vector<Open> open;
  std::string path;
  for (syntax::Walk walk(module); walk; walk.next()) {
    const syntax::Node node = walk.node();
    if (node.kind() != grammar.function && node.kind() != grammar.type) continue;
    while (!open.empty() && open.back().end <= node.start()) {
      path.resize(open.back().length);
      open.pop_back();
    }
    open.push_back({node.end(), path.size()});
    if (!path.empty()) path += '.';
    path += node.field(grammar.name).in(source);
    if (node.kind() != grammar.function) continue;
    const syntax::Node around = node.parent();
    visit(path, around && around.kind() == grammar.decorated ? around : node);
  }
}

bool is_decorated_to_convert(syntax::Node whole, std::string_view source) {
  for (std::uint32_t at = 0; at < whole.named_child_count(); ++at) {
    const syntax::Node child = whole.named_child(at);
    if (child.kind_name() != "decorator") continue;
    const std::string_view text = child.in(source);
    const std::size_t found = text.find("to_static");
    if (found != std::string_view::npos && !text.substr(0, found).ends_with("not_")) return true;
  }
  return false;
}

}  // namespace

std::vector<NamedFunction> named_functions(syntax::Node module, std::string_view source) {
  std::vector<NamedFunction> functions;
  for_each_function(module, source, [&](const std::string& path, syntax::Node whole) {
    functions.push_back({path, whole});
  });
  return functions;
}

syntax::Node find_function(syntax::Node module, std::string_view source, std::string_view name) {
  syntax::Node found;
  for_each_function(module, source, [&](const std::string& path, syntax::Node whole) {
    if (path == name) found = whole;
  });
  return found;
}

std::string function_around(syntax::Node module, std::string_view source, std::size_t offset) {
  std::string outermost;
  std::string converted;
  for_each_function(module, source, [&](const std::string& path, syntax::Node whole) {
    if (offset < whole.start() || whole.end() < offset) return;
    if (outermost.empty()) outermost = path;
    if (is_decorated_to_convert(whole, source)) converted = path;
  });
  return converted.empty() ? outermost : converted;
}

}  // namespace paddle_ls::to_static
