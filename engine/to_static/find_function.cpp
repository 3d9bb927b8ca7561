#include "engine/to_static/find_function.hpp"

#include <string>
#include <vector>

#include "engine/syntax/language.hpp"

namespace paddle_ls::to_static {

syntax::Node find_function(syntax::Node module, std::string_view source, std::string_view name) {
  const auto symbol = [](std::string_view kind) {
    return syntax::symbol(syntax::Language::python, kind);
  };
  const std::uint16_t function = symbol("function_definition");
  const std::uint16_t type = symbol("class_definition");
  const std::uint16_t decorated = symbol("decorated_definition");
  const std::uint16_t name_field = syntax::field(syntax::Language::python, "name");

  struct Open {
    std::size_t end;
    std::size_t length;  // of the path without this definition
  };
  std::vector<Open> open;
  std::string path;
  syntax::Node found;
  for (syntax::Walk walk(module); walk; walk.next()) {
    const syntax::Node node = walk.node();
    if (node.kind() != function && node.kind() != type) continue;
    while (!open.empty() && open.back().end <= node.start()) {
      path.resize(open.back().length);
      open.pop_back();
    }
    open.push_back({node.end(), path.size()});
    if (!path.empty()) path += '.';
    path += node.field(name_field).in(source);
    if (node.kind() != function || path != name) continue;
    const syntax::Node around = node.parent();
    found = around && around.kind() == decorated ? around : node;
  }
  return found;
}

}  // namespace paddle_ls::to_static
