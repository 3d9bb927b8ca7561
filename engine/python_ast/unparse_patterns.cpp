// Patterns, parameters and type parameters.
#include "engine/python_ast/unparsing.hpp"

namespace paddle_ls::python_ast {

void Unparsing::pattern(NodeId node, bool inside_or) {
  const auto items = [&](const NodeList& all) {
    for (std::size_t at = 0; at < all.size(); ++at) {
      if (at > 0) out_ += ", ";
      pattern(all[at], false);
    }
  };
  switch (ast_.kind(node)) {
    case Kind::match_value: return expression(child(node, Field::value), Precedence::arithmetic);
    case Kind::match_singleton: out_ += text(node); return;
    case Kind::match_sequence:
      out_ += '[';
      items(list(node, Field::patterns));
      out_ += ']';
      return;
    case Kind::match_mapping: {
      out_ += '{';
      const NodeList& all = list(node, Field::items);
      for (std::size_t at = 0; at < all.size(); ++at) {
        if (at > 0) out_ += ", ";
        expression(child(all[at], Field::key), Precedence::arithmetic);
        out_ += ": ";
        pattern(child(all[at], Field::pattern), false);
      }
      if (!text(node).empty()) out_.append(all.empty() ? "**" : ", **").append(text(node));
      out_ += '}';
      return;
    }
    case Kind::match_class:
      expression(child(node, Field::cls), Precedence::atom);
      out_ += '(';
      items(list(node, Field::patterns));
      out_ += ')';
      return;
    case Kind::keyword_pattern:
      out_.append(text(node)).append("=");
      return pattern(child(node, Field::pattern), false);
    case Kind::match_star: out_.append("*").append(text(node).empty() ? "_" : text(node)); return;
    case Kind::match_as: {
      const NodeId inner = child(node, Field::pattern);
      if (inner == no_node) {
        out_ += text(node).empty() ? "_" : text(node);
        return;
      }
      // `as` binds loosest, so it stands in parentheses everywhere but at the top of a case.
      out_ += '(';
      pattern(inner, false);
      out_.append(" as ").append(text(node)).append(")");
      return;
    }
    case Kind::match_or: {
      const NodeList& all = list(node, Field::patterns);
      if (inside_or) out_ += '(';
      for (std::size_t at = 0; at < all.size(); ++at) {
        if (at > 0) out_ += " | ";
        pattern(all[at], true);
      }
      if (inside_or) out_ += ')';
      return;
    }
    default: return;
  }
}

void Unparsing::type_parameters(const NodeList& all) {
  if (all.empty()) return;
  out_ += '[';
  for (std::size_t at = 0; at < all.size(); ++at) {
    if (at > 0) out_ += ", ";
    if (ast_.is(all[at], Kind::param_spec)) out_ += "**";
    if (ast_.is(all[at], Kind::type_var_tuple)) out_ += '*';
    out_ += text(all[at]);
    if (ast_.is(all[at], Kind::type_var) && child(all[at], Field::bound) != no_node) {
      out_ += ": ";
      expression(child(all[at], Field::bound), Precedence::test);
    }
    if (const NodeId value = child(all[at], Field::default_value)) {
      out_ += " = ";
      expression(value, Precedence::test);
    }
  }
  out_ += ']';
}

void Unparsing::parameters(NodeId node) {
  bool first = true;
  const auto separate = [&] {
    if (!first) out_ += ", ";
    first = false;
  };
  const auto all = [&](Field field) {
    for (const NodeId arg : list(node, field)) {
      separate();
      parameter(arg, "");
    }
  };
  all(Field::posonly);
  if (!list(node, Field::posonly).empty()) out_ += ", /";
  all(Field::args);
  const NodeId vararg = child(node, Field::vararg);
  if (vararg != no_node) {
    separate();
    parameter(vararg, "*");
  } else if (!list(node, Field::kwonly).empty()) {
    separate();
    out_ += '*';
  }
  all(Field::kwonly);
  if (const NodeId kwarg = child(node, Field::kwarg)) {
    separate();
    parameter(kwarg, "**");
  }
}

void Unparsing::parameter(NodeId node, std::string_view stars) {
  out_.append(stars).append(text(node));
  if (const NodeId annotation = child(node, Field::annotation)) {
    out_ += ": ";
    expression(annotation, Precedence::test);
  }
  if (const NodeId value = child(node, Field::default_value)) {
    out_ += '=';
    expression(value, Precedence::test);
  }
}

}  // namespace paddle_ls::python_ast
