// Which fixes a conversion makes, and the resulting fate of each use of torch.
#pragma once

#include <cstdint>
#include <string>

#include "engine/rewrite/result/finding.hpp"
#include "project/settings/settings.hpp"

namespace paddle_ls::project {

enum class Fate : std::uint8_t {
  converted,
  waiting,  // has a safe fix, and works together with a use that has none
  to_confirm,
  manual,
};

// Whether comments above the uses of a converted file say what is left to review.
enum class TodoComments : std::uint8_t { none, written };

struct Wish {
  settings::FixScope scope = settings::FixScope::safe;
  rewrite::Certainty least_certainty = rewrite::Certainty::unknown;
  TodoComments comments = TodoComments::none;
  std::string api = {};  // only uses of this one; empty: of all

  // Whether what only works together is converted together or not at all. A user who names one API
  // wants that one.
  bool holds_back() const { return scope == settings::FixScope::safe && api.empty(); }

  Fate fate_of(const rewrite::Finding& finding) const {
    if (!finding.has_edits()) return Fate::manual;
    const bool is_wanted =
        finding.certainty >= least_certainty && (api.empty() || finding.api == api) &&
        (finding.fix == rewrite::FixClass::safe || scope == settings::FixScope::all);
    return is_wanted ? Fate::converted : Fate::to_confirm;
  }
};

}  // namespace paddle_ls::project
