// Every code that a finding can have, whichever part of the engine it comes from: what
// `diagnostics.severity` and its schema know.
#pragma once

#include <span>
#include <string_view>

#include "engine/rewrite/result/finding_codes.hpp"

namespace paddle_ls::settings {

// In the order of the parts: torch code, mapping documents, templates, models, conversion to static
// form.
std::span<const rewrite::Code> known_codes();

// The row of `code`, or null.
const rewrite::Code* find_code(std::string_view code);

}  // namespace paddle_ls::settings
