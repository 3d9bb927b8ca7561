#include "engine/rewrite/known/served_names.hpp"

#include <algorithm>

#include "engine/rewrite/known/built_in_rules.hpp"
#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

bool mode_serves(std::string_view name) {
  const RuleTable& table = built_in_rules();
  auto at = std::lower_bound(
      table.rules.begin(), table.rules.end(), name,
      [&](const Rule& rule, std::string_view wanted) { return table.text(rule.api) < wanted; });
  for (; at != table.rules.end() && table.text(at->api).starts_with(name); ++at) {
    const bool is_meant = is_at_or_below(table.text(at->api), name);
    if (is_meant && at->since == Profile::v3_3_compat) return true;
  }
  return false;
}

}  // namespace paddle_ls::rewrite
