#include "engine/to_static/hazards/explanation.hpp"

#include <algorithm>

#include "engine/to_static/hazards/values/nature.hpp"
#include "engine/to_static/liveness.hpp"

namespace paddle_ls::to_static {
namespace {

std::string listed(const NameSet& names) {
  std::string text;
  for (const std::string& name : names) {
    text += (text.empty() ? "`" : ", `") + name + "`";
  }
  return text;
}

std::string said_of(const std::string& subject, const Judgement& judgement) {
  switch (judgement.nature) {
    case Nature::tensor:
      return "The " + subject + " is a **tensor**, because " + judgement.why + ".";
    case Nature::likely_tensor:
      return "Whether the " + subject +
             " is a tensor is decided **at run time**; it is likely one, "
             "because " +
             judgement.why + ".";
    case Nature::python:
      return "The " + subject + " is a **Python** value, because " + judgement.why + ".";
    case Nature::run_time: break;
  }
  return "Whether the " + subject + " is a tensor is decided **at run time**.";
}

std::string_view becomes(Kind kind) {
  switch (kind) {
    case Kind::if_stmt:
      return "Becomes `_jst.IfElse`: `paddle.static.nn.cond` when the test is a tensor, which "
             "builds both branches; else one branch runs as in Python.";
    case Kind::if_exp:
      return "Becomes `_jst.IfElse` of two lambdas: `paddle.static.nn.cond` when the test is a "
             "tensor, which builds both values; else one of them is evaluated as in Python.";
    case Kind::while_stmt:
      return "Becomes `_jst.While`: `paddle.static.nn.while_loop` when the test is a tensor, else "
             "the loop runs as in Python while the program is built.";
    case Kind::for_stmt:
      return "Becomes `_jst.While` over an index, which counts in the program when the length is a "
             "tensor; else the loop runs while the program is built.";
    case Kind::comprehension:
      return "Stays a loop of Python, which runs while the program is built: its length must be "
             "known then.";
    case Kind::assert_stmt: return "Becomes `_jst.Assert`; the message is not used for a tensor.";
    case Kind::break_stmt:
      return "Becomes a flag: the rest of the loop is guarded by it, and the test of the loop "
             "checks it.";
    case Kind::continue_stmt: return "Becomes a flag that guards the rest of the loop's body.";
    default: return {};
  }
}

std::string_view becomes(Operator op) {
  switch (op) {
    case Operator::logical_and:
      return "Becomes `_jst.And`: `paddle.logical_and` when both operands are tensors, and then "
             "both are evaluated; else as in Python.";
    case Operator::logical_or:
      return "Becomes `_jst.Or`: `paddle.logical_or` when both operands are tensors, and then both "
             "are evaluated; else as in Python.";
    default: return "Becomes `_jst.Not`: `paddle.logical_not` of a tensor, else as in Python.";
  }
}

// The word at `offset`, or empty.
text::ByteRange word_at(std::string_view source, std::size_t offset) {
  const auto is_letter = [&](std::size_t at) {
    return at < source.size() && 'a' <= source[at] && source[at] <= 'z';
  };
  std::size_t start = offset;
  while (start > 0 && is_letter(start - 1)) --start;
  std::size_t end = start;
  while (is_letter(end)) ++end;
  return {start, end};
}

bool stands_between(const Part& part, text::ByteRange word, NodeId left, NodeId right) {
  return part.range(left).end <= word.start && word.end <= part.range(right).start;
}

// Whether `word` is a keyword of the node itself.
bool is_keyword_of(const Part& part, NodeId node, text::ByteRange word) {
  const Ast& ast = part.ast;
  const Kind kind = ast.kind(node);
  if (kind == Kind::bool_op) {
    const NodeList& operands = ast.list(node, Field::values);
    return std::adjacent_find(operands.begin(), operands.end(), [&](NodeId left, NodeId right) {
             return stands_between(part, word, left, right);
           }) != operands.end();
  }
  if (kind == Kind::if_exp) {
    const NodeId test = ast.child(node, Field::test);
    return stands_between(part, word, ast.child(node, Field::left), test) ||
           stands_between(part, word, test, ast.child(node, Field::right));
  }
  if (kind == Kind::comprehension) {
    const std::size_t target = part.range(ast.child(node, Field::target)).start;
    return text::slice(part.source, word) == "for" && word.end < target &&
           part.source.substr(word.end, target - word.end).find_first_not_of(" \t(") ==
               std::string_view::npos;
  }
  const bool is_not = kind == Kind::unary_op && ast.op(node) == Operator::logical_not;
  return (is_not || !becomes(kind).empty()) && part.range(node).start == word.start;
}

std::string carried(const HazardFacts& facts, NodeId node) {
  const Liveness liveness(facts.ast, facts.function);
  if (!liveness.knows(node)) return {};
  const NameScope& scope = liveness.scope(node);
  std::string text;
  if (!scope.written.empty()) text += "\n\nCarried: " + listed(scope.written);
  if (!scope.created.empty()) text += "\n\nUndefined before: " + listed(scope.created);
  const auto lists = liveness.push_pop_names(node);
  if (!lists.empty()) {
    text += "\n\nTensor arrays, when they are lists: " + listed({lists.begin(), lists.end()});
  }
  return text;
}

// What decides whether the flag of a `break` or `continue` is a tensor.
std::string said_of_guard(const HazardFacts& facts, Natures& natures, NodeId exit) {
  const NodeId around = facts.control_flow(exit);
  if (around == no_node || !facts.ast.is(around, Kind::if_stmt)) return {};
  const Judgement judgement = natures.of(facts.ast.child(around, Field::test));
  if (judgement.nature == Nature::python) return "\n\nThe flag stays a Python value.";
  if (judgement.nature == Nature::run_time) return {};
  return "\n\nThe flag becomes a **tensor**, because of the test before it: " + judgement.why +
         ". The test of the loop has to be a tensor from the start.";
}

std::string card(const HazardFacts& facts, NodeId node) {
  const Ast& ast = facts.ast;
  Natures natures(facts);
  if (ast.is(node, Kind::unary_op)) {
    return std::string(becomes(Operator::logical_not)) + "\n\n" +
           said_of("operand", natures.of(ast.child(node, Field::operand)));
  }
  if (ast.is(node, Kind::bool_op)) {
    std::string text(becomes(ast.op(node)));
    for (const NodeId operand : ast.list(node, Field::values)) {
      text += "\n\n" + said_of("operand `" + std::string(facts.part.text(operand)) + "`",
                               natures.of(operand));
    }
    return text;
  }
  std::string text(becomes(ast.kind(node)));
  if (ast.has(node, Field::test)) {
    text += "\n\n" + said_of("test", natures.of(ast.child(node, Field::test)));
  }
  if (ast.is(node, Kind::for_stmt) || ast.is(node, Kind::comprehension)) {
    text += "\n\n" + said_of("iterable", natures.of(ast.child(node, Field::iter)));
  }
  const bool leaves = ast.is(node, Kind::break_stmt) || ast.is(node, Kind::continue_stmt);
  return text + (leaves ? said_of_guard(facts, natures, node) : carried(facts, node));
}

// Whether the function is converted code and meets `range`.
bool concerns(const Converted& converted, text::ByteRange range) {
  const Part& part = *converted.part;
  return part.ast.is(converted.function, Kind::function_def) &&
         part.range(converted.function).touches(range);
}

}  // namespace

std::optional<Explanation> explain(const std::vector<Converted>& converted, std::size_t offset) {
  for (const Converted& each : converted) {
    if (!concerns(each, {offset, offset})) continue;
    const Part& part = *each.part;
    const text::ByteRange word = word_at(part.source, offset);
    if (word.empty()) return std::nullopt;
    const HazardFacts facts(each);
    for (const NodeId node : facts.nodes) {
      if (is_keyword_of(part, node, word)) return Explanation{word, card(facts, node)};
    }
  }
  return std::nullopt;
}

std::vector<TensorTest> tensor_tests(const std::vector<Converted>& converted,
                                     text::ByteRange range) {
  std::vector<TensorTest> tests;
  for (const Converted& each : converted) {
    if (!concerns(each, range)) continue;
    const Part& part = *each.part;
    const HazardFacts facts(each);
    Natures natures(facts);
    for (const NodeId node : facts.nodes) {
      if (becomes(part.ast.kind(node)).empty() || !part.ast.has(node, Field::test)) continue;
      const NodeId test = part.ast.child(node, Field::test);
      if (!part.range(test).touches(range)) continue;
      const Judgement judgement = natures.of(test);
      if (judgement.nature < Nature::likely_tensor) continue;
      tests.push_back({part.range(test),
                       judgement.nature == Nature::tensor ? "tensor" : "likely a tensor",
                       said_of("test", judgement)});
    }
  }
  const auto place = [](const TensorTest& test) { return test.range; };
  std::sort(tests.begin(), tests.end(), [&](const TensorTest& left, const TensorTest& right) {
    return place(left) < place(right);
  });
  const auto repeated = std::unique(
      tests.begin(), tests.end(),
      [&](const TensorTest& left, const TensorTest& right) { return place(left) == place(right); });
  tests.erase(repeated, tests.end());
  return tests;
}

}  // namespace paddle_ls::to_static
