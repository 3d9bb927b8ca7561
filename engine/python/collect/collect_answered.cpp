// Calls that are given objects whose class answers for what functions of the library do with them.
#include "engine/python/collect/name_collector.hpp"

namespace paddle_ls::python {

// The class of such an object that an expression gives, or holds among others.
NameId NameCollector::answering_class(OpId given, int depth) const {
  const NameId type = run_.overriding_class(run_.value(given));
  const Op& op = tape_.ops[given];
  if (type != none || op.code != Code::sequence || depth == 0) return type;
  for (std::uint32_t i = op.b; i < op.c; ++i) {
    const NameId found = answering_class(tape_.operands[i], depth - 1);
    if (found != none) return found;
  }
  return none;
}

void NameCollector::collect_answered(const Op& op) {
  constexpr int deepest = 3;
  const Call& call = tape_.calls[op.b];
  const Op& callee = tape_.ops[op.a];
  NameId type = is_attribute(callee) ? run_.overriding_class(run_.value(callee.a)) : none;
  for (std::uint32_t i = 0; type == none && i < call.positional + call.keywords; ++i) {
    type = answering_class(tape_.operands[call.first + i], deepest);
  }
  if (type != none && op.node != none) names_.answered.push_back({node_of(op).range(), type});
}

}  // namespace paddle_ls::python
