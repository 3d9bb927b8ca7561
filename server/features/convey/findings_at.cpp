#include "server/features/convey/findings_at.hpp"

#include <algorithm>

namespace paddle_ls::server {

std::vector<std::size_t> findings_at(const Analysis& analysis, text::ByteRange range) {
  const auto& findings = analysis.uses.found.findings;
  const auto behind = std::upper_bound(findings.begin(), findings.end(), range.end,
                                       [](std::size_t offset, const rewrite::Finding& finding) {
                                         return offset < finding.range.start;
                                       });
  std::vector<std::size_t> found;
  for (auto finding = findings.begin(); finding != behind; ++finding) {
    if (finding->range.touches(range)) {
      found.push_back(static_cast<std::size_t>(finding - findings.begin()));
    }
  }
  return found;
}

}  // namespace paddle_ls::server
