#include "engine/templates/closest_key.hpp"

#include <algorithm>
#include <array>

namespace paddle_ls::templates {

namespace {

constexpr std::size_t most_changes = 2;
constexpr std::size_t longest_name = 64;  // longer ones cost too much and are rarely typed

// The number of changes between two names of at most `longest_name` bytes, by rows of the usual
// table; three rows, because a swap looks two back.
std::size_t changes(std::string_view a, std::string_view b) {
  std::array<std::array<std::size_t, longest_name + 1>, 3> rows{};
  for (std::size_t j = 0; j <= b.size(); ++j) rows[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    auto& row = rows[i % 3];
    const auto& above = rows[(i + 2) % 3];
    const auto& two_above = rows[(i + 1) % 3];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, replaced});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], two_above[j - 2] + 1);
      }
    }
  }
  return rows[a.size() % 3][b.size()];
}

}  // namespace

std::optional<std::string_view> closest_key(const Env& env, std::string_view missing) {
  std::optional<std::string_view> closest;
  std::size_t fewest = std::min(most_changes, missing.size() / 2) + 1;
  if (missing.size() > longest_name) return closest;
  for (const auto& [key, value] : env) {
    if (key.size() > longest_name) continue;
    const std::size_t longer = std::max(key.size(), missing.size());
    if (longer - std::min(key.size(), missing.size()) >= fewest) continue;
    const std::size_t found = changes(missing, key);
    if (found >= fewest) continue;
    fewest = found;
    closest = key;
  }
  return closest;
}

}  // namespace paddle_ls::templates
