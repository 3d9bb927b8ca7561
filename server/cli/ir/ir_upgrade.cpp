// `paddle-ls ir upgrade`: a model of an older release for Paddle 3.
#include <algorithm>
#include <map>
#include <ostream>

#include "server/cli/ir/ir_verbs.hpp"
#include "server/cli/run/console.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/ir/upgrade_model.hpp"

namespace paddle_ls::cli {

namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

// A line for each kind of replacement, with how often it was made.
void write_replaced(const ir::UpgradedProgram& upgraded, std::ostream& out) {
  struct Group {
    std::size_t count = 0;
    std::string message;
  };
  std::map<std::string, Group> groups;
  for (const ir::UpgradeStep& step : upgraded.steps) {
    if (step.successors.empty()) continue;
    Group& group = groups[step.type + " -> " + joined(step.successors)];
    ++group.count;
    if (group.message.empty()) group.message = step.message;
  }
  for (const auto& [line, group] : groups) {
    out << "  " << group.count << "\t" << line << "\n";
    if (!group.message.empty()) out << "  \t  note: " << group.message << "\n";
  }
}

void write_place(const std::filesystem::path& model, std::int32_t block, std::int32_t op,
                 std::string_view type, std::ostream& err) {
  err << printable(model.generic_string()) << ": block " << block << ", op " << op << " (" << type
      << "): ";
}

void write_impossible(const std::filesystem::path& file, const server::UpgradedModel& model,
                      std::ostream& err) {
  for (const ir::UpgradeStep& step : model.upgraded.steps) {
    if (!step.successors.empty()) continue;
    write_place(file, step.block, step.op, step.type, err);
    err << "not replaced: " << step.message << "\n";
  }
  for (const ir::Finding& finding : model.translation.findings) {
    if (ir::info(finding.code).severity != Severity::error) continue;
    write_place(file, finding.place.block, finding.place.op, finding.op_type, err);
    err << "error[" << ir::info(finding.code).id << "] " << finding.message << "\n";
  }
}

}  // namespace

int ir_upgrade(const IrOptions& options, std::ostream& out, std::ostream& err) {
  const std::filesystem::path& file = options.files.front();
  server::UpgradeRequest request;
  request.model = file;
  request.parameters = options.parameters;
  request.folder = options.out;
  request.replace = options.force;
  const auto model = server::upgrade_model(request);
  if (!model) {
    complain(model.error(), err);
    return exit_status::could_not_run;
  }
  const ir::UpgradedProgram& upgraded = model->upgraded;
  const auto replaced = std::ranges::count_if(
      upgraded.steps, [](const ir::UpgradeStep& step) { return !step.successors.empty(); });
  out << printable(file.generic_string()) << ": " << replaced << " of "
      << counted(upgraded.op_count, "operator") << " replaced, "
      << counted(upgraded.added_attributes, "attribute") << " filled in\n";
  write_replaced(upgraded, out);
  if (model->program_file.empty()) {
    write_impossible(file, *model, err);
    err << error_prefix << "nothing is written: Paddle 3 has no operators for these\n";
    return exit_status::findings;
  }
  out << "wrote " << printable(model->program_file.generic_string());
  if (!model->parameters_file.empty()) {
    out << " and " << printable(model->parameters_file.generic_string());
  }
  out << "\n";
  return exit_status::clean;
}

}  // namespace paddle_ls::cli
