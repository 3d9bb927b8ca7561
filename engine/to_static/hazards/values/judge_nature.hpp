// The nature of an expression, at a depth of names and operands. Internal to this folder.
#pragma once

#include <string_view>
#include <vector>

#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {

Judgement judge(Natures& natures, NodeId node, int depth);

// The lambda or inner function whose parameter the name is, or `no_node`.
NodeId inner_owner(const Natures& natures, NodeId name);

}  // namespace paddle_ls::to_static
