// Calls that a rewrite moves before their statement. Calls that follow in the statement may be
// moved as well: they still run after the moved ones.
//
//     SequentialLR(opt, [LinearLR(opt), CosineAnnealingLR(opt, 6)], [3])
#pragma once

#include <vector>

#include "engine/python/facts/names.hpp"

namespace paddle_ls::rewrite {

class HoistedCalls {
 public:
  // Everything that the call computes is moved. Calls are noted in evaluation order.
  void note(const python::Use& use);

  // Whether the use, which follows a side effect in its statement, may be moved before the
  // statement: nothing else keeps it there, and everything that runs earlier is moved as well.
  bool precede(const python::Use& use, syntax::Node statement) const;

 private:
  python::StatementId statement_ = python::none;
  std::vector<text::ByteRange> calls_;  // of the last statement
};

}  // namespace paddle_ls::rewrite
