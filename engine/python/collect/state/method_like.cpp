#include "engine/python/collect/state/method_like.hpp"

#include <algorithm>

#include "engine/python/collect/state/receivers.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

MethodUse& add_as_method(Collection& found, const Op& op, const MethodLike& use) {
  found.receiver_ops.push_back(use.receiver_op);
  found.names.methods.push_back({.range = use.node.range(),
                                 .attribute = use.written,
                                 .node = use.node,
                                 .call = {},
                                 .name = found.names.texts.intern(use.name),
                                 .receiver = use.receiver,
                                 .scope = op.scope,
                                 .statement = op.statement,
                                 .role = Role::value,
                                 .bars = {op.bars}});
  return found.names.methods.back();
}

void add_asked(Collection& found, OpId operand, std::string_view method, Certainty at_most) {
  const FileView& file = found.file;
  if (operand < shared_operations) return;
  const Op& op = file.tape.ops[operand];
  const Value object = file.run.as_object(file.run.value(operand));
  const syntax::Node node = node_at(file, op, range_of(op));
  if (!node) return;
  Receiver receiver = receiver_by_value(file, object, none);
  receiver.certainty = std::min(receiver.certainty, at_most);
  MethodUse& use = add_as_method(found, op,
                                 {.receiver_op = operand,
                                  .node = node,
                                  .written = node.range(),
                                  .name = method,
                                  .receiver = receiver});
  use.operand = node;
  if (object.axes != unknown_axes && object.axes > 0) use.facts.add(Fact::has_axes);
  if (object.may_be_none) use.facts.add(Fact::may_be_none);
}

}  // namespace paddle_ls::python
