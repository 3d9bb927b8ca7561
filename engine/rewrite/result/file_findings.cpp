#include "engine/rewrite/result/file_findings.hpp"

#include <algorithm>
#include <utility>

namespace paddle_ls::rewrite {

namespace {

std::uint32_t size_of(const auto& table) {
  return static_cast<std::uint32_t>(table.size());
}

}  // namespace

Finding begin_finding(const Code& code, text::ByteRange range, const EditMark& first) {
  Finding finding;
  finding.range = range;
  finding.code = &code;
  finding.plan.edits.first = static_cast<std::uint32_t>(first.edits);
  finding.plan.holes.first = static_cast<std::uint32_t>(first.holes);
  finding.plan.extent_start = static_cast<std::uint32_t>(range.start);
  finding.plan.extent_end = static_cast<std::uint32_t>(range.end);
  return finding;
}

void emit(Finding finding, FileFindings& file) {
  FindingPlan& plan = finding.plan;
  plan.edits.count = size_of(file.edits.edits) - plan.edits.first;
  plan.holes.count = size_of(file.edits.holes) - plan.holes.first;
  file.findings.push_back(std::move(finding));
}

std::vector<std::uint32_t> values_of_aliases(const FileFindings& file) {
  std::vector<std::uint32_t> values(file.imports.groups.size(), no_index);
  for (std::uint32_t i = 0; i < file.findings.size(); ++i) {
    const std::uint32_t alias = file.findings[i].plan.alias;
    if (alias != no_index) values[alias] = i;
  }
  return values;
}

void sort_findings(FileFindings& file) {
  std::stable_sort(
      file.findings.begin(), file.findings.end(),
      [](const Finding& a, const Finding& b) { return a.range.start < b.range.start; });
}

std::size_t FileFindings::memory_bytes() const {
  std::size_t result =
      findings.capacity() * sizeof(Finding) + removed.capacity() * sizeof(RemovedStatement) +
      needs.capacity() * sizeof(FindingNeed) + edits.memory_bytes() + imports.memory_bytes();
  for (const std::string& text : texts) result += sizeof(text) + text.capacity();
  return result;
}

}  // namespace paddle_ls::rewrite
