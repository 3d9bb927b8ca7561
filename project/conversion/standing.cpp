#include "project/conversion/standing.hpp"

#include <algorithm>

#include "project/settings/accepted_differences.hpp"

namespace paddle_ls::project {

std::string_view name(Standing standing) {
  switch (standing) {
    case Standing::proof: return "proof";
    case Standing::decision: return "decision";
    case Standing::open: return "open";
    case Standing::refused: return "refused";
    case Standing::manual: return "manual";
    case Standing::remark: return "remark";
  }
  return {};
}

Standings::Standings(const FileUses& uses)
    : style_(uses.configuration.settings->style),
      refused_(settings::refused_differences(*uses.configuration.settings, uses.decided_path())) {}

Standing Standings::of(const rewrite::Finding& finding) const {
  const rewrite::DifferenceSet& of_style = rewrite::differences_of(style_);
  switch (finding.fix) {
    case rewrite::FixClass::safe: {
      const bool is_of_style =
          std::all_of(finding.accepted.begin(), finding.accepted.end(),
                      [&](rewrite::DifferenceId id) { return of_style.has(id); });
      return is_of_style ? Standing::proof : Standing::decision;
    }
    case rewrite::FixClass::needs_confirmation:
      return refused_.has(finding.difference) ? Standing::refused : Standing::open;
    case rewrite::FixClass::none: break;
  }
  return finding.code->is_remark ? Standing::remark : Standing::manual;
}

void Verdicts::add(Standing standing) {
  switch (standing) {
    case Standing::proof: ++by_proof; break;
    case Standing::decision: ++by_decision; break;
    case Standing::open: ++open; break;
    case Standing::refused: ++refused; break;
    case Standing::manual: ++manual; break;
    case Standing::remark: break;
  }
}

Verdicts& Verdicts::operator+=(const Verdicts& other) {
  by_proof += other.by_proof;
  by_decision += other.by_decision;
  open += other.open;
  refused += other.refused;
  manual += other.manual;
  return *this;
}

}  // namespace paddle_ls::project
