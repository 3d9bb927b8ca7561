// The values that names are bound to, the parts of unpacked values, the items of loops.
#pragma once

#include <string_view>
#include <vector>

#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {

void add_bound_values(Natures& natures, std::string_view name, int depth,
                      std::vector<Judgement>& to);
void add_items(Natures& natures, NodeId iter, int depth, std::vector<Judgement>& to);

}  // namespace paddle_ls::to_static
