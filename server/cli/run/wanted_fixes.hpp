// Which fixes a conversion makes, and what becomes of each use of torch by that.
#pragma once

#include <cstdint>

#include "engine/rewrite/result/finding.hpp"
#include "server/settings/settings.hpp"

namespace paddle_ls::cli {

enum class Fate : std::uint8_t {
  converted,
  waiting,  // has a safe fix, and works together with a use that has none
  to_confirm,
  manual,
};

struct WantedFixes {
  settings::FixScope scope = settings::FixScope::safe;
  rewrite::Certainty least_certainty = rewrite::Certainty::unknown;

  Fate fate_of(const rewrite::Finding& finding) const {
    if (!finding.has_edits()) return Fate::manual;
    const bool is_wanted =
        finding.certainty >= least_certainty &&
        (finding.fix == rewrite::FixClass::safe || scope == settings::FixScope::all);
    return is_wanted ? Fate::converted : Fate::to_confirm;
  }
};

}  // namespace paddle_ls::cli
