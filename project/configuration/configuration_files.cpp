#include "project/configuration/configuration_files.hpp"

#include "engine/files/read_file.hpp"
#include "engine/rewrite/rule_words/question_digest.hpp"
#include "engine/text/line_index.hpp"
#include "project/settings/beside_rule_file.hpp"

namespace paddle_ls::project {
namespace {

namespace fs = std::filesystem;

Error complaint(const settings::SettingsFile& file, const text::LineIndex& lines,
                const settings::SettingProblem& problem) {
  if (!file.is_read) return {problem.message, file.path.generic_string()};
  const text::Position at = lines.position(file.text, problem.range.start, text::Encoding::utf32);
  return {problem.message, file.path.generic_string() + ":" + std::to_string(at.line + 1) + ":" +
                               std::to_string(at.column + 1)};
}

void add_file(const settings::SettingsFile& file, std::vector<settings::Layer>& layers,
              std::vector<Error>& complaints) {
  const text::LineIndex lines(file.text);
  for (const settings::SettingProblem& problem : file.read.problems) {
    complaints.push_back(complaint(file, lines, problem));
  }
  layers.push_back(file.read.layer);
}

// A decision on an ID that no longer exists has no effect.
void find_outdated(settings::Decisions& decisions, const rewrite::RuleSet& rules,
                   rewrite::Profile profile) {
  for (auto& [id, decision] : decisions) {
    if (decision.question.empty()) continue;
    const rewrite::DifferenceId difference = rewrite::difference_named(id);
    decision.is_outdated =
        decision.question != rewrite::question_digest(difference, rules, profile);
  }
}

}  // namespace

Configuration ConfigurationFiles::of(const fs::path& folder, const fs::path& root,
                                     std::span<const settings::Layer> above) {
  const std::lock_guard lock(mutex_);
  Configuration result;
  std::vector<settings::Layer> layers;
  if (const auto* file = user_file()) add_file(*file, layers, result.complaints);
  if (!folder.empty()) {
    if (const auto path = settings::find_settings_file(folder, root)) {
      add_file(settings_file(*path), layers, result.complaints);
    }
  }
  layers.insert(layers.end(), above.begin(), above.end());
  settings::Settings merged = settings::merged(layers);
  if (!merged.profile && !folder.empty()) {
    if (const auto pin = pins_.of(folder, root)) {
      merged.profile = pin->profile;
      note_use(pin->file);
    }
  }
  if (!folder.empty()) {
    if (const auto pin = pins_.torch_of(folder, root)) {
      merged.torch = pin->releases;
      note_use(pin->file);
    }
  }
  if (merged.style == rewrite::Style::minimal && !merged.writes_compat_mode()) {
    result.complaints.push_back(
        {"the style `minimal` leaves code to the compatibility mode of Paddle and needs the "
         "profile `3.3-compat`; the profile is `" +
             std::string(name(merged.target_release())) + "`",
         "style"});
  }
  const Rules& rules = rules_of(merged.rules_files);
  result.rules = rules.rules;
  result.complaints.insert(result.complaints.end(), rules.complaints.begin(),
                           rules.complaints.end());
  find_outdated(merged.decisions, *rules.rules, merged.target_release());
  result.settings = std::make_shared<const settings::Settings>(std::move(merged));
  return result;
}

std::vector<settings::SettingsFile> ConfigurationFiles::take_read_files() {
  const std::lock_guard lock(news_mutex_);
  return std::exchange(read_files_, {});
}

std::vector<Error> ConfigurationFiles::take_rule_complaints() {
  const std::lock_guard lock(news_mutex_);
  return std::exchange(rule_complaints_, {});
}

std::set<std::string> ConfigurationFiles::files_in_use() const {
  const std::lock_guard lock(news_mutex_);
  return in_use_;
}

void ConfigurationFiles::note_use(const fs::path& file) {
  const std::lock_guard lock(news_mutex_);
  in_use_.insert(file.generic_string());
}

const settings::SettingsFile* ConfigurationFiles::user_file() {
  std::error_code unknown;
  const auto path = settings::user_settings_file();
  return path && fs::exists(*path, unknown) ? &settings_file(*path) : nullptr;
}

const settings::SettingsFile& ConfigurationFiles::settings_file(const fs::path& path) {
  const auto [file, is_new] = settings_files_.try_emplace(path);
  if (is_new) {
    file->second = settings::load_settings_file(path);
    note_use(path);
    const std::lock_guard lock(news_mutex_);
    read_files_.push_back(file->second);
  }
  return file->second;
}

const ConfigurationFiles::Rules& ConfigurationFiles::rules_of(const settings::Strings& paths) {
  Rules& known = rules_[paths];
  if (known.rules) return known;
  auto rules = std::make_shared<rewrite::RuleSet>();
  for (const std::string& path : paths) add_rules(path, *rules, known.complaints);
  known.rules = std::move(rules);
  const std::lock_guard lock(news_mutex_);
  rule_complaints_.insert(rule_complaints_.end(), known.complaints.begin(), known.complaints.end());
  return known;
}

void ConfigurationFiles::add_rules(const std::string& path, rewrite::RuleSet& rules,
                                   std::vector<Error>& complaints) {
  note_use(path);
  if (settings::is_missing(path)) return;  // which is said where the settings name it
  const auto text = files::read_bytes(path, settings::longest_rule_file);
  if (!text) {
    complaints.push_back({text.error().message, path});
    return;
  }
  const auto read = [&](std::string_view name) {
    if (const auto place = settings::place_beside(path, name)) note_use(*place);
    return settings::read_beside(path, name);
  };
  for (const Error& problem : rules.add_rules(*text, path, read)) {
    complaints.push_back({problem.message, problem.where.empty() ? path : problem.where});
  }
}

}  // namespace paddle_ls::project
