// Values that branches and loops over tensors bind, which must have the same kind on every path.
#include <algorithm>

#include "engine/to_static/hazards/program/tensor_names.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"
#include "engine/to_static/hazards/values/nature.hpp"
#include "engine/to_static/hazards/values/ranks.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr std::string_view a_tensor = "a tensor";

bool is_none(const Ast& ast, NodeId value) {
  return ast.is(value, Kind::constant) && ast.text(value) == "None";
}

// The text between the quotes of a string.
std::string_view content(std::string_view spelled) {
  const std::size_t start = spelled.find_first_of("'\"");
  return start == std::string_view::npos ? spelled
                                         : spelled.substr(start + 1, spelled.size() - start - 2);
}

// What a value is, as far as two of them cannot be mixed under `test`, which is a tensor; empty
// when that is not known.
std::string shape_of(const Ast& ast, Natures& natures, NodeId value, NodeId test) {
  switch (ast.kind(value)) {
    case Kind::constant: {
      const std::string_view text = ast.text(value);
      if (text == "None") return "`None`";
      if (ast.literal(value) == Literal::string) {
        return "the text `" + std::string(content(text)) + "`";
      }
      if (ast.literal(value) != Literal::number) return {};
      const bool real = text.find_first_of(".eE") != std::string_view::npos &&
                        !text.starts_with("0x") && !text.starts_with("0X");
      return real ? "a float" : "an int";
    }
    case Kind::tuple: return std::to_string(ast.list(value, Field::elts).size()) + " values";
    case Kind::name: {
      const bool is_tensor =
          is_reduced_in(ast, natures, test, value) || natures.of(value).nature == Nature::tensor;
      return is_tensor ? std::string(a_tensor) : "";
    }
    case Kind::list: return std::to_string(ast.list(value, Field::elts).size()) + " items";
    case Kind::dict: return std::to_string(ast.list(value, Field::items).size()) + " entries";
    case Kind::call: {
      const NodeId callee = ast.child(value, Field::func);
      const bool casts = ast.is(callee, Kind::attribute) &&
                         (ast.text(callee) == "astype" || ast.text(callee) == "cast");
      if (!casts || ast.list(value, Field::args).size() != 1) {
        return on_tensor(natures.of(value)) ? std::string(a_tensor) : "";
      }
      return "a tensor of dtype " + std::string(ast.text(ast.list(value, Field::args).front()));
    }
    case Kind::bin_op:
    case Kind::unary_op: return on_tensor(natures.of(value)) ? std::string(a_tensor) : "";
    default: return {};
  }
}

// The last value that a block itself binds to `name` by a plain assignment.
NodeId value_bound(const HazardFacts& facts, const NodeList& block, std::string_view name) {
  NodeId value = no_node;
  for (const NodeId statement : block) {
    if (!facts.ast.is(statement, Kind::assign)) continue;
    const NodeList& targets = facts.ast.list(statement, Field::targets);
    if (targets.size() == 1 && facts.ast.is(targets.front(), Kind::name) &&
        facts.ast.text(targets.front()) == name) {
      value = facts.ast.child(statement, Field::value);
    }
  }
  return value;
}

bool cannot_be_mixed(const std::string& left, const std::string& right) {
  if (left.empty() || right.empty() || left == right) return false;
  // A number becomes a tensor, and which dtype one has is not known.
  const std::string& other = left == a_tensor ? right : left;
  if (left != a_tensor && right != a_tensor) return true;
  return other.ends_with(" values") || other.ends_with(" items") || other.ends_with(" entries") ||
         other == "`None`" || other.starts_with("the text");
}

// Whether one is a name and the other that name with another dtype.
bool is_tensor_and_its_cast(const Ast& ast, NodeId whole, NodeId cast) {
  if (!ast.is(whole, Kind::name) || !ast.is(cast, Kind::call)) return false;
  const NodeId callee = ast.child(cast, Field::func);
  return ast.is(callee, Kind::attribute) &&
         (ast.text(callee) == "astype" || ast.text(callee) == "cast") &&
         ast.is(ast.child(callee, Field::value), Kind::name) &&
         ast.text(ast.child(callee, Field::value)) == ast.text(whole);
}

// A function that is not called: a lambda, or one of the library by its whole name.
bool is_function(const Ast& ast, NodeId value) {
  if (ast.is(value, Kind::lambda)) return true;
  return makes_tensor(dotted_name(ast, value));
}

// What two values are that cannot be mixed: continues "is"; empty when they can.
std::string mixture(const Ast& ast, Natures& natures, NodeId left, NodeId right, NodeId test) {
  if (is_tensor_and_its_cast(ast, left, right) || is_tensor_and_its_cast(ast, right, left)) {
    return "a tensor or the same of another dtype";
  }
  if (is_none(ast, left) != is_none(ast, right)) return "a value or `None`";
  if (is_function(ast, left) && is_function(ast, right)) return "one function or another";
  if (std::string ranks = ranks_apart(ast, natures, left, right, test); !ranks.empty())
    return ranks;
  if (ast.is(left, Kind::tuple) && ast.is(right, Kind::tuple) &&
      ast.list(left, Field::elts).size() == ast.list(right, Field::elts).size()) {
    for (std::size_t at = 0; at < ast.list(left, Field::elts).size(); ++at) {
      std::string parts = mixture(ast, natures, ast.list(left, Field::elts)[at],
                                  ast.list(right, Field::elts)[at], test);
      if (!parts.empty()) return "several values, of which one is " + parts;
    }
    return {};
  }
  const std::string one = shape_of(ast, natures, left, test);
  const std::string other = shape_of(ast, natures, right, test);
  return cannot_be_mixed(one, other) ? one + " or " + other : "";
}

bool binds(const HazardFacts& facts, NodeId statement, std::string_view name) {
  const auto nodes = python_ast::preorder(facts.ast, statement);
  return std::any_of(nodes.begin(), nodes.end(), [&](NodeId node) {
    return facts.ast.is(node, Kind::name) && facts.ast.context(node) != Context::load &&
           facts.ast.text(node) == name;
  });
}

// What `name` holds where `branch` begins, as far as the statements right above it say.
NodeId value_above(const HazardFacts& facts, NodeId branch, std::string_view name) {
  constexpr std::ptrdiff_t near = 40;
  const NodeList* block = facts.block(branch);
  if (block == nullptr) return no_node;
  const auto at = std::find(block->begin(), block->end(), branch);
  for (auto above = at; above != block->begin() && at - above < near;) {
    --above;
    if (!binds(facts, *above, name)) continue;
    const NodeId value = value_bound(facts, {*above}, name);
    return value == no_node || is_none(facts.ast, value) ? no_node : value;  // None: D51
  }
  return no_node;
}

// The value that stays where the body of `branch` is not run.
NodeId value_beside(const HazardFacts& facts, NodeId branch, std::string_view name) {
  const NodeList& orelse = facts.ast.list(branch, Field::orelse);
  const bool is_bound = std::any_of(orelse.begin(), orelse.end(), [&](NodeId statement) {
    return binds(facts, statement, name);
  });
  return is_bound ? value_bound(facts, orelse, name) : value_above(facts, branch, name);
}

void values_of_branches(const HazardFacts& facts, Natures& natures, NodeId branch,
                        const std::string& why, Hazards& to) {
  const NodeList& body = facts.ast.list(branch, Field::body);
  for (const NodeId statement : body) {
    if (!facts.ast.is(statement, Kind::assign)) continue;
    const NodeId target = facts.ast.list(statement, Field::targets).front();
    if (!facts.ast.is(target, Kind::name)) continue;
    const std::string_view name = facts.ast.text(target);
    const NodeId other = value_beside(facts, branch, name);
    if (other == no_node) continue;
    const std::string values = mixture(facts.ast, natures, value_bound(facts, body, name), other,
                                       facts.ast.child(branch, Field::test));
    if (values.empty()) continue;
    to.push_back({&hazard_rule("D32"), facts.part.range(target),
                  "`" + std::string(name) + "` is " + values + "; " + why});
  }
}

// The ends of the paths on which the test of `branch` was false.
NodeList ends_behind(const HazardFacts& facts, NodeId branch) {
  NodeList ends;
  for (NodeId at = branch; at != no_node;) {
    const NodeList& orelse = facts.ast.list(at, Field::orelse);
    const NodeList* block = facts.block(at);
    if (orelse.empty() && block == nullptr) break;
    const NodeId last = orelse.empty() ? block->back() : orelse.back();
    ends.push_back(last);
    if (!facts.ast.is(last, Kind::if_stmt) || last == at) break;
    ends.back() = facts.ast.list(last, Field::body).back();
    at = last;
  }
  return ends;
}

// Of a `return`.
bool is_absent(const Ast& ast, NodeId value) {
  return value == no_node || is_none(ast, value);
}

// An `if` of a tensor, and why it is one.
struct TensorBranch {
  NodeId node;
  const std::string& why;
};

void returned_value(const HazardFacts& facts, Natures& natures, const TensorBranch& of,
                    NodeId there, Hazards& to) {
  const auto& [branch, why] = of;
  const NodeId here = facts.ast.list(branch, Field::body).back();
  if (!facts.ast.is(here, Kind::return_stmt) || !facts.ast.is(there, Kind::return_stmt)) return;
  const NodeId left = facts.ast.child(here, Field::value);
  const NodeId right = facts.ast.child(there, Field::value);
  if (is_absent(facts.ast, left) != is_absent(facts.ast, right)) {
    to.push_back({&hazard_rule("D46"), facts.part.range(here),
                  "the function returns a value or `None`; " + why + "; return a tensor always"});
  }
  if (is_absent(facts.ast, left) || is_absent(facts.ast, right)) return;
  const std::string values =
      mixture(facts.ast, natures, left, right, facts.ast.child(branch, Field::test));
  if (values.empty()) return;
  to.push_back(
      {&hazard_rule("D32"), facts.part.range(here), "the function returns " + values + "; " + why});
}

void returned_values(const HazardFacts& facts, Natures& natures, NodeId branch,
                     const std::string& why, Hazards& to) {
  for (const NodeId there : ends_behind(facts, branch)) {
    returned_value(facts, natures, {branch, why}, there, to);
  }
}

// `a if test else b`.
void chosen_values(const HazardFacts& facts, Natures& natures, NodeId choice, Hazards& to) {
  const Ast& ast = facts.ast;
  const NodeId test_of = ast.child(choice, Field::test);
  const Judgement test = natures.of(test_of);
  if (!on_tensor(test)) return;
  const std::string values = mixture(ast, natures, ast.child(choice, Field::left),
                                     ast.child(choice, Field::right), test_of);
  if (values.empty()) return;
  to.push_back({&hazard_rule("D32"), facts.part.range(choice),
                "the value is " + values + "; the test is a tensor, because " + test.why});
}

void attribute_item(const HazardFacts& facts, Natures& natures, NodeId item, Hazards& to) {
  if (facts.ast.context(item) == Context::load) return;
  NodeId base = item;
  while (facts.ast.is(base, Kind::subscript)) base = facts.ast.child(base, Field::value);
  if (!facts.ast.is(base, Kind::attribute)) return;
  const TensorFlow around = tensor_flow_around(facts, natures, item);
  if (around.construct == no_node) return;
  to.push_back({&hazard_rule("D36"), facts.part.range(base),
                "an item of an attribute is not kept; " + around.why +
                    "; assign the attribute to a local name first"});
}

void layer_state(const HazardFacts& facts, Natures& natures, NodeId attribute, Hazards& to) {
  if (facts.ast.context(attribute) == Context::load) return;
  const NodeId owner = facts.ast.child(attribute, Field::value);
  if (!facts.ast.is(owner, Kind::name) || facts.ast.text(owner) != "self") return;
  const TensorFlow around = tensor_flow_around(facts, natures, attribute);
  if (around.construct == no_node) return;
  to.push_back({&hazard_rule("D47"), facts.part.range(attribute),
                "an attribute of a layer cannot be state of a program; " + around.why +
                    "; use a local name"});
}

// `self.items.append(x)`.
void layer_list(const HazardFacts& facts, Natures& natures, NodeId call, Hazards& to) {
  const NodeId callee = facts.ast.child(call, Field::func);
  if (!facts.ast.is(callee, Kind::attribute) || facts.ast.text(callee) != "append") return;
  const NodeId list = facts.ast.child(callee, Field::value);
  if (!facts.ast.is(list, Kind::attribute) || !facts.part.dotted(list).starts_with("self.")) return;
  const TensorFlow around = tensor_flow_around(facts, natures, call);
  if (around.construct == no_node) return;
  to.push_back(
      {&hazard_rule("D47"), facts.part.range(call),
       "a list of a layer cannot grow in a program; " + around.why + "; use a local name"});
}

bool is_return_value(const HazardFacts& facts, std::string_view name) {
  return std::any_of(facts.nodes.begin(), facts.nodes.end(), [&](NodeId node) {
    if (!facts.ast.is(node, Kind::name) || facts.ast.text(node) != name) return false;
    NodeId up = facts.part.parent(node);
    if (facts.ast.is(up, Kind::tuple)) up = facts.part.parent(up);
    return facts.ast.is(up, Kind::return_stmt);
  });
}

void returned_list(const HazardFacts& facts, Natures& natures, NodeId call, Hazards& to) {
  const NodeId callee = facts.ast.child(call, Field::func);
  if (!facts.ast.is(callee, Kind::attribute) || facts.ast.text(callee) != "append") return;
  const NodeId list = facts.ast.child(callee, Field::value);
  if (!facts.ast.is(list, Kind::name) || !is_return_value(facts, facts.ast.text(list))) return;
  const TensorFlow around = tensor_flow_around(facts, natures, call);
  if (around.construct == no_node) return;
  to.push_back({&hazard_rule("D42"), facts.part.range(call),
                "`" + std::string(facts.ast.text(list)) +
                    "` becomes a tensor array, which cannot be returned; " + around.why +
                    "; stack it before"});
}

// Whether the name holds `None` when `construct` begins, as far as assignments and defaults say.
bool is_none_before(const HazardFacts& facts, NodeId construct, std::string_view name) {
  bool none = false;
  const NodeId args = facts.ast.child(facts.function, Field::args);
  for (const NodeId arg : python_ast::preorder(facts.ast, args)) {
    if (!facts.ast.is(arg, Kind::arg) || facts.ast.text(arg) != name) continue;
    const NodeId value = facts.ast.child(arg, Field::default_value);
    none = value != no_node && is_none(facts.ast, value);
  }
  for (const NodeId node : facts.nodes) {
    if (!facts.ast.is(node, Kind::assign)) continue;
    if (facts.part.range(node).start >= facts.part.range(construct).start) break;
    const NodeId target = facts.ast.list(node, Field::targets).front();
    if (!facts.ast.is(target, Kind::name) || facts.ast.text(target) != name) continue;
    none = is_none(facts.ast, facts.ast.child(node, Field::value));
  }
  return none;
}

void none_replaced(const HazardFacts& facts, NodeId branch, const std::string& why, Hazards& to) {
  if (!facts.ast.list(branch, Field::orelse).empty()) return;
  for (const NodeId statement : facts.ast.list(branch, Field::body)) {
    if (!facts.ast.is(statement, Kind::assign)) continue;
    const NodeId target = facts.ast.list(statement, Field::targets).front();
    if (!facts.ast.is(target, Kind::name)) continue;
    const std::string_view name = facts.ast.text(target);
    if (!is_none_before(facts, branch, name) || facts.reads_behind(branch, name).empty()) continue;
    to.push_back({&hazard_rule("D51"), facts.part.range(target),
                  "`" + std::string(name) +
                      "` is `None` on the other path, and does not come out as " +
                      "value at all; " + why + "; assign a tensor first"});
  }
}

// Whether an iteration of the loop reads the name before it binds it, other than in a test for
// `None`, which has a separate finding.
bool is_read_first(const HazardFacts& facts, NodeId loop, NodeId store) {
  const std::size_t bound = facts.part.range(facts.statement(store)).end;
  for (const NodeId node : python_ast::preorder(facts.ast, loop)) {
    const bool reads =
        facts.ast.is(node, Kind::name) && facts.ast.text(node) == facts.ast.text(store) &&
        facts.ast.context(node) == Context::load && facts.part.range(node).start < bound;
    if (reads && !facts.ast.is(facts.part.parent(node), Kind::compare)) return true;
  }
  return false;
}

// The loop is built once, with what its names hold before it.
void none_before_loop(const HazardFacts& facts, Natures& natures, NodeId loop, Hazards& to) {
  const Judgement test = natures.of(facts.ast.child(loop, Field::test));
  if (!on_tensor(test)) return;
  std::vector<std::string_view> seen;
  for (const NodeId node : python_ast::preorder(facts.ast, loop)) {
    if (!facts.ast.is(node, Kind::name) || facts.ast.context(node) != Context::store) continue;
    const std::string_view name = facts.ast.text(node);
    if (std::find(seen.begin(), seen.end(), name) != seen.end()) continue;
    seen.push_back(name);
    if (facts.loop(node) != loop || !is_none_before(facts, loop, name)) continue;
    if (facts.reads_behind(loop, name).empty() && !is_read_first(facts, loop, node)) continue;
    to.push_back({&hazard_rule("D51"), facts.part.range(node),
                  "`" + std::string(name) +
                      "` is `None` when the loop is built, and a loop cannot make it a tensor; the "
                      "test is a tensor, because " +
                      test.why + "; assign a tensor first"});
  }
}

void none_test_in_loop(const HazardFacts& facts, Natures& natures, NodeId compare, Hazards& to) {
  const NodeId left = facts.ast.child(compare, Field::left);
  const NodeList& parts = facts.ast.list(compare, Field::comparators);
  if (parts.size() != 1 || !facts.ast.is(left, Kind::name)) return;
  if (!is_none(facts.ast, facts.ast.child(parts.front(), Field::value))) return;
  for (NodeId loop = facts.loop(compare); loop != no_node; loop = facts.loop(loop)) {
    if (!facts.ast.is(loop, Kind::while_stmt)) continue;
    const Judgement test = natures.of(facts.ast.child(loop, Field::test));
    if (!on_tensor(test) || !is_none_before(facts, loop, facts.ast.text(left))) continue;
    to.push_back({&hazard_rule("D34"), facts.part.range(compare),
                  "is decided once for all iterations, because the loop is built once: its test is "
                  "a tensor, because " +
                      test.why + "; do the first iteration before the loop"});
    return;
  }
}

}  // namespace

void check_tensor_values(const HazardFacts& facts, Natures& natures, Hazards& to) {
  for (const NodeId node : facts.nodes) {
    switch (facts.ast.kind(node)) {
      case Kind::if_stmt: {
        const Judgement test = natures.of(facts.ast.child(node, Field::test));
        if (!on_tensor(test)) break;
        const std::string why = "the test is a tensor, because " + test.why;
        values_of_branches(facts, natures, node, why, to);
        returned_values(facts, natures, node, why, to);
        none_replaced(facts, node, why, to);
        break;
      }
      case Kind::if_exp: chosen_values(facts, natures, node, to); break;
      case Kind::while_stmt: none_before_loop(facts, natures, node, to); break;
      case Kind::subscript: attribute_item(facts, natures, node, to); break;
      case Kind::attribute: layer_state(facts, natures, node, to); break;
      case Kind::compare: none_test_in_loop(facts, natures, node, to); break;
      case Kind::call:
        returned_list(facts, natures, node, to);
        layer_list(facts, natures, node, to);
        break;
      default: break;
    }
  }
}

}  // namespace paddle_ls::to_static
