// Control flow over tensors, which runs both branches and carries values of one type only.
#include <algorithm>

#include "engine/to_static/hazards/program/edit_source.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"
#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {
namespace {

std::string because(const Judgement& judgement) {
  const std::string_view sure = judgement.nature == Nature::tensor ? "" : "probably ";
  return "the test is " + std::string(sure) + "a tensor, because " + judgement.why;
}

bool binds(const HazardFacts& facts, const NodeList& block, std::string_view name) {
  return std::any_of(block.begin(), block.end(), [&](NodeId statement) {
    const auto below = python_ast::preorder(facts.ast, statement);
    return std::any_of(below.begin(), below.end(), [&](NodeId node) {
      return facts.ast.is(node, Kind::name) && facts.ast.text(node) == name &&
             facts.ast.context(node) == Context::store;
    });
  });
}

bool always_leaves(const HazardFacts& facts, const NodeList& block) {
  if (block.empty()) return false;
  const Kind last = facts.ast.kind(block.back());
  return last == Kind::return_stmt || last == Kind::raise_stmt || last == Kind::break_stmt ||
         last == Kind::continue_stmt;
}

void one_branch(const HazardFacts& facts, NodeId branch, const Judgement& test, Hazards& to) {
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
                  "only one branch binds `" + std::string(name) + "`, which is read after it; " +
                      because(test) + "; give it a value before"});
  }
}

// Whether a value that a loop is bounded by is a number of Python, as far as nothing says that it
// is a tensor: a parameter, an attribute, a length, what is known of a shape.
bool is_plain_bound(const HazardFacts& facts, Natures& natures, NodeId bound) {
  const Ast& ast = facts.ast;
  if (bound == no_node) return false;
  const Judgement judged = natures.of(bound);
  if (judged.nature == Nature::python) return true;
  if (on_tensor(judged)) return false;
  switch (ast.kind(bound)) {
    case Kind::name: return facts.is_parameter(ast.text(bound)) && !facts.binds(ast.text(bound));
    case Kind::attribute: return facts.part.dotted(bound).starts_with("self.");
    case Kind::unary_op: return is_plain_bound(facts, natures, ast.child(bound, Field::operand));
    case Kind::bin_op:
      return is_plain_bound(facts, natures, ast.child(bound, Field::left)) &&
             is_plain_bound(facts, natures, ast.child(bound, Field::right));
    case Kind::call: {
      const std::string callee = facts.part.dotted(ast.child(bound, Field::func));
      return callee == "len" && !has_unknown_dimensions(facts);
    }
    case Kind::subscript: {
      const NodeId shape = ast.child(bound, Field::value);
      return ast.is(shape, Kind::attribute) && ast.text(shape) == "shape" &&
             !has_unknown_dimensions(facts);
    }
    case Kind::compare: {
      if (!is_plain_bound(facts, natures, ast.child(bound, Field::left))) return false;
      const NodeList& parts = ast.list(bound, Field::comparators);
      return std::all_of(parts.begin(), parts.end(), [&](NodeId part) {
        return is_plain_bound(facts, natures, ast.child(part, Field::value));
      });
    }
    default: return false;
  }
}

// Whether the length of what a loop goes over is a Python number.
bool is_counted_in_python(const HazardFacts& facts, Natures& natures, NodeId iter) {
  const Ast& ast = facts.ast;
  switch (ast.kind(iter)) {
    case Kind::list:
    case Kind::tuple: return true;
    case Kind::name:
    case Kind::attribute:
    case Kind::subscript: return !has_unknown_dimensions(facts);
    case Kind::call: break;
    default: return false;
  }
  const std::string callee = facts.part.dotted(ast.child(iter, Field::func));
  const NodeList& given = ast.list(iter, Field::args);
  if (given.empty()) return false;
  if (callee == "enumerate") return is_counted_in_python(facts, natures, given.front());
  return callee == "range" && std::all_of(given.begin(), given.end(), [&](NodeId bound) {
           return is_plain_bound(facts, natures, bound);
         });
}

void break_on_tensor(const HazardFacts& facts, Natures& natures, NodeId node, Hazards& to) {
  const NodeId loop = facts.loop(node);
  if (loop == no_node) return;
  const TensorFlow around = tensor_flow_around(facts, natures, node, loop);
  if (around.construct == no_node) return;
  if (facts.ast.is(loop, Kind::while_stmt)) {
    if (!is_plain_bound(facts, natures, facts.ast.child(loop, Field::test))) return;
  } else {
    if (!is_counted_in_python(facts, natures, facts.ast.child(loop, Field::iter))) return;
  }
  to.push_back({&hazard_rule("D33"), facts.part.range(node),
                "the loop begins with a Python test, which this `break` makes a tensor; " +
                    around.why + "; make the bound of the loop a tensor"});
}

// What an assignment gives the name, also where it unpacks a written tuple; `no_node` where that is
// not seen.
NodeId value_given(const Ast& ast, const Part& part, NodeId store) {
  const NodeId around = part.parent(store);
  if (ast.is(around, Kind::assign) || ast.is(around, Kind::ann_assign) ||
      ast.is(around, Kind::named_expr)) {
    return ast.child(around, Field::value);
  }
  if (!ast.is(around, Kind::tuple)) return no_node;
  const NodeId whole = value_given(ast, part, around);
  const NodeList& targets = ast.list(around, Field::elts);
  if (!ast.is(whole, Kind::tuple)) return no_node;
  const NodeList& values = ast.list(whole, Field::elts);
  const auto place =
      static_cast<std::size_t>(std::find(targets.begin(), targets.end(), store) - targets.begin());
  return values.size() == targets.size() ? values[place] : no_node;
}

// What a name may hold where a loop begins, as far as Python numbers are concerned.
class Start {
 public:
  Start(const HazardFacts& facts, NodeId loop) : facts_(facts), ast_(facts.ast), loop_(loop) {}

  bool may_be_number(std::string_view name) {
    const NodeList values = values_before(name);
    return std::any_of(values.begin(), values.end(),
                       [&](NodeId value) { return gives_number(value); });
  }

 private:
  bool binds(NodeId node, std::string_view name) const {
    return ast_.is(node, Kind::name) && ast_.text(node) == name &&
           ast_.context(node) == Context::store && facts_.scope(node) == facts_.scope(loop_);
  }

  // The values that may reach the loop; an assignment on every path to it kills the earlier ones.
  NodeList values_before(std::string_view name) const {
    NodeList values;
    NodeId last = no_node;
    for (const NodeId node : facts_.nodes) {
      if (!binds(node, name) || facts_.inside(node, loop_)) continue;
      if (facts_.part.range(node).start < facts_.part.range(loop_).start) {
        if (facts_.in_other_branch(node, loop_)) continue;
        const NodeId statement = facts_.statement(node);
        if (ast_.is(statement, Kind::assign) &&
            facts_.inside(loop_, facts_.part.parent(statement))) {
          values.clear();
          last = statement;
        }
      } else if (!comes_round(node, last)) {
        continue;
      }
      if (const NodeId value = value_given(ast_, facts_.part, node); value != no_node) {
        values.push_back(value);
      }
    }
    return values;
  }

  // Whether a loop around both leads from the node to the loop, and not by way of `last`.
  bool comes_round(NodeId node, NodeId last) const {
    for (NodeId at = facts_.loop(loop_); at != no_node; at = facts_.loop(at)) {
      if (last != no_node && facts_.inside(last, at)) return false;
      if (facts_.inside(node, at)) return true;
    }
    return false;
  }

  // Whether only numbers enter the value, on at least one path.
  bool gives_number(NodeId value) {
    const auto all = python_ast::preorder(ast_, value);
    return std::all_of(all.begin(), all.end(), [&](NodeId node) {
      switch (ast_.kind(node)) {
        case Kind::constant: return ast_.literal(node) == Literal::number;
        case Kind::bin_op:
        case Kind::unary_op:
        case Kind::lambda:
        case Kind::arguments:
        case Kind::arg: return true;
        case Kind::call: return ast_.is(ast_.child(node, Field::func), Kind::lambda);
        case Kind::name: return facts_.scope(node) != facts_.function || is_number(ast_.text(node));
        default: return false;
      }
    });
  }

  bool is_number(std::string_view name) {
    if (std::find(asked_.begin(), asked_.end(), name) != asked_.end()) return false;
    asked_.push_back(name);
    const auto args = python_ast::preorder(ast_, ast_.child(facts_.function, Field::args));
    return std::any_of(args.begin(), args.end(),
                       [&](NodeId arg) { return is_counting_parameter(arg, name); }) ||
           std::any_of(facts_.nodes.begin(), facts_.nodes.end(), [&](NodeId node) {
             if (!binds(node, name)) return false;
             const NodeId value = value_given(ast_, facts_.part, node);
             return value != no_node && gives_number(value);
           });
  }

  bool is_counting_parameter(NodeId arg, std::string_view name) const {
    if (!ast_.is(arg, Kind::arg) || ast_.text(arg) != name) return false;
    const NodeId type = ast_.child(arg, Field::annotation);
    return ast_.is(type, Kind::name) && (ast_.text(type) == "int" || ast_.text(type) == "float");
  }

  const HazardFacts& facts_;
  const Ast& ast_;
  NodeId loop_;
  std::vector<std::string_view> asked_;
};

bool starts_in_python(const HazardFacts& facts, NodeId loop, std::string_view name) {
  const NodeId value = facts.last_value_before(loop, name);
  if (value != no_node && facts.ast.is(value, Kind::constant)) return true;
  return Start(facts, loop).may_be_number(name);
}

// Whether something else in the test is a tensor before the loop begins.
bool begins_as_tensor(const HazardFacts& facts, Natures& natures, NodeId loop) {
  const NodeId test = facts.ast.child(loop, Field::test);
  if (!facts.ast.is(test, Kind::compare)) return false;
  const NodeList& parts = facts.ast.list(test, Field::comparators);
  if (parts.size() != 1) return false;
  for (const NodeId side :
       {facts.ast.child(test, Field::left), facts.ast.child(parts.front(), Field::value)}) {
    const auto all = python_ast::preorder(facts.ast, side);
    const bool changes = std::any_of(all.begin(), all.end(), [&](NodeId node) {
      return facts.ast.is(node, Kind::name) &&
             binds(facts, facts.ast.list(loop, Field::body), facts.ast.text(node));
    });
    if (!changes && natures.of(side).nature == Nature::tensor) return true;
  }
  return false;
}

// A name of the test may be of Python before the loop and is a tensor after its first round.
void test_turns_tensor(const HazardFacts& facts, Natures& natures, NodeId loop, Hazards& to) {
  if (begins_as_tensor(facts, natures, loop)) return;
  for (const NodeId name : python_ast::preorder(facts.ast, facts.ast.child(loop, Field::test))) {
    if (!facts.ast.is(name, Kind::name)) continue;
    const std::string_view spelled = facts.ast.text(name);
    if (!starts_in_python(facts, loop, spelled)) continue;
    for (const NodeId node : python_ast::preorder(facts.ast, loop)) {
      if (!facts.ast.is(node, Kind::name) || facts.ast.text(node) != spelled) continue;
      if (facts.ast.context(node) != Context::store) continue;
      const NodeId around = facts.part.parent(node);
      const NodeId given = facts.ast.is(around, Kind::aug_assign)
                               ? facts.ast.child(around, Field::value)
                               : value_given(facts.ast, facts.part, node);
      const Judgement value = given == no_node ? Judgement{} : natures.of(given);
      if (!on_tensor(value)) continue;
      to.push_back({&hazard_rule("D33"), facts.part.range(node),
                    "makes the test of the loop a tensor, which was a Python value when the loop "
                    "began, because " +
                        value.why + "; begin with a tensor"});
      return;
    }
  }
}

void list_mutator(const HazardFacts& facts, Natures& natures, NodeId call, Hazards& to) {
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
bool is_bound_again(const HazardFacts& facts, NodeId statement, std::string_view name) {
  const NodeList* block = facts.block(statement);
  if (block == nullptr) return false;
  const NodeList behind(std::find(block->begin(), block->end(), statement), block->end());
  return std::any_of(behind.begin(), behind.end(), [&](NodeId each) {
    return facts.ast.is(each, Kind::assign) && binds(facts, {each}, name);
  });
}

// A name that a branch or loop carries is read after it.
void deleted_name(const HazardFacts& facts, Natures& natures, NodeId name, Hazards& to) {
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
      hazard.fixes.push_back({"Leave the name as it is", std::move(*made),
                              "nothing checks whether the name is deleted"});
    }
  }
  to.push_back(std::move(hazard));
}

// A `raise` is executed while the program is built, whatever the value of the test.
void raised(const HazardFacts& facts, Natures& natures, NodeId raise, Hazards& to) {
  const TensorFlow around = tensor_flow_around(facts, natures, raise);
  if (around.construct == no_node || facts.scope(raise) != facts.function) return;
  to.push_back({&hazard_rule("D55"), facts.part.range(raise),
                "is raised while the program is built, whatever the test is; " + around.why +
                    "; use `assert`"});
}

}  // namespace

void check_tensor_flow(const HazardFacts& facts, Natures& natures, Hazards& to) {
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
      case Kind::call: list_mutator(facts, natures, node, to); break;
      case Kind::raise_stmt: raised(facts, natures, node, to); break;
      case Kind::name: deleted_name(facts, natures, node, to); break;
      default: break;
    }
  }
}

}  // namespace paddle_ls::to_static
