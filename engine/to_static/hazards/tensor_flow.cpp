// Control flow over tensors, which runs both branches and carries values of one type only.
#include <algorithm>

#include "engine/to_static/hazards/edit_source.hpp"
#include "engine/to_static/hazards/facts.hpp"
#include "engine/to_static/hazards/nature.hpp"

namespace paddle_ls::to_static {
namespace {

std::string because(const Judgement& judgement) {
  const std::string_view sure = judgement.nature == Nature::tensor ? "" : "probably ";
  return "the test is " + std::string(sure) + "a tensor, because " + judgement.why;
}

bool binds(const Facts& facts, const NodeList& block, std::string_view name) {
  return std::any_of(block.begin(), block.end(), [&](NodeId statement) {
    const auto below = python_ast::preorder(facts.ast, statement);
    return std::any_of(below.begin(), below.end(), [&](NodeId node) {
      return facts.ast.is(node, Kind::name) && facts.ast.text(node) == name &&
             facts.ast.context(node) == Context::store;
    });
  });
}

bool always_leaves(const Facts& facts, const NodeList& block) {
  if (block.empty()) return false;
  const Kind last = facts.ast.kind(block.back());
  return last == Kind::return_stmt || last == Kind::raise_stmt || last == Kind::break_stmt ||
         last == Kind::continue_stmt;
}

void one_branch(const Facts& facts, NodeId branch, const Judgement& test, Hazards& to) {
  const NodeList& body = facts.ast.list(branch, Field::body);
  const NodeList& orelse = facts.ast.list(branch, Field::orelse);
  if (always_leaves(facts, body) || always_leaves(facts, orelse)) return;
  std::vector<std::string_view> seen;
  for (const NodeId node : python_ast::preorder(facts.ast, branch)) {
    if (!facts.ast.is(node, Kind::name) || facts.ast.context(node) != Context::store) continue;
    if (facts.ast.is(facts.part.parent(node), Kind::comprehension)) continue;
    if (facts.scope(node) != facts.scope(branch)) continue;
    const std::string_view name = facts.ast.text(node);
    if (std::find(seen.begin(), seen.end(), name) != seen.end()) continue;
    seen.push_back(name);
    if (binds(facts, body, name) == binds(facts, orelse, name)) continue;
    if (facts.is_bound_before(branch, name) || facts.reads_behind(branch, name).empty()) continue;
    to.push_back({&hazard_rule("D31"), facts.part.range(node),
                  "only one branch binds `" + std::string(name) + "`, which is read behind it; " +
                      because(test) + "; give it a value before"});
  }
}

void implicit_truth(const Facts& facts, Natures& natures, NodeId node, Hazards& to) {
  const Ast& ast = facts.ast;
  Judgement found;
  std::string what;
  if (ast.is(node, Kind::compare) && ast.list(node, Field::comparators).size() > 1) {
    found = natures.of(node);
    what = "a chained comparison asks the first part for its truth; use `paddle.logical_and`";
  } else if (ast.is(node, Kind::call) && ast.is(ast.child(node, Field::func), Kind::name)) {
    const std::string_view name = ast.text(ast.child(node, Field::func));
    if (name != "max" && name != "min") return;
    if (ast.list(node, Field::args).size() < 2) return;
    for (const NodeId argument : ast.list(node, Field::args)) {
      Judgement own = natures.of(argument);
      if (own.nature > found.nature) found = std::move(own);
    }
    what = "`" + std::string(name) + "` compares its arguments as Python does; use `paddle." +
           std::string(name) + "imum`";
  }
  if (!on_tensor(found)) return;
  to.push_back({&hazard_rule("D43"), facts.part.range(node),
                what + "; a value is a tensor, because " + found.why});
}

// An attribute of the layer, or a parameter that a number stands for.
bool is_number_of_configuration(const Facts& facts, NodeId bound) {
  if (facts.ast.is(bound, Kind::attribute)) return facts.part.dotted(bound).starts_with("self.");
  if (!facts.ast.is(bound, Kind::name) || facts.binds(facts.ast.text(bound))) return false;
  for (const NodeId arg :
       python_ast::preorder(facts.ast, facts.ast.child(facts.function, Field::args))) {
    if (!facts.ast.is(arg, Kind::arg) || facts.ast.text(arg) != facts.ast.text(bound)) continue;
    const NodeId value = facts.ast.child(arg, Field::default_value);
    return facts.ast.is(value, Kind::constant) && facts.ast.literal(value) == Literal::number;
  }
  return false;
}

// Whether the length of what a loop goes over is a Python number.
bool is_counted_in_python(const Facts& facts, Natures& natures, NodeId iter) {
  if (facts.ast.is(iter, Kind::list) || facts.ast.is(iter, Kind::tuple)) return true;
  const bool counts = facts.ast.is(iter, Kind::call) && !facts.ast.list(iter, Field::args).empty();
  if (!counts || facts.part.dotted(facts.ast.child(iter, Field::func)) != "range") return false;
  const NodeId bound = facts.ast.list(iter, Field::args).back();
  return natures.of(bound).nature == Nature::python || is_number_of_configuration(facts, bound);
}

void break_on_tensor(const Facts& facts, Natures& natures, NodeId node, Hazards& to) {
  const NodeId loop = facts.loop(node);
  const NodeId branch = facts.part.parent(node);
  if (loop == no_node || !facts.ast.is(branch, Kind::if_stmt)) return;
  const Judgement test = natures.of(facts.ast.child(branch, Field::test));
  if (!on_tensor(test)) return;
  if (facts.ast.is(loop, Kind::while_stmt)) {
    const Judgement bound = natures.of(facts.ast.child(loop, Field::test));
    if (on_tensor(bound) || bound.nature == Nature::run_time) return;
  } else {
    if (!is_counted_in_python(facts, natures, facts.ast.child(loop, Field::iter))) return;
  }
  to.push_back({&hazard_rule("D33"), facts.part.range(node),
                "the loop begins with a Python test, which this `break` makes a tensor; " +
                    because(test) + "; make the bound of the loop a tensor"});
}

bool starts_as_literal(const Facts& facts, NodeId loop, std::string_view name) {
  const NodeId value = facts.last_value_before(loop, name);
  return value != no_node && facts.ast.is(value, Kind::constant);
}

// A name of the test is a literal before the loop and a tensor after its first round.
void test_turns_tensor(const Facts& facts, Natures& natures, NodeId loop, Hazards& to) {
  for (const NodeId name : python_ast::preorder(facts.ast, facts.ast.child(loop, Field::test))) {
    if (!facts.ast.is(name, Kind::name)) continue;
    const std::string_view spelled = facts.ast.text(name);
    if (!starts_as_literal(facts, loop, spelled)) continue;
    for (const NodeId node : python_ast::preorder(facts.ast, loop)) {
      if (!facts.ast.is(node, Kind::assign) && !facts.ast.is(node, Kind::aug_assign)) continue;
      const bool plain = facts.ast.is(node, Kind::assign);
      const NodeId target = plain ? facts.ast.list(node, Field::targets).front()
                                  : facts.ast.child(node, Field::target);
      if (!facts.ast.is(target, Kind::name) || facts.ast.text(target) != spelled) continue;
      const Judgement value = natures.of(facts.ast.child(node, Field::value));
      if (!on_tensor(value)) continue;
      to.push_back({&hazard_rule("D33"), facts.part.range(target),
                    "makes the test of the loop a tensor, which was a Python value when the loop "
                    "began, because " +
                        value.why + "; begin with a tensor"});
      return;
    }
  }
}

void list_mutator(const Facts& facts, Natures& natures, NodeId call, Hazards& to) {
  const NodeId callee = facts.ast.child(call, Field::func);
  if (!facts.ast.is(callee, Kind::attribute)) return;
  static constexpr std::string_view mutators[] = {"extend", "insert",  "remove",
                                                  "sort",   "reverse", "clear"};
  if (std::find(std::begin(mutators), std::end(mutators), facts.ast.text(callee)) ==
      std::end(mutators)) {
    return;
  }
  for (NodeId loop = facts.loop(call); loop != no_node; loop = facts.loop(loop)) {
    if (!facts.ast.is(loop, Kind::while_stmt)) continue;
    const Judgement test = natures.of(facts.ast.child(loop, Field::test));
    if (!on_tensor(test)) continue;
    to.push_back({&hazard_rule("D50"), facts.part.range(call),
                  "is done once, while the program is built; " + because(test) + "; use `append`"});
    return;
  }
}

// Whether a later statement of the block gives the name a value again.
bool is_bound_again(const Facts& facts, NodeId statement, std::string_view name) {
  const NodeList* block = facts.block(statement);
  if (block == nullptr) return false;
  const NodeList behind(std::find(block->begin(), block->end(), statement), block->end());
  return std::any_of(behind.begin(), behind.end(), [&](NodeId each) {
    return facts.ast.is(each, Kind::assign) && binds(facts, {each}, name);
  });
}

// What a branch or loop carries is read behind it.
void deleted_name(const Facts& facts, Natures& natures, NodeId name, Hazards& to) {
  if (facts.ast.context(name) != Context::del) return;
  const NodeId statement = facts.statement(name);
  if (is_bound_again(facts, statement, facts.ast.text(name))) return;
  const TensorFlow around = tensor_flow_around(facts, natures, name);
  if (around.construct == no_node) return;
  Hazard hazard{&hazard_rule("D63"), facts.part.range(name),
                "the converted code raises NameError, because it carries the names that are bound "
                "or deleted here; " +
                    around.why};
  const NodeList* block = facts.block(statement);
  if (facts.ast.list(statement, Field::targets).size() == 1 && block != nullptr) {
    SourceEdits edits(facts.part);
    if (block->size() == 1) {
      edits.replace(facts.part.range(statement), "pass");
    } else {
      edits.remove(statement);
    }
    if (auto made = edits.made()) {
      hazard.fixes.push_back(
          {"Leave the name as it is", std::move(*made), "nothing asks whether the name is gone"});
    }
  }
  to.push_back(std::move(hazard));
}

}  // namespace

void check_tensor_flow(const Facts& facts, Hazards& to) {
  Natures natures(facts);
  for (const NodeId node : facts.nodes) {
    switch (facts.ast.kind(node)) {
      case Kind::if_stmt: {
        const Judgement test = natures.of(facts.ast.child(node, Field::test));
        if (!on_tensor(test)) break;
        one_branch(facts, node, test, to);
        break;
      }
      case Kind::while_stmt: test_turns_tensor(facts, natures, node, to); break;
      case Kind::break_stmt: break_on_tensor(facts, natures, node, to); break;
      case Kind::call:
        list_mutator(facts, natures, node, to);
        implicit_truth(facts, natures, node, to);
        break;
      case Kind::compare: implicit_truth(facts, natures, node, to); break;
      case Kind::name: deleted_name(facts, natures, node, to); break;
      default: break;
    }
  }
}

}  // namespace paddle_ls::to_static
