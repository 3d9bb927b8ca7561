// What expressions evaluate to.
#include <algorithm>

#include "engine/python/evaluate/numbers.hpp"
#include "engine/python/evaluate/run_tape.hpp"
#include "engine/python/facts/string_literal.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

Value object_like(const Value& model, Kind kind, Reason reason) {
  Value value = object_value(kind, model.certainty, reason, model.ref, model.origin);
  value.number = model.number;
  value.axes = model.axes;
  return value;
}

// A row, a slice or an element: of places that are given one by one, a copy.
Value part_of(const Value& tensor, const Value& index, OpId written) {
  Value part = object_like(tensor, Kind::tensor, Reason::operator_of_known);
  const bool copies = index.is_object(Kind::tensor) || index.is(Value::Tag::sequence);
  part.fresh = copies || tensor.fresh;
  part.lender = copies ? none : tensor.lender;
  part.views = copies ? none : tensor.views;
  const bool is_place = written == whole_value;
  const bool is_known = is_place && part.axes != unknown_axes && part.axes > 0;
  part.axes = is_known                 ? static_cast<std::uint8_t>(part.axes - 1)
              : written == slice_value ? part.axes
                                       : unknown_axes;
  return part;
}

}  // namespace

Value TapeRunner::evaluate(OpId at, const Op& op) {
  switch (op.code) {
    case Code::literal: return python_value();
    case Code::string: return python_value(Reason::text);
    case Code::none_literal: return values_[none_value];
    case Code::load: return load(op);
    case Code::attribute: {
      const Value held = attribute(at, op);
      const Value* const known = flow_.narrowed.empty() ? nullptr : narrowed(at);
      return known != nullptr && says_little(held) ? *known : held;
    }
    case Code::target_attribute: return attribute(at, op);
    case Code::call: return call(at, op);
    case Code::binary:
    case Code::bar: {
      return operated(as_object(values_[op.a]), as_object(values_[op.b]), op);
    }
    case Code::compare: return compare(op);
    case Code::unary: {
      const Value operand = as_object(values_[op.a]);
      if (operand.is_object(Kind::not_torch)) return operand;
      if (!operand.is_object(Kind::tensor)) return unknown_value();
      Value made = object_like(operand, Kind::tensor, Reason::operator_of_known);
      made.fresh = true;
      // What is inverted is a mask, and seldom a number of which somebody wants the bits.
      const bool inverts = source_.substr(op.start).starts_with('~');
      if (inverts && made.number == Number::unknown) made.number = Number::truth;
      return made;
    }
    case Code::choice: {
      const Value &one = values_[op.a], &other = values_[op.b];
      if (one.lender != other.lender) {
        let_others_hold(one);
        let_others_hold(other);
      }
      return join(one, other);
    }
    case Code::subscript: return subscript(op);
    case Code::sequence:
      if (op.b == op.c) return {.tag = Tag::empty};
      return {.tag = Tag::sequence, .ref = at};
    case Code::comprehension: return comprehension(op);
    case Code::mapping: return mapping(op);
    case Code::lambda: return {.tag = Tag::function, .ref = op.a};
    case Code::walrus: {
      Value bound = taken_by(tape_.symbols[op.a].owner, values_[op.b]);
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
  Value value = later ? before_.summaries[symbol.owner] : read(symbol.owner);
  if (value.is(Tag::unbound) && symbol.outer != none) value = read(symbol.outer);
  if (!value.is(Tag::unbound)) {
    value = lent(symbol.owner, value);
    if ((op.flags & kept) != 0) let_others_hold(value);
    return value;
  }
  const bool by_python = builtin_[symbol.outer == none ? symbol.owner : symbol.outer];
  return by_python ? Value{.tag = Tag::builtin, .ref = symbol.name} : unknown_value();
}

// The value of a variable, seen from the function that is being run.
Value TapeRunner::read(SymbolId owner) {
  const Symbol& symbol = tape_.symbols[owner];
  if (root_of_scope_[symbol.scope] == root_ && !symbol.by_walrus) {
    flow_.note_read(owner);
    const Value& value = environment_[owner];
    return written_elsewhere_[owner] ? join(value, before_.summaries[owner]) : value;
  }
  if (round_ > 0) return before_.summaries[owner];
  return written_elsewhere_[owner] || symbol.by_walrus ? unknown_value() : next_.summaries[owner];
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
    case Tag::mapping:
    case Tag::pair:
    case Tag::pairs: return python_value();
    case Tag::conflict:
    case Tag::unbound: return unknown_value();
    default: return value;
  }
}

Value TapeRunner::attribute(OpId at, const Op& op) {
  const Value object = values_[op.a];
  if (const Value fact = fact_of_class(object, op.b); !fact.is(Tag::unbound)) return fact;
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
    case Tag::object:
      // `x.grad`: it matters which object a leaf is.
      if (object.is_object(Kind::tensor) &&
          kinds_.method_making(names_.text(op.b)) == Making::held) {
        let_others_hold(object);
      }
      return known_attribute(object, op.b, tape_.ops[at].start);
    case Tag::unknown: return attribute_of_unknown(op);
    default: return unknown_value();
  }
}

bool TapeRunner::reads_gradient(const Op& attribute) const {
  return attribute.parent_call == none && attribute.role == Role::value &&
         names_.text(attribute.b) == "grad";
}

// What tensors collect has a name of its own; what has a shape is a tensor or an array of numpy.
Value TapeRunner::attribute_of_unknown(const Op& op) const {
  if (names_.text(op.b) == "shape") {
    return object_value(kinds_.attribute(Kind::tensor, "shape"), Certainty::likely,
                        Reason::tensor_only_method, none, op.start);
  }
  if (!reads_gradient(op)) return unknown_value();
  Value gradient =
      object_value(Kind::tensor, Certainty::likely, Reason::tensor_only_method, none, op.start);
  gradient.is_gradient = true;
  return gradient;
}

Value TapeRunner::known_attribute(const Value& object, NameId name, std::uint32_t origin) const {
  const std::string_view text = names_.text(name);
  if (comes_from_elsewhere(object)) return part_of_foreign(object);
  Kind kind = kinds_.attribute(object.kind, text);
  if (kind == Kind::unknown && object.made_by != none) {
    kind = kinds_.attribute_of_made(names_.text(object.made_by), text);
  }
  Value value = object_value(kind, object.certainty, Reason::method_of_known, object.ref, origin);
  if (value.is_object(Kind::tensor) && object.is_object(Kind::tensor)) {
    value.number = kinds_.method_number(object.number, text, {});
    value.is_gradient = kinds_.method_making(text) == Making::held;
    if (kinds_.method_making(text) == Making::passed) {
      value.fresh = object.fresh;
      value.lender = object.lender;
      value.views = object.views;
      value.axes = object.axes;
    }
  }
  return value;
}

Value TapeRunner::attribute_of_instance(const Value& instance, NameId name, const Op& op) {
  if (const Value* given = held(instance.ref, name)) return *given;
  if (const SymbolId member = member_of(instance.ref, name); member != none) {
    const Value& held = round_ > 0 ? before_.summaries[member] : next_.summaries[member];
    const bool is_read = held.is(Tag::function) && form_of(held.ref) == MethodForm::property;
    return is_read ? call_function(held.ref) : unknown_value();
  }
  const Value object = as_object(instance);
  if (!object.is(Tag::object) || object.kind == Kind::not_torch) return unknown_value();
  return object_value(kinds_.attribute(object.kind, names_.text(name)), object.certainty,
                      Reason::method_of_known, object.ref, op.start);
}

const Value* TapeRunner::held(ScopeId type, NameId name) const {
  constexpr int deepest = 8;
  for (int depth = 0; depth < deepest && type != none; ++depth) {
    for (const AttributeSummary& summary : before_.attributes[type]) {
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

// Arithmetic. A tensor on the left answers itself; on the right it may be asked by something else.
Value TapeRunner::binary(const Value& left, const Value& right, std::uint32_t origin) const {
  if (is_text(left)) return python_value(Reason::text, left.certainty);
  const bool left_tensor = left.is_object(Kind::tensor);
  const bool right_tensor = right.is_object(Kind::tensor);
  if (left_tensor || right_tensor) {
    const Value& tensor =
        left_tensor && (!right_tensor || left.certainty >= right.certainty) ? left : right;
    Value result =
        object_value(Kind::tensor, tensor.certainty, Reason::operator_of_known, tensor.ref, origin);
    result.fresh = true;
    const Value& other = &tensor == &left ? right : left;
    const bool is_literal = other.is_object(Kind::not_torch) && other.reason == Reason::literal;
    if (!left_tensor && !is_literal) result.certainty = Certainty::likely;
    if (left_tensor && right_tensor && !(&tensor == &left)) result.certainty = Certainty::likely;
    return result;
  }
  if (is_text(right)) return python_value(Reason::text, Certainty::likely);
  if (left.is_object(Kind::not_torch) && right.is_object(Kind::not_torch)) return left;
  if (left.is(Tag::sequence) || right.is(Tag::sequence)) return python_value();
  const bool are_lists = left.is_object(Kind::tensors) || left.is_object(Kind::modules);
  return are_lists && left.kind == right.kind ? join(left, right) : unknown_value();
}

// Arithmetic, with what is known of its numbers and dimensions.
// The dimensions of what an operator gives that goes through its operands element by element.
std::uint8_t TapeRunner::axes_together(const Value& left, const Value& right) {
  const bool has_left = left.is_object(Kind::tensor), has_right = right.is_object(Kind::tensor);
  if (has_left && has_right) {
    const bool is_known = left.axes != unknown_axes && right.axes != unknown_axes;
    return is_known ? std::max(left.axes, right.axes) : unknown_axes;
  }
  if (has_left && right.is_object(Kind::not_torch)) return left.axes;
  return has_right && left.is_object(Kind::not_torch) ? right.axes : unknown_axes;
}

Value TapeRunner::operated(const Value& left, const Value& right, const Op& op) const {
  Value value = binary(left, right, op.start);
  const std::string_view written = operator_of(source_, tape_, op);
  if (value.is_object(Kind::not_torch)) value.number = number_of(written, left, right);
  if (!value.is_object(Kind::tensor)) return value;
  value.number = number_of(written, left, right);
  value.axes = written == "@" ? unknown_axes : axes_together(left, right);
  return value;
}

// What is in the positional arguments of a call, taken together.
Number TapeRunner::numbers_given(const Call& call) const {
  Number given = Number::truth;
  bool is_known = true;
  for (std::uint32_t i = 0; i < call.positional; ++i) {
    const Number number = numbers_in(values_[tape_.operands[call.first + i]]);
    is_known = is_known && number != Number::unknown;
    if (breadth(number) > breadth(given)) given = number;
  }
  return is_known || is_fraction(given) ? given : Number::unknown;
}

Value TapeRunner::compare(const Op& op) {
  if ((op.flags & identity) != 0) return python_value();
  Value result = op.b < op.c ? as_object(values_[tape_.operands[op.b]]) : unknown_value();
  for (std::uint32_t i = op.b + 1; i < op.c; ++i) {
    const Value other = as_object(values_[tape_.operands[i]]);
    const std::uint8_t axes = axes_together(result, other);
    result = binary(result, other, op.start);
    if (result.is_object(Kind::tensor)) result.axes = axes;
  }
  if (is_text(result)) return python_value();
  if (result.is_object(Kind::tensor)) result.number = Number::truth;
  return result;
}

Value TapeRunner::subscript(const Op& op) {
  const Value& object = values_[op.a];
  const bool is_slice = op.b == slice_value;
  switch (object.tag) {
    case Tag::object:
      switch (object.kind) {
        case Kind::tensor: return part_of(object, values_[op.b], op.b);
        case Kind::tensors:
        case Kind::modules: {
          if (is_slice) return object;
          return element_of(object, op.start);
        }
        case Kind::size: return is_slice ? object : constant_value(Number::whole);
        case Kind::not_torch:
          return is_slice && holds_texts(object) ? object : element_of(object, op.start);
        default: return unknown_value();
      }
    case Tag::name: {
      const Value held = as_object(object);
      return comes_from_elsewhere(held) ? part_of_foreign(held) : unknown_value();
    }
    case Tag::sequence: return is_slice ? python_value() : element_of(object, op.start);
    case Tag::mapping: return value_in(object, op.start);
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
      element.fresh = false;
      return element.is(Tag::unbound) ? unknown_value() : element;
    }
    case Tag::pairs: {
      Value pair = iterable;
      pair.tag = Tag::pair;
      pair.reason = Reason::element;
      pair.origin = origin;
      return pair;
    }
    case Tag::instance: return element_of(as_object(iterable), origin);
    default: return unknown_value();
  }
  switch (iterable.kind) {
    case Kind::tensor:
    case Kind::tensors: {
      Value element =
          object_value(Kind::tensor, iterable.certainty, Reason::element, iterable.ref, origin);
      element.number = iterable.number;
      element.views = iterable.views;
      const bool is_row = iterable.is_object(Kind::tensor);
      element.axes = iterable.axes;
      if (is_row && element.axes != unknown_axes && element.axes > 0) --element.axes;
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
    case Kind::size: return constant_value(Number::whole);
    case Kind::not_torch:
      if (is_text(iterable) || holds_texts(iterable)) {
        return python_value(Reason::text, iterable.certainty);
      }
      return comes_from_elsewhere(iterable) ? part_of_foreign(iterable) : unknown_value();
    default: return unknown_value();
  }
}

}  // namespace paddle_ls::python
