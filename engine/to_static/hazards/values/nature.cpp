#include "engine/to_static/hazards/values/nature.hpp"

#include <algorithm>

#include "engine/to_static/hazards/program/tensor_names.hpp"
#include "engine/to_static/hazards/values/bound_values.hpp"
#include "engine/to_static/hazards/values/judge_nature.hpp"
#include "engine/to_static/hazards/values/judge_parameter.hpp"

namespace paddle_ls::to_static {
namespace {

// How far a chain of names and operands is followed.
constexpr int deepest_expression = 48;

constexpr std::string_view number_casts[] = {"bool", "float", "int"};

constexpr std::string_view python_functions[] = {
    "callable", "getattr", "hasattr", "id", "isinstance", "issubclass", "repr", "str", "type"};

template <class Table>
bool contains(const Table& table, std::string_view name) {
  return std::find(std::begin(table), std::end(table), name) != std::end(table);
}

bool may_be_tensor(Nature nature) {
  return on_tensor({nature, {}});
}

// The result of an operation: a tensor when one operand is, Python when all are.
Judgement judge_all(Natures& natures, const NodeList& parts, int depth) {
  Judgement result{Nature::python, "all operands are Python values"};
  for (const NodeId part : parts) {
    Judgement own = judge(natures, part, depth);
    if (own.nature == Nature::tensor) return own;
    if (own.nature > result.nature) result = std::move(own);
    if (result.nature == Nature::python && parts.size() == 1) result = std::move(own);
  }
  return result;
}

NodeId inner_function(const Natures& natures, std::string_view name) {
  const auto found =
      std::find_if(natures.facts.nodes.begin(), natures.facts.nodes.end(), [&](NodeId node) {
        return natures.facts.ast.is(node, Kind::function_def) &&
               natures.facts.ast.text(node) == name &&
               natures.facts.ast.list(node, Field::decorators).empty();
      });
  return found == natures.facts.nodes.end() ? no_node : *found;
}

// The calls of a lambda in place, or of an inner function by its name.
std::vector<NodeId> calls_of(const Natures& natures, NodeId inner) {
  std::vector<NodeId> calls;
  for (const NodeId node : natures.facts.nodes) {
    if (!natures.facts.ast.is(node, Kind::call)) continue;
    const NodeId callee = natures.facts.ast.child(node, Field::func);
    const bool by_name = natures.facts.ast.is(inner, Kind::function_def) &&
                         natures.facts.ast.is(callee, Kind::name) &&
                         natures.facts.ast.text(callee) == natures.facts.ast.text(inner);
    if (callee == inner || by_name) calls.push_back(node);
  }
  return calls;
}

// The arguments that calls of an inner function pass to its parameter.
void add_arguments(Natures& natures, NodeId inner, NodeId parameter, int depth,
                   std::vector<Judgement>& to) {
  const Ast& ast = natures.facts.ast;
  const NodeId args = ast.child(inner, Field::args);
  NodeList positional = ast.list(args, Field::posonly);
  const NodeList& plain = ast.list(args, Field::args);
  positional.insert(positional.end(), plain.begin(), plain.end());
  const auto place = static_cast<std::size_t>(
      std::find(positional.begin(), positional.end(), parameter) - positional.begin());
  for (const NodeId call : calls_of(natures, inner)) {
    const NodeList& given = ast.list(call, Field::args);
    NodeId value = keyword_value(ast, call, ast.text(parameter));
    if (value == no_node) {
      value = place < given.size() ? given[place] : ast.child(parameter, Field::default_value);
    }
    to.push_back(value == no_node ? Judgement{} : judge(natures, value, depth));
  }
}

// Of `x.shape`, where no `input_spec` leaves a dimension open. Of what is only called here the
// shapes are not known.
bool is_of_fixed_shape(const Natures& natures, NodeId attribute) {
  return natures.facts.converted.entry != EntryReason::called &&
         !has_unknown_dimensions(natures.facts) &&
         natures.facts.ast.is(natures.facts.ast.child(attribute, Field::value), Kind::name);
}

bool is_number_parameter(const Natures& natures, std::string_view name) {
  const Ast& ast = natures.facts.ast;
  const auto args = python_ast::preorder(ast, ast.child(natures.facts.function, Field::args));
  return std::any_of(args.begin(), args.end(), [&](NodeId arg) {
    if (!ast.is(arg, Kind::arg) || ast.text(arg) != name) return false;
    const NodeId type = ast.child(arg, Field::annotation);
    return ast.is(type, Kind::name) && contains(number_casts, ast.text(type));
  });
}

// Whether the expression, which is of Python, gives a number by its own words.
bool is_number(const Natures& natures, NodeId expression) {
  const Ast& ast = natures.facts.ast;
  bool has_number = false;
  for (const NodeId node : python_ast::preorder(ast, expression)) {
    switch (ast.kind(node)) {
      case Kind::bin_op:
      case Kind::unary_op: break;
      case Kind::name:
        has_number = has_number || is_number_parameter(natures, ast.text(node));
        break;
      case Kind::constant:
        has_number = ast.literal(node) == Literal::number || ast.text(node) == "True" ||
                     ast.text(node) == "False";
        if (!has_number) return false;
        break;
      default: return false;
    }
  }
  return has_number;
}

// The tests of tensors that decide whether the name is bound to a number.
const std::vector<NodeId>& carriers(Natures& natures, std::string_view name, int depth) {
  const auto [known, added] = natures.carriers.try_emplace(std::string(name));
  if (!added) return known->second;
  std::vector<NodeId> found;
  for (const NodeId node : natures.facts.nodes) {
    if (!natures.facts.ast.is(node, Kind::name) || natures.facts.ast.text(node) != name) continue;
    if (natures.facts.ast.context(node) != Context::store) continue;
    const NodeId statement = natures.facts.part.parent(node);
    const Kind kind = natures.facts.ast.kind(statement);
    if (kind != Kind::assign && kind != Kind::aug_assign) continue;
    if (!is_number(natures, natures.facts.ast.child(statement, Field::value))) continue;
    for (NodeId at = natures.facts.control_flow(node); at != no_node;
         at = natures.facts.control_flow(at)) {
      if (!natures.facts.ast.has(at, Field::test)) continue;
      const Judgement test = judge(natures, natures.facts.ast.child(at, Field::test), depth);
      if (may_be_tensor(test.nature)) found.push_back(at);
    }
  }
  return known->second = std::move(found);
}

// Whether a read gets what comes out of control flow that binds its name.
bool comes_out_of(const Natures& natures, NodeId construct, NodeId read) {
  const std::string_view name = natures.facts.ast.text(read);
  if (natures.facts.inside(read, construct)) {
    return natures.facts.ast.is(construct, Kind::while_stmt) &&
           natures.facts.is_bound_before(construct, name);
  }
  const auto reads = natures.facts.reads_behind(construct, name);
  if (std::find(reads.begin(), reads.end(), read) != reads.end()) return true;
  for (NodeId loop = natures.facts.loop(construct); loop != no_node;
       loop = natures.facts.loop(loop)) {
    if (!natures.facts.inside(read, loop)) continue;
    const auto below = python_ast::preorder(natures.facts.ast, loop);
    return natures.facts.part.range(read).start < natures.facts.part.range(construct).start &&
           std::none_of(below.begin(), below.end(), [&](NodeId node) {
             return natures.facts.ast.is(node, Kind::name) &&
                    natures.facts.ast.text(node) == name &&
                    natures.facts.ast.context(node) == Context::store &&
                    natures.facts.part.range(node).start < natures.facts.part.range(read).start;
           });
  }
  return false;
}

// A number that control flow over tensors carries is a tensor from there on.
bool is_carried_number(Natures& natures, NodeId read, int depth) {
  if (natures.facts.ast.context(read) != Context::load) return false;
  const std::vector<NodeId> constructs = carriers(natures, natures.facts.ast.text(read), depth);
  return std::any_of(constructs.begin(), constructs.end(),
                     [&](NodeId construct) { return comes_out_of(natures, construct, read); });
}

// The values of a name anywhere in the function.
Judgement judge_binding(Natures& natures, NodeId node, int depth) {
  const std::string spelled(natures.facts.ast.text(node));
  const NodeId owner = inner_owner(natures, node);
  // While a name is judged, it does not count as evidence for itself: in `x = x + 1` the other
  // values decide.
  const auto [known, added] =
      natures.names.try_emplace(std::pair(owner, spelled), Judgement{Nature::python, ""});
  if (!added) return known->second;
  std::vector<Judgement> sources;
  const NodeId function = owner == no_node ? natures.facts.function : owner;
  for (const NodeId arg :
       python_ast::preorder(natures.facts.ast, natures.facts.ast.child(function, Field::args))) {
    if (!natures.facts.ast.is(arg, Kind::arg) || natures.facts.ast.text(arg) != spelled) continue;
    Judgement type = judge_annotation(natures, arg);
    if (type.nature != Nature::run_time) {
      sources.push_back(std::move(type));
    } else if (owner != no_node) {
      add_arguments(natures, owner, arg, depth, sources);
    } else {
      sources.push_back(judge_parameter(natures, arg));
    }
  }
  add_bound_values(natures, spelled, depth, sources);
  return known->second = one_of(sources);
}

Judgement judge_name(Natures& natures, NodeId node, int depth) {
  Judgement bound = judge_binding(natures, node, depth);
  if (bound.nature == Nature::python && inner_owner(natures, node) == no_node &&
      is_carried_number(natures, node, depth)) {
    return {Nature::likely_tensor, "`" + std::string(natures.facts.ast.text(node)) +
                                       "` is a number that a tensor test binds"};
  }
  return bound;
}

// The result of a nested lambda or function.
Judgement judge_result(Natures& natures, NodeId inner, int depth) {
  const Ast& ast = natures.facts.ast;
  if (ast.is(inner, Kind::lambda)) return judge(natures, ast.child(inner, Field::elt), depth);
  const auto [known, added] = natures.results.try_emplace(inner, Judgement{Nature::python, ""});
  if (!added) return known->second;
  std::vector<Judgement> results;
  for (const NodeId node : python_ast::preorder(ast, inner)) {
    const bool is_own = natures.facts.scope(node) == inner;
    if (is_own && (ast.is(node, Kind::yield) || ast.is(node, Kind::yield_from))) {
      return known->second = {};
    }
    if (!is_own || !ast.is(node, Kind::return_stmt)) continue;
    const NodeId value = ast.child(node, Field::value);
    results.push_back(value == no_node ? Judgement{} : judge(natures, value, depth));
  }
  return known->second = one_of(results);
}

Judgement judge_attribute(Natures& natures, NodeId node, int depth) {
  const std::string_view name = natures.facts.ast.text(node);
  if (natures.facts.part.dotted(node) == "self.training") {
    return {Nature::python, "`self.training` is a bool of the layer"};
  }
  static constexpr std::string_view python_attributes[] = {"dtype", "name", "ndim", "place",
                                                           "stop_gradient"};
  const Judgement owner = judge(natures, natures.facts.ast.child(node, Field::value), depth);
  if (!may_be_tensor(owner.nature)) return {};
  if (contains(python_attributes, name)) {
    return {Nature::python, "`" + std::string(name) + "` is known when the program is built"};
  }
  return name == "T" ? owner : Judgement{};
}

// Python's `sum` over a comprehension.
Judgement judge_sum(Natures& natures, NodeId call, int depth) {
  const NodeList& given = natures.facts.ast.list(call, Field::args);
  if (given.size() != 1) return {};
  const bool comprehends = natures.facts.ast.is(given.front(), Kind::list_comp) ||
                           natures.facts.ast.is(given.front(), Kind::generator_exp);
  if (!comprehends) return {};
  Judgement item = judge(natures, natures.facts.ast.child(given.front(), Field::elt), depth);
  return may_be_tensor(item.nature) ? item : Judgement{};
}

// A number or truth of a tensor stays a tensor, which has another dtype.
Judgement judge_cast(Natures& natures, NodeId call, int depth) {
  const NodeList& given = natures.facts.ast.list(call, Field::args);
  Judgement value = given.empty() ? Judgement{} : judge(natures, given.front(), depth);
  if (!may_be_tensor(value.nature)) return value;
  const std::string name(natures.facts.ast.text(natures.facts.ast.child(call, Field::func)));
  return {value.nature, "`" + name + "` of a tensor gives a tensor there"};
}

Judgement judge_call(Natures& natures, NodeId node, int depth) {
  const NodeId callee = natures.facts.ast.child(node, Field::func);
  const std::string qualified = natures.facts.part.qualified(callee);
  if (makes_tensor(qualified)) return {Nature::tensor, "`" + qualified + "` gives a tensor"};
  if (natures.facts.ast.is(callee, Kind::lambda)) return judge_result(natures, callee, depth);
  if (natures.facts.ast.is(callee, Kind::name)) {
    if (contains(python_functions, natures.facts.ast.text(callee))) {
      return {Nature::python, "`" + qualified + "` gives a Python value"};
    }
    const NodeId inner = inner_function(natures, natures.facts.ast.text(callee));
    if (inner != no_node) return judge_result(natures, inner, depth);
    if (contains(number_casts, natures.facts.ast.text(callee)))
      return judge_cast(natures, node, depth);
    return natures.facts.ast.text(callee) == "sum" ? judge_sum(natures, node, depth) : Judgement{};
  }
  if (!natures.facts.ast.is(callee, Kind::attribute)) return {};
  const std::string method(natures.facts.ast.text(callee));
  const Judgement owner = judge(natures, natures.facts.ast.child(callee, Field::value), depth);
  const bool method_of_tensor = is_method_to_tensor(method);
  if (owner.nature == Nature::tensor && method_of_tensor) {
    return {Nature::tensor, "`" + method + "` of a tensor gives a tensor"};
  }
  if (owner.nature == Nature::likely_tensor && method_of_tensor) return owner;
  if (is_reduction(method) && owner.nature != Nature::python) {
    return {Nature::likely_tensor, "`" + method + "` is usually called on tensors"};
  }
  return {};
}

Judgement judge_comparison(Natures& natures, NodeId node, int depth) {
  const Ast& ast = natures.facts.ast;
  NodeList operands = {ast.child(node, Field::left)};
  for (const NodeId part : ast.list(node, Field::comparators)) {
    const bool identity = ast.op(part) == Operator::is || ast.op(part) == Operator::is_not;
    if (identity) return {Nature::python, "`is` tests identity"};
    operands.push_back(ast.child(part, Field::value));
  }
  if (std::any_of(operands.begin(), operands.end(), [&](NodeId operand) {
        return ast.is(operand, Kind::constant) && ast.literal(operand) == Literal::string;
      })) {
    return {Nature::python, "it is compared with a string"};
  }
  return judge_all(natures, operands, depth);
}

}  // namespace

Judgement Natures::of(NodeId expression) {
  return judge(*this, expression, 0);
}

Judgement Natures::item_of(NodeId iter) {
  std::vector<Judgement> all;
  add_items(*this, iter, 0, all);
  return one_of(all);
}

Judgement judge(Natures& natures, NodeId node, int depth) {
  if (depth > deepest_expression) return {};
  const Ast& ast = natures.facts.ast;
  switch (ast.kind(node)) {
    case Kind::constant:
    case Kind::joined_str: return {Nature::python, "it is a literal"};
    case Kind::lambda:
    case Kind::list:
    case Kind::tuple:
    case Kind::dict:
    case Kind::set:
    case Kind::list_comp:
    case Kind::dict_comp:
    case Kind::set_comp: return {Nature::python, "it is a Python container or function"};
    case Kind::name: return judge_name(natures, node, depth + 1);
    case Kind::attribute: return judge_attribute(natures, node, depth + 1);
    case Kind::call: return judge_call(natures, node, depth + 1);
    case Kind::subscript: {
      const NodeId base = ast.child(node, Field::value);
      if (ast.is(base, Kind::attribute) && ast.text(base) == "shape" &&
          is_of_fixed_shape(natures, base)) {
        return {Nature::python, "a dimension is known when the program is built"};
      }
      Judgement value = judge(natures, base, depth + 1);
      return may_be_tensor(value.nature) ? value : Judgement{};
    }
    case Kind::unary_op: return judge(natures, ast.child(node, Field::operand), depth + 1);
    case Kind::bin_op:
      return judge_all(natures, {ast.child(node, Field::left), ast.child(node, Field::right)},
                       depth + 1);
    case Kind::bool_op: {
      Judgement result = judge_all(natures, ast.list(node, Field::values), depth + 1);
      // `and` and `or` may return an operand that is not a tensor.
      if (result.nature == Nature::tensor) result.nature = Nature::likely_tensor;
      return result;
    }
    case Kind::compare: return judge_comparison(natures, node, depth + 1);
    case Kind::if_exp: {
      // Under a test of a tensor both values become tensors.
      Judgement test = judge(natures, ast.child(node, Field::test), depth + 1);
      if (may_be_tensor(test.nature)) return test;
      return one_of({judge(natures, ast.child(node, Field::left), depth + 1),
                     judge(natures, ast.child(node, Field::right), depth + 1)});
    }
    case Kind::named_expr: return judge(natures, ast.child(node, Field::value), depth + 1);
    default: return {};
  }
}

NodeId inner_owner(const Natures& natures, NodeId name) {
  const Ast& ast = natures.facts.ast;
  for (NodeId at = natures.facts.scope(name); at != no_node && at != natures.facts.function;
       at = natures.facts.scope(at)) {
    if (ast.is(at, Kind::class_def)) continue;
    const NodeId args = ast.child(at, Field::args);
    const auto parameters = python_ast::preorder(ast, args);
    const bool has = std::any_of(parameters.begin(), parameters.end(), [&](NodeId each) {
      return ast.is(each, Kind::arg) && ast.text(each) == ast.text(name);
    });
    // A default is evaluated around the function.
    if (has && !natures.facts.inside(name, args)) return at;
  }
  return no_node;
}

namespace {

// A test of a tensor before `node` that may leave the iteration that `node` is in, or the
// function: the code after it is guarded by its flag.
TensorFlow exit_before(const HazardFacts& facts, Natures& natures, NodeId node, NodeId within) {
  for (const NodeId exit : facts.exits) {
    if (facts.part.range(exit).start >= facts.part.range(node).start) break;
    const bool leaves_round = !facts.ast.is(exit, Kind::return_stmt);
    if (leaves_round && !facts.inside(node, facts.loop(exit))) continue;
    if (facts.scope(exit) != facts.scope(node) || facts.in_other_branch(exit, node)) continue;
    if (within != no_node && !facts.inside(exit, within)) continue;
    for (NodeId at = facts.control_flow(exit); at != no_node && !facts.inside(node, at);
         at = facts.control_flow(at)) {
      if (!facts.ast.has(at, Field::test)) continue;
      Judgement test = natures.of(facts.ast.child(at, Field::test));
      if (on_tensor(test)) return {at, "an earlier test is a tensor, because " + test.why};
    }
  }
  return {};
}

}  // namespace

TensorFlow tensor_flow_around(const HazardFacts& facts, Natures& natures, NodeId node,
                              NodeId within) {
  for (NodeId at = facts.control_flow(node); at != within && at != no_node;
       at = facts.control_flow(at)) {
    if (!facts.ast.has(at, Field::test)) continue;
    Judgement test = natures.of(facts.ast.child(at, Field::test));
    if (on_tensor(test)) return {at, "the test is a tensor, because " + test.why};
  }
  return exit_before(facts, natures, node, within);
}

}  // namespace paddle_ls::to_static
