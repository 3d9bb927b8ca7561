#include "engine/python/collect/spread_evidence.hpp"

#include "engine/python/collect/tensor_evidence.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

// By operation: whether its value is computed from a variable that is used as a tensor, as in
// `(x.sqrt() / n).add_(eps)`.
std::vector<bool> made_of_tensors(Collection& found) {
  const FileView& file = found.file;
  std::vector<bool> made(file.tape.ops.size(), false);
  for (OpId at = 0; at < file.tape.ops.size(); ++at) {
    const Op& op = file.tape.ops[at];
    switch (op.code) {
      case OpCode::load: made[at] = found.evidence.tensor[variable_of(file, op)]; break;
      case OpCode::attribute:
        made[at] = made[op.a] && (op.parent_call != none ? gives_tensor_of_tensor(found, op)
                                                         : found.names.text(op.b) == "data");
        break;
      case OpCode::call:
        made[at] = file.tape.ops[op.a].code == OpCode::attribute && made[op.a];
        break;
      case OpCode::binary: made[at] = made[op.a] || made[op.b]; break;
      case OpCode::unary: made[at] = made[op.a]; break;
      case OpCode::compare:
        if ((op.flags & identity) != 0) break;
        for (const OpId part : elements_of(file, op)) {
          if (part != opaque_value && made[part]) made[at] = true;
        }
        break;
      case OpCode::assign: {
        const Op& target = file.tape.ops[op.a];
        const bool is_made =
            op.b != opaque_value && made[op.b] && file.run.value(op.b).is(Tag::unknown);
        if (is_made && target.code == OpCode::target_name) {
          found.evidence.tensor[variable_of(file, target)] = true;
        }
        break;
      }
      default: break;
    }
  }
  return made;
}

}  // namespace

void spread_evidence(Collection& found) {
  const FileView& file = found.file;
  const std::vector<bool> made = made_of_tensors(found);
  for (std::size_t i = 0; i < found.names.methods.size(); ++i) {
    Receiver& receiver = found.names.methods[i].receiver;
    const Op& object = file.tape.ops[found.receiver_ops[i]];
    if (receiver.kind != Kind::unknown) continue;
    if (object.code == OpCode::load && found.evidence.text[variable_of(file, object)]) {
      receiver = {Kind::foreign, Certainty::likely, Reason::text, none, none, object.start};
      continue;
    }
    if (!made[found.receiver_ops[i]]) continue;
    receiver = {Kind::tensor, Certainty::likely, Reason::tensor_only_method, none,
                none,         object.start};
  }
}

}  // namespace paddle_ls::python
