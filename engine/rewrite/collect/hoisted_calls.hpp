// Calls that a rewrite moves before their statement.
//
// What follows them in the statement may be moved as well: it still runs after them.
//
//     SequentialLR(opt, [LinearLR(opt), CosineAnnealingLR(opt, 6)], [3])
#pragma once

#include <vector>

#include "engine/python/facts/names.hpp"

namespace paddle_ls::rewrite {

class HoistedCalls {
 public:
  // All that the call computes moves. Calls come in the order in which they run.
  void note(const python::Use& use);

  // Whether the use, after something with an effect in its statement, may be moved before it:
  // nothing else keeps it there, and all that runs earlier is moved.
  bool precede(const python::Use& use, syntax::Node statement) const;

 private:
  python::StatementId statement_ = python::none;
  std::vector<text::ByteRange> calls_;  // of that statement
};

}  // namespace paddle_ls::rewrite
