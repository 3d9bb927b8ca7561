// How `to_static` and related APIs are used, anywhere in the file.
#include "engine/to_static/hazards/rules/usage.hpp"

#include <algorithm>
#include <array>

#include "engine/to_static/hazards/rules/saved.hpp"

namespace paddle_ls::to_static {
namespace {

struct Removed {
  std::string_view name;
  std::string_view replacement;  // its last part; empty: no name does the same
};
constexpr std::array removed_names = {
    Removed{"paddle.jit.declarative", "to_static"},
    Removed{"paddle.jit.dygraph_to_static_func", "to_static"},
    Removed{"paddle.jit.TracedLayer", ""},
    Removed{"paddle.jit.ProgramTranslator", ""},
};

void removed_api(const Part& part, NodeId node, Hazards& to) {
  if (part.ast.is(part.parent(node), Kind::attribute)) return;
  // Most names are not examined further.
  const std::string_view last = part.ast.text(node);
  const bool is_name = part.ast.is(node, Kind::name);
  if (is_name && !part.file.imports.contains(last)) return;
  for (const Removed& removed : removed_names) {
    if (!is_name && !removed.name.ends_with(last)) continue;
    const std::string name = part.qualified(node);
    if (name != removed.name) continue;
    const text::ByteRange range = part.range(node);
    Hazard hazard{&hazard_rule("S03"), range, "Paddle 3 has no `" + name + "`; use `to_static`"};
    const std::size_t size = name.size() - name.rfind('.') - 1;
    // An imported name is fixed at its import.
    if (!removed.replacement.empty() && !is_name) {
      hazard.fixes.push_back({"Use `paddle.jit.to_static`",
                              {{{range.end - size, range.end}, std::string(removed.replacement)}}});
    }
    to.push_back(std::move(hazard));
  }
}

void call_of_to_static(const Part& part, NodeId call, const Neighbourhood& around, Hazards& to) {
  const Ast& ast = part.ast;
  const NodeId callee = ast.child(call, Field::func);
  if (!is_to_static(part, callee)) return;
  const NodeId graph = keyword_value(ast, call, "full_graph");
  const bool full_graph = graph != no_node && ast.text(graph) == "True";
  const NodeId specification = keyword_value(ast, call, "input_spec");
  if (specification != no_node && graph == no_node && !may_be_saved(part, call, around)) {
    Hazard hazard{&hazard_rule("S01"), part.range(specification),
                  "`input_spec` is ignored, because functions are converted by their bytecode "
                  "unless `full_graph=True` is given or `paddle.jit.save` saves the result"};
    // Of the whole argument, which has parentheses around its value.
    const std::size_t end = part.range(part.parent(specification)).end;
    hazard.fixes.push_back({"Add `full_graph=True`", {{{end, end}, ", full_graph=True"}}});
    to.push_back(std::move(hazard));
  }
  const NodeList& arguments = ast.list(call, Field::args);
  if (full_graph && !arguments.empty() && ast.is(arguments.front(), Kind::lambda)) {
    to.push_back({&hazard_rule("S04"), part.range(arguments.front()),
                  "a lambda cannot be converted; define a function"});
  }
}

// Attributes that only functions converted with `full_graph=True` have.
constexpr std::string_view graph_attributes[] = {
    "code",         "concrete_program", "function_spec", "get_concrete_program", "inputs",
    "main_program", "get_traced_count", "outputs",       "program_cache"};

// The call of `to_static`, or its bare name, that `name` of the file was converted by; else
// nothing.
Definition conversion_of(const ConversionUnit& file, std::string_view name) {
  Definition found;
  for (const Part& part : file.parts) {
    const Ast& ast = part.ast;
    for (const NodeId statement : part.statements) {
      if (python_ast::is_function(ast.kind(statement)) && ast.text(statement) == name) {
        found = {};
        for (const NodeId decorator : ast.list(statement, Field::decorators)) {
          const NodeId callee =
              ast.is(decorator, Kind::call) ? ast.child(decorator, Field::func) : decorator;
          if (is_to_static(part, callee)) found = {&part, decorator};
        }
      }
      if (!ast.is(statement, Kind::assign)) continue;
      const NodeId target = ast.list(statement, Field::targets).front();
      const NodeId value = ast.child(statement, Field::value);
      if (!ast.is(target, Kind::name) || ast.text(target) != name) continue;
      const bool converts =
          ast.is(value, Kind::call) && is_to_static(part, ast.child(value, Field::func));
      found = converts ? Definition{&part, value} : Definition();
    }
  }
  return found;
}

// Whether a further argument of the call has to be set off from the last one.
bool needs_comma(const Part& part, NodeId call) {
  const NodeList& arguments = part.ast.list(call, Field::args);
  const NodeList& keywords = part.ast.list(call, Field::keywords);
  if (arguments.empty() && keywords.empty()) return false;
  std::size_t at = part.range(part.ast.child(call, Field::func)).end;
  for (const NodeList* list : {&arguments, &keywords}) {
    for (const NodeId argument : *list) at = std::max(at, part.range(argument).end);
  }
  for (; at + 1 < part.range(call).end; ++at) {
    if (part.source[at] == '#') at = part.line_end(at);
    if (part.source[at] == ',') return false;
  }
  return true;
}

void attribute_of_graph(const Part& part, NodeId attribute, Hazards& to) {
  const Ast& ast = part.ast;
  const NodeId owner = ast.child(attribute, Field::value);
  if (!ast.is(owner, Kind::name) || ast.context(attribute) != Context::load) return;
  if (std::find(std::begin(graph_attributes), std::end(graph_attributes), ast.text(attribute)) ==
      std::end(graph_attributes)) {
    return;
  }
  const auto [there, conversion] = conversion_of(part.file, ast.text(owner));
  if (conversion == no_node) return;
  const bool is_call = there->ast.is(conversion, Kind::call);
  if (is_call && keyword_value(there->ast, conversion, "full_graph") != no_node) return;
  Hazard hazard{&hazard_rule("S02"), part.range(attribute),
                "`" + std::string(ast.text(attribute)) + "` exists only with `full_graph=True`"};
  const std::size_t end = there->range(conversion).end;
  if (!is_call) {
    hazard.fixes.push_back({"Add `full_graph=True`", {{{end, end}, "(full_graph=True)"}}});
  } else {
    const std::string separator = needs_comma(*there, conversion) ? ", " : "";
    hazard.fixes.push_back(
        {"Add `full_graph=True`", {{{end - 1, end - 1}, separator + "full_graph=True"}}});
  }
  to.push_back(std::move(hazard));
}

}  // namespace

void check_usage(const ConversionUnit& program, const Neighbourhood& around, Hazards& to) {
  for (const Part& part : program.parts) {
    for (const NodeId node : part.piece->nodes) {
      switch (part.ast.kind(node)) {
        case Kind::name: removed_api(part, node, to); break;
        case Kind::attribute:
          removed_api(part, node, to);
          attribute_of_graph(part, node, to);
          break;
        case Kind::call: call_of_to_static(part, node, around, to); break;
        default: break;
      }
    }
  }
}

}  // namespace paddle_ls::to_static
