#include "engine/weight_map/prefix_fit.hpp"

#include <algorithm>

namespace paddle_ls::weight_map {
namespace {

constexpr std::string_view prefixes[] = {"",     "module.",       "_orig_mod.", "model.",
                                         "net.", "module.model.", "backbone.",  "encoder."};

PrefixFit fit_of(std::string_view prefix, const NamedTensors& states, std::size_t most_tried,
                 const Understands& understands) {
  PrefixFit fit{.prefix = prefix};
  const std::size_t step = std::max<std::size_t>(1, states.size() / most_tried);
  for (std::size_t i = 0; i < states.size(); i += step) {
    ++fit.tried;
    const auto& [name, tensor] = states[i];
    if (!name.starts_with(prefix)) continue;
    if (understands(name.substr(prefix.size()), prefix, tensor)) ++fit.understood;
  }
  return fit;
}

}  // namespace

PrefixFit best_prefix(const NamedTensors& states, std::size_t most_tried,
                      const Understands& understands) {
  PrefixFit best;
  for (const std::string_view prefix : prefixes) {
    const PrefixFit fit = fit_of(prefix, states, most_tried, understands);
    if (prefix.empty() || fit.understood > best.understood) best = fit;
  }
  return best;
}

}  // namespace paddle_ls::weight_map
