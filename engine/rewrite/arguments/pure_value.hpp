// Values that can be computed without side effects.
//
// Templates put arguments in another order, and leave out what Paddle has no use for. A plain value
// may move, and so may a call of something that is known to do nothing but make its result: the
// transforms of torchvision, layers without random weights, the joining of paths.
#pragma once

#include "engine/rewrite/arguments/use_site.hpp"

namespace paddle_ls::rewrite {

// True when `node` may be evaluated earlier, later or not at all. It may still not be evaluated
// twice: what it makes may be changed afterwards.
bool is_pure(const UseSite& use, syntax::Node node);

// True when `node` may be used as a test, or be left out: testing its truth runs no user code. The
// truth of a name is asked of its value, which may be an object with side effects.
bool is_pure_test(const UseSite& use, syntax::Node node);

}  // namespace paddle_ls::rewrite
