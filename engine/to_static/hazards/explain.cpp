#include "engine/to_static/hazards/explain.hpp"

#include "engine/to_static/hazards/nature.hpp"
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

std::string said_of_test(const Judgement& judgement) {
  switch (judgement.nature) {
    case Nature::tensor: return "The test is a **tensor**, because " + judgement.why + ".";
    case Nature::likely_tensor:
      return "The test is decided **at run time**; it is likely a tensor, because " +
             judgement.why + ".";
    case Nature::python: return "The test is a **Python** value, because " + judgement.why + ".";
    case Nature::run_time: break;
  }
  return "Whether the test is a tensor is decided **at run time**.";
}

std::string_view becomes(Kind kind) {
  switch (kind) {
    case Kind::if_stmt:
      return "Becomes `_jst.IfElse`: `paddle.static.nn.cond` when the test is a tensor, which "
             "builds both branches; else one branch runs as in Python.";
    case Kind::while_stmt:
      return "Becomes `_jst.While`: `paddle.static.nn.while_loop` when the test is a tensor, else "
             "the loop runs as in Python while the program is built.";
    case Kind::for_stmt:
      return "Becomes `_jst.While` over an index, which counts in the program when the length is a "
             "tensor; else the loop runs while the program is built.";
    case Kind::assert_stmt: return "Becomes `_jst.Assert`; the message is not used for a tensor.";
    case Kind::break_stmt:
      return "Becomes a flag: the rest of the loop is guarded by it, and the test of the loop asks "
             "for it.";
    case Kind::continue_stmt: return "Becomes a flag that guards the rest of the loop's body.";
    default: return {};
  }
}

bool has_card(Kind kind) {
  return !becomes(kind).empty();
}

text::ByteRange keyword(const Program& program, NodeId node) {
  const text::ByteRange range = program.range(node);
  std::size_t end = range.start;
  while (end < range.end && 'a' <= program.source[end] && program.source[end] <= 'z') ++end;
  return {range.start, end};
}

std::string carried(const Facts& facts, NodeId node) {
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

std::string card(const Facts& facts, NodeId node) {
  std::string text(becomes(facts.ast.kind(node)));
  if (facts.ast.has(node, Field::test)) {
    Natures natures(facts);
    text += "\n\n" + said_of_test(natures.of(facts.ast.child(node, Field::test)));
  }
  return text + carried(facts, node);
}

}  // namespace

std::optional<Explanation> explain(syntax::Node module, std::string_view source,
                                   std::size_t offset) {
  const Program program = read_program(module, source);
  for (const Converted& converted : converted_functions(program, Reach::converted)) {
    const text::ByteRange whole = program.range(converted.function);
    if (!whole.contains(offset) || !program.ast.is(converted.function, Kind::function_def))
      continue;
    const Facts facts(program, converted);
    for (const NodeId node : facts.nodes) {
      if (!has_card(program.ast.kind(node))) continue;
      const text::ByteRange word = keyword(program, node);
      if (word.contains(offset)) return Explanation{word, card(facts, node)};
    }
  }
  return std::nullopt;
}

}  // namespace paddle_ls::to_static
