#include "server/cli/run/project.hpp"

#include "engine/files/read_file.hpp"
#include "engine/text/line_index.hpp"
#include "server/settings/beside_rule_file.hpp"
#include "server/settings/settings_file.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;

std::string complaint(const settings::SettingsFile& file, const settings::Problem& problem) {
  if (file.text.empty()) return problem.message;
  const text::Position at =
      text::LineIndex(file.text).position(file.text, problem.range.start, text::Encoding::utf32);
  return file.path.string() + ":" + std::to_string(at.line + 1) + ":" +
         std::to_string(at.column + 1) + ": " + problem.message;
}

void add_file(const fs::path& path, std::vector<settings::Layer>& layers, Project& project) {
  settings::SettingsFile file = settings::load_settings_file(path);
  for (const settings::Problem& problem : file.read.problems) {
    project.complaints.push_back(complaint(file, problem));
  }
  layers.push_back(std::move(file.read.layer));
}

void add_rules(const std::string& path, Project& project) {
  const auto text = files::read_bytes(path, settings::longest_rule_file);
  if (!text) {
    project.complaints.push_back(path + ": this rule file cannot be read: " + text.error().message);
    return;
  }
  const auto read = [&](std::string_view name) { return settings::read_beside(path, name); };
  for (const Error& error : project.rules.add_rules(*text, path, read)) {
    project.complaints.push_back((error.where.empty() ? path : error.where) + ": " + error.message);
  }
}

}  // namespace

std::shared_ptr<const Project> Projects::of(const fs::path& folder) {
  const auto known = by_folder_.find(folder);
  if (known != by_folder_.end()) return known->second;
  const fs::path file =
      settings::find_settings_file(folder, folder.root_path()).value_or(fs::path());
  Shared& project = by_settings_file_[file];
  if (!project) project = make(file);
  return by_folder_[folder] = with_pins(project, folder);
}

Projects::Shared Projects::with_pins(Shared project, const fs::path& folder) {
  if (project->settings.profile) return project;
  const auto pin = pins_.of(folder, folder.root_path());
  if (!pin || pin->profile == project->options.profile) return project;
  Shared& pinned = by_pin_[{project, pin->profile}];
  if (!pinned) {
    auto copy = std::make_shared<Project>(*project);
    copy->settings.profile = pin->profile;
    copy->options.profile = pin->profile;
    copy->complaints.clear();  // said once
    pinned = std::move(copy);
  }
  return pinned;
}

Projects::Shared Projects::make(const fs::path& settings_file) const {
  auto project = std::make_shared<Project>();
  project->modules = modules_;
  project->environments = environments_;
  std::vector<settings::Layer> layers;
  std::error_code code;
  const auto user_file = settings::user_settings_file();
  if (user_file && fs::exists(*user_file, code)) add_file(*user_file, layers, *project);
  if (!settings_file.empty()) add_file(settings_file, layers, *project);
  layers.push_back(overrides_.settings);
  project->settings = settings::merged(layers);
  if (overrides_.profile) project->settings.profile = overrides_.profile;
  if (overrides_.leftover_imports) {
    project->settings.leftover_imports = *overrides_.leftover_imports;
  }
  if (overrides_.patches) project->settings.rules_patches = *overrides_.patches;
  if (project->settings.profile) project->options.profile = *project->settings.profile;
  project->options.reads_text =
      project->settings.severity(rewrite::codes::torch_text) != Severity::off;
  project->options.leftover_imports = project->settings.leftover_imports_with(overrides_.scope);
  project->options.patches = project->settings.rules_patches;
  for (const std::string& path : project->settings.rules_files) add_rules(path, *project);
  return project;
}

}  // namespace paddle_ls::cli
