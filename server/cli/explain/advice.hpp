// What to do about a finding, by its code; the catalogues say what a finding is.
#pragma once

#include <string_view>

namespace paddle_ls::cli {

// Full sentences; empty if the page of the catalogue covers it, as for mapping documents.
std::string_view advice_on(std::string_view code);

}  // namespace paddle_ls::cli
