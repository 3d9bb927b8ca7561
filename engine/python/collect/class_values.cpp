#include "engine/python/collect/class_values.hpp"

#include "engine/python/collect/state/method_like.hpp"
#include "engine/python/collect/state/receivers.hpp"

namespace paddle_ls::python {

namespace {

// The name in rules for a class attribute that instances override with a tensor.
constexpr std::string_view value_of_class = "operator=";

// Whether `value` makes an object of a class, going by the name. Unless it is a tensor, it is most
// likely a descriptor, which says itself what instances have.
bool makes_object(const FileView& file, syntax::Node value) {
  if (value.kind() != file.grammar.call_kind) return false;
  const std::string_view callee = value.field(file.grammar.function_field).in(file.source);
  const std::string_view name = callee.substr(callee.rfind('.') + 1);
  return !name.empty() && name.front() >= 'A' && name.front() <= 'Z';
}

}  // namespace

void collect_class_value(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  const Op& target = file.tape.ops[op.a];
  if (target.code != OpCode::target_name || is_unsound(file, op)) return;
  const Symbol& symbol = file.tape.symbols[target.a];
  if (found.names.scopes[symbol.scope].kind != ScopeKind::class_body) return;
  const Value* given = file.run.instance_attribute(symbol.scope, symbol.name);
  if (given == nullptr) return;
  const Value module = file.run.as_object({.tag = Value::Tag::instance, .ref = symbol.scope});
  const bool begins_as_tensor = file.run.as_object(file.run.value(op.b)).is_object(Kind::tensor);
  const bool has_tensor = begins_as_tensor || file.run.as_object(*given).is_object(Kind::tensor);
  if (!has_tensor || !module.is_object(Kind::module)) return;
  const syntax::Node name =
      found.names.statements[op.statement].node.descendant({target.start, target.end});
  const syntax::Node value = name.parent().field(file.grammar.right_field);
  if (!value || (!begins_as_tensor && makes_object(file, value))) return;
  Receiver receiver = receiver_by_value(file, module, none);
  receiver.certainty = Certainty::likely;
  add_as_method(found, op,
                {.receiver_op = op.a,
                 .node = value,
                 .written = value.range(),
                 .name = value_of_class,
                 .receiver = receiver});
}

}  // namespace paddle_ls::python
