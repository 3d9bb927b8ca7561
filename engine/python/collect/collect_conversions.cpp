// Objects of the library as numbers, texts and keys: `int(x)`, `f"{x.dtype}"`, `cache[x.shape]`.
#include <algorithm>
#include <iterator>

#include "engine/python/collect/name_collector.hpp"
#include "engine/python/record/recorder.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

struct Conversion {
  std::string_view function;
  Kind kind;
  std::string_view method;
};

// What builtins ask objects for.
constexpr Conversion conversions[] = {
    {"float", Kind::tensor, "__float__"}, {"format", Kind::dtype, "__format__"},
    {"hash", Kind::size, "__hash__"},     {"int", Kind::tensor, "__int__"},
    {"repr", Kind::dtype, "__repr__"},    {"repr", Kind::size, "__repr__"},
    {"str", Kind::dtype, "__str__"},      {"str", Kind::size, "__str__"},
    {"str", Kind::tensor, "__str__"},     {"repr", Kind::tensor, "__repr__"},
    {"round", Kind::tensor, "__round__"},
};

// True for what shows the name of its library as text. `.shape` alone may be that of an array.
bool names_library(const Value& object) {
  const bool may_be_array = object.reason == Reason::tensor_only_method;
  return object.is_object(Kind::dtype) || (object.is_object(Kind::size) && !may_be_array);
}

}  // namespace

// `operand` is asked for what `method` gives.
void NameCollector::add_asked(OpId operand, std::string_view method, Certainty at_most) {
  if (operand < shared_operations) return;
  const Op& op = tape_.ops[operand];
  const Value object = run_.as_object(run_.value(operand));
  const syntax::Node node = node_at(op, range_of(op));
  if (!node) return;
  Receiver receiver = receiver_by_value(object, none);
  receiver.certainty = std::min(receiver.certainty, at_most);
  MethodUse& use = add_as_method(op, operand, node, node.range(), method, receiver);
  use.operand = node;
  if (object.axes != unknown_axes && object.axes > 0) use.facts.add(Fact::has_axes);
  if (object.may_be_none) use.facts.add(Fact::may_be_none);
}

// `int(x)`, `str(x.dtype)`, `math.sqrt(x)`, `isinstance(x.shape, tuple)`
void NameCollector::collect_conversion(const Op& call) {
  const Call& given = tape_.calls[call.b];
  if (given.positional == 0 || given.unpacks) return;
  const Value& callee = run_.value(call.a);
  const OpId first = tape_.operands[given.first];
  const Value object = run_.as_object(run_.value(first));
  const bool is_shape = object.is_object(Kind::size);
  const bool has_axes = object.axes != unknown_axes && object.axes > 0;
  if (callee.is(Tag::builtin)) {
    const std::string_view function = names_.text(callee.ref);
    // What calls pass may be something else as well.
    const bool is_surely_shape = is_shape && object.certainty == Certainty::sure;
    if (function == "isinstance" && is_surely_shape) return collect_asked_type(given);
    for (const Conversion& row : conversions) {
      if (row.function != function || !object.is_object(row.kind)) continue;
      if (function == "round") return collect_as_call(call, first, row.method);
      if (function == "str" || function == "repr") {
        const bool is_evident =
            row.kind == Kind::tensor ? object.certainty == Certainty::sure : names_library(object);
        if (is_evident && !is_only_shown(call)) collect_as_call(call, first, row.method);
        return;
      }
      if (row.kind == Kind::tensor && !has_axes) continue;
      return add_asked(first, row.method);
    }
    return;
  }
  if (callee.is(Tag::name) && object.is_object(Kind::tensor) && has_axes &&
      names_.text(callee.ref).starts_with("math.")) {
    return add_asked(first, "__float__");
  }
  if (is_shape && looks_up(call)) return collect_key(first);
  if (callee_is_text_method(call)) return collect_filled_parts(given);
  if (is_of_program(call)) {
    for (std::uint32_t i = 0; i < given.positional + given.keywords; ++i) {
      const OpId argument = tape_.operands[given.first + i];
      if (run_.value(argument).is_object(Kind::size)) add_asked(argument, "handed_on");
    }
  }
  const bool caches = callee.is(Tag::function) && is_cached(callee.ref);
  for (std::uint32_t i = 0; caches && i < given.positional + given.keywords; ++i) {
    collect_key(tape_.operands[given.first + i]);
  }
}

// True for a call of what the program may define itself. Kernels of Triton are another language.
bool NameCollector::is_of_program(const Op& call) const {
  const Value& callee = run_.value(call.a);
  if (callee.is(Tag::function) || callee.is(Tag::type) || callee.is(Tag::instance)) return true;
  if (callee.is(Tag::name)) {
    const bool is_foreign = kinds_.call_result(names_.text(callee.ref), {}) != Kind::unknown;
    const bool is_kernel = names_.text(callee.ref).starts_with("triton.");
    return !callee.known_root && !is_foreign && !is_kernel;
  }
  const Op& op = tape_.ops[call.a];
  return op.code == Code::attribute && run_.value(op.a).is(Tag::instance) &&
         is_own_member(run_.value(op.a), op.b);
}

// True for methods of sets and dictionaries that take an element or a key first.
bool NameCollector::looks_up(const Op& call) const {
  static constexpr std::string_view methods[] = {"add", "discard", "get", "pop", "setdefault"};
  const Op& callee = tape_.ops[call.a];
  if (callee.code != Code::attribute) return false;
  const Value holder = run_.as_object(run_.value(callee.a));
  const bool may_be_one = holder.is_object(Kind::foreign) || holder.is(Tag::unknown) ||
                          run_.value(callee.a).is(Tag::mapping);
  return may_be_one && std::find(std::begin(methods), std::end(methods), names_.text(callee.b)) !=
                           std::end(methods);
}

// `round(x, 2)`: the whole call is the use.
void NameCollector::collect_as_call(const Op& call, OpId operand, std::string_view method) {
  const syntax::Node node = node_at(call, range_of(call));
  const Value object = run_.as_object(run_.value(operand));
  const syntax::Node list = node ? node.field(arguments_field_) : syntax::Node();
  if (!list || list.named_child_count() == 0 || list.named_child_count() > 2) return;
  MethodUse& use = add_as_method(call, operand, node, range_of(tape_.ops[call.a]), method,
                                 receiver_by_value(object, none));
  use.operand = list.named_child(0);
  if (list.named_child_count() == 2) use.other = list.named_child(1);
}

// True for a text that a person reads and no program: printed, logged or raised.
bool NameCollector::is_only_shown(const Op& op) const {
  static constexpr std::string_view showing[] = {"print", "info", "debug", "warning",        "warn",
                                                 "error", "log",  "write", "set_description"};
  constexpr int farthest = 12;
  syntax::Node node = node_at(op, range_of(op));
  for (int i = 0; node && i < farthest; ++i) {
    node = node.parent();
    if (!node) return false;
    const std::string_view text = node.in(source_);
    if (text.starts_with("raise ") || text.starts_with("assert ")) return true;
    if (node.kind() != call_kind_) continue;
    const std::string_view callee = text.substr(0, text.find('('));
    const std::string_view name = callee.substr(callee.rfind('.') + 1);
    if (std::find(std::begin(showing), std::end(showing), name) != std::end(showing)) return true;
  }
  return false;
}

// `isinstance(x.shape, (list, tuple))`: it is a tuple in the library.
void NameCollector::collect_asked_type(const Call& call) {
  if (call.positional != 2) return;
  const OpId asked = tape_.operands[call.first + 1];
  const Value& types = run_.value(asked);
  const auto is_sequence_type = [&](const Value& type) {
    if (!type.is(Tag::builtin)) return false;
    const std::string_view name = names_.text(type.ref);
    return name == "tuple" || name == "list";
  };
  bool asks = is_sequence_type(types);
  if (types.is(Tag::sequence)) {
    const Op& display = tape_.ops[types.ref];
    for (std::uint32_t i = display.b; i < display.c; ++i) {
      if (!is_sequence_type(run_.value(tape_.operands[i]))) return;
      asks = true;
    }
  }
  if (asks) add_asked(tape_.operands[call.first], "__class__");
}

// True for a function of this file that keeps what it gave, by what it was given.
bool NameCollector::is_cached(ScopeId function) const {
  const OpId defined = tape_.functions[tape_.function_of_scope[function]].defined;
  if (defined == none) return false;
  for (OpId at = defined; tape_.ops[at - 1].code == Code::decorated_by; --at) {
    const OpId decorator = tape_.ops[at - 1].a;
    const bool is_made = tape_.ops[decorator].code == Code::call;
    const Value& maker = run_.value(is_made ? tape_.ops[decorator].a : decorator);
    if (!maker.is(Tag::name)) continue;
    const std::string_view name = names_.text(maker.ref);
    if (name == "functools.lru_cache" || name == "functools.cache") return true;
  }
  return false;
}

// A shape as a key, or in a tuple that is one: where an object is looked up by it, it has to be
// hashed.
void NameCollector::collect_key(OpId key) {
  if (key < shared_operations) return;
  const Value& value = run_.value(key);
  if (value.is_object(Kind::size)) return add_asked(key, "__hash__");
  if (!value.is(Tag::sequence) || (tape_.ops[value.ref].flags & is_list) != 0) return;
  if (keys_.size() < tape_.ops.size()) keys_.resize(tape_.ops.size(), false);
  if (keys_[value.ref]) return;
  keys_[value.ref] = true;
  const Op& display = tape_.ops[value.ref];
  for (std::uint32_t i = display.b; i < display.c; ++i) {
    const OpId part = tape_.operands[i];
    if (run_.value(part).is_object(Kind::size)) add_asked(part, "__hash__");
  }
}

// `x.shape in seen`
void NameCollector::collect_membership(const Op& op) {
  if (op.c - op.b != 2) return;
  const OpId first = tape_.operands[op.b];
  const bool may_be_key =
      run_.value(first).is_object(Kind::size) || run_.value(first).is(Tag::sequence);
  if (first < shared_operations || !may_be_key) return;
  const Value& in = run_.value(tape_.operands[op.b + 1]);
  const syntax::Node node = node_at(op, range_of(op));
  if (!node || node.child_count() != 3 || in.is(Tag::sequence)) return;
  const std::string_view written = node.child(1).in(source_);
  if (written == "in" || written == "not in") collect_key(first);
}

// `"%d x %d" % x.shape`
void NameCollector::collect_filled_text(const Op& op) {
  if (op.b < shared_operations) return;
  const Value& filled = run_.value(op.b);
  if (filled.is_object(Kind::size)) return add_asked(op.b, "__rmod__");
  const Op& display = tape_.ops[op.b];
  if (!filled.is(Tag::sequence) || filled.ref != op.b || is_only_shown(op)) return;
  for (std::uint32_t i = display.b; i < display.c; ++i) {
    const OpId part = tape_.operands[i];
    const Value object = run_.as_object(run_.value(part));
    if (names_library(object)) add_asked(part, "__format__");
  }
}

// True for `"{}".format(...)`.
bool NameCollector::callee_is_text_method(const Op& call) const {
  const Op& callee = tape_.ops[call.a];
  return callee.code == Code::attribute && names_.text(callee.b) == "format" &&
         is_text(run_.value(callee.a)) && !is_only_shown(call);
}

void NameCollector::collect_filled_parts(const Call& given) {
  for (std::uint32_t i = 0; i < given.positional + given.keywords; ++i) {
    const OpId part = tape_.operands[given.first + i];
    if (part < shared_operations) continue;
    const Value object = run_.as_object(run_.value(part));
    if (names_library(object)) add_asked(part, "__format__");
  }
}

// What an f-string shows, and keys of a dictionary or members of a set.
void NameCollector::collect_shown(OpId at, const Op& op) {
  if (op.code >= Code::target_name || (op.flags & (formatted | kept)) == 0) return;
  const Value object = run_.as_object(run_.value(at));
  if ((op.flags & formatted) != 0) {
    const bool has_axes = object.axes != unknown_axes && object.axes > 0;
    if (names_library(object)) {
      if (!is_only_shown(op)) add_asked(at, "__format__");
      return;
    }
    const std::size_t behind = source_.find_first_not_of(" )", op.end);
    const bool has_format = behind < source_.size() && source_[behind] == ':';
    if (object.is_object(Kind::tensor) && has_axes && has_format) add_asked(at, "__format__");
    return;
  }
  if (!object.is_object(Kind::size)) return;
  const syntax::Node node = node_at(op, range_of(op));
  if (!node) return;
  const syntax::Node around = node.parent();
  const bool is_key = around && around.field(key_field_) == node;
  if (is_key || (around && around.kind() == set_kind_)) add_asked(at, "__hash__");
}

}  // namespace paddle_ls::python
