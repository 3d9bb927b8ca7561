#include "engine/python/evaluate/state/environment.hpp"

#include <algorithm>

namespace paddle_ls::python {

void Environment::changes_since(std::uint32_t mark, std::vector<VariableChange>& into) const {
  for (std::size_t i = log_.size(); i-- > mark;) {
    const SymbolId symbol = log_[i].symbol;
    // The last entry of a variable is the one that `written_` points past.
    if (written_[symbol] == i + 1) into.push_back({symbol, values_[symbol]});
  }
}

void Environment::history_since(std::uint32_t mark, std::vector<VariableChange>& into) const {
  const std::size_t first = into.size();
  changes_since(mark, into);
  std::sort(into.begin() + static_cast<std::ptrdiff_t>(first), into.end(),
            [](const VariableChange& a, const VariableChange& b) { return a.symbol < b.symbol; });
  for (std::size_t i = mark; i < log_.size(); ++i) {
    const auto change = std::lower_bound(
        into.begin() + static_cast<std::ptrdiff_t>(first), into.end(), log_[i].symbol,
        [](const VariableChange& a, SymbolId symbol) { return a.symbol < symbol; });
    change->value = join(log_[i].before, change->value);
  }
}

void Environment::roll_back(std::uint32_t mark) {
  while (log_.size() > mark) {
    const Entry& entry = log_.back();
    values_[entry.symbol] = entry.before;
    written_[entry.symbol] = entry.written_before;
    log_.pop_back();
  }
}

void Environment::reset() {
  std::fill(values_.begin(), values_.end(), Value{});
  std::fill(written_.begin(), written_.end(), 0);
  log_.clear();
}

}  // namespace paddle_ls::python
