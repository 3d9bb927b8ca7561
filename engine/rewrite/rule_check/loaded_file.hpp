// A rule file as its checks see it: the text, its rows, and their places in the text.
#pragma once

#include <string>
#include <string_view>

#include "engine/rewrite/rows/rule_table_builder.hpp"
#include "engine/rewrite/rule_check/rule_problem.hpp"
#include "engine/text/line_index.hpp"

namespace paddle_ls::rewrite {

struct LoadedFile {
  std::string_view text;
  const text::LineIndex& lines;
  const RuleTable& table;
  const RowPlaces& places;

  // Where a row was read, by its place in the table; 0 for a row that is not in the file.
  std::size_t place_of_rule(std::size_t row) const { return at(places.rules, row); }
  std::size_t place_of_alternative(std::size_t row) const { return at(places.alternatives, row); }
  std::size_t place_of_condition(std::size_t row) const { return at(places.conditions, row); }

  // The value that begins at `place`: a whole string, or its first byte.
  text::ByteRange value_at(std::size_t place) const;

  // The first `spelled` between `place` and `end`, or the value at `place`.
  text::ByteRange range_of(std::string_view spelled, std::size_t place, std::size_t end) const;

  // "line 12", for messages about two places.
  std::string line_of(std::size_t place) const;

  // The start of the next rule after `place`.
  std::size_t end_of_rule(std::size_t place) const;

 private:
  static std::size_t at(const std::vector<std::size_t>& places, std::size_t row) {
    return row < places.size() ? places[row] : 0;
  }
};

// Calls `look` with every rule of the file once, without its aliases.
template <class Look>
void each_rule(const LoadedFile& file, Look look) {
  std::size_t seen = 0;  // rows of alternatives; names of one rule share them
  for (std::size_t row = 0; row < file.table.rules.size(); ++row) {
    const Rule& rule = file.table.rules[row];
    const std::size_t end = rule.alternatives.first + rule.alternatives.count;
    if (end <= seen) continue;
    seen = end;
    look(rule, row);
  }
}

}  // namespace paddle_ls::rewrite
