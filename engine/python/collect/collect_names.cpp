#include "engine/python/collect/collect_names.hpp"

#include <algorithm>

#include "engine/python/collect/name_collector.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

// What rules call a value of a class that instances are given another one for.
constexpr std::string_view value_of_class = "operator=";

}  // namespace

void NameCollector::collect() {
  for (OpId at = 0; at < tape_.ops.size(); ++at) {
    const Op& op = tape_.ops[at];
    if (op.code == Code::import || op.code == Code::star_import) collect_import(at, op);
    if (op.code == Code::assign) collect_assignment(op);
    if (op.code == Code::call) mark_dynamic_object(op);
  }
  find_tensor_uses();
  for (OpId at = 0; at < tape_.ops.size(); ++at) {
    const Op& op = tape_.ops[at];
    collect_class_text(at, op);
    switch (op.code) {
      case Code::load:
        if (is_name(at) && (op.flags & consumed) == 0) collect_use(at, op);
        break;
      case Code::attribute:
      case Code::target_attribute:
        if (run_.value(at).is(Tag::name)) {
          if (is_name(at) && (op.flags & consumed) == 0) collect_use(at, op);
        } else {
          collect_method(at, op);
        }
        break;
      case Code::bar:
      case Code::binary: collect_operator(op); break;
      case Code::compare: collect_comparison(op); break;
      case Code::target_subscript:
        collect_key(op.b);
        if (op.role == Role::deleted) collect_removal(op);
        break;
      case Code::control:
        if (op.control == Control::try_begin) ++open_tries_;
        if (op.control == Control::try_body_end) --open_tries_;
        break;
      case Code::subscript:
        collect_index(op);
        collect_key(op.b);
        break;
      case Code::call:
        collect_conversion(op);
        collect_dynamic(at, op);
        collect_answered(op);
        break;
      case Code::assign:
        collect_exports(op);
        collect_value_of_class(op);
        collect_filling(op);
        break;
      case Code::augment:
        collect_exports(op);
        collect_augmented(op);
        break;
      default: break;
    }
    collect_shown(at, op);
  }
  collect_exceptions();
  for (const Op& op : tape_.ops) collect_reference(op);
  for (Binding& binding : names_.bindings) {
    if (binding.form == BindingForm::assignment && binding.value != none) {
      binding.value = use_of_op_[binding.value];
    }
  }
  spread_evidence();
  collect_literals();
  std::sort(names_.answered.begin(), names_.answered.end(), [](const auto& a, const auto& b) {
    return a.call.start != b.call.start ? a.call.start < b.call.start : a.call.end > b.call.end;
  });
  std::stable_sort(names_.references.begin(), names_.references.end(),
                   [](const Reference& a, const Reference& b) {
                     return a.binding != b.binding ? a.binding < b.binding
                                                   : a.range.start < b.range.start;
                   });
}

void NameCollector::chain(SymbolId symbol, BindingId binding) {
  earlier_.resize(names_.bindings.size(), none);
  const auto says_the_same = [&](BindingId other) {
    return names_.bindings[other].target == names_.bindings[binding].target;
  };
  BindingId* before = &bindings_of_symbol_[symbol];
  while (*before != none && !says_the_same(*before)) before = &earlier_[*before];
  if (*before != none) *before = earlier_[*before];
  earlier_[binding] = bindings_of_symbol_[symbol];
  bindings_of_symbol_[symbol] = binding;
}

void NameCollector::collect_import(OpId at, const Op& op) {
  if (op.code == Code::import) {
    const BindingId binding = names_.imported[op.c].binding;
    if (binding == none) return;
    binding_of_op_[at] = binding;
    chain(tape_.symbols[op.a].owner, binding);
    return;
  }
  for (const StarBinding& star : stars_) {
    if (star.op == at) chain(star.symbol, star.binding);
  }
}

void NameCollector::collect_assignment(const Op& op) {
  if (tape_.ops[op.a].code != Code::target_name || !is_name(op.b)) return;
  const BindingId binding = assignment_binding(op.a, run_.value(op.b).ref);
  names_.bindings[binding].value = op.b;  // the operation; its use is filled in at the end
}

// The binding that a target makes by holding `qualified`.
BindingId NameCollector::assignment_binding(OpId target, NameId qualified) {
  BindingId& binding = binding_of_op_[target];
  if (binding != none) return binding;
  const Op& op = tape_.ops[target];
  const SymbolId owner = tape_.symbols[op.a].owner;
  binding = static_cast<BindingId>(names_.bindings.size());
  text::ByteRange range = range_of(op);
  if (op.code == Code::walrus)
    range.end = range.start + names_.text(tape_.symbols[op.a].name).size();
  names_.bindings.push_back({.form = BindingForm::assignment,
                             .scope = tape_.symbols[owner].scope,
                             .statement = op.statement,
                             .name = tape_.symbols[owner].name,
                             .target = qualified,
                             .range = range,
                             .imported = none,
                             .value = none});
  chain(owner, binding);
  return binding;
}

// The binding from which the name that `load` reads comes most likely.
BindingId NameCollector::binding_of(const Op& load) {
  const OpId at = static_cast<OpId>(&load - tape_.ops.data());
  const Value& value = run_.value(at);
  const SymbolId owner = tape_.symbols[load.a].owner;
  if (value.origin != none) {
    const Code code = tape_.ops[value.origin].code;
    if (code == Code::import && binding_of_op_[value.origin] != none) {
      return binding_of_op_[value.origin];
    }
    if (code == Code::target_name || code == Code::walrus) {
      return assignment_binding(value.origin, value.ref);
    }
    for (const StarBinding& star : stars_) {
      if (star.op == value.origin && star.symbol == owner) return star.binding;
    }
  }
  return bindings_of_symbol_[owner];
}

UseId NameCollector::collect_use(OpId at, const Op& op) {
  const auto first_part = static_cast<std::uint32_t>(names_.parts.size());
  const OpId base = add_parts(at);
  std::size_t written = 0;
  for (std::size_t i = first_part; i < names_.parts.size(); ++i)
    written += names_.parts[i].size() + 1;

  // The parser takes the star of `[*torch.eye(2)]` for the first character of the name.
  text::ByteRange range = range_of(op);
  while (range.start < range.end && (source_[range.start] == '*' || source_[range.start] == ' ')) {
    ++range.start;
  }
  const Value& value = run_.value(at);
  const std::string_view bound = names_.text(run_.value(base).ref);
  Op* const load = tape_.ops[base].code == Code::load ? &tape_.ops[base] : nullptr;
  const auto id = static_cast<UseId>(names_.uses.size());
  use_of_op_[at] = id;
  names_.uses.push_back(
      {.range = range,
       .node = node_of(op),
       .call = call_of(op),
       .name = value.ref,
       .binding = load == nullptr ? none : binding_of(*load),
       .scope = op.scope,
       .statement = op.statement,
       .first_part = first_part,
       .parts = static_cast<std::uint16_t>(names_.parts.size() - first_part),
       .bound_parts = static_cast<std::uint16_t>(1 + std::count(bound.begin(), bound.end(), '.')),
       .role = op.role,
       .bars = {op.bars},
       .resolution = value.certainty == Certainty::sure ? Resolution::sure : Resolution::ambiguous,
       .in_string = (op.flags & in_string) != 0,
       .plain = load != nullptr && written == range.size() + 1,
       .unsound = is_unsound(op),
       .facts = op.role == Role::base_class
                    ? facts_of_base(op)
                    : facts_of_call(op.role == Role::callee ? op.parent_call : none)});
  if (load != nullptr) refer_to(*load, range, id);
  return id;
}

// Notes the written components of the dotted expression at `at`. Returns the operation that it
// begins with: a load, or a call that gives a module or what is in one.
OpId NameCollector::add_parts(OpId at) {
  const std::size_t first_part = names_.parts.size();
  OpId base = at;
  for (; is_attribute(tape_.ops[base]); base = tape_.ops[base].a) {
    const Op& part = tape_.ops[base];
    names_.parts.push_back({part.c, part.c + names_.text(part.b).size()});
  }
  const Op& first = tape_.ops[base];
  text::ByteRange range = range_of(first);
  if (first.code == Code::load) {
    range.end = range.start + names_.text(tape_.symbols[first.a].name).size();
  }
  names_.parts.push_back(range);
  std::reverse(names_.parts.begin() + static_cast<std::ptrdiff_t>(first_part), names_.parts.end());
  return base;
}

// A use begins with `load`.
void NameCollector::refer_to(Op& load, text::ByteRange range, UseId use) {
  load.flags |= referenced;
  const Symbol& symbol = tape_.symbols[load.a];
  refer(symbol.owner, ReferenceForm::use, range, use);
  if (symbol.outer != none) refer(symbol.outer, ReferenceForm::use, range, use);
}

void NameCollector::refer(SymbolId symbol, ReferenceForm form, text::ByteRange range, UseId use) {
  for (BindingId binding = bindings_of_symbol_[symbol]; binding != none;
       binding = earlier_[binding]) {
    names_.references.push_back({binding, form, range, use});
  }
}

bool NameCollector::is_member(NameId attribute) {
  if (attribute >= member_.size()) member_.resize(names_.texts.size() + 1, 0);
  std::uint8_t& known = member_[attribute];
  if (known == 0) known = kinds_.is_member(names_.text(attribute)) ? 2 : 1;
  return known == 2;
}

void NameCollector::collect_method(OpId, const Op& op) {
  const Value& object = run_.value(op.a);
  if (object.is(Tag::unknown) && run_.is_method_of_text(op)) {
    const Op& variable = tape_.ops[op.a];
    if (variable.code == Code::load) text_evidence_[tape_.symbols[variable.a].owner] = true;
  }
  if (object.is(Tag::name) || !is_member(op.b)) return;
  receivers_.push_back(op.a);
  const std::size_t size = names_.text(op.b).size();
  names_.methods.push_back({.range = range_of(op),
                            .attribute = {op.c, op.c + size},
                            .node = node_of(op),
                            .call = call_of(op),
                            .name = op.b,
                            .receiver = receiver_of(op),
                            .scope = op.scope,
                            .statement = op.statement,
                            .role = op.role,
                            .bars = {op.bars},
                            .unsound = is_unsound(op),
                            .facts = facts_of_call(op.parent_call)});
  Facts& facts = names_.methods.back().facts;
  if (object.is(Tag::instance)) facts.add(Fact::own);
  if (object.is_gradient) facts.add(Fact::gradient);
  if (open_tries_ > 0) facts.add(Fact::guarded);
}

// A value in the body of a class of modules is a method of such a module where instances are given
// a tensor under its name.
void NameCollector::collect_value_of_class(const Op& op) {
  const Op& target = tape_.ops[op.a];
  if (target.code != Code::target_name || is_unsound(op)) return;
  const Symbol& symbol = tape_.symbols[target.a];
  if (names_.scopes[symbol.scope].kind != ScopeKind::class_body) return;
  const Value* given = run_.held(symbol.scope, symbol.name);
  if (given == nullptr) return;
  const Value module = run_.as_object({.tag = Tag::instance, .ref = symbol.scope});
  const bool has_tensor = run_.as_object(*given).is_object(Kind::tensor) ||
                          run_.as_object(run_.value(op.b)).is_object(Kind::tensor);
  if (!has_tensor || !module.is_object(Kind::module)) return;
  const syntax::Node name =
      names_.statements[op.statement].node.descendant({target.start, target.end});
  const syntax::Node value = name.parent().field(right_field_);
  if (!value) return;
  Receiver receiver = receiver_by_value(module, none);
  receiver.certainty = Certainty::likely;
  add_as_method(op, op.a, value, value.range(), value_of_class, receiver);
}

// `__all__ = ["Linear"]` and `__all__ += ["Linear"]` keep what they list.
void NameCollector::collect_exports(const Op& op) {
  const Op& target = tape_.ops[op.a];
  if (target.code != Code::target_name) return;
  const Symbol& symbol = tape_.symbols[target.a];
  if (symbol.scope == 0 && names_.text(symbol.name) == "__all__") export_strings(op.b);
}

void NameCollector::export_strings(OpId value) {
  const Op& display = tape_.ops[value];
  if (display.code == Code::binary) {
    export_strings(display.a);
    return export_strings(display.b);
  }
  if (display.code != Code::sequence) return;
  for (std::uint32_t i = display.b; i < display.c; ++i) {
    const Op& entry = tape_.ops[tape_.operands[i]];
    const NameId name = names_.texts.find(text::slice(source_, string_content(tape_.operands[i])));
    const SymbolId symbol = name == none ? none : symbols_.find(0, name);
    if (symbol != none) refer(symbol, ReferenceForm::all_entry, range_of(entry), none);
  }
}

// What needs a binding and is no use of it.
void NameCollector::collect_reference(const Op& op) {
  switch (op.code) {
    case Code::load:
      if ((op.flags & referenced) != 0) return;
      refer(tape_.symbols[op.a].owner, ReferenceForm::other, range_of(op), none);
      if (tape_.symbols[op.a].outer != none) {
        refer(tape_.symbols[op.a].outer, ReferenceForm::other, range_of(op), none);
      }
      return;
    case Code::target_name:
      if (op.role != Role::deleted) return;
      return refer(tape_.symbols[op.a].owner, ReferenceForm::deletion, range_of(op), none);
    case Code::augment: {
      const Op& target = tape_.ops[op.a];
      if (target.code != Code::target_name) return;
      return refer(tape_.symbols[target.a].owner, ReferenceForm::augmentation, range_of(target),
                   none);
    }
    case Code::declaration:
      return refer(tape_.symbols[op.a].owner, ReferenceForm::declaration, range_of(op), none);
    default: return;
  }
}

void collect_names(std::string_view source, Tape& tape, const SymbolTable& symbols,
                   const std::vector<StarBinding>& stars, TapeRunner& run, const ReturnKinds& kinds,
                   Names& names) {
  NameCollector(source, tape, symbols, stars, run, kinds, names).collect();
}

}  // namespace paddle_ls::python
