#include "engine/rewrite/known/known_states.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

const KnownStates& known_states() {
  static const KnownStates known = [] {
    KnownStates states;
    std::string_view lines = built_in_layer_states();
    while (!lines.empty()) {
      const std::string_view line = lines.substr(0, lines.find('\n'));
      lines.remove_prefix(std::min(line.size() + 1, lines.size()));
      const std::size_t tab = line.find('\t');
      auto read = read_layer_states(line.substr(0, tab), line.substr(tab + 1));
      if (!read) continue;  // the build has rejected it
      states[read->layer].push_back(std::move(*read));
    }
    // `weight_hr_l0_reverse` is more specific about a layer than `weight_hr_l0`.
    for (auto& [layer, entries] : states) {
      std::stable_sort(entries.begin(), entries.end(),
                       [](const LayerStates& one, const LayerStates& other) {
                         return one.where.size() > other.where.size();
                       });
    }
    return states;
  }();
  return known;
}

}  // namespace paddle_ls::rewrite
