// What rules know as a method, although no name of one is written: `a + b`, `int(x)`, `x[None, i]`.
//
// Python itself reaches all of these by methods of the first operand, so rules find them under the
// names that Python has: `__add__`, `__int__`.
#pragma once

#include "engine/python/collect/state/collection.hpp"

namespace paddle_ls::python {

struct MethodLike {
  OpId receiver_op;         // the operation of the receiver
  syntax::Node node;        // the whole expression
  text::ByteRange written;  // of the operator, or what stands for the name of the method
  std::string_view name;
  Receiver receiver;
};

// Adds `use`, which the operation `op` evaluates.
MethodUse& add_as_method(Collection& found, const Op& op, const MethodLike& use);

// Adds that `operand` is asked for what `method` gives.
void add_asked(Collection& found, OpId operand, std::string_view method,
               Certainty at_most = Certainty::sure);

}  // namespace paddle_ls::python
