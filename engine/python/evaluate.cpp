// What expressions evaluate to.
#include <algorithm>

#include "engine/python/numbers.hpp"
#include "engine/python/recorder.hpp"
#include "engine/python/run_tape.hpp"
#include "engine/python/string_literal.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

Value object_like(const Value& model, Kind kind, Reason reason) {
  Value value = object_value(kind, model.certainty, reason, model.ref, model.origin);
  value.number = model.number;
  return value;
}

}  // namespace

Value TapeRunner::evaluate(OpId at, const Op& op) {
  switch (op.code) {
    case Code::literal:
    case Code::string: return python_value();
    case Code::none_literal: return values_[none_value];
    case Code::load: return load(op);
    case Code::attribute:
    case Code::target_attribute: return attribute(at, op);
    case Code::call: return call(at, op);
    case Code::binary:
    case Code::bar: {
      Value left = as_object(values_[op.a]);
      Value right = as_object(values_[op.b]);
      Value value = binary(left, right, op.start);
      if (!value.is_object(Kind::tensor)) return value;
      const std::string_view written = operator_of(source_, tape_, op);
      if (left.is_object(Kind::not_torch)) {
        left.number = number_beside(source_, tape_, op, written, op.a);
      }
      if (right.is_object(Kind::not_torch)) {
        right.number = number_beside(source_, tape_, op, written, op.b);
      }
      value.number = number_of(written, left, right);
      return value;
    }
    case Code::compare: return compare(op);
    case Code::unary: {
      const Value operand = as_object(values_[op.a]);
      return operand.is_object(Kind::tensor)
                 ? object_like(operand, Kind::tensor, Reason::operator_of_known)
             : operand.is_object(Kind::not_torch) ? operand
                                                  : unknown_value();
    }
    case Code::choice: return join(values_[op.a], values_[op.b]);
    case Code::subscript: return subscript(op);
    case Code::sequence:
      if (op.b == op.c) return {.tag = Tag::empty};
      return {.tag = Tag::sequence, .ref = at};
    case Code::comprehension: return comprehension(op);
    case Code::lambda: return {.tag = Tag::function, .ref = op.a};
    case Code::walrus: {
      Value bound = values_[op.b];
      if (bound.is(Tag::name)) bound.origin = at;
      set(tape_.symbols[op.a].owner, bound);
      return bound;
    }
    default: return unknown_value();
  }
}

Value TapeRunner::load(const Op& op) {
  const Symbol& symbol = tape_.symbols[op.a];
  const bool later = (op.flags & in_string) != 0;
  Value value = later ? summaries_[symbol.owner] : read(symbol.owner);
  if (value.is(Tag::unbound) && symbol.outer != none) value = read(symbol.outer);
  if (!value.is(Tag::unbound)) return value;
  const bool by_python = builtin_[symbol.outer == none ? symbol.owner : symbol.outer];
  return by_python ? Value{.tag = Tag::builtin, .ref = symbol.name} : unknown_value();
}

// The value of a variable, seen from the function that is being run.
Value TapeRunner::read(SymbolId owner) {
  const Symbol& symbol = tape_.symbols[owner];
  if (root_of_scope_[symbol.scope] == root_ && !symbol.by_walrus) {
    if (!loops_.empty() && !environment_.written_since(owner, controls_[loops_.back()].mark)) {
      read_at_head_[owner] = true;
    }
    const Value& value = environment_[owner];
    return written_elsewhere_[owner] ? join(value, summaries_[owner]) : value;
  }
  if (round_ > 0) return summaries_[owner];
  return written_elsewhere_[owner] || symbol.by_walrus ? unknown_value() : next_summaries_[owner];
}

Value TapeRunner::as_object(const Value& value) const {
  switch (value.tag) {
    case Tag::name:
      return object_value(kinds_.value(names_.text(value.ref)), value.certainty,
                          Reason::value_of_api, value.ref, 0);
    case Tag::instance: {
      const TypeFacts* type = type_of(value.ref);
      if (type == nullptr) return unknown_value();
      if (type->kind != Kind::unknown) {
        return instance_of(type->kind, type->kind_from, Reason::base_class, 0);
      }
      return type->open ? unknown_value() : python_value();
    }
    case Tag::builtin:
    case Tag::function:
    case Tag::type:
    case Tag::empty:
    case Tag::pair:
    case Tag::pairs: return python_value();
    case Tag::conflict:
    case Tag::unbound: return unknown_value();
    default: return value;
  }
}

Value TapeRunner::attribute(OpId at, const Op& op) {
  const Value object = values_[op.a];
  switch (object.tag) {
    case Tag::name: {
      if (!object.known_root && known_.has_reexports()) {
        const std::string_view given =
            known_.reexported(names_.text(object.ref), names_.text(op.b));
        if (!given.empty()) return name_value(names_.texts.intern_copy(given), none);
      }
      Value value = name_value(names_.texts.join(object.ref, op.b), object.origin);
      value.certainty = object.certainty;
      value.known_root = object.known_root;
      return value;
    }
    case Tag::instance: return attribute_of_instance(object, op.b, op);
    case Tag::object: return known_attribute(object, op.b, tape_.ops[at].start);
    default: return unknown_value();
  }
}

Value TapeRunner::known_attribute(const Value& object, NameId name, std::uint32_t origin) const {
  const std::string_view text = names_.text(name);
  Value value = object_value(kinds_.attribute(object.kind, text), object.certainty,
                             Reason::method_of_known, object.ref, origin);
  if (value.is_object(Kind::tensor)) value.number = kinds_.method_number(object.number, text, {});
  return value;
}

Value TapeRunner::attribute_of_instance(const Value& instance, NameId name, const Op& op) {
  if (const Value* held = attribute_summary(instance.ref, name)) return *held;
  if (const SymbolId member = member_of(instance.ref, name); member != none) {
    const Value& held = round_ > 0 ? summaries_[member] : next_summaries_[member];
    const bool is_read = held.is(Tag::function) && form_of(held.ref) == MethodForm::property;
    return is_read ? call_function(held.ref) : unknown_value();
  }
  const Value object = as_object(instance);
  if (!object.is(Tag::object) || object.kind == Kind::not_torch) return unknown_value();
  return object_value(kinds_.attribute(object.kind, names_.text(name)), object.certainty,
                      Reason::method_of_known, object.ref, op.start);
}

// What `self.name` was assigned in the class or in a base of it; of the round before.
const Value* TapeRunner::attribute_summary(ScopeId type, NameId name) const {
  constexpr int deepest = 8;
  for (int depth = 0; depth < deepest && type != none; ++depth) {
    for (const AttributeSummary& summary : attributes_[type]) {
      if (summary.name == name) return &summary.value;
    }
    const TypeFacts* facts = type_of(type);
    type = facts == nullptr || facts->bases.empty() ? none : facts->bases.front();
  }
  return nullptr;
}

SymbolId TapeRunner::member_of(ScopeId type, NameId name) const {
  constexpr int deepest = 8;
  for (int depth = 0; depth < deepest && type != none; ++depth) {
    const SymbolId member = symbols_.find(type, name);
    if (member != none && tape_.symbols[member].bound) return member;
    const TypeFacts* facts = type_of(type);
    type = facts == nullptr || facts->bases.empty() ? none : facts->bases.front();
  }
  return none;
}

CallShape TapeRunner::shape_of(const Call& call) {
  keywords_.clear();
  for (std::uint32_t i = 0; i < call.keywords; ++i) {
    keywords_.push_back(names_.text(tape_.keyword_names[call.first_keyword + i]));
  }
  return {.positional = call.positional, .keywords = keywords_, .unpacks = call.unpacks};
}

Value TapeRunner::call(OpId, const Op& op) {
  const Op& callee_op = tape_.ops[op.a];
  const Value& callee = values_[op.a];
  const CallShape shape = shape_of(tape_.calls[op.b]);
  if (!callee.is(Tag::name) && !callee.is(Tag::builtin)) let_others_change(op);
  const bool is_method = callee_op.code == Code::attribute && !values_[callee_op.a].is(Tag::name);
  if (is_method && callee.is(Tag::unknown)) {
    note_elements(callee_op, op);
    return call_method(callee_op, op, shape);
  }
  return call_value(callee, op, shape);
}

// Something that is surely of the class `api` of the library, or of one that derives from it.
Value TapeRunner::instance_of(Kind kind, NameId api, Reason reason, std::uint32_t origin) const {
  Value made = object_value(kind, Certainty::sure, reason, api, origin);
  if (made.is_object(Kind::module)) {
    made.made_by = api;
    made.called = kinds_.object_call(kind, names_.text(api));
  }
  return made;
}

// A call of something that is known as a value.
Value TapeRunner::call_value(const Value& callee, const Op& op, const CallShape& shape) {
  switch (callee.tag) {
    case Tag::name:
      if (names_.text(callee.ref) == "importlib.import_module") {
        return import_by_name(tape_.calls[op.b]);
      }
      {
        Value made = object_value(kinds_.call_result(names_.text(callee.ref), shape),
                                  callee.certainty, Reason::call_of_api, callee.ref, op.start);
        made.called = result_of_calling(made, callee.ref, tape_.calls[op.b]);
        if (made.is_object(Kind::module) || made.is_object(Kind::tensors)) {
          made.made_by = callee.ref;
        }
        if (made.is_object(Kind::tensor) || made.is_object(Kind::tensors)) {
          const Number given = numbers_given(tape_.calls[op.b]);
          made.number = kinds_.call_number(names_.text(callee.ref), shape, given);
        }
        return made;
      }
    case Tag::builtin: return call_builtin(callee, op);
    case Tag::function: pass_arguments(op, callee.ref, 0); return call_function(callee.ref);
    case Tag::type: return {.tag = Tag::instance, .ref = callee.ref};
    case Tag::instance: {
      // A call of a module runs its `forward`.
      const TypeFacts* type = type_of(callee.ref);
      const bool is_module = type != nullptr && type->kind == Kind::module;
      const NameId method = names_.texts.find(is_module ? "forward" : "__call__");
      const bool is_inherited = is_module && type->bases.empty() && !type->open &&
                                (method == none || member_of(callee.ref, method) == none);
      if (!is_inherited) return call_member(callee.ref, method, op);
      return object_value(kinds_.object_call(type->kind, names_.text(type->kind_from)),
                          Certainty::sure, Reason::method_of_known, type->kind_from, op.start);
    }
    case Tag::object:
      return object_value(callee.kind == Kind::module ? callee.called : Kind::unknown,
                          callee.certainty, Reason::method_of_known, callee.ref, op.start);
    default: return unknown_value();
  }
}

Value TapeRunner::call_method(const Op& callee, const Op& op, const CallShape& shape) {
  const Value& receiver = values_[callee.a];
  if (receiver.is(Tag::instance) && member_of(receiver.ref, callee.b) != none) {
    return call_member(receiver.ref, callee.b, op);
  }
  if (receiver.is(Tag::type)) return call_through_class(receiver.ref, callee.b, op);
  const Value object = as_object(receiver);
  if (!object.is(Tag::object)) return unknown_value();
  const Call& call = tape_.calls[op.b];
  if (receiver.is(Tag::instance) && call.positional >= 2 &&
      kinds_.sets_attribute(object.kind, names_.text(callee.b))) {
    const std::string_view name = literal(tape_.operands[call.first]);
    if (!name.empty()) {
      set_attribute(receiver, names_.texts.intern(name), values_[tape_.operands[call.first + 1]]);
    }
  }
  if (object.is_object(Kind::module) && names_.text(callee.b) == "forward") {
    return object_value(object.called, object.certainty, Reason::method_of_known, object.ref,
                        op.start);
  }
  Value result = object_value(kinds_.method_result(object.kind, names_.text(callee.b), shape),
                              object.certainty, Reason::method_of_known, object.ref, op.start);
  if (result.is_object(Kind::tensor)) {
    result.number = kinds_.method_number(object.number, names_.text(callee.b), shape);
  }
  // Methods that give a module give their own: `layer.to(device)`.
  if (result.is_object(Kind::module) && object.is_object(Kind::module)) {
    result.called = object.called;
    result.made_by = object.made_by;
  }
  const std::string_view type = kinds_.type_name(object.kind);
  if (result.is_object(Kind::tensors) && !type.empty()) {
    result.made_by = names_.texts.join(names_.texts.intern(type), callee.b);
  }
  return result;
}

// A call of the method `name` that the class with the scope `type` defines.
Value TapeRunner::call_member(ScopeId type, NameId name, const Op& op) {
  const SymbolId member = name == none ? none : member_of(type, name);
  if (member == none) return unknown_value();
  const Value& method = round_ > 0 ? summaries_[member] : next_summaries_[member];
  if (!method.is(Tag::function)) return unknown_value();
  const MethodForm form = form_of(method.ref);
  if (form == MethodForm::property) return unknown_value();  // what it gives is called
  pass_arguments(op, method.ref, form == MethodForm::static_ ? 0 : 1);
  return call_function(method.ref);
}

// `Type.name(...)`: a plain method takes its instance as an argument.
Value TapeRunner::call_through_class(ScopeId type, NameId name, const Op& op) {
  const SymbolId member = member_of(type, name);
  if (member == none) return unknown_value();
  const Value& method = round_ > 0 ? summaries_[member] : next_summaries_[member];
  if (!method.is(Tag::function)) return unknown_value();
  const MethodForm form = form_of(method.ref);
  if (form == MethodForm::property) return unknown_value();
  pass_arguments(op, method.ref, form == MethodForm::of_class ? 1 : 0);
  return call_function(method.ref);
}

// What calling the module gives that `call` of `api` made; of a container, what calling each of
// its modules gives.
Kind TapeRunner::result_of_calling(const Value& module, NameId api, const Call& call) {
  const std::string_view name = names_.text(api);
  if (module.is_object(Kind::modules)) {
    if (call.positional == 0 && call.keywords == 0 && !call.unpacks) return Kind::none;
    if (call.positional != 1 || call.unpacks) return Kind::unknown;
    const Value& modules = values_[tape_.operands[call.first]];
    if (modules.is(Tag::empty)) return Kind::none;
    const Value element = as_object(element_of(modules, 0));
    return element.is_object(Kind::module) ? element.called : Kind::unknown;
  }
  if (!module.is_object(Kind::module)) return Kind::unknown;
  if (!kinds_.calls_in_turn(name)) return kinds_.object_call(module.kind, name);
  if (call.keywords > 0) return Kind::unknown;
  if (call.unpacks) {
    const OpId unpacked = tape_.operands[call.first + call.positional];
    if (unpacked != opaque_value) {
      const Value element = as_object(element_of(values_[unpacked], 0));
      return element.is_object(Kind::module) ? element.called : Kind::unknown;
    }
  }
  if (call.positional == 0) return Kind::unknown;
  const Value last = as_object(values_[tape_.operands[call.first + call.positional - 1]]);
  return last.is_object(Kind::module) ? last.called : Kind::unknown;
}

// Notes what a call gives to the parameters of a function of this file, the first `bound` of which
// it has given already. Where arguments are unpacked, nobody knows which goes where.
void TapeRunner::pass_arguments(const Op& op, ScopeId to, std::uint32_t bound) {
  const std::uint32_t function = tape_.function_of_scope[to];
  const Call& call = tape_.calls[op.b];
  if (function == none || call.unpacks || dead_) return;
  const FunctionFacts& facts = tape_.functions[function];
  const auto give = [&](const Parameter& parameter, std::uint32_t argument) {
    Value& passed = next_passed_[parameter.symbol];
    passed = join(passed, as_object(values_[tape_.operands[call.first + argument]]));
  };
  for (std::uint32_t i = 0; i < call.positional && bound + i < facts.parameter_count; ++i) {
    const Parameter& parameter = tape_.parameters[facts.first_parameter + bound + i];
    if (parameter.form != ParameterForm::plain) break;
    give(parameter, i);
  }
  for (std::uint32_t i = 0; i < call.keywords; ++i) {
    const NameId keyword = tape_.keyword_names[call.first_keyword + i];
    for (std::uint32_t index = 0; index < facts.parameter_count; ++index) {
      const Parameter& parameter = tape_.parameters[facts.first_parameter + index];
      const bool is_meant =
          parameter.form == ParameterForm::plain && tape_.symbols[parameter.symbol].name == keyword;
      if (is_meant) give(parameter, call.positional + i);
    }
  }
}

Value TapeRunner::call_function(ScopeId scope) const {
  const std::uint32_t function = tape_.function_of_scope[scope];
  if (function == none) return unknown_value();
  // What the function gave in this round, if it ran already, is at least as good as the last one.
  Value result = finished_[function] ? next_results_[function]
                 : round_ > 0        ? results_[function]
                                     : unknown_value();
  if (result.is(Tag::object)) result.reason = Reason::local_function;
  const bool is_something =
      result.is(Tag::object) || result.is(Tag::instance) || result.is(Tag::sequence);
  return is_something ? result : unknown_value();
}

// The characters of a plain string literal, or nothing.
std::string_view TapeRunner::literal(OpId op) const {
  const Op& string = tape_.ops[op];
  if (string.code != Code::string) return {};
  return text::slice(source_, literal_content(source_, {string.start, string.end}));
}

// `getattr(torch, "abs")` is `torch.abs`. A default that is no None may be what it gives instead.
Value TapeRunner::attribute_by_name(const Call& call) {
  const std::uint32_t* const arguments = tape_.operands.data() + call.first;
  const bool is_plain = call.keywords == 0 && !call.unpacks;
  if (call.positional < 2 || call.positional > 3 || !is_plain) return unknown_value();
  const Value& object = values_[arguments[0]];
  const std::string_view word = literal(arguments[1]);
  const bool is_identifier = is_plain_dotted(word) && word.find('.') == std::string_view::npos;
  if (!object.is(Tag::name) || !is_identifier) return unknown_value();
  Value value = name_value(names_.texts.join(object.ref, names_.texts.intern(word)), none);
  value.certainty = object.certainty;
  value.known_root = object.known_root;
  return call.positional == 3 ? join(value, values_[arguments[2]]) : value;
}

// `import_module("torch.nn")` is `torch.nn`. A relative name, or one that is computed, says
// nothing.
Value TapeRunner::import_by_name(const Call& call) {
  if (call.positional != 1 || call.keywords > 0 || call.unpacks) return unknown_value();
  const std::string_view word = literal(tape_.operands[call.first]);
  const auto roots = known_.roots();
  const std::string_view package = word.substr(0, word.find('.'));
  if (std::find(roots.begin(), roots.end(), package) == roots.end()) return unknown_value();
  return name_value(names_.texts.intern(word), none);
}

// Builtins whose result says something.
Value TapeRunner::call_builtin(const Value& callee, const Op& op) {
  const std::string_view name = names_.text(callee.ref);
  const Call& call = tape_.calls[op.b];
  const Value first = call.positional > 0 ? values_[tape_.operands[call.first]] : unknown_value();
  if (name == "super") {
    for (ScopeId scope = op.scope; scope != none; scope = names_.scopes[scope].parent) {
      if (names_.scopes[scope].kind != ScopeKind::class_body) continue;
      const TypeFacts* type = type_of(scope);
      if (type == nullptr || type->kind == Kind::unknown) return unknown_value();
      return instance_of(type->kind, type->kind_from, Reason::base_class, op.start);
    }
    return unknown_value();
  }
  if (name == "getattr") return attribute_by_name(call);
  if (name == "__import__") {
    // It gives the package, whatever module of it is named.
    const Value module = import_by_name(call);
    if (!module.is(Tag::name)) return module;
    const std::string_view path = names_.text(module.ref);
    return name_value(names_.texts.intern(path.substr(0, path.find('.'))), none);
  }
  if (name == "enumerate") {
    const Value element = element_of(first, op.start);
    if (!element.is(Tag::object)) return unknown_value();
    return {Tag::pairs, element.kind, element.certainty, Reason::element,
            false,      element.ref,  op.start,          element.called};
  }
  if (name == "list" || name == "tuple" || name == "sorted" || name == "reversed" ||
      name == "iter") {
    if (call.positional == 0 || first.is(Tag::empty)) return {.tag = Tag::empty};
    if (first.is(Tag::sequence)) return container_of(element_of(first, op.start));
    const Value object = as_object(first);
    return object.is_object(Kind::tensors) || object.is_object(Kind::modules) ? object
                                                                              : python_value();
  }
  constexpr std::string_view plain[] = {
      "all",        "any",        "bin",       "bool", "bytes", "chr", "dict",  "dir",
      "float",      "format",     "frozenset", "hash", "hex",   "id",  "input", "int",
      "isinstance", "issubclass", "len",       "oct",  "open",  "ord", "print", "range",
      "repr",       "set",        "str",       "type", "vars"};
  if (name == "abs") return as_object(first);
  if (std::find(std::begin(plain), std::end(plain), name) != std::end(plain)) return python_value();
  return unknown_value();
}

// Arithmetic. A tensor on the left answers itself; on the right it may be asked by something else.
Value TapeRunner::binary(const Value& left, const Value& right, std::uint32_t origin) const {
  const bool left_tensor = left.is_object(Kind::tensor);
  const bool right_tensor = right.is_object(Kind::tensor);
  if (left_tensor || right_tensor) {
    const Value& tensor =
        left_tensor && (!right_tensor || left.certainty >= right.certainty) ? left : right;
    Value result =
        object_value(Kind::tensor, tensor.certainty, Reason::operator_of_known, tensor.ref, origin);
    const Value& other = &tensor == &left ? right : left;
    const bool is_literal = other.is_object(Kind::not_torch) && other.reason == Reason::literal;
    if (!left_tensor && !is_literal) result.certainty = Certainty::likely;
    if (left_tensor && right_tensor && !(&tensor == &left)) result.certainty = Certainty::likely;
    return result;
  }
  if (left.is_object(Kind::not_torch) && right.is_object(Kind::not_torch)) return left;
  if (left.is(Tag::sequence) || right.is(Tag::sequence)) return python_value();
  const bool are_lists = left.is_object(Kind::tensors) || left.is_object(Kind::modules);
  return are_lists && left.kind == right.kind ? join(left, right) : unknown_value();
}

// What is in the positional arguments of a call, taken together.
Number TapeRunner::numbers_given(const Call& call) const {
  Number given = Number::whole;
  for (std::uint32_t i = 0; i < call.positional; ++i) {
    const Number number = values_[tape_.operands[call.first + i]].number;
    if (number == Number::fraction) return number;
    if (number == Number::unknown) given = number;
  }
  return given;
}

Value TapeRunner::compare(const Op& op) {
  if ((op.flags & identity) != 0) return python_value();
  Value result = op.b < op.c ? as_object(values_[tape_.operands[op.b]]) : unknown_value();
  for (std::uint32_t i = op.b + 1; i < op.c; ++i) {
    result = binary(result, as_object(values_[tape_.operands[i]]), op.start);
  }
  if (result.is_object(Kind::tensor)) result.number = Number::whole;
  return result;
}

Value TapeRunner::subscript(const Op& op) {
  const Value& object = values_[op.a];
  const bool is_slice = op.b == slice_value;
  switch (object.tag) {
    case Tag::object:
      switch (object.kind) {
        case Kind::tensor: return object_like(object, Kind::tensor, Reason::operator_of_known);
        case Kind::tensors:
        case Kind::modules: {
          if (is_slice) return object;
          return element_of(object, op.start);
        }
        case Kind::size: return is_slice ? object : python_value();
        default: return unknown_value();
      }
    case Tag::sequence: return is_slice ? python_value() : element_of(object, op.start);
    case Tag::pair: return unknown_value();
    default: return unknown_value();
  }
}

Value TapeRunner::comprehension(const Op& op) {
  return container_of(values_[op.a]);
}

// One element of what a loop or an unpacking goes over.
Value TapeRunner::element_of(const Value& iterable, std::uint32_t origin) {
  switch (iterable.tag) {
    case Tag::object: break;
    case Tag::sequence: {
      const Op& display = tape_.ops[iterable.ref];
      Value element;
      for (std::uint32_t i = display.b; i < display.c; ++i) {
        element = join(element, values_[tape_.operands[i]]);
      }
      return element.is(Tag::unbound) ? unknown_value() : element;
    }
    case Tag::pairs:
      return {Tag::pair,    iterable.kind, iterable.certainty, Reason::element, false,
              iterable.ref, origin,        iterable.called};
    case Tag::instance: return element_of(as_object(iterable), origin);
    default: return unknown_value();
  }
  switch (iterable.kind) {
    case Kind::tensor:
    case Kind::tensors: {
      Value element =
          object_value(Kind::tensor, iterable.certainty, Reason::element, iterable.ref, origin);
      element.number = iterable.number;
      return element;
    }
    case Kind::modules: {
      Value module =
          object_value(Kind::module, iterable.certainty, Reason::element, iterable.ref, origin);
      if (iterable.called != Kind::none) module.called = iterable.called;
      module.made_by = iterable.made_by;
      return module;
    }
    case Kind::named_tensors:
    case Kind::named_modules:
      return {Tag::pair,
              iterable.kind == Kind::named_tensors ? Kind::tensor : Kind::module,
              iterable.certainty,
              Reason::element,
              false,
              iterable.ref,
              origin};
    case Kind::size: return python_value();
    default: return unknown_value();
  }
}

// What an annotation promises of the value. `X | None`, `Optional[X]` and `Annotated[X, ...]`
// promise X: where the value is None, whatever is asked of it fails. Unions nest, but hardly
// deeply.
Value TapeRunner::annotated(OpId annotation) {
  constexpr int deepest = 16;
  Value promised;
  OpId waiting[deepest] = {annotation};
  for (int left = 1; left > 0;) {
    const Op& op = tape_.ops[waiting[--left]];
    if (op.code == Code::bar && left + 2 <= deepest) {
      waiting[left++] = op.b;
      waiting[left++] = op.a;
    } else if (op.code == Code::subscript && names_one_type(op.a)) {
      waiting[left++] = op.b;
    } else {
      promised = join(promised, annotated_plainly(waiting[left]));
    }
  }
  return promised;
}

// True for the typing forms that stand for the type in their subscript.
bool TapeRunner::names_one_type(OpId form) const {
  const Value& value = values_[form];
  if (!value.is(Tag::name)) return false;
  const std::string_view name = names_.text(value.ref);
  constexpr std::string_view forms[] = {"typing.Optional", "typing.Annotated", "typing.Final",
                                        "typing.ClassVar", "typing_extensions.Annotated"};
  return std::find(std::begin(forms), std::end(forms), name) != std::end(forms);
}

Value TapeRunner::annotated_plainly(OpId annotation) {
  const Op& op = tape_.ops[annotation];
  const Value& value = values_[annotation];
  if (op.code == Code::none_literal) return value;
  switch (value.tag) {
    case Tag::name: {
      Value promised = object_value(kinds_.instance(names_.text(value.ref)), value.certainty,
                                    Reason::annotation, value.ref, op.start);
      if (promised.is_object(Kind::module)) {
        promised.called = kinds_.object_call(Kind::module, names_.text(value.ref));
      }
      return promised;
    }
    case Tag::type: return {.tag = Tag::instance, .ref = value.ref};
    case Tag::builtin: {
      constexpr std::string_view plain[] = {"int",  "float", "str", "bool",      "bytes",  "dict",
                                            "list", "tuple", "set", "frozenset", "complex"};
      const std::string_view name = names_.text(value.ref);
      const bool is_plain = std::find(std::begin(plain), std::end(plain), name) != std::end(plain);
      return is_plain ? python_value() : unknown_value();
    }
    default: return unknown_value();
  }
}

}  // namespace paddle_ls::python
