#include "engine/rewrite/imports/settle_aliases.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

namespace {

struct Uses {
  std::uint32_t fixed = 0;
  bool to_confirm = false;
};

void count(const FileFindings& file, std::size_t finding, std::vector<Uses>& uses) {
  const std::uint32_t group = file.findings[finding].plan.group;
  if (group == no_index || !file.findings[finding].has_edits()) return;
  ++uses[group].fixed;
  const bool to_confirm = file.findings[finding].fix == FixClass::needs_confirmation;
  uses[group].to_confirm = uses[group].to_confirm || to_confirm;
}

bool is_alias_value(const FileFindings& file, std::size_t finding) {
  return file.findings[finding].plan.alias != no_index;
}

}  // namespace

void settle_aliases(FileFindings& file) {
  const std::vector<NameGroup>& groups = file.imports.groups;
  std::vector<Uses> uses(groups.size());
  const std::vector<std::uint32_t> values = values_of_aliases(file);
  std::vector<std::uint32_t> aliases;
  for (std::uint32_t i = 0; i < groups.size(); ++i) {
    if (groups[i].is_assignment && values[i] != no_index) aliases.push_back(i);
  }
  if (aliases.empty()) return;
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    if (!is_alias_value(file, i)) count(file, i, uses);
  }
  // The value of a later alias may be a use of an earlier one.
  std::sort(aliases.begin(), aliases.end(), [&](std::uint32_t a, std::uint32_t b) {
    return groups[a].name.start > groups[b].name.start;
  });
  for (const std::uint32_t alias : aliases) {
    const std::size_t value = values[alias];
    Finding& finding = file.findings[value];
    if (finding.has_edits() && uses[alias].fixed < groups[alias].references) {
      finding.fix = FixClass::none;
      finding.code = &codes::torch_api_manual;
      finding.reason = "a use of the name it is assigned to stays with PyTorch";
    } else if (finding.fix == FixClass::safe && uses[alias].to_confirm) {
      finding.fix = FixClass::needs_confirmation;
      finding.difference = difference_named("alias-use");
      finding.reason = differences()[finding.difference].differs;
    }
    count(file, value, uses);
  }
}

std::vector<std::size_t> with_alias_uses(const FileFindings& file,
                                         std::span<const std::size_t> chosen) {
  std::vector<std::size_t> result(chosen.begin(), chosen.end());
  std::vector<std::size_t> values;
  std::copy_if(chosen.begin(), chosen.end(), std::back_inserter(values),
               [&](std::size_t i) { return is_alias_value(file, i); });
  if (values.empty()) return result;
  std::vector<std::vector<std::size_t>> uses(file.imports.groups.size());
  for (std::size_t i = 0; i < file.findings.size(); ++i) {
    const std::uint32_t group = file.findings[i].plan.group;
    if (group != no_index && file.findings[i].has_edits()) uses[group].push_back(i);
  }
  while (!values.empty()) {
    const std::vector<std::size_t> added = std::move(uses[file.findings[values.back()].plan.alias]);
    values.pop_back();
    result.insert(result.end(), added.begin(), added.end());
    std::copy_if(added.begin(), added.end(), std::back_inserter(values),
                 [&](std::size_t i) { return is_alias_value(file, i); });
  }
  std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

}  // namespace paddle_ls::rewrite
