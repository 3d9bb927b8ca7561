#include "engine/python_ast/unparse_parameters.hpp"

#include "engine/python_ast/unparse_expressions.hpp"

namespace paddle_ls::python_ast {
namespace {

void write_parameter(Unparsing& to, NodeId node, std::string_view stars) {
  to.code.append(stars).append(to.text(node));
  if (const NodeId annotation = to.child(node, Field::annotation)) {
    to.code += ": ";
    write_expression(to, annotation, Precedence::test);
  }
  if (const NodeId value = to.child(node, Field::default_value)) {
    to.code += '=';
    write_expression(to, value, Precedence::test);
  }
}

}  // namespace

void write_type_parameters(Unparsing& to, const NodeList& all) {
  if (all.empty()) return;
  to.code += '[';
  for (std::size_t at = 0; at < all.size(); ++at) {
    if (at > 0) to.code += ", ";
    if (to.ast.is(all[at], Kind::param_spec)) to.code += "**";
    if (to.ast.is(all[at], Kind::type_var_tuple)) to.code += '*';
    to.code += to.text(all[at]);
    if (to.ast.is(all[at], Kind::type_var) && to.child(all[at], Field::bound) != no_node) {
      to.code += ": ";
      write_expression(to, to.child(all[at], Field::bound), Precedence::test);
    }
    if (const NodeId value = to.child(all[at], Field::default_value)) {
      to.code += " = ";
      write_expression(to, value, Precedence::test);
    }
  }
  to.code += ']';
}

void write_parameters(Unparsing& to, NodeId node) {
  bool first = true;
  const auto separate = [&] {
    if (!first) to.code += ", ";
    first = false;
  };
  const auto all = [&](Field field) {
    for (const NodeId arg : to.list(node, field)) {
      separate();
      write_parameter(to, arg, "");
    }
  };
  all(Field::posonly);
  if (!to.list(node, Field::posonly).empty()) to.code += ", /";
  all(Field::args);
  const NodeId vararg = to.child(node, Field::vararg);
  if (vararg != no_node) {
    separate();
    write_parameter(to, vararg, "*");
  } else if (!to.list(node, Field::kwonly).empty()) {
    separate();
    to.code += '*';
  }
  all(Field::kwonly);
  if (const NodeId kwarg = to.child(node, Field::kwarg)) {
    separate();
    write_parameter(to, kwarg, "**");
  }
}

}  // namespace paddle_ls::python_ast
