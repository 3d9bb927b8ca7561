#include "engine/python/collect/caught_exceptions.hpp"

#include <algorithm>
#include <string>

#include "engine/python/collect/guarded_blocks.hpp"
#include "engine/python/collect/state/method_like.hpp"

namespace paddle_ls::python {

namespace {

MethodLike tensor_method(const Op& op, OpId at, syntax::Node node, std::string_view name) {
  return {
      .receiver_op = at,
      .node = node,
      .written = node.range(),
      .name = name,
      .receiver = {Kind::tensor, Certainty::sure, Reason::operator_of_known, none, none, op.start}};
}

// `RuntimeError_or_ValueError`; empty if the program does not need to catch another exception.
std::string method_name(const FileView& file, const GuardedBlock& block,
                        const AskedException& asked, syntax::Node node) {
  std::string raised;
  std::string_view link = (block.failures & failing::foreign) != 0 ? "_maybe_" : "_or_";
  for (const RaisedInstead& row : file.library.raised_instead()) {
    if (row.expected != asked.name || (block.failures & row.by) == 0) continue;
    raised.append(raised.empty() ? "" : "_").append(row.raised);
    for (const AskedException& other : block.asked) {
      if (other.name != row.raised) continue;
      const Op& op = file.tape.ops[other.op];
      const syntax::Node beside = node_at(file, op, range_of(op));
      if (beside && beside.parent() == node.parent()) return {};
      link = "_beside_";
    }
  }
  return raised.empty() ? std::string() : std::string(asked.name).append(link).append(raised);
}

void add_exception(Collection& found, const GuardedBlock& block, const AskedException& asked) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[asked.op];
  const syntax::Node node = node_at(file, op, range_of(op));
  if (!node) return;
  std::string name = method_name(file, block, asked, node);
  if (name.empty()) return;
  const syntax::Node around = node.parent();
  const bool is_among_others = around && around.kind() == file.grammar.tuple_kind;
  if (is_among_others) name.append("_among_others");
  const syntax::Node place = is_among_others ? around : node;
  Interner& texts = found.names.texts;
  const std::string_view kept_name = texts.text(texts.intern_copy(name));
  add_as_method(found, op, tensor_method(op, asked.op, place, kept_name)).operand = place;
}

// The string that a comparison looks for in the message.
OpId text_of(const FileView& file, OpId message) {
  return elements_of(file, file.tape.ops[message])[0];
}

bool asks_for_memory(const FileView& file, const GuardedBlock& block) {
  return std::any_of(block.messages.begin(), block.messages.end(), [&](OpId message) {
    const text::ByteRange content = string_content(file, text_of(file, message));
    return text::slice(file.source, content).find("memory") != std::string_view::npos;
  });
}

void add_message(Collection& found, OpId text, std::string_view name) {
  const Op& op = found.file.tape.ops[text];
  const syntax::Node node = node_at(found.file, op, range_of(op));
  if (node) add_as_method(found, op, tensor_method(op, text, node, name)).operand = node;
}

void add_block(Collection& found, GuardedBlock& block) {
  const bool is_of_memory = asks_for_memory(found.file, block);
  // A block that looks for memory in the message handles only that failure.
  if (is_of_memory)
    block.failures = found.names.uses.empty() ? 0 : failing::memory | failing::foreign;
  for (const AskedException& asked : block.asked) add_exception(found, block, asked);
  if ((block.failures & ~failing::foreign) == 0) return;
  const std::string_view name = is_of_memory ? "text_of_memory_error" : "text_of_error";
  for (const OpId message : block.messages) {
    add_message(found, text_of(found.file, message), name);
  }
}

}  // namespace

void collect_exceptions(Collection& found) {
  const FileView& file = found.file;
  const bool may_ask = file.source.find("except") != std::string_view::npos ||
                       file.source.find("aises") != std::string_view::npos;
  if (!may_ask) return;
  // Functions may be called before the walk has seen their bodies: the first walk only collects how
  // they fail.
  FunctionFailures functions = {.of_scope = std::vector<Failures>(file.names.scopes.size(), 0)};
  find_guarded_blocks(file, functions);
  for (const Op& op : file.tape.ops) {
    if (op.code == OpCode::lambda) functions.of_lambdas |= functions.of_scope[op.a];
  }
  for (GuardedBlock& block : find_guarded_blocks(file, functions)) add_block(found, block);
}

}  // namespace paddle_ls::python
