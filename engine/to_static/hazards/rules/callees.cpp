// Calls that conversion does not follow as the author expects.
#include <algorithm>

#include "engine/to_static/hazards/values/dimensions.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"
#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {
namespace {

bool is_numpy_call(const Ast& ast, NodeId node) {
  if (!ast.is(node, Kind::call)) return false;
  const NodeId callee = ast.child(node, Field::func);
  return ast.is(callee, Kind::attribute) && ast.text(callee) == "numpy";
}

// Whether the value is what `numpy()` gave, directly or by a name.
bool is_array_of_tensor(const HazardFacts& facts, NodeId value) {
  if (is_numpy_call(facts.ast, value)) return true;
  if (!facts.ast.is(value, Kind::name)) return false;
  bool found = false;
  for (const NodeId node : facts.nodes) {
    if (!facts.ast.is(node, Kind::assign)) continue;
    const NodeId target = facts.ast.list(node, Field::targets).front();
    if (!facts.ast.is(target, Kind::name) || facts.ast.text(target) != facts.ast.text(value)) {
      continue;
    }
    if (!is_numpy_call(facts.ast, facts.ast.child(node, Field::value))) return false;
    found = true;
  }
  return found;
}

// Functions of NumPy that find the method of the same name on a tensor, which gives the same.
bool finds_method(const Ast& ast, NodeId call, std::string_view name) {
  static constexpr std::string_view found[] = {
      "abs", "all",   "any",  "argmax", "argmin", "clip", "cos",  "cumsum", "exp", "expm1",
      "log", "log1p", "mean", "power",  "prod",   "sin",  "sqrt", "square", "sum", "tanh"};
  const std::string_view last = name.substr(name.rfind('.') + 1);
  return name == "numpy." + std::string(last) &&
         std::find(std::begin(found), std::end(found), last) != std::end(found) &&
         ast.list(call, Field::keywords).empty();
}

void numpy_function(const HazardFacts& facts, NodeId call, Hazards& to) {
  const NodeId callee = facts.ast.child(call, Field::func);
  const std::string name = facts.part.qualified(callee);
  if (!name.starts_with("numpy.")) return;
  for (const NodeId argument : facts.ast.list(call, Field::args)) {
    const bool is_list = facts.ast.is(argument, Kind::list) || facts.ast.is(argument, Kind::tuple);
    const NodeList parts = is_list ? facts.ast.list(argument, Field::elts) : NodeList{argument};
    const bool takes = std::any_of(parts.begin(), parts.end(),
                                   [&](NodeId part) { return is_array_of_tensor(facts, part); });
    if (!takes || (!is_list && finds_method(facts.ast, call, name))) continue;
    to.push_back({&hazard_rule("D28"), facts.part.range(call),
                  "`" + name +
                      "` gets a tensor of the program, because `numpy()` is removed: it raises, or "
                      "returns a tensor that may have a different value; use Paddle's function"});
    return;
  }
}

// Members of arrays that tensors of a program do not have.
void array_method(const HazardFacts& facts, NodeId call, Hazards& to) {
  static constexpr std::string_view methods[] = {"copy",  "dump",    "itemset",
                                                 "ravel", "tobytes", "tofile"};
  const NodeId callee = facts.ast.child(call, Field::func);
  if (!facts.ast.is(callee, Kind::attribute)) return;
  const std::string_view method = facts.ast.text(callee);
  if (std::find(std::begin(methods), std::end(methods), method) == std::end(methods)) return;
  if (!is_array_of_tensor(facts, facts.ast.child(callee, Field::value))) return;
  to.push_back({&hazard_rule("D28"), facts.part.range(call),
                "`" + std::string(method) +
                    "` is looked up on a tensor of the program, because `numpy()` is removed"});
}

// Whether an `if` decides if `call` is reached: it contains the call, or returns before it.
bool guards(const HazardFacts& facts, NodeId branch, NodeId call) {
  if (facts.inside(call, branch)) return true;
  if (facts.part.range(branch).start > facts.part.range(call).start) return false;
  const NodeList& body = facts.ast.list(branch, Field::body);
  return facts.ast.is(body.back(), Kind::return_stmt);
}

void recursion(const HazardFacts& facts, Natures& natures, NodeId call, Hazards& to) {
  const NodeId callee = facts.ast.child(call, Field::func);
  const std::string_view own = facts.ast.text(facts.function);
  if (facts.ast.text(callee) != own && own != "forward" && own != "__call__") return;
  const Definition called = function_of_value(facts.part, callee, facts.function);
  if (called != Definition{&facts.part, facts.function}) return;
  Judgement found;
  for (const NodeId node : facts.nodes) {
    if (!facts.ast.is(node, Kind::if_stmt) || !guards(facts, node, call)) continue;
    Judgement test = natures.of(facts.ast.child(node, Field::test));
    if (!on_tensor(test)) return;  // this test may end it
    found = std::move(test);
  }
  if (!on_tensor(found)) return;
  to.push_back({&hazard_rule("D30"), facts.part.range(call),
                "both branches are built, so this call is built again and again; the test is a "
                "tensor, because " +
                    found.why + "; use a loop"});
}

// The first test of control flow in the function that is a tensor.
Judgement tensor_test_in(Definition function) {
  const Converted converted{function.part, function.node, EntryReason::called, {}};
  const HazardFacts facts(converted);
  Natures natures(facts);
  for (const NodeId node : facts.nodes) {
    if (!facts.ast.is(node, Kind::if_stmt) && !facts.ast.is(node, Kind::while_stmt)) continue;
    Judgement test = natures.of(facts.ast.child(node, Field::test));
    if (on_tensor(test)) return test;
  }
  return {};
}

void partial(const HazardFacts& facts, NodeId call, Hazards& to) {
  const NodeId callee = facts.ast.child(call, Field::func);
  const NodeList& arguments = facts.ast.list(call, Field::args);
  if (facts.part.qualified(callee) != "functools.partial" || arguments.empty()) return;
  const Definition function = function_of_value(facts.part, arguments.front(), facts.function);
  if (!function || !function.part->ast.is(function.node, Kind::function_def)) return;
  const Judgement test = tensor_test_in(function);
  if (!on_tensor(test)) return;
  to.push_back({&hazard_rule("D57"), facts.part.range(arguments.front()),
                "`" + std::string(function.part->ast.text(function.node)) +
                    "` is not converted inside `partial`, and tests a tensor, because " + test.why +
                    "; use a lambda or an inner function"});
}

void zip_of_unknown(const HazardFacts& facts, Natures& natures, NodeId call, Hazards& to) {
  if (facts.part.dotted(facts.ast.child(call, Field::func)) != "zip") return;
  for (const NodeId argument : facts.ast.list(call, Field::args)) {
    if (!Dimensions(facts, natures).has_open_length(argument)) continue;
    to.push_back({&hazard_rule("D56"), facts.part.range(argument),
                  "the length of `" + std::string(facts.part.text(argument)) +
                      "` is not known, and then `zip` raises; use `enumerate` and an index"});
  }
}

}  // namespace

void check_callees(const HazardFacts& facts, Natures& natures, Hazards& to) {
  for (const NodeId node : facts.nodes) {
    if (!facts.ast.is(node, Kind::call)) continue;
    numpy_function(facts, node, to);
    array_method(facts, node, to);
    recursion(facts, natures, node, to);
    partial(facts, node, to);
    zip_of_unknown(facts, natures, node, to);
  }
}

}  // namespace paddle_ls::to_static
