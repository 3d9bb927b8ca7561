#include "project/questions/question_words.hpp"

#include <algorithm>

#include "engine/rewrite/rule_words/question_digest.hpp"
#include "engine/text/nearest_word.hpp"

namespace paddle_ls::project {

const rewrite::Difference& row_of(std::string_view id) {
  return rewrite::differences()[rewrite::difference_named(id)];
}

Result<rewrite::DifferenceId> difference_called(std::string_view id) {
  const rewrite::DifferenceId difference = rewrite::difference_named(id);
  if (difference != rewrite::no_difference) return difference;
  std::vector<std::string_view> known;
  for (const rewrite::Difference& row : rewrite::differences()) known.push_back(row.id);
  return error("no difference is called `" + std::string(id) + "`" + text::did_you_mean(id, known));
}

std::string question_asked(std::string_view id, const Configuration& configuration) {
  return rewrite::question_digest(rewrite::difference_named(id), *configuration.rules,
                                  configuration.settings->target_release());
}

Reasons reasons_of(const OpenQuestion& question) {
  NumbersById counts;
  for (const AskedUse& use : question.uses) ++counts[use.reason];
  Reasons reasons(counts.begin(), counts.end());
  std::stable_sort(reasons.begin(), reasons.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  return reasons;
}

}  // namespace paddle_ls::project
