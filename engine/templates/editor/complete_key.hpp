// Completion after a `$`: which keys fit, and what they replace.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/templates/check/check_template.hpp"

namespace paddle_ls::templates {

struct KeyCompletion {
  std::string key;
  std::string detail;  // "list of 3", "text"; of supplied keys who supplies them
  std::string insert;  // with the closing brace where one is missing
};

struct KeyCompletions {
  text::ByteRange replace;  // the name around the cursor
  std::vector<KeyCompletion> items;
};

// Nothing when no `$`, `${` or `${,` stands before the name at `offset`. All keys are given,
// whatever has been typed of the name: clients filter.
std::optional<KeyCompletions> complete_key(std::string_view text, std::size_t offset,
                                           const TemplateContext& context);

}  // namespace paddle_ls::templates
