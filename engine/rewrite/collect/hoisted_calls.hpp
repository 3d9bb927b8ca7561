// Calls that a rewrite moves in front of their statement.
//
// What follows them in the statement may be moved as well: it still runs behind them.
//
//     SequentialLR(opt, [LinearLR(opt), CosineAnnealingLR(opt, 6)], [3])
#pragma once

#include <vector>

#include "engine/python/facts/names.hpp"

namespace paddle_ls::rewrite {

class HoistedCalls {
 public:
  // All that the call computes goes in front. Calls come in the order in which they run.
  void note(const python::Use& use);

  // Whether the use, behind something with an effect in its statement, may be moved in front of it:
  // nothing else keeps it there, and all that runs before it is moved.
  bool precede(const python::Use& use, syntax::Node statement) const;

 private:
  python::StatementId statement_ = python::none;
  std::vector<text::ByteRange> calls_;  // of that statement
};

}  // namespace paddle_ls::rewrite
