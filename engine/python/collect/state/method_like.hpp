// Uses that rules treat as a method although no method name is written: `a + b`, `int(x)`, `x[None,
// i]`.
//
// Python itself calls methods of the first operand for all of these, so rules use the names of
// these methods: `__add__`, `__int__`.
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

struct MethodLike {
  OpId receiver_op;         // the operation of the receiver
  syntax::Node node;        // the whole expression
  text::ByteRange written;  // the operator, or what takes the place of the method name
  std::string_view name;
  Receiver receiver;
};

// Adds `use`, which is evaluated by the operation `op`.
MethodUse& add_as_method(Collection& found, const Op& op, const MethodLike& use);

// Adds a call of `method` on `operand` that Python makes implicitly.
void add_asked(Collection& found, OpId operand, std::string_view method,
               Certainty at_most = Certainty::sure);

}  // namespace paddle_ls::python
