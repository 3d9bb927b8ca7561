// What calls evaluate to.
#include <algorithm>
#include <span>

#include "engine/python/evaluate/run_tape.hpp"
#include "engine/python/facts/dotted_name.hpp"
#include "engine/python/facts/string_literal.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

CallShape TapeRunner::shape_of(const Call& call) {
  keywords_.clear();
  for (std::uint32_t i = 0; i < call.keywords; ++i) {
    keywords_.push_back(names_.text(tape_.keyword_names[call.first_keyword + i]));
  }
  return {.positional = call.positional, .keywords = keywords_, .unpacks = call.unpacks};
}

// A call, and who has what it gives, what it was given and what it changes.
Value TapeRunner::call(OpId at, const Op& op) {
  Value made = called(op);
  const Value& callee = values_[op.a];
  const Op& callee_op = tape_.ops[op.a];
  const Call& given = tape_.calls[op.b];
  const bool is_method = callee_op.code == Code::attribute && !values_[callee_op.a].is(Tag::name);
  const Value receiver = is_method ? values_[callee_op.a] : Value{};
  made.lender = none;
  if (is_method && receiver.is(Tag::object)) {
    const std::string_view method = names_.text(callee_op.b);
    const bool is_of_tensor = receiver.is_object(Kind::tensor);
    if (is_of_tensor && made.is(Tag::unknown) && kinds_.gives_views(method)) {
      made = object_value(Kind::not_torch, receiver.certainty, Reason::method_of_known, none,
                          op.start);
    }
    if (is_of_tensor && kinds_.changes_tensor(method)) note_write(receiver);
    const bool makes_leaf = is_of_tensor && kinds_.method_making(method) == Making::held;
    if (makes_leaf) let_others_hold(receiver);
    if (is_of_tensor) {
      note_making(made, kinds_.method_making(method), kinds_.gives_views(method), receiver, at);
    }
  } else if (callee.is(Tag::name)) {
    const std::string_view api = names_.text(callee.ref);
    const Value first = given.positional > 0 ? values_[tape_.operands[given.first]] : Value{};
    const bool gives_views =
        kinds_.gives_views(api.substr(api.rfind('.') + 1)) && callee.known_root;
    note_making(made, kinds_.making(api), gives_views, first, at);
  }
  for (std::uint32_t i = 0; i < given.keywords; ++i) {
    const std::string_view keyword = names_.text(tape_.keyword_names[given.first_keyword + i]);
    if (kinds_.makes_leaf(keyword)) made.fresh = false;
  }
  note_kept_arguments(op, made);
  return made;
}

Value TapeRunner::called(const Op& op) {
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

// What the first argument of a call is; where nobody knows, a tensor most likely.
Value TapeRunner::what_it_takes(const Value& callee, const Op& op) const {
  const Call& call = tape_.calls[op.b];
  const Value given =
      call.positional == 0 ? unknown_value() : as_object(values_[tape_.operands[call.first]]);
  if (given.is_object(Kind::tensor) || given.is_object(Kind::not_torch)) return given;
  return object_value(Kind::tensor, Certainty::likely, Reason::call_of_api, callee.ref, op.start);
}

// What is as the first argument of a call is, and nobody else has.
Value TapeRunner::copy_of_first(const Call& call) const {
  if (call.positional == 0) return unknown_value();
  Value copied = values_[tape_.operands[call.first]];
  if (copied.is(Tag::instance)) return copied;
  copied = as_object(copied);
  if (!copied.is_object(Kind::tensor) && !copied.is_object(Kind::module)) return unknown_value();
  copied.fresh = true;
  copied.is_gradient = false;
  copied.lender = none;
  copied.views = none;
  return copied;
}

// A call of something that is known as a value.
Value TapeRunner::call_value(const Value& callee, const Op& op, const CallShape& shape) {
  switch (callee.tag) {
    case Tag::name:
      if (names_.text(callee.ref) == "importlib.import_module") {
        return import_by_name(tape_.calls[op.b]);
      }
      if (kinds_.gives_what_it_takes(names_.text(callee.ref))) return what_it_takes(callee, op);
      if (kinds_.gives_copy(names_.text(callee.ref))) return copy_of_first(tape_.calls[op.b]);
      if (const Value made = made_by_answering_class(callee, op.start); !made.is(Tag::unbound)) {
        return made;
      }
      {
        Value made = object_value(kinds_.call_result(names_.text(callee.ref), shape),
                                  callee.certainty, Reason::call_of_api, callee.ref, op.start);
        made.called = result_of_calling(made, callee.ref, tape_.calls[op.b]);
        if (made.is_object(Kind::module) || made.is_object(Kind::tensors) ||
            made.is_object(Kind::distribution)) {
          made.made_by = callee.ref;
        }
        describe_call(made, names_.text(callee.ref), op, shape);
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
      return comes_from_elsewhere(callee) ? part_of_foreign(callee) : call_object(callee, op.start);
    default: return unknown_value();
  }
}

// Layers give tensors of fractions, with few exceptions.
Value TapeRunner::call_object(const Value& object, std::uint32_t origin) const {
  if (object.kind != Kind::module) return unknown_value();
  const bool is_guess = object.called == Kind::unknown;
  if (is_guess && object.made_by != none && kinds_.gives_several(names_.text(object.made_by))) {
    return unknown_value();
  }
  Value given = is_guess ? object_value(Kind::tensor, Certainty::likely, Reason::module_call,
                                        object.ref, origin)
                         : object_value(object.called, object.certainty, Reason::method_of_known,
                                        object.ref, origin);
  if (given.is_object(Kind::tensor)) given.number = Number::fraction;
  given.fresh = true;
  return given;
}

// True for `x.shape` and slices of it: a shape is no tensor, whatever `x` is.
bool TapeRunner::is_shape(OpId value) const {
  const Op* op = &tape_.ops[value];
  while (op->code == Code::subscript) op = &tape_.ops[op->a];
  return op->code == Code::attribute && names_.text(op->b) == "shape";
}

// True for `x.reshape(-1)`: a tensor or an array of numpy.
bool TapeRunner::is_reshaped(OpId value) const {
  const Op& call = tape_.ops[value];
  if (call.code != Code::call) return false;
  const Op& callee = tape_.ops[call.a];
  return callee.code == Code::attribute && kinds_.reshapes(names_.text(callee.b));
}

bool TapeRunner::is_method_of_tensor(const Op& attribute) const {
  const std::string_view name = names_.text(attribute.b);
  if (attribute.parent_call == none || is_shape(attribute.a)) return false;
  if (name == "__init__") return false;
  if (kinds_.only_tensors_have(name)) return true;
  if (!kinds_.is_member(name)) return false;
  const Call& call = tape_.calls[tape_.ops[attribute.parent_call].b];
  if (kinds_.only_tensors_have(name, call.positional)) return true;
  if (is_reshaped(attribute.a) && !kinds_.arrays_have(name)) return true;
  const auto keywords = std::span(tape_.keyword_names).subspan(call.first_keyword, call.keywords);
  return std::any_of(keywords.begin(), keywords.end(), [&](NameId keyword) {
    return kinds_.only_tensors_take(names_.text(keyword));
  });
}

Value TapeRunner::call_method(const Op& callee, const Op& op, const CallShape& shape) {
  const Value receiver = values_[callee.a];
  if (receiver.is(Tag::mapping)) return mapping_method(receiver, callee, op);
  if (const Value text = text_method(receiver, callee, op); !text.is(Tag::unbound)) return text;
  if (receiver.is(Tag::instance) && member_of(receiver.ref, callee.b) != none) {
    return call_member(receiver.ref, callee.b, op);
  }
  if (receiver.is(Tag::type)) return call_through_class(receiver.ref, callee.b, op);
  const Value object = as_object(receiver);
  if (receiver.is(Tag::unknown) && is_method_of_tensor(callee)) {
    return object_value(kinds_.method_result(Kind::tensor, names_.text(callee.b), shape),
                        Certainty::likely, Reason::tensor_only_method, none, op.start);
  }
  if (receiver.is(Tag::unknown) && shape.positional == 0 && !shape.unpacks) {
    // `model.parameters()`: nothing but a module has tensors to go over.
    const Kind given = kinds_.method_result(Kind::module, names_.text(callee.b), shape);
    if (given == Kind::tensors || given == Kind::named_tensors) {
      return object_value(given, Certainty::likely, Reason::member_of_one_kind, none, op.start);
    }
  }
  if (!object.is(Tag::object)) return unknown_value();
  if (comes_from_elsewhere(object)) return part_of_foreign(object);
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
  // What a class of the program gives is its own.
  const bool is_own = receiver.is(Tag::instance);
  if (result.is_object(Kind::not_torch) && !is_own) result.made_by = callee.b;
  describe_method(result, object, names_.text(callee.b), op, shape);
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
  const Value& method = round_ > 0 ? before_.summaries[member] : next_.summaries[member];
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
  const Value& method = round_ > 0 ? before_.summaries[member] : next_.summaries[member];
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
  if (function == none || call.unpacks || flow_.dead()) return;
  const FunctionFacts& facts = tape_.functions[function];
  const auto give = [&](const Parameter& parameter, std::uint32_t argument) {
    Value& passed = next_.passed[parameter.symbol];
    passed = join(passed, passed_on(tape_.operands[call.first + argument]));
    if (kept_parameters_[parameter.symbol]) {
      let_others_hold(values_[tape_.operands[call.first + argument]]);
    }
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
  Value result = next_.finished[function] ? next_.results[function]
                 : round_ > 0             ? before_.results[function]
                                          : unknown_value();
  if (answering_class(result) != none) return result;
  if (result.is(Tag::object)) result.reason = Reason::local_function;
  // A decorator may keep what the function gave.
  const OpId defined = tape_.functions[function].defined;
  if (defined != none && (tape_.ops[defined].flags & decorated) != 0) result.fresh = false;
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
    const bool is_known = object.is_object(Kind::tensors) || object.is_object(Kind::modules) ||
                          holds_texts(object) || comes_from_elsewhere(object);
    return is_known ? object : python_value();
  }
  constexpr std::string_view plain[] = {
      "all",        "any",        "bin",       "bool", "bytes", "chr", "dict",  "dir",
      "float",      "format",     "frozenset", "hash", "hex",   "id",  "input", "int",
      "isinstance", "issubclass", "len",       "oct",  "open",  "ord", "print", "range",
      "repr",       "set",        "str",       "type", "vars"};
  if (name == "abs") {
    Value made = as_object(first);
    made.fresh = true;
    made.lender = none;
    return made;
  }
  if (name == "type" && call.positional == 1) return class_of_object(first);
  if (name == "open") return python_value(Reason::texts);
  if (name == "len" || name == "int" || name == "ord") return constant_value(Number::whole);
  if (name == "float") return constant_value(Number::fraction);
  if (name == "str" || name == "repr") return text_of(first);
  if (name == "input" || name == "chr" || name == "hex" || name == "format") {
    return python_value(Reason::text);
  }
  if (std::find(std::begin(plain), std::end(plain), name) != std::end(plain)) return python_value();
  return unknown_value();
}

}  // namespace paddle_ls::python
