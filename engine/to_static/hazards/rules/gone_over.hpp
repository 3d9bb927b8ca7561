// The iterable of a `for` loop, as conversion distinguishes it.
#pragma once

#include "engine/to_static/hazards/values/hazard_facts.hpp"

namespace paddle_ls::to_static {

enum class Over : std::uint8_t { range, items, enumerate, call, expression };

Over over(const HazardFacts& facts, NodeId iter);

// A call of what is spelled `name`.
bool calls(const HazardFacts& facts, NodeId expression, std::string_view name);

// A tuple or list of targets, which is unpacked.
bool is_tuple(const Ast& ast, NodeId node);

}  // namespace paddle_ls::to_static
