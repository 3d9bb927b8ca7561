#include "engine/to_static/hazards/values/hazard_facts.hpp"

#include <algorithm>
#include <iterator>

namespace paddle_ls::to_static {
namespace {

bool is_comprehension(Kind kind) {
  return kind == Kind::list_comp || kind == Kind::set_comp || kind == Kind::dict_comp ||
         kind == Kind::generator_exp;
}
bool is_scope(Kind kind) {
  return python_ast::is_function(kind) || kind == Kind::lambda || kind == Kind::class_def;
}

bool contains(const NodeList& list, NodeId node) {
  return std::find(list.begin(), list.end(), node) != list.end();
}

bool binds_in(const Ast& ast, NodeId root, std::string_view name) {
  const auto below = python_ast::preorder(ast, root);
  return std::any_of(below.begin(), below.end(), [&](NodeId node) {
    const bool binds =
        ast.is(node, Kind::arg) || (ast.is(node, Kind::name) && ast.context(node) != Context::load);
    return binds && ast.text(node) == name;
  });
}

// Whether `scope`, in which a name stands below its part `child`, has a name of this spelling.
bool hides(const Ast& ast, NodeId scope, NodeId child, std::string_view name) {
  const Kind kind = ast.kind(scope);
  if (is_comprehension(kind)) {
    const NodeList& generators = ast.list(scope, Field::generators);
    return std::any_of(generators.begin(), generators.end(), [&](NodeId generator) {
      return binds_in(ast, ast.child(generator, Field::target), name);
    });
  }
  if (kind == Kind::lambda) {
    return child != ast.child(scope, Field::args) &&
           binds_in(ast, ast.child(scope, Field::args), name);
  }
  if (!python_ast::is_function(kind) && kind != Kind::class_def) return false;
  if (!contains(ast.list(scope, Field::body), child)) return false;
  if (says_nonlocal(ast, scope, name)) return false;
  if (kind != Kind::class_def && binds_in(ast, ast.child(scope, Field::args), name)) return true;
  const NodeList& body = ast.list(scope, Field::body);
  return std::any_of(body.begin(), body.end(),
                     [&](NodeId statement) { return binds_in(ast, statement, name); });
}

std::vector<NodeId> nodes_of_body(const Ast& ast, NodeId function) {
  std::vector<NodeId> nodes;
  for (const NodeId statement : ast.list(function, Field::body)) {
    const auto below = python_ast::preorder(ast, statement);
    nodes.insert(nodes.end(), below.begin(), below.end());
  }
  return nodes;
}

}  // namespace

bool says_nonlocal(const Ast& ast, NodeId scope, std::string_view name) {
  const auto below = python_ast::preorder(ast, scope);
  return std::any_of(below.begin(), below.end(), [&](NodeId node) {
    if (!ast.is(node, Kind::nonlocal_stmt)) return false;
    const NodeList& names = ast.list(node, Field::names);
    return std::any_of(names.begin(), names.end(),
                       [&](NodeId each) { return ast.text(each) == name; });
  });
}

HazardFacts::HazardFacts(const Converted& which)
    : part(*which.part),
      ast(part.ast),
      converted(which),
      function(which.function),
      nodes(nodes_of_body(ast, which.function)) {
  std::copy_if(nodes.begin(), nodes.end(), std::back_inserter(exits), [&](NodeId node) {
    return ast.is(node, Kind::break_stmt) || ast.is(node, Kind::continue_stmt) ||
           ast.is(node, Kind::return_stmt);
  });
}

NodeId HazardFacts::scope(NodeId node) const {
  do node = part.parent(node);
  while (node != no_node && !is_scope(ast.kind(node)));
  return node;
}

NodeId HazardFacts::loop(NodeId node) const {
  for (NodeId at = part.parent(node); at != no_node && !is_scope(ast.kind(at));
       node = at, at = part.parent(at)) {
    if (is_loop(ast.kind(at)) && !contains(ast.list(at, Field::orelse), node)) return at;
  }
  return no_node;
}

NodeId HazardFacts::control_flow(NodeId node) const {
  for (node = part.parent(node); node != no_node && !is_scope(ast.kind(node));
       node = part.parent(node)) {
    if (is_loop(ast.kind(node)) || ast.is(node, Kind::if_stmt)) return node;
  }
  return no_node;
}

NodeId HazardFacts::outermost_control_flow(NodeId node) const {
  NodeId outermost = no_node;
  for (NodeId next = control_flow(node); next != no_node; next = control_flow(next)) {
    outermost = next;
  }
  return outermost;
}

NodeId HazardFacts::statement(NodeId node) const {
  while (node != no_node && !python_ast::is_statement(ast.kind(node))) node = part.parent(node);
  return node;
}

bool HazardFacts::inside(NodeId node, NodeId ancestor) const {
  while (node != no_node && node != ancestor) node = part.parent(node);
  return node == ancestor;
}

NodeId HazardFacts::first_statement() const {
  const NodeList& body = ast.list(function, Field::body);
  const bool has_docstring = body.size() > 1 && ast.is(body.front(), Kind::expr_stmt) &&
                             ast.is(ast.child(body.front(), Field::value), Kind::constant);
  return body[has_docstring ? 1 : 0];
}

const NodeList* HazardFacts::block(NodeId statement) const {
  const NodeId around = part.parent(statement);
  if (around == no_node) return nullptr;
  for (const Field field : {Field::body, Field::orelse, Field::finalbody}) {
    if (!ast.has(around, field)) continue;
    const NodeList& list = ast.list(around, field);
    if (std::find(list.begin(), list.end(), statement) != list.end()) return &list;
  }
  return nullptr;
}

std::vector<NodeId> HazardFacts::breaks(NodeId of) const {
  std::vector<NodeId> found;
  for (const NodeId node : python_ast::preorder(ast, of)) {
    if (ast.is(node, Kind::break_stmt) && loop(node) == of) found.push_back(node);
  }
  return found;
}

std::vector<NodeId> HazardFacts::returns(NodeId of) const {
  std::vector<NodeId> found;
  for (const NodeId node : python_ast::preorder(ast, of)) {
    if (ast.is(node, Kind::return_stmt) && scope(node) == scope(of)) found.push_back(node);
  }
  return found;
}

bool HazardFacts::is_own(NodeId name) const {
  const std::string_view spelled = ast.text(name);
  NodeId child = name;
  for (NodeId at = part.parent(name); at != no_node && at != function; at = part.parent(at)) {
    // What the first part of a comprehension goes over is evaluated around it.
    if (ast.is(at, Kind::comprehension) && child == ast.child(at, Field::iter)) {
      const NodeId whole = part.parent(at);
      if (ast.list(whole, Field::generators).front() == at) at = whole;
    } else if (hides(ast, at, child, spelled)) {
      return false;
    }
    child = at;
  }
  return true;
}

bool HazardFacts::can_be_renamed(NodeId name) const {
  for (NodeId at = part.parent(name); at != no_node && !python_ast::is_statement(ast.kind(at));
       at = part.parent(at)) {
    if (!ast.is(at, Kind::formatted_value)) continue;
    const std::size_t end = part.range(ast.child(at, Field::value)).end;
    const std::size_t next = part.source.find_first_not_of(" \t\r\n)", end);
    if (next != std::string_view::npos && part.source[next] == '=') return false;
  }
  return true;
}

bool HazardFacts::in_other_branch(NodeId first, NodeId second) const {
  const std::size_t start = part.range(first).start;
  for (NodeId up = part.parent(second); up != no_node; up = part.parent(up)) {
    if (!ast.is(up, Kind::if_stmt) || !inside(first, up)) continue;
    const NodeList& orelse = ast.list(up, Field::orelse);
    if (orelse.empty()) continue;
    const std::size_t other = part.range(orelse.front()).start;
    if (start < other && other <= part.range(second).start) return true;
  }
  return false;
}

std::vector<NodeId> HazardFacts::reads_behind(NodeId construct, std::string_view name) const {
  std::vector<NodeId> reads;
  const std::size_t behind = part.range(construct).end;
  NodeId last_statement = no_node;
  bool bound = false;
  for (const NodeId node : nodes) {
    if (part.range(node).start < behind || ast.text(node) != name) continue;
    const bool is_name = ast.is(node, Kind::name);
    if (!is_name || !is_own(node)) continue;
    if (in_other_branch(construct, node)) continue;
    // What a statement reads, it reads before it binds.
    if (bound && statement(node) != last_statement) break;
    last_statement = statement(node);
    const bool augmented = ast.is(part.parent(node), Kind::aug_assign);
    if (ast.context(node) == Context::load || augmented) reads.push_back(node);
    if (ast.context(node) != Context::load) bound = true;
  }
  return reads;
}

bool HazardFacts::binds(std::string_view name) const {
  return std::any_of(nodes.begin(), nodes.end(), [&](NodeId node) {
    return ast.is(node, Kind::name) && ast.text(node) == name &&
           ast.context(node) == Context::store;
  });
}

bool HazardFacts::is_parameter(std::string_view name) const {
  const auto args = python_ast::preorder(ast, ast.child(function, Field::args));
  return std::any_of(args.begin(), args.end(), [&](NodeId node) {
    return ast.is(node, Kind::arg) && ast.text(node) == name;
  });
}

bool HazardFacts::is_bound_before(NodeId construct, std::string_view name) const {
  if (is_parameter(name)) return true;
  return std::any_of(nodes.begin(), nodes.end(), [&](NodeId node) {
    return ast.is(node, Kind::name) && ast.text(node) == name &&
           ast.context(node) == Context::store &&
           part.range(node).start < part.range(construct).start;
  });
}

NodeId HazardFacts::last_value_before(NodeId construct, std::string_view name) const {
  NodeId value = no_node;
  for (const NodeId node : nodes) {
    if (!ast.is(node, Kind::assign)) continue;
    if (part.range(node).start >= part.range(construct).start) break;
    const NodeId target = ast.list(node, Field::targets).front();
    if (ast.is(target, Kind::name) && ast.text(target) == name) {
      value = ast.child(node, Field::value);
    }
  }
  return value;
}

NodeId HazardFacts::only_value(std::string_view name) const {
  NodeId value = no_node;
  for (const NodeId node : nodes) {
    if (!ast.is(node, Kind::name) || ast.text(node) != name) continue;
    if (ast.context(node) != Context::store) continue;
    const NodeId statement = part.parent(node);
    if (value != no_node || !ast.is(statement, Kind::assign)) return no_node;
    value = ast.child(statement, Field::value);
  }
  return value;
}

std::vector<NodeId> HazardFacts::bound_names(NodeId target) const {
  std::vector<NodeId> names;
  for (const NodeId node : python_ast::preorder(ast, target)) {
    if (ast.is(node, Kind::name) && ast.context(node) == Context::store) names.push_back(node);
  }
  return names;
}

bool HazardFacts::has_name(std::string_view name) const {
  const auto all = python_ast::preorder(ast, function);
  return std::any_of(all.begin(), all.end(), [&](NodeId node) {
    return (ast.is(node, Kind::name) || ast.is(node, Kind::arg)) && ast.text(node) == name;
  });
}

std::string HazardFacts::free_name(std::string_view wanted) const {
  std::string name(wanted);
  for (int number = 2; has_name(name) || part.file.imports.contains(name); ++number) {
    name = std::string(wanted) + "_" + std::to_string(number);
  }
  return name;
}

bool is_only_asked_for(const HazardFacts& facts) {
  return facts.converted.entry != EntryReason::called && facts.converted.reasons.empty() &&
         facts.ast.text(facts.function) != "forward";
}

}  // namespace paddle_ls::to_static
