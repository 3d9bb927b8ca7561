// The functions that carry names into and out of converted control flow.
#pragma once

#include <string>
#include <vector>

#include "engine/to_static/liveness.hpp"
#include "engine/to_static/node_builder.hpp"

namespace paddle_ls::to_static {

// `get_args_N` and `set_args_N` over `names` together with `push_pop`, in that order.
struct Accessors {
  NodeId get;
  NodeId set;
};
Accessors accessors(State& state, NodeId construct, const std::vector<std::string>& names,
                    const std::vector<std::string>& push_pop);

}  // namespace paddle_ls::to_static
