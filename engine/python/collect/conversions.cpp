#include "engine/python/collect/conversions.hpp"

#include <algorithm>
#include <iterator>

#include "engine/python/collect/shown_texts.hpp"
#include "engine/python/collect/state/method_like.hpp"
#include "engine/python/collect/state/receivers.hpp"

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

// `isinstance(x.shape, (list, tuple))`: a shape is a tuple in the library.
void collect_asked_type(Collection& found, const Call& call) {
  const FileView& file = found.file;
  if (call.positional != 2) return;
  const std::span<const OpId> arguments = arguments_of(file, call);
  const Value& types = file.run.value(arguments[1]);
  const auto is_sequence_type = [&](const Value& type) {
    if (!type.is(Tag::builtin)) return false;
    const std::string_view name = file.names.text(type.ref);
    return name == "tuple" || name == "list";
  };
  bool asks = is_sequence_type(types);
  if (types.is(Tag::sequence)) {
    const std::span<const OpId> all = elements_of(file, file.tape.ops[types.ref]);
    asks = !all.empty() && std::all_of(all.begin(), all.end(), [&](OpId type) {
      return is_sequence_type(file.run.value(type));
    });
  }
  if (asks) add_asked(found, arguments[0], "__class__");
}

// `round(x, 2)`: the whole call is the use.
void add_whole_call(Collection& found, const Op& call, OpId operand, std::string_view method) {
  const FileView& file = found.file;
  const syntax::Node node = node_at(file, call, range_of(call));
  const Value object = file.run.as_object(file.run.value(operand));
  const syntax::Node list = node ? node.field(file.grammar.arguments_field) : syntax::Node();
  if (!list || list.named_child_count() == 0 || list.named_child_count() > 2) return;
  MethodUse& use = add_as_method(found, call,
                                 {.receiver_op = operand,
                                  .node = node,
                                  .written = range_of(file.tape.ops[call.a]),
                                  .name = method,
                                  .receiver = receiver_by_value(file, object, none)});
  use.operand = list.named_child(0);
  if (list.named_child_count() == 2) use.other = list.named_child(1);
}

bool has_axes(const Value& object) {
  return object.axes != unknown_axes && object.axes > 0;
}

// `str(x.dtype)`, `repr(x)`
void convert_to_text(Collection& found, const Op& call, OpId operand, const Conversion& by) {
  const Value object = found.file.run.as_object(found.file.run.value(operand));
  const bool is_evident =
      by.kind == Kind::tensor ? object.certainty == Certainty::sure : names_library(object);
  if (is_evident && !is_only_shown(found.file, call)) {
    add_whole_call(found, call, operand, by.method);
  }
}

void collect_builtin(Collection& found, const Op& call, const Value& object) {
  const FileView& file = found.file;
  const Call& given = file.tape.calls[call.b];
  const OpId operand = file.tape.operands[given.first];
  const std::string_view function = file.names.text(file.run.value(call.a).ref);
  // A shape that calls pass may be something else as well.
  const bool is_surely_shape = object.is_object(Kind::size) && object.certainty == Certainty::sure;
  if (function == "isinstance" && is_surely_shape) return collect_asked_type(found, given);
  const auto row =
      std::find_if(std::begin(conversions), std::end(conversions), [&](const Conversion& each) {
        return each.function == function && object.is_object(each.kind);
      });
  if (row == std::end(conversions)) return;
  if (function == "round") return add_whole_call(found, call, operand, row->method);
  if (function == "str" || function == "repr") return convert_to_text(found, call, operand, *row);
  if (row->kind != Kind::tensor || has_axes(object)) add_asked(found, operand, row->method);
}

}  // namespace

void collect_conversion(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& call = file.tape.ops[at];
  const Call& given = file.tape.calls[call.b];
  if (given.positional == 0 || given.unpacks) return;
  const Value& callee = file.run.value(call.a);
  const OpId operand = file.tape.operands[given.first];
  const Value object = file.run.as_object(file.run.value(operand));
  if (callee.is(Tag::builtin)) return collect_builtin(found, call, object);
  const bool is_of_math = callee.is(Tag::name) && file.names.text(callee.ref).starts_with("math.");
  if (is_of_math && object.is_object(Kind::tensor) && has_axes(object)) {
    add_asked(found, operand, "__float__");
  }
}

}  // namespace paddle_ls::python
