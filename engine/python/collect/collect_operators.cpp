#include "engine/python/collect/collect_operators.hpp"

#include <algorithm>

#include "engine/python/collect/state/method_like.hpp"
#include "engine/python/collect/state/operator_names.hpp"
#include "engine/python/collect/state/receivers.hpp"

namespace paddle_ls::python {

namespace {

// An operator with its operands as objects.
struct Operator {
  const Op& op;
  std::string_view written;
  Value left;
  Value right;
};

// `places[:, None] * frequencies[None, :]`: indices are integers in most programs.
bool is_outer_product(const FileView& file, const Operator& of) {
  const auto gets_axis = [&](OpId operand) {
    return file.tape.ops[operand].code == OpCode::subscript && file.tape.ops[operand].c != none;
  };
  const bool are_tensors = of.left.is_object(Kind::tensor) && of.right.is_object(Kind::tensor);
  const bool has_fractions = is_fraction(of.left.number) != is_fraction(of.right.number);
  const bool has_unknown = of.left.number == Number::unknown || of.right.number == Number::unknown;
  return are_tensors && has_fractions && has_unknown && gets_axis(of.op.a) && gets_axis(of.op.b);
}

bool may_lack_fractions(Number number) {
  return may_be_whole(number) || number == Number::truth;
}

// A tensor of integers or booleans with one of unknown type, which may have fractions, or one that
// may have none with one that has. Both have dimensions: a tensor without them is taken for a
// number.
bool may_promote(const Operator& of) {
  if (!of.left.is_object(Kind::tensor) || !of.right.is_object(Kind::tensor)) return false;
  if (of.left.axes == 0 || of.right.axes == 0 || is_bitwise(of.written)) return false;
  const auto differ = [](Number one, Number other) {
    const bool may_have_fractions =
        other == Number::unknown || (one == Number::perhaps_whole && is_fraction(other));
    return may_lack_fractions(one) && may_have_fractions;
  };
  return differ(of.left.number, of.right.number) || differ(of.right.number, of.left.number);
}

// What something of the same element type is made from: `mask` of `mask[:, None]`,
// `mask.unsqueeze(1)` and `1 - mask`. Null for anything else.
const Op* source_of(const FileView& file, const Op& made) {
  const std::vector<Op>& ops = file.tape.ops;
  if (made.code == OpCode::subscript) return &ops[made.a];
  if (made.code == OpCode::binary) {
    return file.run.value(made.a).number == Number::whole ? &ops[made.b] : nullptr;
  }
  if (made.code != OpCode::call || ops[made.a].code != OpCode::attribute) return nullptr;
  const Op& method = ops[made.a];
  const CallResult result =
      file.library.result_of_method(Kind::tensor, file.names.text(method.b), {});
  return result.elements.from == ElementsOf::receiver ? &ops[method.a] : nullptr;
}

// The name of the variable or attribute that `value` is, or comes from with the same element type.
// Empty if there is none.
std::string_view name_of(const FileView& file, OpId value) {
  const Op* op = &file.tape.ops[value];
  while (const Op* source = source_of(file, *op)) op = source;
  if (op->code == OpCode::load) return file.names.text(file.tape.symbols[op->a].name);
  return op->code == OpCode::attribute ? file.names.text(op->b) : std::string_view();
}

bool may_be_tensor(const Value& value) {
  return value.is(Value::Tag::unknown) || value.is_object(Kind::tensor);
}

// By its name: masks and labels are rarely of fractions, and neither are tensors that count.
bool may_have_no_fractions(const FileView& file, OpId operand, const Value& value) {
  static constexpr std::string_view of_anything[] = {"mask", "label"};
  static constexpr std::string_view of_tensors[] = {"count", "idx", "index", "length", "shape"};
  const bool is_tensor = value.is_object(Kind::tensor);
  if (value.number != Number::unknown || !may_be_tensor(value)) return false;
  const std::string_view name = name_of(file, operand);
  const auto says = [&](std::string_view word) {
    return name.find(word) != std::string_view::npos;
  };
  return std::any_of(std::begin(of_anything), std::end(of_anything), says) ||
         (is_tensor && std::any_of(std::begin(of_tensors), std::end(of_tensors), says));
}

// `scores * mask`
bool may_scale_by_integers(const FileView& file, const Operator& of) {
  if (of.written != "*" || is_number(of.left) || is_number(of.right)) return false;
  const auto may_have_fractions = [](const Value& value) {
    return may_be_tensor(value) && (breadth(value.number) == 0 || is_fraction(value.number));
  };
  return (may_have_no_fractions(file, of.op.b, of.right) && may_have_fractions(of.left)) ||
         (may_have_no_fractions(file, of.op.a, of.left) && may_have_fractions(of.right));
}

// `2 & mask` and `mask ** 2` return numbers in the library, and `7 // n` of a tensor without
// dimensions returns one without dimensions.
bool counts_with_number(const Operator& of) {
  const bool of_bits = is_bitwise(of.written);
  if (is_number(of.right) && of.left.is_object(Kind::tensor)) {
    const bool divides = of.written == "/" && of.right.number == Number::truth;
    const bool counts = of_bits || divides || of.written == "**" || of.written == "%";
    return counts && of.left.number == Number::truth &&
           (!of_bits || of.right.number == Number::whole);
  }
  if (!is_number(of.left) || !of.right.is_object(Kind::tensor)) return false;
  if (of.written == "//") return of.right.axes == 0;
  return of_bits && of.left.number == Number::whole && of.right.number == Number::truth;
}

MethodUse* add_operator(Collection& found, const Operator& of, const Receiver& receiver) {
  const FileView& file = found.file;
  const OperatorName* const name = operator_named(of.written);
  const syntax::Node node =
      name == nullptr ? syntax::Node() : node_at(file, of.op, range_of(of.op));
  if (!node) return nullptr;
  MethodUse& use = add_as_method(found, of.op,
                                 {.receiver_op = of.op.a,
                                  .node = node,
                                  .written = place_of(file, of.written),
                                  .name = name->method,
                                  .receiver = receiver});
  use.operand = node.field(file.grammar.left_field);
  use.other = node.field(file.grammar.right_field);
  return &use;
}

void collect_operator_on_tensors(Collection& found, const Operator& of) {
  const Value& left = of.left;
  Facts facts;
  add_cast(facts, cast_between(of.written, left, of.right), left, of.right);
  if (counts_with_number(of)) facts.add(Fact::mixes);
  if (facts.bits == 0 && is_outer_product(found.file, of)) facts.add(Fact::mixes);
  if (facts.bits == 0 && (may_promote(of) || may_scale_by_integers(found.file, of))) {
    facts.add(Fact::untyped);
  }
  const bool is_between_tensors = facts.bits != 0;
  if (!is_between_tensors && !wants_number_moved(of.written, left, of.right)) return;
  Receiver receiver =
      receiver_by_value(found.file, left.is_object(Kind::tensor) ? left : of.right, none);
  if (is_between_tensors && !is_number(left))
    receiver.certainty = std::min(receiver.certainty, of.right.certainty);
  MethodUse* const use = add_operator(found, of, receiver);
  if (use == nullptr) return;
  use->facts = facts;
  if (left.number == Number::small || left.number == Number::middle) use->facts.add(Fact::small);
}

}  // namespace

void collect_operator(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  const Value left = file.run.as_object(file.run.value(op.a));
  const Value right = file.run.as_object(file.run.value(op.b));
  if (is_text(left)) return;
  const bool are_data = left.is_object(Kind::dataset) && right.is_object(Kind::dataset);
  const bool has_tensor = left.is_object(Kind::tensor) || right.is_object(Kind::tensor);
  const Operator of = {op, operator_of(file.source, file.tape, op), left, right};
  if (!are_data && !has_tensor) return;
  if (has_tensor) return collect_operator_on_tensors(found, of);
  if (of.written != "+") return;
  add_operator(found, of, {left.kind, left.certainty, left.reason, none, none, op.start});
}

}  // namespace paddle_ls::python
