// "Did you mean": the key that a misspelled one is nearest to.
#pragma once

#include <optional>
#include <string_view>

#include "engine/templates/text/template_value.hpp"

namespace paddle_ls::templates {

// The key of `env` with at most two letters changed, left out, added or swapped with a neighbour,
// and at least half of them right.
std::optional<std::string_view> closest_key(const Env& env, std::string_view missing);

}  // namespace paddle_ls::templates
