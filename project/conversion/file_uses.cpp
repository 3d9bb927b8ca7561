#include "project/conversion/file_uses.hpp"

#include <algorithm>
#include <iterator>

#include "engine/packages/analyze_packages.hpp"
#include "engine/packages/pinned_torch.hpp"
#include "project/contents/markdown_code.hpp"
#include "project/contents/notebook_code.hpp"
#include "project/conversion/compat_mode.hpp"
#include "project/conversion/held_checkpoints.hpp"
#include "project/modules/import_name.hpp"
#include "project/modules/unknown_packages.hpp"
#include "project/settings/accepted_differences.hpp"

namespace paddle_ls::project {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view setup_file = "setup.py";
constexpr std::string_view package_file = "__init__.py";
constexpr std::string_view stub_extension = ".pyi";

Result<void> take_python_out(FileUses& uses) {
  switch (uses.source.form) {
    case Form::notebook:
      return contents::python_of_notebook(*uses.source.text).map([&](contents::PythonText cells) {
        uses.embedded = std::move(cells);
      });
    case Form::markdown: uses.embedded = contents::python_of_markdown(*uses.source.text); break;
    case Form::python:
    case Form::packages: break;
  }
  return {};
}

rewrite::Options options_of(const settings::Settings& settings, settings::FixScope scope) {
  rewrite::Options options;
  options.profile = settings.target_release();
  options.torch = settings.torch;
  options.reads_text = settings.severity(rewrite::codes::torch_text) != Severity::off;
  options.leftover_imports = settings.leftover_imports_with(scope);
  options.patches = settings.rules_patches;
  return options;
}

void look_into_environment(FileUses& uses, modules::Environments& environments) {
  const SourceText& source = uses.source;
  const fs::path folder = source.lies_in_project() ? source.path.parent_path() : fs::path();
  uses.options.installed = environments.of(folder, uses.configuration.settings->python_environment);
  const bool is_known = uses.options.installed && !uses.options.installed->torch.empty();
  if (is_known && !uses.options.torch) {
    uses.options.torch = packages::installed_torch(uses.options.installed->torch);
  }
}

// The names of torch that the file gets from other files of its project, and those that others
// import from it.
void look_at_other_files(FileUses& uses, modules::ProjectModules& modules) {
  const SourceText& source = uses.source;
  if (!source.lies_in_project()) return;
  uses.options.reexports = modules.of(source.path, uses.python());
  uses.options.habits = modules.habits_around(source.path);
  uses.options.own_packages =
      modules.own_packages(source.path, uses.python(), uses.options.installed.get());
  uses.options.checkpoints = held_checkpoints(uses.python(), source.path.parent_path());
  if (source.is_module()) uses.options.wanted = modules.wanted_of(source.path);
}

// Only a program that reaches torch enables the compatibility mode.
void follow_imports(FileUses& uses, modules::ProjectModules& modules) {
  const bool writes_call = uses.configuration.settings->writes_compat_mode();
  if (!writes_call || uses.options.is_stub || !starts_program(uses.source, uses.python())) return;
  const auto imports = python::written_imports(uses.python());
  if (!uses.source.lies_in_project()) {
    std::copy_if(imports.begin(), imports.end(), std::back_inserter(uses.imports_of_torch),
                 modules::is_of_torch);
    return;
  }
  for (const std::size_t i : modules.imports_of_torch(uses.source.path, imports)) {
    uses.imports_of_torch.push_back(imports[i]);
  }
}

Recorded find_uses(FileUses& uses, const Reading& reading) {
  const std::string_view python = uses.python();
  const rewrite::RuleSet& rules = *uses.configuration.rules;
  const rewrite::ProjectView view(rules, uses.options.reexports.get(),
                                  uses.options.installed.get());
  auto read = rewrite::read(python, reading.earlier.get(), view, reading.stop);
  if (!read) return nullptr;
  auto recorded = std::make_shared<const python::RecordedFile>(std::move(*read));
  uses.is_python = true;
  uses.found = rewrite::analyze(python, *recorded, rules, uses.options, reading.stop);
  if (uses.source.path.filename() == setup_file) {
    packages::add_packages(python, packages::Format::setup_py, uses.options, uses.found);
  }
  return recorded;
}

}  // namespace

std::optional<Form> form_of(files::SourceKind kind) {
  switch (kind) {
    case files::SourceKind::python: return Form::python;
    case files::SourceKind::notebook: return Form::notebook;
    case files::SourceKind::markdown: return Form::markdown;
    case files::SourceKind::packages: return Form::packages;
    case files::SourceKind::other: return std::nullopt;
  }
  return std::nullopt;
}

Result<AnalysedFile> analyse(SourceText source, Configuration configuration, const Goal& goal,
                             modules::Neighbours& neighbours, const Reading& reading) {
  AnalysedFile result;
  FileUses& uses = result.uses;
  uses.source = std::move(source);
  uses.configuration = std::move(configuration);
  if (auto taken = take_python_out(uses); !taken) return tl::unexpected(std::move(taken.error()));
  uses.options = options_of(*uses.configuration.settings, goal.scope);
  uses.options.accepted =
      settings::accepted_differences(*uses.configuration.settings, uses.decided_path());
  look_into_environment(uses, *neighbours.environments);
  if (uses.source.form == Form::packages) {
    const auto format = packages::format_of(uses.source.path.filename().generic_string());
    uses.found = packages::analyze_packages(*uses.source.text, format, uses.options);
    return result;
  }
  if (goal.helpers && uses.source.is_module()) {
    uses.options.helper_module = goal.helpers->import_name;
    uses.helper_module = goal.helpers->module;
  }
  uses.options.is_stub = uses.source.path.extension() == stub_extension;
  uses.options.is_package = uses.source.path.filename() == package_file;
  look_at_other_files(uses, neighbours.modules);
  follow_imports(uses, neighbours.modules);
  result.recorded = find_uses(uses, reading);
  if (uses.found.findings.empty() && uses.source.lies_in_project()) {
    uses.unknown_packages =
        modules::unknown_packages(uses.source.path.generic_string(), uses.python(),
                                  uses.options.installed.get(), neighbours.modules);
  }
  return result;
}

std::optional<modules::HelperPlace> named_helper_place(const fs::path& helper_module,
                                                       const fs::path& importing) {
  if (helper_module.empty()) return std::nullopt;
  return modules::HelperPlace{helper_module, modules::import_name(helper_module, importing)};
}

}  // namespace paddle_ls::project
