#include "server/cli/port/port_plan.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/installed/module_path.hpp"
#include "engine/installed/read_packages.hpp"
#include "engine/packages/requirement.hpp"
#include "engine/rewrite/dependents/torch_dependents.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "project/port/reached_files.hpp"

namespace paddle_ls::cli {
namespace {

using installed::InstalledPackage;

constexpr std::string_view models_of_torchvision = "torchvision.models";

bool is_covered_by_rules(std::string_view module, const rewrite::RuleSet& rules) {
  if (module.starts_with(models_of_torchvision)) return false;
  const std::string_view top = module.substr(0, module.find('.'));
  // Few of its names have rules.
  if (top == "torchaudio") return rules.covers(module, rewrite::newest_release);
  return std::find(converted_by_rules.begin(), converted_by_rules.end(), top) !=
         converted_by_rules.end();
}

class Planner {
 public:
  Planner(const PortOptions& options, const PortPlaces& places,
          std::span<const ProjectFile> project)
      : options_(options),
        places_(places.environment),
        vendors_(port::names_of_vendor(places.vendor())),
        project_(project) {
    for (const ProjectFile& file : project) imports_.push_back(port::read_imports(file.python));
  }

  Result<PortPlan> plan() {
    for (const std::string& name : options_.packages) {
      const auto added = add(name);
      if (!added) return tl::unexpected(added.error());
    }
    const rewrite::InstalledPackages facts = installed::read_packages(places_);
    while (true) {
      port::ReachedFiles reached = reach();
      const std::optional<Missing> more = missing_package(reached, facts);
      if (!more) {
        return PortPlan{std::move(packages_), reached.files(), reached.computing(),
                        tree_.respelled()};
      }
      const auto added = more->is_part ? add_part(more->package, facts) : add(more->package);
      if (!added) return tl::unexpected(added.error());
    }
  }

 private:
  Result<void> add(const std::string& name) {
    auto package = installed::installed_package(places_, name);
    if (!package) return tl::unexpected(package.error());
    const bool is_known =
        std::any_of(packages_.begin(), packages_.end(),
                    [&](const InstalledPackage& each) { return each.name == package->name; });
    if (!is_known) take({std::move(*package)});
    return {};
  }

  void take(PlannedPackage package) {
    tree_.add(package.folder, package.files);
    packages_.push_back(std::move(package));
  }

  // Only what needs PyTorch of a package: classes and state of the rest exist once, as others use
  // them too.
  Result<void> add_part(const std::string& name, const rewrite::InstalledPackages& facts) {
    auto package = installed::installed_package(places_, name);
    if (!package) return tl::unexpected(package.error());
    PlannedPackage part{std::move(*package), true};
    part.modules.clear();
    for (const rewrite::InstalledDependent& each : facts.dependents) {
      if (each.package == name) part.modules.push_back(each.module);
    }
    std::vector<std::string>& files = part.files;
    files.erase(std::remove_if(files.begin(), files.end(),
                               [&](const std::string& file) { return !is_of(part, file); }),
                files.end());
    take(std::move(part));
    return {};
  }

  static bool is_of(const PlannedPackage& package, const std::string& file) {
    return std::any_of(package.modules.begin(), package.modules.end(),
                       [&](const std::string& module) {
                         const std::string path = installed::path_of_module(module);
                         return file.starts_with(path + "/") || file.starts_with(path + ".py");
                       });
  }

  port::ReachedFiles reach() const {
    port::ReachedFiles reached(tree_, vendors_);
    for (std::size_t i = 0; i < project_.size(); ++i) {
      const ProjectFile& file = project_[i];
      reached.add_imports(imports_[i], file.python, file.file.place.generic_string());
    }
    for (const std::string& module : options_.modules) reached.add_module(module);
    reached.settle();
    for (const InstalledPackage& package : packages_) {
      if (options_.all || !is_reached(package, reached)) add_all(package, reached);
    }
    reached.settle();
    return reached;
  }

  static bool is_reached(const InstalledPackage& package, const port::ReachedFiles& reached) {
    return std::any_of(package.files.begin(), package.files.end(),
                       [&](const std::string& file) { return reached.files().contains(file); });
  }

  static void add_all(const InstalledPackage& package, port::ReachedFiles& reached) {
    for (const std::string& module : package.modules) reached.add_all(module);
  }

  struct Missing {
    std::string package;
    bool is_part = false;
  };

  // A package that a reached file cannot do without, and that needs PyTorch itself.
  std::optional<Missing> missing_package(const port::ReachedFiles& reached,
                                         const rewrite::InstalledPackages& facts) const {
    for (const std::string& module : reached.outside()) {
      if (is_covered_by_rules(module, rules_)) continue;
      const rewrite::InstalledDependent* dependent = facts.module(module);
      if (module.starts_with(models_of_torchvision)) {
        const std::string torchvision = "torchvision";
        if (!is_planned(torchvision) && installed::installed_package(places_, torchvision)) {
          return Missing{torchvision};
        }
        continue;
      }
      if (dependent == nullptr) {
        if (const auto missing = known_by_table(module)) return missing;
        continue;
      }
      if (is_planned(dependent->package)) continue;
      const rewrite::TorchDependent* known = rewrite::torch_dependent_package(dependent->package);
      if (known != nullptr && !rewrite::needs_torch(*known, module)) continue;
      const bool is_part = known == nullptr && dependent->extent == rewrite::Extent::part;
      if (!is_part || can_be_taken_out(module, *dependent)) {
        return Missing{dependent->package, is_part};
      }
    }
    return std::nullopt;
  }

  // A package that its metadata does not tell of: transformers asks for PyTorch in extras only.
  std::optional<Missing> known_by_table(const std::string& module) const {
    const rewrite::TorchDependent* known = rewrite::torch_dependent(module);
    if (known == nullptr || known->is_compiled || known->extent == rewrite::Extent::part ||
        !rewrite::needs_torch(*known, module)) {
      return std::nullopt;
    }
    const std::string package(known->package);
    const bool is_missing = !is_planned(package) && installed::installed_package(places_, package);
    return is_missing ? std::optional(Missing{package}) : std::nullopt;
  }

  // Compiled code cannot be converted, and rules may lead to what a package has for Paddle.
  bool can_be_taken_out(const std::string& module,
                        const rewrite::InstalledDependent& dependent) const {
    return dependent.code != rewrite::InstalledCode::compiled &&
           !rules_.covers(module, rewrite::newest_release);
  }

  bool is_planned(const std::string& package) const {
    return std::any_of(packages_.begin(), packages_.end(), [&](const InstalledPackage& each) {
      return packages::normalized_name(each.name) == package;
    });
  }

  const PortOptions& options_;
  std::span<const installed::SitePackages> places_;
  std::vector<std::string> vendors_;
  std::span<const ProjectFile> project_;
  std::vector<port::ModuleImports> imports_;  // of each
  port::PackageTree tree_;
  std::vector<PlannedPackage> packages_;
  rewrite::RuleSet rules_;
};

}  // namespace

Result<PortPlan> plan_port(const PortOptions& options, const PortPlaces& places,
                           std::span<const ProjectFile> project) {
  return Planner(options, places, project).plan();
}

}  // namespace paddle_ls::cli
