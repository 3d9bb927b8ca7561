// A call while it is evaluated.
#pragma once

#include "engine/python/facts/library.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

struct CallSite {
  const Op& op;
  const Call& call;  // of `op`
  CallShape shape;   // of `call`
};

}  // namespace paddle_ls::python
