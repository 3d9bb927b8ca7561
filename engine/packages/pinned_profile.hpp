// The target profile that follows from the requirement of Paddle in a project.
//
// Code that a project promises to run on several releases has to run on the oldest of them, so a
// lower bound decides; only where there is none the newest release below an upper bound does.
#pragma once

#include <optional>
#include <string_view>

#include "engine/packages/requirement.hpp"
#include "engine/rewrite/rows/profile.hpp"

namespace paddle_ls::packages {

// Nothing when `file` does not ask for Paddle, or takes any release of it. A release between two
// profiles has the older one, and a release before all of them the first.
std::optional<rewrite::Profile> pinned_profile(std::string_view file, Format format);

}  // namespace paddle_ls::packages
