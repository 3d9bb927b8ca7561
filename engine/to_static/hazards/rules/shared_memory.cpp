// Tensors that control flow over tensors passes on unchanged.
//
// What comes out of an `if` or loop of a program shares its memory with the tensor that one path
// passes on. Paddle 3 does not know that when it lets a later operation write into its operand.
#include <algorithm>

#include "engine/to_static/hazards/program/edit_source.hpp"
#include "engine/to_static/hazards/values/hazard_facts.hpp"
#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {
namespace {

// Functions and methods whose result takes the memory of their operand, beside operators.
constexpr std::string_view elementwise[] = {"abs",  "ceil",   "exp",   "floor",   "log",
                                            "relu", "round",  "rsqrt", "sigmoid", "sin",
                                            "sqrt", "square", "tanh"};

// The value of a name, and another name that holds the same tensor.
struct Alias {
  NodeId value;  // the name that is assigned
  std::string_view name;
  std::string_view other;
};

class SharedMemory {
 public:
  SharedMemory(const HazardFacts& facts, Natures& natures, Hazards& to)
      : facts_(facts), ast_(facts.ast), natures_(natures), to_(to) {}

  void run() {
    for (const NodeId node : facts_.nodes) {
      const bool flows = ast_.is(node, Kind::if_stmt) || ast_.is(node, Kind::while_stmt);
      if (!flows || facts_.scope(node) != facts_.function) continue;
      const Judgement test = natures_.of(ast_.child(node, Field::test));
      if (on_tensor(test)) construct(node, test.why);
    }
  }

 private:
  bool is_plain_alias(NodeId statement) const {
    return ast_.is(statement, Kind::assign) && ast_.list(statement, Field::targets).size() == 1 &&
           ast_.is(ast_.list(statement, Field::targets).front(), Kind::name) &&
           ast_.is(ast_.child(statement, Field::value), Kind::name);
  }

  Alias alias_of(NodeId statement) const {
    const NodeId value = ast_.child(statement, Field::value);
    return {value, ast_.text(ast_.list(statement, Field::targets).front()), ast_.text(value)};
  }

  bool is_bound_between(NodeId first, NodeId last, std::string_view name) const {
    return std::any_of(facts_.nodes.begin(), facts_.nodes.end(), [&](NodeId node) {
      return ast_.is(node, Kind::name) && ast_.text(node) == name &&
             ast_.context(node) != Context::load &&
             facts_.part.range(node).start >= facts_.part.range(first).end &&
             facts_.part.range(node).start < facts_.part.range(last).start;
    });
  }

  bool binds(const NodeList& block, std::string_view name) const {
    return std::any_of(block.begin(), block.end(), [&](NodeId statement) {
      const auto below = python_ast::preorder(ast_, statement);
      return std::any_of(below.begin(), below.end(), [&](NodeId node) {
        return ast_.is(node, Kind::name) && ast_.text(node) == name &&
               ast_.context(node) == Context::store;
      });
    });
  }

  // Two names of one tensor before the construct, which binds one of them on some paths; or one
  // branch that gives its name the tensor of another.
  void construct(NodeId node, const std::string& why) {
    const NodeList& body = ast_.list(node, Field::body);
    const NodeList& orelse = ast_.list(node, Field::orelse);
    const NodeList* around = facts_.block(node);
    if (around != nullptr) {
      for (const NodeId statement : *around) {
        if (statement == node) break;
        if (!is_plain_alias(statement)) continue;
        const Alias made = alias_of(statement);
        if (is_bound_between(statement, node, made.name)) continue;
        if (is_bound_between(statement, node, made.other)) continue;
        for (const auto& [name, other] :
             {std::pair(made.name, made.other), std::pair(made.other, made.name)}) {
          const bool some_ways = binds(body, name) != binds(orelse, name);
          if (some_ways && !binds(body, other) && !binds(orelse, other)) {
            judge(node, {made.value, name, other}, why);
          }
        }
      }
    }
    if (!ast_.is(node, Kind::if_stmt) || orelse.empty()) return;
    for (const NodeList* block : {&body, &orelse}) {
      const NodeId last = block->back();
      if (!is_plain_alias(last)) continue;
      const Alias made = alias_of(last);
      const NodeList& opposite = block == &body ? orelse : body;
      const bool is_kept = !binds(body, made.other) && !binds(orelse, made.other);
      if (binds(opposite, made.name) && is_kept) judge(node, made, why);
    }
  }

  // Of the left operand, or of the other one beside a number.
  bool takes_memory(NodeId operation, NodeId operand) const {
    const Operator op = ast_.op(operation);
    if (op != Operator::add && op != Operator::sub && op != Operator::mult) {
      return op == Operator::div && ast_.child(operation, Field::left) == operand;
    }
    const NodeId left = ast_.child(operation, Field::left);
    return left == operand || ast_.is(left, Kind::constant);
  }

  // Whether the operation may put its result into the memory of this operand.
  bool may_overwrite(NodeId read) const {
    const NodeId around = facts_.part.parent(read);
    if (ast_.is(around, Kind::bin_op)) return takes_memory(around, read);
    NodeId call = around;
    if (ast_.is(around, Kind::attribute)) call = facts_.part.parent(around);
    if (!ast_.is(call, Kind::call)) return false;
    const NodeId callee = ast_.child(call, Field::func);
    return std::find(std::begin(elementwise), std::end(elementwise), ast_.text(callee)) !=
           std::end(elementwise);
  }

  // Only the last operation on a tensor takes its memory.
  void judge(NodeId node, const Alias& alias, const std::string& why) {
    const auto reads = facts_.reads_behind(node, alias.name);
    const auto others = facts_.reads_behind(node, alias.other);
    if (reads.empty() || others.empty() || !may_overwrite(reads.back())) return;
    if (facts_.part.range(others.back()).start < facts_.part.range(reads.back()).start) return;
    if (natures_.of(alias.value).nature == Nature::python) return;
    Hazard hazard{&hazard_rule("D65"), facts_.part.range(alias.value),
                  "`" + std::string(alias.name) + "` may share its memory with `" +
                      std::string(alias.other) + "`, which an operation on it then overwrites; " +
                      "the test is a tensor, because " + why + "; copy the tensor here"};
    SourceEdits edits(facts_.part);
    edits.replace(facts_.part.range(alias.value), std::string(ast_.text(alias.value)) + ".clone()");
    if (auto made = edits.made()) {
      hazard.fixes.push_back({"Copy the tensor", std::move(*made),
                              "`" + std::string(ast_.text(alias.value)) + "` is a tensor"});
    }
    to_.push_back(std::move(hazard));
  }

  const HazardFacts& facts_;
  const Ast& ast_;
  Natures& natures_;
  Hazards& to_;
};

}  // namespace

void check_shared_memory(const HazardFacts& facts, Natures& natures, Hazards& to) {
  SharedMemory(facts, natures, to).run();
}

}  // namespace paddle_ls::to_static
