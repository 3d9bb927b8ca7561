#include "engine/python/collect/guarded_blocks.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

using Form = GuardedBlock::Form;

namespace {

constexpr std::string_view asking_for_exceptions[] = {"assertRaises", "assertRaisesRegex",
                                                      "raises"};

struct Walk {
  const FileView& file;
  FunctionFailures& functions;
  std::vector<GuardedBlock> open = {};  // innermost last
  std::vector<GuardedBlock> closed = {};
};

void close_innermost(Walk& walk) {
  GuardedBlock block = std::move(walk.open.back());
  walk.open.pop_back();
  if (block.form == Form::function) walk.functions.of_scope[block.scope] |= block.failures;
  walk.closed.push_back(std::move(block));
}

void close_withs(Walk& walk) {
  while (!walk.open.empty() && walk.open.back().form == Form::with) close_innermost(walk);
}

// The tape does not record the end of a `with`.
void close_passed_withs(Walk& walk, std::uint32_t at) {
  std::vector<GuardedBlock>& open = walk.open;
  for (std::size_t i = open.size(); i > 0 && open[i - 1].form != Form::function; --i) {
    if (open[i - 1].form != Form::with || open[i - 1].end > at) continue;
    walk.closed.push_back(std::move(open[i - 1]));
    open.erase(open.begin() + static_cast<std::ptrdiff_t>(i - 1));
  }
}

// The builtin exception that `op` reads; empty for anything else.
std::string_view exception_named(const FileView& file, const Op& op) {
  if (op.code != OpCode::load || file.tape.symbols[variable_of(file, op)].bound) return {};
  const std::string_view name = file.names.text(file.tape.symbols[op.a].name);
  return name.ends_with("Error") ? name : std::string_view();
}

// True between `except` and its colon.
bool is_in_except(const FileView& file, syntax::Node node) {
  for (node = node.parent(); node; node = node.parent()) {
    if (node.kind() == file.grammar.except_kind) return true;
    const bool is_list = node.kind() == file.grammar.tuple_kind;
    if (!is_list && node.kind() != file.grammar.as_pattern_kind) return false;
  }
  return false;
}

// `"out of memory" in str(error)`
bool looks_for_message(const FileView& file, const Op& op) {
  if (op.code != OpCode::compare || (op.flags & identity) == 0 || op.c - op.b != 2) return false;
  const std::span<const OpId> operands = elements_of(file, op);
  const Op& asked = file.tape.ops[operands[1]];
  if (file.tape.ops[operands[0]].code != OpCode::string || asked.code != OpCode::call) return false;
  const Call& call = file.tape.calls[asked.b];
  const Value& callee = file.run.value(asked.a);
  return callee.is(Value::Tag::builtin) && file.names.text(callee.ref) == "str" &&
         call.positional == 1 && file.tape.ops[file.tape.operands[call.first]].code == OpCode::load;
}

// `with pytest.raises(RuntimeError):` guards its body, `assertRaises(RuntimeError, f, x)` the call
// that it makes.
void ask_in_call(Walk& walk, const Op& op) {
  const FileView& file = walk.file;
  const Op& callee = file.tape.ops[op.a];
  const Call& call = file.tape.calls[op.b];
  if (callee.code != OpCode::attribute || call.positional == 0 || call.unpacks) return;
  const std::string_view method = file.names.text(callee.b);
  if (std::find(std::begin(asking_for_exceptions), std::end(asking_for_exceptions), method) ==
      std::end(asking_for_exceptions)) {
    return;
  }
  const OpId first = file.tape.operands[call.first];
  const std::string_view name = exception_named(file, file.tape.ops[first]);
  if (name.empty()) return;
  GuardedBlock block = {.form = Form::with, .asked = {{first, name}}};
  if (call.positional > 1 && method != "assertRaisesRegex") {
    const Value& made = file.run.value(file.tape.operands[call.first + 1]);
    Call rest = call;
    rest.first += 2;
    rest.positional -= 2;
    if (made.is(Value::Tag::name)) {
      block.failures = failures_of_api(file, file.names.text(made.ref), rest);
    }
    walk.closed.push_back(std::move(block));
    return;
  }
  if (op.statement == none) return;
  const syntax::Node statement = file.names.statements[op.statement].node;
  if (statement.kind() != file.grammar.with_kind) return;
  block.end = static_cast<std::uint32_t>(statement.range().end);
  walk.open.push_back(std::move(block));
}

void note_failures(Walk& walk, OpId at) {
  const Failures failures = failures_of(walk.file, walk.functions, at);
  for (std::size_t i = walk.open.size(); failures != 0 && i > 0; --i) {
    GuardedBlock& block = walk.open[i - 1];
    if (block.form != Form::handlers) block.failures |= failures;
    if (block.form == Form::function) break;
  }
}

// The exception that a handler catches, and the text that it looks for in the message.
void note_question(Walk& walk, OpId at) {
  const FileView& file = walk.file;
  if (walk.open.empty() || walk.open.back().form != Form::handlers) return;
  const Op& op = file.tape.ops[at];
  GuardedBlock& block = walk.open.back();
  if (looks_for_message(file, op)) block.messages.push_back(at);
  const std::string_view name = exception_named(file, op);
  if (name.empty()) return;
  const syntax::Node node = node_at(file, op, range_of(op));
  if (node && is_in_except(file, node)) block.asked.push_back({at, name});
}

void step(Walk& walk, OpId at) {
  const Op& op = walk.file.tape.ops[at];
  std::vector<GuardedBlock>& open = walk.open;
  if (op.code == OpCode::call) ask_in_call(walk, op);
  switch (op.control) {
    case Control::function_begin: open.push_back({.form = Form::function, .scope = op.a}); break;
    case Control::try_begin: open.push_back({.form = Form::body}); break;
    case Control::try_body_end:
      close_withs(walk);
      if (!open.empty() && open.back().form == Form::body) open.back().form = Form::handlers;
      break;
    case Control::function_end:
    case Control::try_end:
      close_withs(walk);
      if (!open.empty()) close_innermost(walk);
      break;
    default: break;
  }
}

}  // namespace

std::vector<GuardedBlock> find_guarded_blocks(const FileView& file, FunctionFailures& functions) {
  Walk walk = {file, functions};
  for (OpId at = shared_operations; at < file.tape.ops.size(); ++at) {
    const Op& op = file.tape.ops[at];
    if (op.end != 0) close_passed_withs(walk, op.start);
    note_failures(walk, at);
    step(walk, at);
    note_question(walk, at);
  }
  while (!walk.open.empty()) close_innermost(walk);
  return std::move(walk.closed);
}

}  // namespace paddle_ls::python
