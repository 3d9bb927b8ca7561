// Rounds, functions and assignments.
#include "engine/python/evaluate/run_tape.hpp"

#include <algorithm>

#include "engine/python/evaluate/builtins.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

constexpr std::uint32_t rounds = 2;

bool is_expression(Code code) {
  return code < Code::assign;
}

}  // namespace

TapeRunner::TapeRunner(std::string_view source, const Tape& tape, const SymbolTable& symbols,
                       Names& names, const std::vector<StarBinding>& stars,
                       const KnownModules& known, const ReturnKinds& kinds)
    : source_(source),
      tape_(tape),
      symbols_(symbols),
      names_(names),
      stars_(stars),
      known_(known),
      kinds_(kinds),
      environment_(tape.symbols.size()),
      flow_(environment_, tape.symbols.size()),
      values_(tape.ops.size()),
      type_of_scope_(names.scopes.size(), none),
      root_of_scope_(names.scopes.size(), 0),
      written_elsewhere_(tape.symbols.size(), false) {
  before_.reset(tape.symbols.size(), tape.functions.size(), names.scopes.size());
  std::fill(before_.results.begin(), before_.results.end(), unknown_value());
  find_answering_methods();
  for (ScopeId scope = 1; scope < names.scopes.size(); ++scope) {
    const bool runs_later = tape.function_of_scope[scope] != none;
    root_of_scope_[scope] = runs_later ? scope : root_of_scope_[names.scopes[scope].parent];
  }
  for (SymbolId id = 0; id < tape.symbols.size(); ++id) {
    const Symbol& symbol = tape.symbols[id];
    if (symbol.owner != id && symbol.bound) written_elsewhere_[symbol.owner] = true;
  }
  builtin_.resize(tape.symbols.size());
  for (SymbolId id = 0; id < tape.symbols.size(); ++id) {
    const Symbol& symbol = tape.symbols[id];
    builtin_[id] = symbol.scope == 0 && !symbol.bound && is_builtin(names.text(symbol.name));
  }
  values_[0] = unknown_value();
  values_[1] = python_value();
  values_[2] = object_value(Kind::none, Certainty::sure, Reason::literal, none, 0);
  values_[slice_value] = python_value();
  values_[text_value] = python_value(Reason::text);
  values_[whole_value] = constant_value(Number::whole);
  values_[fraction_value] = constant_value(Number::fraction);
  values_[truth_value] = constant_value(Number::truth);
  find_captured();
}

bool TapeRunner::run(const syntax::Stop& stop) {
  for (round_ = 0; round_ < rounds; ++round_) {
    if (stop && stop()) return false;
    run_round();
  }
  return true;
}

void TapeRunner::Round::reset(std::size_t symbols, std::size_t functions, std::size_t scopes) {
  summaries.assign(symbols, Value{});
  results.assign(functions, Value{});
  passed.assign(symbols, Value{});
  attributes.assign(scopes, {});
  queue.clear();
  queued.assign(functions, false);
  finished.assign(functions, false);
}

void TapeRunner::run_round() {
  next_.reset(tape_.symbols.size(), tape_.functions.size(), names_.scopes.size());
  environment_.reset();
  root_ = 0;
  function_ = none;
  flow_.revive();
  run_range(shared_operations, static_cast<OpId>(tape_.ops.size()));
  for (std::size_t i = 0; i < next_.queue.size(); ++i) run_function(next_.queue[i]);
  std::swap(before_, next_);
}

void TapeRunner::run_function(std::uint32_t function) {
  const FunctionFacts& facts = tape_.functions[function];
  environment_.forget_log();
  root_ = facts.scope;
  function_ = function;
  flow_.revive();
  bind_parameters(facts);
  const OpId end = tape_.ops[facts.begin].b;
  run_range(facts.begin + 1, end);
  const OpId lambda_value = tape_.ops[end].b;
  if (lambda_value != none) next_.results[function] = values_[lambda_value];
  if (facts.is_async || facts.yields) next_.results[function] = unknown_value();
  // The annotation of the result speaks where the returned values do not.
  if (next_.results[function].is(Tag::unknown) && facts.returns != none && !facts.yields &&
      !facts.is_async) {
    next_.results[function] = annotated(facts.returns);
  }
  if (next_.results[function].is(Tag::unbound)) next_.results[function] = values_[none_value];
  next_.finished[function] = true;
}

void TapeRunner::run_range(OpId first, OpId last) {
  flow_.restart(last - first);
  for (OpId at = first; at < last; flow_.count_step()) at = step(at);
  if (!flow_.exhausted()) return;
  for (OpId at = first; at < last; ++at) {
    values_[at].certainty = std::min(values_[at].certainty, Certainty::likely);
  }
}

// Runs one operation; returns the next one.
OpId TapeRunner::step(OpId at) {
  const Op& op = tape_.ops[at];
  if (is_expression(op.code)) {
    values_[at] = evaluate(at, op);
    return at + 1;
  }
  if (op.code == Code::control) return step_control(at, op);
  step_effect(at, op);
  return at + 1;
}

void TapeRunner::step_effect(OpId at, const Op& op) {
  switch (op.code) {
    case Code::assign: {
      Value value = values_[op.b];
      // `x: Tensor = f()`: the annotation speaks where the value does not.
      if (value.is(Tag::unknown) && at > 0 && tape_.ops[at - 1].code == Code::declare &&
          tape_.ops[at - 1].a == op.a) {
        value = annotated(tape_.ops[at - 1].b);
      }
      return assign(op.a, value);
    }
    case Code::declare: return assign(op.a, annotated(op.b));
    case Code::augment: return assign(op.a, augmented(op.a, op));
    case Code::iterate: return iterate(op.a, op.b);
    case Code::remove: return assign(op.a, Value{});
    case Code::import: return set(tape_.symbols[op.a].owner, imported(op, at));
    case Code::star_import: {
      const auto first =
          std::lower_bound(stars_.begin(), stars_.end(), at,
                           [](const StarBinding& star, OpId other) { return star.op < other; });
      for (auto star = first; star != stars_.end() && star->op == at; ++star) {
        set(star->symbol, name_value(star->target, at));
      }
      return;
    }
    case Code::define: {
      const bool is_function = tape_.function_of_scope[op.b] != none;
      Value value{.tag = is_function ? Tag::function : Tag::type, .ref = op.b};
      if (is_function && is_accessor(at)) return;
      if (is_function && !keeps_function(at)) value = unknown_value();
      return set(tape_.symbols[op.a].owner, value);
    }
    case Code::capture: return set(tape_.symbols[op.a].owner, unknown_value());
    case Code::narrow: return narrow(op);
    case Code::result: {
      if (function_ != none && !flow_.dead()) {
        Value value = op.a == none ? values_[2] : passed_on(op.a);
        let_others_hold(value);
        value.lender = none;
        next_.results[function_] = join(next_.results[function_], value);
      }
      return flow_.end_branch_here();
    }
    case Code::stop_branch: return flow_.end_branch_here();
    case Code::leave_loop: return flow_.leave_loop();
    default: return;
  }
}

void TapeRunner::set(SymbolId owner, const Value& value) {
  environment_.set(owner, value);
  if (!flow_.dead()) next_.summaries[owner] = join(next_.summaries[owner], value);
}

// Assigns to a target of any shape. Nested targets wait on a list instead of the stack.
void TapeRunner::assign(OpId target, const Value& value) {
  if (tape_.ops[target].code != Code::target_sequence) return assign_one(target, value);
  std::vector<std::pair<OpId, Value>> waiting{{target, value}};
  while (!waiting.empty()) {
    const auto [next, held] = waiting.back();
    waiting.pop_back();
    const Op& op = tape_.ops[next];
    if (op.code != Code::target_sequence) {
      assign_one(next, held);
      continue;
    }
    const Op* display = held.is(Tag::sequence) ? &tape_.ops[held.ref] : nullptr;
    const bool pairwise =
        display != nullptr && display->c - display->b == op.c - op.b &&
        std::none_of(tape_.operands.begin() + op.b, tape_.operands.begin() + op.c,
                     [&](OpId each) { return tape_.ops[each].code == Code::target_starred; });
    for (std::uint32_t i = 0; i < op.c - op.b; ++i) {
      Value part = unknown_value();
      if (pairwise) {
        part = values_[tape_.operands[display->b + i]];
        // What a variable holds has the parts as well.
        if (display->statement != tape_.ops[target].statement) part.fresh = false;
      } else if (held.is(Tag::pair)) {
        part = i == 0 ? python_value()
                      : object_value(held.kind, held.certainty, Reason::element, held.ref,
                                     held.origin);
        part.called = held.called;
        if (i != 0) part.number = held.number;
        if (i != 0) part.axes = held.axes;
      } else {
        part = element_of(held, held.origin);
      }
      waiting.emplace_back(tape_.operands[op.b + i], part);
    }
  }
}

void TapeRunner::assign_one(OpId target, const Value& value) {
  const Op& op = tape_.ops[target];
  if (!flow_.narrowed.empty()) forget_narrowed(op);
  switch (op.code) {
    case Code::target_name: {
      Value bound = taken_by(tape_.symbols[op.a].owner, value);
      if (bound.is(Tag::name)) bound.origin = target;
      return set(tape_.symbols[op.a].owner, bound);
    }
    case Code::target_attribute:
      let_others_hold(value);
      let_others_hold(values_[op.a]);  // `x.requires_grad = True`: it matters which object it is
      return set_attribute(values_[op.a], op.b, value);
    case Code::target_starred: return assign_one(op.a, python_value());
    case Code::target_subscript:
      note_write(values_[op.a]);
      if (!values_[op.a].is_object(Kind::tensor)) let_others_hold(value);
      return put_into(op.a, value);
    default: return;
  }
}

void TapeRunner::set_attribute(const Value& object, NameId name, const Value& value) {
  if (!object.is(Tag::instance) || flow_.dead()) return;
  Value held = value;
  held.fresh = false;
  held.lender = none;
  if (held.is(Tag::name)) {
    // Through an attribute it is no dotted path from a binding any more.
    held.known_root = false;
    held.origin = none;
  }
  auto& summaries = next_.attributes[object.ref];
  for (AttributeSummary& summary : summaries) {
    if (summary.name != name) continue;
    summary.value = join(summary.value, held);
    return;
  }
  summaries.push_back({name, held});
}

// What an import binds. One in a handler is for a library that lacks what its `try` imports, which
// this one may have: `except ImportError: from torch.hub import _get_torch_home as get_dir`.
Value TapeRunner::imported(const Op& op, OpId at) {
  const Value* tried = flow_.unless_handled(tape_.symbols[op.a].owner);
  const bool is_there = tried != nullptr && tried->is(Tag::name) && tried->known_root &&
                        known_.has(names_.text(tried->ref));
  return is_there ? *tried : name_value(op.b, at);
}

void TapeRunner::bind_parameters(const FunctionFacts& facts) {
  for (std::uint32_t i = 0; i < facts.parameter_count; ++i) {
    set(tape_.parameters[facts.first_parameter + i].symbol, parameter_value(facts, i));
  }
}

Value TapeRunner::parameter_value(const FunctionFacts& facts, std::uint32_t index) {
  const Parameter& parameter = tape_.parameters[facts.first_parameter + index];
  if (parameter.form != ParameterForm::plain) return python_value();
  const ScopeId parent = names_.scopes[facts.scope].parent;
  // A lambda in a class body has no name and is no method.
  const bool is_method = parent != none && names_.scopes[parent].kind == ScopeKind::class_body &&
                         names_.scopes[facts.scope].kind == ScopeKind::function;
  if (is_method && index == 0) {
    const bool is_plain =
        facts.defined != none && (tape_.ops[facts.defined].flags & decorated) == 0;
    // A decorated method can be static or a class method; then its first parameter is no instance.
    const std::string_view name = names_.text(tape_.symbols[parameter.symbol].name);
    const MethodForm form = form_of(facts.scope);
    if (form == MethodForm::of_class) return {.tag = Tag::type, .ref = parent};
    const bool is_bound = is_plain || form == MethodForm::property || name == "self";
    if (is_bound) return {.tag = Tag::instance, .ref = parent};
    const Value context = context_value(facts, parent);
    if (form != MethodForm::static_ || !context.is(Tag::unknown)) return context;
  }
  if (parameter.annotation != none) {
    const Value value = annotated(parameter.annotation);
    if (!value.is(Tag::unknown)) return with_passed_numbers(value, parameter.symbol);
  }
  const bool has_text =
      parameter.default_value != none && tape_.ops[parameter.default_value].code == Code::string;
  if (has_text) return python_value(Reason::text, Certainty::likely);
  if (is_method && takes_tensors(facts, parent, parameter)) {
    const Value tensor = object_value(Kind::tensor, Certainty::likely, Reason::forward_parameter,
                                      none, tape_.ops[facts.begin].start);
    return with_passed_numbers(tensor, parameter.symbol);
  }
  return passed_value(parameter.symbol);
}

// A parameter that is a tensor by what is said of it: what is in it, only calls show.
Value TapeRunner::with_passed_numbers(Value value, SymbolId parameter) const {
  if (!value.is_object(Kind::tensor) || value.number != Number::unknown) return value;
  const Value passed = passed_value(parameter);
  if (passed.is_object(Kind::tensor)) value.number = passed.number;
  return value;
}

// What modules and autograd functions compute with; of the latter not what has a default value.
bool TapeRunner::takes_tensors(const FunctionFacts& facts, ScopeId class_body,
                               const Parameter& parameter) const {
  const TypeFacts* type = type_of(class_body);
  if (type == nullptr) return false;
  const std::string_view method = names_.text(names_.scopes[facts.scope].name);
  if (type->kind == Kind::module) return method == "forward";
  const bool computes = method == "forward" || method == "backward";
  return type->kind == Kind::function_context && computes && parameter.default_value == none;
}

// The first parameter of a static method of an autograd function. A function that sets up its
// context in a method of its own has a `forward` without one.
Value TapeRunner::context_value(const FunctionFacts& facts, ScopeId class_body) const {
  const TypeFacts* type = type_of(class_body);
  if (type == nullptr || type->kind != Kind::function_context) return unknown_value();
  const std::string_view method = names_.text(names_.scopes[facts.scope].name);
  const bool is_forward = method == "forward";
  if (!is_forward && method != "backward" && method != "setup_context") return unknown_value();
  return object_value(Kind::function_context, is_forward ? Certainty::likely : Certainty::sure,
                      Reason::base_class, type->kind_from, tape_.ops[facts.begin].start);
}

// Others may call the function too, so this is never sure.
Value TapeRunner::passed_value(SymbolId parameter) const {
  const Value& now = next_.passed[parameter];
  Value value = now.is(Tag::object) || now.is(Tag::instance) ? now : before_.passed[parameter];
  if (is_text(value)) return python_value(Reason::text, Certainty::likely);
  if (answering_class(value) != none) return value;
  if (!value.is(Tag::object) || value.kind == Kind::not_torch || value.kind == Kind::none) {
    return unknown_value();
  }
  value.certainty = Certainty::likely;
  value.reason = Reason::passed_argument;
  value.fresh = false;
  value.lender = none;
  return value;
}

TapeRunner::MethodForm TapeRunner::form_by(const Value& decorator) const {
  if (!decorator.is(Tag::builtin) && !decorator.is(Tag::name)) return MethodForm::plain;
  const std::string_view name = names_.text(decorator.ref);
  if (decorator.is(Tag::name)) {
    return name == "functools.cached_property" ? MethodForm::property : MethodForm::plain;
  }
  if (name == "staticmethod") return MethodForm::static_;
  if (name == "classmethod") return MethodForm::of_class;
  return name == "property" ? MethodForm::property : MethodForm::plain;
}

TapeRunner::MethodForm TapeRunner::form_of(ScopeId function) const {
  const OpId definition = tape_.functions[tape_.function_of_scope[function]].defined;
  if (definition == none) return MethodForm::plain;
  for (OpId at = definition; tape_.ops[at - 1].code == Code::decorated_by; --at) {
    const MethodForm form = form_by(values_[tape_.ops[at - 1].a]);
    if (form != MethodForm::plain) return form;
  }
  return MethodForm::plain;
}

// Whether a definition gives a property a setter: what reads it is another function.
bool TapeRunner::is_accessor(OpId definition) const {
  const Op& before = tape_.ops[definition - 1];
  if (before.code != Code::decorated_by) return false;
  const Op& decorator = tape_.ops[before.a];
  if (decorator.code != Code::attribute || !values_[decorator.a].is(Tag::function)) return false;
  const std::string_view name = names_.text(decorator.b);
  return name == "setter" || name == "deleter";
}

// Whether a call of the name that a definition binds is a call of the function, whatever decorates
// it. Of a property, it is what reading it gives.
bool TapeRunner::keeps_function(OpId definition) const {
  for (OpId at = definition; tape_.ops[at - 1].code == Code::decorated_by; --at) {
    const OpId decorator = tape_.ops[at - 1].a;
    const bool is_made = tape_.ops[decorator].code == Code::call;
    const Value& maker = values_[is_made ? tape_.ops[decorator].a : decorator];
    if (form_by(maker) != MethodForm::plain) continue;
    if (!maker.is(Tag::name) || !kinds_.keeps_functions(names_.text(maker.ref))) return false;
  }
  return true;
}

void TapeRunner::begin_class(const Op& op) {
  if (type_of_scope_[op.a] == none) {
    type_of_scope_[op.a] = static_cast<std::uint32_t>(types_.size());
    types_.emplace_back();
  }
  TypeFacts& type = types_[type_of_scope_[op.a]];
  type.bases.clear();
  type.open = false;
  type.answers = false;
  for (std::uint32_t i = op.b; i < op.c; ++i) {
    const Value& base = values_[tape_.operands[i]];
    if (base.is(Tag::type)) {
      type.bases.push_back(base.ref);
      const TypeFacts* known = type_of(base.ref);
      if (known != nullptr && type.kind == Kind::unknown) {
        type.kind = known->kind;
        type.kind_from = known->kind_from;
      }
      if (known == nullptr || known->open) type.open = true;
      if (known != nullptr && known->answers) type.answers = true;
    } else if (base.is(Tag::name) && base.certainty == Certainty::sure) {
      const Kind kind = kinds_.instance(names_.text(base.ref));
      if (type.kind == Kind::unknown) {
        type.kind = kind;
        type.kind_from = base.ref;
      }
      if (kind == Kind::unknown) type.open = true;
      if (known_.answering(names_.text(base.ref)) != Kind::unknown) type.answers = true;
    } else if (!base.is(Tag::builtin)) {
      type.open = true;
    }
  }
}

TapeRunner::TypeFacts* TapeRunner::type_of(ScopeId scope) {
  return type_of_scope_[scope] == none ? nullptr : &types_[type_of_scope_[scope]];
}

const TapeRunner::TypeFacts* TapeRunner::type_of(ScopeId scope) const {
  return type_of_scope_[scope] == none ? nullptr : &types_[type_of_scope_[scope]];
}

Value TapeRunner::name_value(NameId qualified, OpId binding) {
  return {
      .tag = Tag::name, .known_root = below_root(qualified), .ref = qualified, .origin = binding};
}

bool TapeRunner::below_root(NameId qualified) {
  if (qualified >= below_root_.size()) below_root_.resize(names_.texts.size() + 64, 0);
  if (below_root_[qualified] == 0) {
    const std::string_view text = names_.text(qualified);
    const auto roots = known_.roots();
    const bool known =
        std::find(roots.begin(), roots.end(), text.substr(0, text.find('.'))) != roots.end();
    below_root_[qualified] = known ? 2 : 1;
  }
  return below_root_[qualified] == 2;
}

}  // namespace paddle_ls::python
