// The evidence about a parameter: its annotation, its arguments, and how the body uses it.
#pragma once

#include <string_view>
#include <vector>

#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {

Judgement judge_annotation(const Natures& natures, NodeId node);
Judgement judge_parameter(Natures& natures, NodeId node);

// The arguments of the parameter that the name is, if nothing else binds the name; else null.
const HandedArgument* given_to(const Natures& natures, NodeId name);

}  // namespace paddle_ls::to_static
