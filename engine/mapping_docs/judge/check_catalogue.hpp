// Every code there is: the checks of one document, and the codes that speak of several files.
#pragma once

#include <span>
#include <string_view>

#include "engine/mapping_docs/findings/document_finding.hpp"

namespace paddle_ls::mapping_docs {

// The checks of a single document in the order in which they run, then the codes without `run`.
std::span<const Check> catalogue();

const Check* find_check(std::string_view code);

}  // namespace paddle_ls::mapping_docs
