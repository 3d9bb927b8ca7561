#include "server/ir/upgrade_report.hpp"

#include <algorithm>
#include <map>

#include "engine/text/counted.hpp"

namespace paddle_ls::server {

namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

bool stays(const ir::UpgradeStep& step) {
  return step.successors.size() == 1 && step.successors.front() == step.type;
}

std::string place_of(std::int32_t block, std::int32_t op, std::string_view type) {
  return "block " + std::to_string(block) + ", op " + std::to_string(op) + " (" +
         std::string(type) + "): ";
}

}  // namespace

std::string upgrade_headline(const ir::UpgradedProgram& upgraded) {
  const auto replaced = std::ranges::count_if(upgraded.steps, [](const ir::UpgradeStep& step) {
    return !step.successors.empty() && !stays(step);
  });
  return std::to_string(replaced) + " of " + text::counted(upgraded.op_count, "operator") +
         " replaced, " + text::counted(upgraded.added_attributes, "attribute") + " filled in";
}

std::vector<std::string> upgrade_lines(const ir::UpgradedProgram& upgraded) {
  struct Group {
    std::size_t count = 0;
    std::string message;
  };
  std::map<std::string, Group> groups;
  for (const ir::UpgradeStep& step : upgraded.steps) {
    if (step.successors.empty()) continue;
    Group& group = groups[stays(step) ? step.type : step.type + " -> " + joined(step.successors)];
    ++group.count;
    if (group.message.empty()) group.message = step.message;
  }
  std::vector<std::string> lines;
  for (const auto& [what, group] : groups) {
    lines.push_back(std::to_string(group.count) + "\t" + what);
    if (!group.message.empty()) lines.push_back("\tnote: " + group.message);
  }
  return lines;
}

std::vector<std::string> upgrade_failures(const UpgradedModel& model) {
  std::vector<std::string> lines;
  for (const ir::UpgradeStep& step : model.upgraded.steps) {
    if (!step.successors.empty()) continue;
    lines.push_back(place_of(step.block, step.op, step.type) + "not replaced: " + step.message);
  }
  for (const ir::TranslationFinding& finding : model.translation.findings) {
    if (ir::info(finding.code).severity != Severity::error) continue;
    lines.push_back(place_of(finding.place.block, finding.place.op, finding.op_type) + "error[" +
                    std::string(ir::info(finding.code).id) + "] " + finding.message);
  }
  return lines;
}

}  // namespace paddle_ls::server
