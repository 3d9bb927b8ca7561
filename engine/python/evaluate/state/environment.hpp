// The variables of the running function, with a log of their changes.
//
// A branch is run, its changes are taken from the log, and the state is rolled back for the next
// one: the work is proportional to the changes, never to the number of variables.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/python/evaluate/state/value.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {

struct VariableChange {
  SymbolId symbol;
  Value value;
};

class Environment {
 public:
  explicit Environment(std::size_t symbols) : values_(symbols), written_(symbols, 0) {}

  const Value& operator[](SymbolId symbol) const { return values_[symbol]; }

  void set(SymbolId symbol, const Value& value) {
    log_.push_back({symbol, values_[symbol], written_[symbol]});
    values_[symbol] = value;
    written_[symbol] = mark();
  }

  // A point in the log to roll back to.
  std::uint32_t mark() const { return static_cast<std::uint32_t>(log_.size()); }

  bool written_since(SymbolId symbol, std::uint32_t mark) const { return written_[symbol] > mark; }

  // The variables set since `mark`, each once, with their current values.
  void changes_since(std::uint32_t mark, std::vector<VariableChange>& into) const;

  // As above, but each with the join of all its values since `mark`, including the one at `mark`.
  void history_since(std::uint32_t mark, std::vector<VariableChange>& into) const;

  void roll_back(std::uint32_t mark);

  // Clears only the log.
  void forget_log() { log_.clear(); }

  void reset();

 private:
  struct Entry {
    SymbolId symbol;
    Value before;
    std::uint32_t written_before;
  };

  std::vector<Value> values_;
  std::vector<std::uint32_t> written_;  // mark right after the last write
  std::vector<Entry> log_;
};

}  // namespace paddle_ls::python
