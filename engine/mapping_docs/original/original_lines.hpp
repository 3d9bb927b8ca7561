// Single lines as the patterns of the original tool see them; see original.hpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::mapping_docs {

// `## [category] api`: both as written. Nothing for a line that the original does not take as a
// title.
struct OriginalTitle {
  std::string_view category;
  std::string_view api;
};
std::optional<OriginalTitle> original_title(std::string_view line);

// `### [api](url)` with an API that starts with `prefix`.
struct OriginalApiHeading {
  std::string api;  // unescaped
  std::optional<std::string_view> url;
};
std::optional<OriginalApiHeading> original_api_heading(std::string_view line,
                                                       std::string_view prefix);

// The cells of a row that are not blank.
std::vector<std::string_view> original_cells(std::string_view line);

}  // namespace paddle_ls::mapping_docs
