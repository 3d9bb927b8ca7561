#include "engine/python/collect/tensor_evidence.hpp"

#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

namespace {

CallShape shape_of(const FileView& file, const Op& op, std::vector<std::string_view>& keywords) {
  const Call& call = file.tape.calls[op.b];
  for (std::uint32_t i = 0; i < call.keywords; ++i) {
    keywords.push_back(file.names.text(file.tape.keyword_names[call.first_keyword + i]));
  }
  return {.positional = call.positional, .keywords = keywords, .unpacks = call.unpacks};
}

// The first argument of a function that is also a method of tensors, or `none`.
OpId tensor_given_to(const FileView& file, const Op& op) {
  const Call& call = file.tape.calls[op.b];
  if (call.positional == 0 || !is_name(file, op.a)) return none;
  const std::string_view api = file.names.text(file.run.value(op.a).ref);
  std::vector<std::string_view> keywords;
  const CallShape shape = shape_of(file, op, keywords);
  const bool is_method =
      file.library.result_of_method(Kind::tensor, api.substr(api.rfind('.') + 1), shape).kind ==
      Kind::tensor;
  if (!is_method || file.library.result_of_function(api, shape).kind != Kind::tensor) return none;
  return file.tape.operands[call.first];
}

// `x.grad` of an unknown variable.
bool is_gradient(const FileView& file, const Op& op) {
  return file.run.reads_gradient(op) && file.tape.ops[op.a].code == OpCode::load &&
         file.run.value(op.a).is(Tag::unknown);
}

// The receiver of `x.max(1)` if its result is used as values and indices; `none` for others.
OpId chosen_from(const FileView& file, OpId result) {
  const Op& op = file.tape.ops[result];
  if (op.code != OpCode::call) return none;
  const Op& callee = file.tape.ops[op.a];
  const bool has_arguments = file.tape.calls[op.b].positional + file.tape.calls[op.b].keywords > 0;
  const bool is_method =
      callee.code == OpCode::attribute && file.run.value(callee.a).is(Tag::unknown);
  const bool chooses = is_method && has_arguments &&
                       file.library.method(file.names.text(callee.b)).gives_values_and_indices;
  return chooses ? callee.a : none;
}

// The receiver of `values, indices = x.sort()`: that of a list or an array gives nothing.
OpId sorted_into_two(const FileView& file, OpId result) {
  const Op& op = file.tape.ops[result];
  if (op.code != OpCode::call) return none;
  const Op& callee = file.tape.ops[op.a];
  const bool sorts = callee.code == OpCode::attribute && file.names.text(callee.b) == "sort" &&
                     file.library.method("sort").gives_values_and_indices;
  return sorts && file.run.value(callee.a).is(Tag::unknown) ? callee.a : none;
}

void note_use_as_tensor(Collection& found, OpId value) {
  if (value != none && value != opaque_value) found.evidence.used_as_tensor[value] = true;
}

// `x.data`, and `x.max(1).values`, if they are used as tensors.
void note_part(Collection& found, const Op& attribute) {
  const FileView& file = found.file;
  const std::string_view name = found.names.text(attribute.b);
  if (name == "data" && file.run.value(attribute.a).is(Tag::unknown))
    note_use_as_tensor(found, attribute.a);
  if (name == "values") note_use_as_tensor(found, chosen_from(file, attribute.a));
}

// Arguments of layers and of functions on tensors.
void note_arguments(Collection& found, const Op& op) {
  const FileView& file = found.file;
  const Call& call = file.tape.calls[op.b];
  const Value& callee = file.run.value(op.a);
  const bool is_layer = file.run.as_object(callee).is_object(Kind::module);
  const bool is_function = callee.is(Tag::name) &&
                           file.library.function(found.names.text(callee.ref)).takes_tensors_first;
  const std::uint32_t count = is_layer ? call.positional : is_function && call.positional > 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const OpId argument = file.tape.operands[call.first + i];
    if (argument == opaque_value || file.tape.ops[argument].code != OpCode::load) continue;
    const bool may_be_number = found.evidence.number[variable_of(file, file.tape.ops[argument])];
    if (!is_layer || !may_be_number) note_use_as_tensor(found, argument);
  }
}

// `t = 0.0`: the variable may be a number wherever it is used.
void note_numbers(Collection& found) {
  const FileView& file = found.file;
  for (const Op& op : file.tape.ops) {
    if (op.code != OpCode::assign || op.b == opaque_value) continue;
    const Op& target = file.tape.ops[op.a];
    const bool is_variable = target.code == OpCode::target_name;
    if (is_variable && is_number(file.run.as_object(file.run.value(op.b)))) {
      found.evidence.number[variable_of(file, target)] = true;
    }
  }
}

// `for images, labels in loader`, also inside `enumerate` or a progress bar.
void note_batches(Collection& found, const Op& op) {
  const FileView& file = found.file;
  OpId target = op.a;
  OpId from = op.b;
  while (from != none && from != opaque_value &&
         !file.run.as_object(file.run.value(from)).is_object(Kind::data_loader)) {
    const Op& made = file.tape.ops[from];
    if (made.code != OpCode::call || file.tape.calls[made.b].positional == 0) return;
    const Value& maker = file.run.value(made.a);
    const bool counts = maker.is(Tag::builtin) && found.names.text(maker.ref) == "enumerate";
    const Op& targets = file.tape.ops[target];
    if (counts && (targets.code != OpCode::target_sequence || targets.c - targets.b != 2)) return;
    if (counts) target = file.tape.operands[targets.b + 1];
    from = file.tape.operands[file.tape.calls[made.b].first];
  }
  if (from == none || from == opaque_value) return;
  const Op& parts = file.tape.ops[target];
  if (parts.code != OpCode::target_sequence) return;
  for (std::uint32_t i = parts.b; i < parts.c; ++i) {
    const Op& part = file.tape.ops[file.tape.operands[i]];
    if (part.code == OpCode::target_name) found.evidence.tensor[variable_of(file, part)] = true;
  }
}

// `x.sum(-1, keepdim=True)`. Arrays call it `keepdims`, which tensors take as well.
bool keeps_dimensions(const FileView& file, const Op& method) {
  const Call& call = file.tape.calls[file.tape.ops[method.parent_call].b];
  for (std::uint32_t i = 0; i < call.keywords; ++i) {
    const std::string_view keyword =
        file.names.text(file.tape.keyword_names[call.first_keyword + i]);
    if (keyword == "keepdim") return true;
    if (keyword == "keepdims") return file.source.find("numpy") == std::string_view::npos;
  }
  return false;
}

void note_attribute(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  std::vector<bool>& used = found.evidence.used_as_tensor;
  if (is_gradient(file, op)) found.evidence.leaf[variable_of(file, file.tape.ops[op.a])] = true;
  if (op.parent_call == none && used[at]) note_part(found, op);
  if (file.names.text(op.b) == "indices") note_use_as_tensor(found, chosen_from(file, op.a));
  if (op.parent_call == none || !file.run.value(op.a).is(Tag::unknown)) return;
  const bool is_used = file.run.is_tensor_method(op) || keeps_dimensions(file, op) ||
                       (used[op.parent_call] && gives_tensor_of_tensor(found, op));
  if (is_used) used[op.a] = true;
}

void note_assignment(Collection& found, const Op& op) {
  const FileView& file = found.file;
  const Op& target = file.tape.ops[op.a];
  const bool is_variable = target.code == OpCode::target_name;
  if (is_variable && found.evidence.tensor[variable_of(file, target)]) {
    found.evidence.used_as_tensor[op.b] = true;
  }
  const bool are_two = target.code == OpCode::target_sequence && target.c - target.b == 2;
  if (are_two && op.b != opaque_value) {
    note_use_as_tensor(found, chosen_from(file, op.b));
    note_use_as_tensor(found, sorted_into_two(file, op.b));
  }
}

}  // namespace

bool gives_tensor_of_tensor(Collection& found, const Op& attribute) {
  const FileView& file = found.file;
  if (!is_member(found, attribute.b)) return false;
  std::vector<std::string_view> keywords;
  const CallShape shape = shape_of(file, file.tape.ops[attribute.parent_call], keywords);
  return file.library.result_of_method(Kind::tensor, found.names.text(attribute.b), shape).kind ==
         Kind::tensor;
}

// From the last operation to the first, because the use of a result is evidence about its operands:
// `x.view(-1).div(2).exp()`.
void find_tensor_evidence(Collection& found) {
  const FileView& file = found.file;
  note_numbers(found);
  for (OpId at = static_cast<OpId>(file.tape.ops.size()); at-- > 0;) {
    const Op& op = file.tape.ops[at];
    switch (op.code) {
      case OpCode::attribute: note_attribute(found, at); break;
      case OpCode::call:
        note_use_as_tensor(found, tensor_given_to(file, op));
        note_arguments(found, op);
        break;
      case OpCode::subscript:
        if (found.evidence.used_as_tensor[at]) note_use_as_tensor(found, chosen_from(file, op.a));
        break;
      case OpCode::iterate: note_batches(found, op); break;
      case OpCode::load:
        if (found.evidence.used_as_tensor[at] && file.run.value(at).is(Tag::unknown)) {
          found.evidence.tensor[variable_of(file, op)] = true;
        }
        break;
      case OpCode::assign: note_assignment(found, op); break;
      default: break;
    }
  }
}

}  // namespace paddle_ls::python
