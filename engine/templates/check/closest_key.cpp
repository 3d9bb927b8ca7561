#include "engine/templates/check/closest_key.hpp"

#include <algorithm>

#include "engine/text/edit_distance.hpp"

namespace paddle_ls::templates {

namespace {

constexpr std::size_t most_changes = 2;

}  // namespace

std::optional<std::string_view> closest_key(const Env& env, std::string_view missing) {
  std::optional<std::string_view> closest;
  std::size_t most = std::min(most_changes, missing.size() / 2);
  for (const auto& [key, value] : env) {
    const std::size_t found = text::edit_distance(missing, key, most);
    if (found > most) continue;
    closest = key;
    if (found == 0) break;
    most = found - 1;
  }
  return closest;
}

}  // namespace paddle_ls::templates
