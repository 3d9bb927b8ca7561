#include "engine/python/collect/overridden_calls.hpp"

#include <algorithm>

namespace paddle_ls::python {

namespace {

// The class of such an object, if the expression is one or a display that contains one.
NameId overriding_class(const FileView& file, OpId given, int depth) {
  const NameId type = file.run.overriding_class(file.run.value(given));
  const Op& op = file.tape.ops[given];
  if (type != none || op.code != OpCode::sequence || depth == 0) return type;
  for (const OpId element : elements_of(file, op)) {
    const NameId found = overriding_class(file, element, depth - 1);
    if (found != none) return found;
  }
  return none;
}

}  // namespace

void collect_overridden_call(Collection& found, OpId at) {
  const FileView& file = found.file;
  const Op& op = file.tape.ops[at];
  constexpr int deepest = 3;
  const Call& call = file.tape.calls[op.b];
  const Op& callee = file.tape.ops[op.a];
  NameId type = is_attribute(callee) ? file.run.overriding_class(file.run.value(callee.a)) : none;
  for (const OpId argument : arguments_of(file, call)) {
    if (type == none) type = overriding_class(file, argument, deepest);
  }
  if (type != none && op.node != none)
    found.names.answered.push_back({node_of(file, op).range(), type});
}

void sort_overridden_calls(Collection& found) {
  std::sort(
      found.names.answered.begin(), found.names.answered.end(), [](const auto& a, const auto& b) {
        return a.call.start != b.call.start ? a.call.start < b.call.start : a.call.end > b.call.end;
      });
}

}  // namespace paddle_ls::python
