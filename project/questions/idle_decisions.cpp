#include "project/questions/idle_decisions.hpp"

#include <algorithm>

#include "engine/files/place_below.hpp"
#include "project/settings/accepted_differences.hpp"

namespace paddle_ls::project {

namespace fs = std::filesystem;

std::string words_of(const IdleDecision& decision) {
  switch (decision.why) {
    case IdleDecision::Why::outdated:
      return "the question has changed since it was answered, so it is asked again";
    case IdleDecision::Why::no_use: return "no use depends on it";
    case IdleDecision::Why::no_file: return "`" + decision.pattern + "` fits no file";
  }
  return {};
}

void IdleDecisions::add_file(const fs::path& file, const settings::Settings& settings) {
  for (const auto& [id, decision] : settings.decisions) {
    Known& known = known_.try_emplace(id, Known{decision, {}}).first->second;
    for (const settings::Strings* patterns : {&decision.accepted_in, &decision.refused_in}) {
      for (const std::string& pattern : *patterns) {
        bool& fits = known.fits[pattern];
        fits = fits || settings::fits(pattern, decision.folder, file);
      }
    }
  }
}

bool IdleDecisions::is_seen_whole(const settings::Decision& decision) const {
  return !decision.folder.empty() &&
         std::any_of(roots_.begin(), roots_.end(),
                     [&](const fs::path& root) { return files::is_inside(decision.folder, root); });
}

std::vector<IdleDecision> IdleDecisions::found(const Questions& questions) const {
  using Why = IdleDecision::Why;
  std::vector<IdleDecision> idle;
  for (const auto& [id, known] : known_) {
    const settings::Decision& decision = known.decision;
    if (decision.is_outdated) {
      idle.push_back({id, Why::outdated, {}});
      continue;
    }
    if (!is_seen_whole(decision)) continue;
    const bool is_in_use = questions.accepted().by_decision.contains(id) ||
                           questions.accepted().by_style.contains(id) ||
                           questions.open().contains(id) || questions.refused().contains(id);
    const bool accepts = decision.everywhere == true || !decision.accepted_in.empty();
    // What a refusal avoids leaves no trace.
    if (!is_in_use && accepts) idle.push_back({id, Why::no_use, {}});
    for (const auto& [pattern, fits] : known.fits) {
      if (!fits) idle.push_back({id, Why::no_file, pattern});
    }
  }
  return idle;
}

}  // namespace paddle_ls::project
