#include "engine/installed/read_packages.hpp"

#include <algorithm>
#include <string_view>

#include "engine/installed/compiled_code.hpp"
#include "engine/installed/distribution.hpp"
#include "engine/installed/looks_for_torch.hpp"
#include "engine/installed/marker.hpp"
#include "engine/installed/metadata_folder.hpp"
#include "engine/installed/package_sources.hpp"
#include "engine/installed/read_metadata.hpp"
#include "engine/installed/torch_chains.hpp"
#include "engine/packages/torch_packages.hpp"
#include "engine/rewrite/dependents/torch_dependents.hpp"

namespace paddle_ls::installed {
namespace {

namespace fs = std::filesystem;

void read_into(const fs::path& metadata, const std::string& python, std::vector<Distribution>& to) {
  Distribution read = read_metadata(headers_of(metadata));
  if (read.name.empty()) return;
  if (is_egg(metadata)) {
    for (Requirement& each : read_requires(metadata_text(metadata, "requires.txt"))) {
      read.requirements.push_back(std::move(each));
    }
  }
  read.metadata = metadata;
  read.python = python;
  to.push_back(std::move(read));
}

std::vector<Distribution> distributions(std::span<const SitePackages> places) {
  std::vector<Distribution> found;
  for (const SitePackages& place : places) {
    for (const fs::path& folder : metadata_folders(place.folder)) {
      read_into(folder, place.python, found);
    }
  }
  return found;
}

bool is_torch_itself(const Distribution& package) {
  return std::any_of(packages::torch_packages.begin(), packages::torch_packages.end(),
                     [&](const auto& row) { return row.name == package.name; });
}

// What the files of a package say of its modules.
struct Listed {
  std::string record;
  std::vector<std::string> modules;
};

Listed listed(const Distribution& package) {
  Listed files{record_of(package.metadata), {}};
  files.modules = modules_of(package.metadata, files.record);
  if (files.modules.empty()) {  // no file lists its modules
    std::string& module = files.modules.emplace_back(package.name);
    std::replace(module.begin(), module.end(), '-', '_');
  }
  return files;
}

bool requires_torch(const Distribution& package) {
  const MarkerContext context{{}, package.python};
  return std::any_of(package.requirements.begin(), package.requirements.end(),
                     [&](const Requirement& each) {
                       return each.name == "torch" && may_hold(each.marker, context);
                     });
}

// Reads the code of packages that mention PyTorch and do not declare that they need it.
void find_undeclared(Distribution& package) {
  if (!package.mentions_torch || requires_torch(package) || is_torch_itself(package)) return;
  const Listed files = listed(package);
  package.undeclared =
      modules_with_torch(package.metadata.parent_path(), files.record, files.modules);
  package.imports_torch =
      !package.undeclared.empty() &&
      std::all_of(files.modules.begin(), files.modules.end(), [&](const std::string& module) {
        return std::any_of(package.undeclared.begin(), package.undeclared.end(),
                           [&](const TorchModule& each) { return each.module == module; });
      });
}

rewrite::InstalledCode code_of_package(const Distribution& package) {
  return code_of(package.metadata.parent_path(), record_of(package.metadata));
}

void add_undeclared(const Distribution& package, rewrite::InstalledPackages& to) {
  if (package.undeclared.empty()) return;
  const rewrite::InstalledCode code = code_of_package(package);
  const auto extent = package.imports_torch ? rewrite::Extent::whole : rewrite::Extent::part;
  for (const TorchModule& each : package.undeclared) {
    to.dependents.push_back(
        {each.module, package.name, extent, "its " + each.importer + " imports torch", code});
  }
}

void add_declared(const Distribution& package, const std::string& chain,
                  rewrite::InstalledPackages& to) {
  const rewrite::InstalledCode code = code_of_package(package);
  for (std::string& name : listed(package).modules) {
    to.dependents.push_back({std::move(name), package.name, rewrite::Extent::whole,
                             "declared by its metadata (" + chain + ")", code});
  }
}

bool names_torch(const Distribution& package) {
  return std::any_of(package.requirements.begin(), package.requirements.end(),
                     [](const Requirement& each) { return each.name == "torch"; });
}

// Of a package that requires torch in no way. Where the table says that it needs PyTorch it may be
// a newer release, or one that does not declare what it needs: its files tell them apart, and where
// there are none, that it names torch as an extra.
bool does_without(const Distribution& package) {
  const rewrite::TorchDependent* known = rewrite::torch_dependent_package(package.name);
  if (known == nullptr) return true;
  switch (looks_for_torch(package.metadata.parent_path(), record_of(package.metadata))) {
    case LooksForTorch::yes: return false;
    case LooksForTorch::no: return true;
    case LooksForTorch::unknown: return !names_torch(package);
  }
  return false;
}

void add(const Distribution& package, const std::string& chain, rewrite::InstalledPackages& to) {
  if (package.name == "torch") to.torch = package.version;
  if (is_torch_itself(package)) return;
  if (chain.empty() && does_without(package)) to.independent.push_back(package.name);
  if (is_from_folder(package.metadata)) return;
  if (package.imports_torch || chain.empty()) {
    add_undeclared(package, to);
  } else {
    add_declared(package, chain, to);
  }
}

}  // namespace

rewrite::InstalledPackages read_packages(std::span<const SitePackages> places) {
  std::vector<Distribution> found = distributions(places);
  for (Distribution& package : found) find_undeclared(package);
  const std::vector<std::string> chains = torch_chains(found);
  rewrite::InstalledPackages result;
  for (std::size_t i = 0; i < found.size(); ++i) add(found[i], chains[i], result);
  std::stable_sort(result.dependents.begin(), result.dependents.end(),
                   [](const auto& a, const auto& b) { return a.module < b.module; });
  std::sort(result.independent.begin(), result.independent.end());
  result.code = package_sources(places);
  return result;
}

}  // namespace paddle_ls::installed
