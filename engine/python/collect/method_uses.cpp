#include "engine/python/collect/method_uses.hpp"

#include "engine/python/collect/state/call_facts.hpp"
#include "engine/python/collect/state/receivers.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

void collect_method_use(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  const Value& object = file.run.value(op.a);
  if (object.is(Tag::unknown) && file.run.is_text_method(op)) {
    const Op& variable = file.tape.ops[op.a];
    if (variable.code == OpCode::load) found.evidence.text[variable_of(file, variable)] = true;
  }
  if (object.is(Tag::name) || !is_member(found, op.b)) return;
  found.receiver_ops.push_back(op.a);
  const std::size_t size = found.names.text(op.b).size();
  found.names.methods.push_back({.range = range_of(op),
                                 .attribute = {op.c, op.c + size},
                                 .node = node_of(file, op),
                                 .call = call_of(file, op),
                                 .name = op.b,
                                 .receiver = receiver_of(found, op),
                                 .scope = op.scope,
                                 .statement = op.statement,
                                 .role = op.role,
                                 .bars = {op.bars},
                                 .unsound = is_unsound(file, op),
                                 .facts = facts_of_call(file, op.parent_call)});
  Facts& facts = found.names.methods.back().facts;
  if (object.is(Tag::instance)) facts.add(Fact::own);
  if (object.is_gradient) facts.add(Fact::gradient);
  if (found.open_tries > 0) facts.add(Fact::guarded);
}

void count_open_tries(Collection& found, OpId at) {
  const Control control = found.file.tape.ops[at].control;
  if (control == Control::try_begin) ++found.open_tries;
  if (control == Control::try_body_end) --found.open_tries;
}

}  // namespace paddle_ls::python
