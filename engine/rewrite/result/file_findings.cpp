#include "engine/rewrite/result/file_findings.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

namespace paddle_ls::rewrite {

void arrange(FileFindings& file, const std::function<bool(const Finding&)>& is_kept) {
  std::vector<std::uint32_t> order(file.findings.size());
  std::iota(order.begin(), order.end(), 0U);
  std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    return file.findings[a].range.start < file.findings[b].range.start;
  });
  std::vector<Finding> findings;
  std::vector<FindingPlan> plans;
  std::vector<std::uint32_t> place(order.size(), no_index);
  findings.reserve(order.size());
  plans.reserve(order.size());
  for (const std::uint32_t old : order) {
    if (!is_kept(file.findings[old])) continue;
    place[old] = static_cast<std::uint32_t>(findings.size());
    findings.push_back(file.findings[old]);
    plans.push_back(file.plans[old]);
  }
  for (NameGroup& group : file.imports.groups) {
    if (group.value_finding != no_index) group.value_finding = place[group.value_finding];
  }
  std::erase_if(file.removed, [&](const RemovedStatement& removed) {
    return place[removed.finding] == no_index;
  });
  for (RemovedStatement& removed : file.removed) removed.finding = place[removed.finding];
  std::erase_if(file.needs,
                [&](const FindingNeed& need) { return place[need.finding] == no_index; });
  for (FindingNeed& need : file.needs) need.finding = place[need.finding];
  std::sort(file.needs.begin(), file.needs.end(),
            [](const auto& a, const auto& b) { return a.finding < b.finding; });
  std::sort(file.removed.begin(), file.removed.end(),
            [](const auto& a, const auto& b) { return a.finding < b.finding; });
  file.findings = std::move(findings);
  file.plans = std::move(plans);
}

void sort_findings(FileFindings& file) {
  arrange(file, [](const Finding&) { return true; });
}

std::size_t FileFindings::memory_bytes() const {
  std::size_t result =
      findings.capacity() * sizeof(Finding) + plans.capacity() * sizeof(FindingPlan) +
      removed.capacity() * sizeof(RemovedStatement) + needs.capacity() * sizeof(FindingNeed) +
      edits.memory_bytes() + imports.memory_bytes();
  for (const std::string& text : texts) result += sizeof(text) + text.capacity();
  return result;
}

}  // namespace paddle_ls::rewrite
