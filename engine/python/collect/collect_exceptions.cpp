// Exceptions that a program waits for by name, around what raises another one under the other
// library: `except RuntimeError`, `pytest.raises(RuntimeError)`.
//
// Each is a method of tensors for rules, called `RuntimeError_or_ValueError`: what was asked for,
// and what has to be asked for besides. Where other code runs there, too, `maybe` stands for `or`,
// as it may raise the second one for reasons of its own; where another clause asks for that one,
// `beside`.
#include <algorithm>
#include <iterator>
#include <string>

#include "engine/python/collect/guarded_blocks.hpp"
#include "engine/python/collect/name_collector.hpp"
#include "engine/python/record/recorder.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;
using Form = GuardedBlock::Form;
using namespace failing;

namespace {

struct Difference {
  std::string_view asked;
  Failures failure;
  std::string_view raised;
};

constexpr Difference differences[] = {
    {"RuntimeError", shapes, "ValueError"},   {"RuntimeError", truth, "AssertionError"},
    {"TypeError", length, "AssertionError"},  {"ValueError", number, "AssertionError"},
    {"IndexError", dimensions, "ValueError"}, {"FileNotFoundError", file, "ValueError"},
    {"RuntimeError", memory, "MemoryError"},  {"RuntimeError", graph, "SystemError"},
};

constexpr std::string_view asking_for_dimensions[] = {"flatten", "squeeze", "sum", "unsqueeze"};
constexpr std::string_view asking_for_shapes[] = {
    "add",       "add_",       "bmm",    "broadcast_to", "div",  "div_", "expand",
    "expand_as", "item",       "matmul", "mm",           "mul",  "mul_", "permute",
    "reshape",   "reshape_as", "split",  "sub",          "sub_", "topk", "view"};
constexpr std::string_view asking_for_exceptions[] = {"assertRaises", "assertRaisesRegex",
                                                      "raises"};
// Functions that raise nothing of these, so that they do not count as foreign.
constexpr std::string_view harmless[] = {"enumerate", "len", "print", "range", "str", "zip"};

template <std::size_t N>
bool is_one_of(const std::string_view (&names)[N], std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

// True for a tensor that surely has dimensions.
bool is_of_many(const Value& value) {
  return value.is_object(Kind::tensor) && value.axes != unknown_axes && value.axes > 0;
}

std::string_view last_part(std::string_view name) {
  return name.substr(name.rfind('.') + 1);
}

}  // namespace

// True for a call that is given two tensors, or several in a display.
bool NameCollector::is_given_tensors(const Call& call) const {
  int tensors = 0;
  const auto count = [&](OpId given) {
    tensors += run_.as_object(run_.value(given)).is_object(Kind::tensor) ? 1 : 0;
  };
  for (std::uint32_t i = call.first; i < call.first + call.positional + call.keywords; ++i) {
    count(tape_.operands[i]);
    const Value& given = run_.value(tape_.operands[i]);
    if (!given.is(Tag::sequence)) continue;
    const Op& display = tape_.ops[given.ref];
    for (std::uint32_t e = display.b; e < display.c; ++e) count(tape_.operands[e]);
  }
  return tensors > 1;
}

// How a function or method of the library may fail.
Failures NameCollector::failures_of_api(std::string_view api, const Call& call) const {
  const std::string_view name = last_part(api);
  const bool has_arguments = call.positional + call.keywords > 0;
  if (api == "torch.load") return file;
  if (api == "torch.autograd.grad" || api == "torch.autograd.backward") {
    return graph | shapes;
  }
  if (api.starts_with("torch.linalg.") || name == "inverse" || name == "cholesky") return shapes;
  if (is_one_of(asking_for_dimensions, name)) return has_arguments ? dimensions : 0;
  if (is_one_of(asking_for_shapes, name)) return shapes;
  return is_given_tensors(call) ? shapes : 0;
}

Failures NameCollector::failures_of_builtin(std::string_view function, const Call& call) const {
  if (call.positional != 1) return is_one_of(harmless, function) ? 0 : foreign;
  const Value given = run_.as_object(run_.value(tape_.operands[call.first]));
  if (given.is_object(Kind::tensor)) {
    if (function == "bool") return truth;
    if (function == "len") return length;
    if (function == "float" || function == "int") return is_of_many(given) ? 0 : number;
  }
  return is_one_of(harmless, function) ? 0 : foreign;
}

Failures NameCollector::failures_of_call(const Op& op) const {
  const Call& call = tape_.calls[op.b];
  const Value& callee = run_.value(op.a);
  if (callee.is(Tag::builtin)) return failures_of_builtin(names_.text(callee.ref), call);
  if (callee.is(Tag::function)) {
    return callee.ref < failures_of_scope_.size() ? failures_of_scope_[callee.ref] : foreign;
  }
  if (callee.is(Tag::name)) {
    return callee.known_root ? failures_of_api(names_.text(callee.ref), call) : foreign;
  }
  const Value object = run_.as_object(callee);
  // A function that was handed over, of which some are made on the spot.
  const bool is_handed_over =
      object.is(Tag::unknown) || (object.is_object(Kind::foreign) && !callee.is(Tag::type));
  if (is_handed_over && tape_.ops[op.a].code == Code::load) {
    return failures_of_lambdas_ | foreign;
  }
  if (object.is_object(Kind::module)) {
    const bool is_layer = object.made_by != none && object.certainty == Certainty::sure;
    return is_layer ? shapes : shapes | foreign;
  }
  const Op& written = tape_.ops[op.a];
  if (written.code != Code::attribute) return foreign;
  const Value receiver = run_.as_object(run_.value(written.a));
  if (!receiver.is_object(Kind::tensor) || receiver.certainty != Certainty::sure) return foreign;
  const std::string_view method = names_.text(written.b);
  if (method == "backward") return graph;
  if (is_one_of(asking_for_dimensions, method)) return call.positional > 0 ? dimensions : 0;
  return is_one_of(asking_for_shapes, method) ? shapes : 0;
}

Failures NameCollector::failures_of(const Op& op) const {
  const auto of_operands = [&](OpId first, OpId second) -> Failures {
    const Value left = run_.as_object(run_.value(first));
    const Value right = run_.as_object(run_.value(second));
    if (!left.is_object(Kind::tensor) || !right.is_object(Kind::tensor)) return 0;
    const bool is_sure = left.certainty == Certainty::sure && right.certainty == Certainty::sure;
    return is_sure ? shapes : shapes | foreign;
  };
  switch (op.code) {
    case Code::bar:
    case Code::binary: return of_operands(op.a, op.b);
    case Code::augment: {
      const Value changed = run_.as_object(run_.value(op.a));
      const bool is_tensor =
          changed.is_object(Kind::tensor) && changed.certainty == Certainty::sure;
      return is_tensor ? shapes : of_operands(op.a, op.b);
    }
    case Code::compare:
      if ((op.flags & identity) != 0 || op.c - op.b != 2) return 0;
      return of_operands(tape_.operands[op.b], tape_.operands[op.b + 1]);
    case Code::call: return failures_of_call(op);
    case Code::iterate: {
      const Value given = run_.as_object(run_.value(op.b));
      return given.is_object(Kind::tensor) && given.axes == 0 ? length : 0;
    }
    case Code::target_subscript: {
      const Value written = run_.as_object(run_.value(op.a));
      const bool is_tensor =
          written.is_object(Kind::tensor) && written.certainty == Certainty::sure;
      return is_tensor ? shapes : 0;
    }
    case Code::stop_branch: return foreign;
    default: return 0;
  }
}

// The builtin exception that `op` reads, if the table speaks of it.
std::string_view NameCollector::exception_named(const Op& op) const {
  if (op.code != Code::load || tape_.symbols[tape_.symbols[op.a].owner].bound) return {};
  const std::string_view name = names_.text(tape_.symbols[op.a].name);
  return name.ends_with("Error") ? name : std::string_view();
}

// True for what stands between `except` and its colon.
bool NameCollector::is_in_except(syntax::Node node) const {
  for (node = node.parent(); node; node = node.parent()) {
    if (node.kind() == except_kind_) return true;
    if (node.kind() != tuple_kind_ && node.kind() != as_pattern_kind_) return false;
  }
  return false;
}

// `"out of memory" in str(error)`
bool NameCollector::looks_for_message(const Op& op) const {
  if (op.code != Code::compare || (op.flags & identity) == 0 || op.c - op.b != 2) return false;
  const Op& asked = tape_.ops[tape_.operands[op.b + 1]];
  if (tape_.ops[tape_.operands[op.b]].code != Code::string || asked.code != Code::call)
    return false;
  const Call& call = tape_.calls[asked.b];
  const Value& callee = run_.value(asked.a);
  return callee.is(Tag::builtin) && names_.text(callee.ref) == "str" && call.positional == 1 &&
         tape_.ops[tape_.operands[call.first]].code == Code::load;
}

// One exception of a block, as a method for rules.
void NameCollector::add_exception(const GuardedBlock& block, const AskedException& asked) {
  const Op& op = tape_.ops[asked.op];
  const syntax::Node node = node_at(op, range_of(op));
  if (!node) return;
  std::string raised;
  std::string_view link = (block.failures & foreign) != 0 ? "_maybe_" : "_or_";
  for (const Difference& row : differences) {
    if (row.asked != asked.name || (block.failures & row.failure) == 0) continue;
    raised.append(raised.empty() ? "" : "_").append(row.raised);
    for (const AskedException& other : block.asked) {
      if (other.name != row.raised) continue;
      const syntax::Node beside = node_at(tape_.ops[other.op], range_of(tape_.ops[other.op]));
      if (beside && beside.parent() == node.parent()) return;
      link = "_beside_";
    }
  }
  if (raised.empty()) return;
  std::string name(asked.name);
  name.append(link).append(raised);
  const syntax::Node around = node.parent();
  const bool is_among_others = around && around.kind() == tuple_kind_;
  if (is_among_others) name.append("_among_others");
  const syntax::Node place = is_among_others ? around : node;
  const Receiver receiver = {Kind::tensor, Certainty::sure, Reason::operator_of_known, none,
                             none,         op.start};
  const std::string_view kept_name = names_.texts.text(names_.texts.intern_copy(name));
  MethodUse& use = add_as_method(op, asked.op, place, place.range(), kept_name, receiver);
  use.operand = place;
}

// A block that looks for memory in the message waits for nothing else.
void NameCollector::add_exceptions(GuardedBlock& block) {
  const auto text_of = [&](OpId message) {
    const Op& compared = tape_.ops[message];
    return tape_.operands[compared.b];
  };
  const bool is_of_memory =
      std::any_of(block.messages.begin(), block.messages.end(), [&](OpId message) {
        const std::string_view text = text::slice(source_, string_content(text_of(message)));
        return text.find("memory") != std::string_view::npos;
      });
  if (is_of_memory) block.failures = names_.uses.empty() ? 0 : memory | foreign;
  for (const AskedException& asked : block.asked) add_exception(block, asked);
  if ((block.failures & ~foreign) == 0) return;
  for (const OpId message : block.messages) {
    const Op& op = tape_.ops[text_of(message)];
    const syntax::Node node = node_at(op, range_of(op));
    if (!node) continue;
    const Receiver receiver = {Kind::tensor, Certainty::sure, Reason::operator_of_known, none,
                               none,         op.start};
    add_as_method(op, text_of(message), node, node.range(),
                  is_of_memory ? "text_of_memory_error" : "text_of_error", receiver)
        .operand = node;
  }
}

// `with pytest.raises(RuntimeError):` guards what it holds, `assertRaises(RuntimeError, f, x)` the
// call that it makes.
void NameCollector::ask_in_call(std::vector<GuardedBlock>& open, const Op& op) {
  const Op& callee = tape_.ops[op.a];
  const Call& call = tape_.calls[op.b];
  const bool is_asking = callee.code == Code::attribute && call.positional > 0 && !call.unpacks &&
                         is_one_of(asking_for_exceptions, names_.text(callee.b));
  if (!is_asking) return;
  const OpId first = tape_.operands[call.first];
  const std::string_view name = exception_named(tape_.ops[first]);
  if (name.empty()) return;
  GuardedBlock block = {.form = Form::with, .asked = {{first, name}}};
  const bool is_of_text = names_.text(callee.b) == "assertRaisesRegex";
  if (call.positional > 1 && !is_of_text) {
    const Value& made = run_.value(tape_.operands[call.first + 1]);
    Call rest = call;
    rest.first += 2;
    rest.positional -= 2;
    if (made.is(Tag::name)) block.failures = failures_of_api(names_.text(made.ref), rest);
    return add_exceptions(block);
  }
  if (op.statement == none) return;
  const syntax::Node statement = names_.statements[op.statement].node;
  if (statement.kind() != with_kind_) return;
  block.end = static_cast<std::uint32_t>(statement.range().end);
  open.push_back(std::move(block));
}

// A `with` says nowhere on the tape where it ends.
void NameCollector::close_passed(Walk walk, std::vector<GuardedBlock>& open, std::uint32_t at) {
  for (std::size_t i = open.size(); i > 0 && open[i - 1].form != Form::function; --i) {
    if (open[i - 1].form != Form::with || open[i - 1].end > at) continue;
    if (walk == Walk::ask) add_exceptions(open[i - 1]);
    open.erase(open.begin() + static_cast<std::ptrdiff_t>(i - 1));
  }
}

// Walks over the tape once. With `Walk::ask` what is asked for is added, too.
void NameCollector::walk_guarded(Walk walk) {
  std::vector<GuardedBlock> open;
  const auto close = [&] {
    if (walk == Walk::ask) add_exceptions(open.back());
    if (open.back().form == Form::function) {
      failures_of_scope_[open.back().scope] |= open.back().failures;
    }
    open.pop_back();
  };
  for (OpId at = shared_operations; at < tape_.ops.size(); ++at) {
    const Op op = tape_.ops[at];
    if (op.end != 0) close_passed(walk, open, op.start);
    const bool tests_many = op.code == Code::if_begin && is_of_many(run_.value(at - 1));
    const Failures failures = tests_many ? truth : failures_of(op);
    for (std::size_t i = open.size(); failures != 0 && i > 0; --i) {
      if (open[i - 1].form != Form::handlers) open[i - 1].failures |= failures;
      if (open[i - 1].form == Form::function) break;
    }
    switch (op.code) {
      case Code::function_begin: open.push_back({.form = Form::function, .scope = op.a}); break;
      case Code::try_begin: open.push_back({.form = Form::body}); break;
      case Code::try_body_end:
        while (!open.empty() && open.back().form == Form::with) close();
        if (!open.empty() && open.back().form == Form::body) open.back().form = Form::handlers;
        break;
      case Code::function_end:
      case Code::try_end:
        while (!open.empty() && open.back().form == Form::with) close();
        if (!open.empty()) close();
        break;
      case Code::call:
        if (walk == Walk::ask) ask_in_call(open, op);
        break;
      default: break;
    }
    if (open.empty() || open.back().form != Form::handlers) continue;
    if (looks_for_message(op)) open.back().messages.push_back(at);
    const std::string_view name = exception_named(op);
    if (name.empty()) continue;
    const syntax::Node node = node_at(op, range_of(op));
    if (node && is_in_except(node)) open.back().asked.push_back({at, name});
  }
  while (!open.empty()) close();
}

void NameCollector::collect_exceptions() {
  const bool may_ask = source_.find("except") != std::string_view::npos ||
                       source_.find("aises") != std::string_view::npos;
  if (!may_ask) return;
  failures_of_scope_.assign(names_.scopes.size(), 0);
  failures_of_lambdas_ = 0;
  walk_guarded(Walk::learn);
  for (const Op& op : tape_.ops) {
    if (op.code == Code::lambda) failures_of_lambdas_ |= failures_of_scope_[op.a];
  }
  walk_guarded(Walk::ask);
}

}  // namespace paddle_ls::python
