// Who has an object besides the variable that holds it, and which views of it are written to.
//
// A value that is made here is fresh. Reading a variable lends its object; where what was lent
// stays somewhere else (under another name, in a list, in an attribute, in what a function gives),
// the variable is not its only holder any more. All of it is kept in the environment, so branches
// and loops are joined like everything else.
#include <algorithm>

#include "engine/python/evaluate/run_tape.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

// Variables that functions inside, or functions at all, read where they stand.
void TapeRunner::find_captured() {
  captured_.assign(tape_.symbols.size(), false);
  kept_parameters_.assign(tape_.symbols.size(), false);
  for (SymbolId id = 0; id < tape_.symbols.size(); ++id) {
    const Symbol& symbol = tape_.symbols[id];
    const ScopeId home = tape_.symbols[symbol.owner].scope;
    if (root_of_scope_[symbol.scope] != root_of_scope_[home]) captured_[symbol.owner] = true;
  }
}

// What reading the variable `owner` gives.
Value TapeRunner::lent(SymbolId owner, Value value) const {
  if (!value.is(Tag::object)) return value;
  const bool is_own = root_of_scope_[tape_.symbols[owner].scope] == root_;
  if (!is_own || captured_[owner]) value.fresh = false;
  value.lender = is_own ? owner : none;
  return value;
}

// Somebody else has what was read from a variable. Of a display, what it was made of.
void TapeRunner::let_others_hold(const Value& value) {
  constexpr std::uint32_t longest = 64;
  if (value.is(Tag::sequence)) {
    const Op& display = tape_.ops[value.ref];
    const std::uint32_t end = std::min(display.c, display.b + longest);
    for (std::uint32_t i = display.b; i < end; ++i) {
      const Value element = values_[tape_.operands[i]];
      if (!element.is(Tag::sequence)) let_others_hold(element);
    }
    return;
  }
  if (value.lender == none) return;
  if (tape_.symbols[value.lender].parameter) kept_parameters_[value.lender] = true;
  if (!environment_[value.lender].fresh) return;
  Value held = environment_[value.lender];
  held.fresh = false;
  environment_.set(value.lender, held);
}

// What a variable holds that `value` is assigned to.
Value TapeRunner::taken_by(SymbolId owner, Value value) {
  if (value.is(Tag::sequence)) let_others_hold(value);
  if (value.lender != none && value.lender != owner) {
    let_others_hold(value);
    value.fresh = false;
  }
  value.lender = none;
  return value;
}

// What a function or method made, that was given `first`, or called on it, by the operation `at`.
void TapeRunner::note_making(Value& made, Making making, bool gives_views, const Value& first,
                             OpId at) {
  if (!made.is(Tag::object)) return;
  made.fresh = making == Making::fresh || (making == Making::passed && first.fresh);
  if (making != Making::passed) return;
  made.lender = first.lender;
  made.views = first.views;
  if (!gives_views) return;
  made.views = at;
  made.fresh = false;
  if (first.lender == none) return;
  Value viewed = environment_[first.lender];
  viewed.views = at;
  viewed.fresh = false;
  environment_.set(first.lender, viewed);
}

void TapeRunner::note_write(const Value& written) {
  if (written.views == none || flow_.dead()) return;
  views_written_.resize(tape_.ops.size(), false);
  views_written_[written.views] = true;
}

// Arguments that stay with the object on which a method is called, or that a call makes.
void TapeRunner::note_kept_arguments(const Op& op, const Value& made) {
  const Op& callee = tape_.ops[op.a];
  const bool is_method = callee.code == Code::attribute && !values_[callee.a].is(Tag::name);
  const bool is_kept = is_method && kinds_.keeps_arguments(names_.text(callee.b));
  const bool makes_holder = made.is(Tag::instance) || made.is_object(Kind::modules) ||
                            made.is_object(Kind::dataset) || made.is_object(Kind::optimizer) ||
                            made.is_object(Kind::distribution);
  if (!is_kept && !makes_holder) return;
  const Call& call = tape_.calls[op.b];
  for (std::uint32_t i = call.first; i < call.first + call.positional + call.keywords; ++i) {
    let_others_hold(values_[tape_.operands[i]]);
  }
}

// An element of a dictionary or of a list, and a part of a tensor.
Value TapeRunner::held_in(const Value& container, std::uint32_t origin) {
  if (container.is(Tag::mapping)) return value_in(container, origin);
  const bool holds = container.is(Tag::sequence) || container.is_object(Kind::tensors);
  return holds ? as_object(element_of(container, origin)) : unknown_value();
}

// `x += y`: the same object in the library, with what the operator gives.
Value TapeRunner::augmented(OpId target, const Op& op) {
  const Op& place = tape_.ops[target];
  Value before =
      place.code == Code::target_name ? read(tape_.symbols[place.a].owner) : values_[target];
  if (place.code == Code::target_name) {
    const SymbolId owner = tape_.symbols[place.a].owner;
    before = lent(owner, before);
    before.lender = none;
    values_[target] = before;
  }
  if (place.code == Code::target_subscript) before = held_in(values_[place.a], op.start);
  before = as_object(before);
  const Value result = operated(before, as_object(values_[op.b]), op);
  if (!before.is_object(Kind::tensor)) return result;
  note_write(before);
  Value changed = result;
  changed.fresh = before.fresh;
  changed.views = before.views;
  changed.axes = before.axes;
  changed.may_be_number = false;
  if (!before.may_be_number) changed.number = before.number;
  return changed;
}

}  // namespace paddle_ls::python
