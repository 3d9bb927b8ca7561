#include "engine/rewrite/rows/rule_table_builder.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

Text RuleTableBuilder::add(std::string_view text) {
  if (text.empty()) return {};
  const auto [entry, is_new] = known_.try_emplace(std::string(text));
  if (is_new) {
    entry->second = {static_cast<std::uint32_t>(strings_.size()),
                     static_cast<std::uint32_t>(text.size())};
    strings_.append(text);
  }
  return entry->second;
}

namespace {

// Rows that were added without places have the place 0.
void put(const std::vector<std::size_t>& places, std::size_t first, std::vector<std::size_t>& to) {
  to.resize(first);
  to.insert(to.end(), places.begin(), places.end());
}

}  // namespace

Rows<Alternative> RuleTableBuilder::add(const std::vector<Alternative>& rows,
                                        const std::vector<std::size_t>& places) {
  put(places, alternatives_.size(), places_.alternatives);
  return add(rows);
}

Rows<Condition> RuleTableBuilder::add(const std::vector<Condition>& rows,
                                      const std::vector<std::size_t>& places) {
  put(places, conditions_.size(), places_.conditions);
  return add(rows);
}

void RuleTableBuilder::add(const Rule& rule, std::size_t place) {
  put({place}, rules_.size(), places_.rules);
  add(rule);
}

void RuleTableBuilder::sort() {
  std::stable_sort(aliases_.begin(), aliases_.end(),
                   [](const RuleAlias& a, const RuleAlias& b) { return a.name < b.name; });
  std::stable_sort(rules_.begin(), rules_.end(), [this](const Rule& a, const Rule& b) {
    const int order = text(a.api).compare(text(b.api));
    return order != 0 ? order < 0 : a.since < b.since;
  });
  std::sort(helpers_.begin(), helpers_.end(),
            [this](const Helper& a, const Helper& b) { return text(a.name) < text(b.name); });
}

RuleTable RuleTableBuilder::table() const {
  return {strings_, rules_,     parameters_, alternatives_, conditions_, arguments_,
          names_,   templates_, pieces_,     nodes_,        needs_,      helpers_};
}

}  // namespace paddle_ls::rewrite
