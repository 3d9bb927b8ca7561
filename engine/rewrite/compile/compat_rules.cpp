#include "engine/rewrite/compile/compat_rules.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

namespace {

constexpr std::string_view tensor = "torch.Tensor.";

Rule kept(std::string_view api, Rows<Alternative> as_it_stands, RuleTableBuilder& into) {
  Rule rule;
  rule.api = into.add(api);
  rule.alternatives = as_it_stands;
  rule.contexts = ~0U;
  rule.receiver = api.starts_with(tensor) ? Receiver::tensor : Receiver::none;
  rule.since = rule.until = Profile::v3_3_compat;
  return rule;
}

}  // namespace

void add_compat_rules(std::string_view names, RuleTableBuilder& into) {
  Alternative as_it_stands;
  as_it_stands.outcome = Outcome::keep;
  const Rows<Alternative> alternatives = into.add(std::vector{as_it_stands});
  while (!names.empty()) {
    const std::size_t end = std::min(names.find('\n'), names.size());
    const std::string_view line = names.substr(0, end);
    names.remove_prefix(std::min(end + 1, names.size()));
    if (line.empty() || line.starts_with('#')) continue;
    into.add(kept(line.substr(0, line.find('\t')), alternatives, into));
  }
}

}  // namespace paddle_ls::rewrite
