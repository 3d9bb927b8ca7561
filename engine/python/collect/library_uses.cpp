#include "engine/python/collect/library_uses.hpp"

#include <algorithm>

#include "engine/python/collect/state/bindings.hpp"
#include "engine/python/collect/state/call_facts.hpp"

namespace paddle_ls::python {

namespace {

// Records the written components of the dotted expression at `at`. Returns the operation at its
// beginning: a load, or a call whose result is a module or a member of one.
OpId add_parts(Collection& found, OpId at) {
  const FileView& file = found.file;
  const std::size_t first_part = found.names.parts.size();
  OpId base = at;
  for (; is_attribute(file.tape.ops[base]); base = file.tape.ops[base].a) {
    const Op& part = file.tape.ops[base];
    found.names.parts.push_back({part.c, part.c + found.names.text(part.b).size()});
  }
  const Op& first = file.tape.ops[base];
  text::ByteRange range = range_of(first);
  if (first.code == OpCode::load) {
    range.end = range.start + found.names.text(file.tape.symbols[first.a].name).size();
  }
  found.names.parts.push_back(range);
  std::reverse(found.names.parts.begin() + static_cast<std::ptrdiff_t>(first_part),
               found.names.parts.end());
  return base;
}

// The parser makes the star of `[*torch.eye(2)]` part of the name.
text::ByteRange range_without_star(const FileView& file, const Op& op) {
  text::ByteRange range = range_of(op);
  const auto is_star = [&] {
    return file.source[range.start] == '*' || file.source[range.start] == ' ';
  };
  while (range.start < range.end && is_star()) ++range.start;
  return range;
}

}  // namespace

bool is_part_of_another_use(const Collection& found, OpId at) {
  return (found.file.tape.ops[at].flags & consumed) != 0 || found.marks.asked_by_literal[at];
}

UseId add_library_use(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  const auto first_part = static_cast<std::uint32_t>(found.names.parts.size());
  const OpId base = add_parts(found, at);
  std::size_t written = 0;
  for (std::size_t i = first_part; i < found.names.parts.size(); ++i)
    written += found.names.parts[i].size() + 1;
  const text::ByteRange range = range_without_star(file, op);
  const Value& value = file.run.value(at);
  const std::string_view bound = found.names.text(file.run.value(base).ref);
  const bool is_load = file.tape.ops[base].code == OpCode::load;
  const auto id = static_cast<UseId>(found.names.uses.size());
  found.marks.use_of_op[at] = id;
  found.names.uses.push_back(
      {.range = range,
       .node = node_of(file, op),
       .call = call_of(file, op),
       .name = value.ref,
       .binding = is_load ? binding_of(found, base) : none,
       .scope = op.scope,
       .statement = op.statement,
       .first_part = first_part,
       .parts = static_cast<std::uint16_t>(found.names.parts.size() - first_part),
       .bound_parts = static_cast<std::uint16_t>(1 + std::count(bound.begin(), bound.end(), '.')),
       .role = op.role,
       .bars = {op.bars},
       .resolution = value.certainty == Certainty::sure ? Resolution::sure : Resolution::ambiguous,
       .in_string = (op.flags & in_string) != 0,
       .plain = is_load && written == range.size() + 1,
       .unsound = is_unsound(file, op),
       .facts = op.role == Role::base_class
                    ? facts_of_base(file, op)
                    : facts_of_call(file, op.role == Role::callee ? op.parent_call : none)});
  if (is_load) refer_by_use(found, base, range, id);
  return id;
}

void collect_library_use(Collection& found, OpId at) {
  if (is_name(found.file, at) && !is_part_of_another_use(found, at)) add_library_use(found, at);
}

}  // namespace paddle_ls::python
