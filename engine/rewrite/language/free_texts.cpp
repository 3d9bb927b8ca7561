#include "engine/rewrite/language/free_texts.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

namespace {

bool has_own_review(const Alternative& alternative) {
  return alternative.fix == Fix::suggest && alternative.difference == no_difference;
}

bool has_own_confirmation(const ArgumentRule& row) {
  return row.action == ArgumentAction::confirm && row.difference == no_difference;
}

}  // namespace

std::vector<std::string_view> free_texts(const RuleTable& table, const Rule& rule) {
  const auto alternatives = table.rows(rule.alternatives);
  std::vector<std::string_view> fields;
  if (std::any_of(alternatives.begin(), alternatives.end(), has_own_review)) {
    fields.emplace_back("needs_review");
  }
  const bool confirms =
      std::any_of(alternatives.begin(), alternatives.end(), [&](const Alternative& alternative) {
        const auto rows = table.rows(alternative.arguments);
        return std::any_of(rows.begin(), rows.end(), has_own_confirmation);
      });
  if (confirms) fields.emplace_back("review");
  if (rule.unpacked != Unpacked::unseen && rule.unpacked_difference == no_difference) {
    fields.emplace_back("unpacked");
  }
  return fields;
}

}  // namespace paddle_ls::rewrite
