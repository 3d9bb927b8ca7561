#include "engine/installed/read_packages.hpp"

#include <algorithm>
#include <string_view>

#include "engine/files/read_file.hpp"
#include "engine/installed/compiled_code.hpp"
#include "engine/installed/distribution.hpp"
#include "engine/installed/import_names.hpp"
#include "engine/installed/looks_for_torch.hpp"
#include "engine/installed/marker.hpp"
#include "engine/installed/package_sources.hpp"
#include "engine/installed/read_metadata.hpp"
#include "engine/installed/torch_chains.hpp"
#include "engine/packages/torch_packages.hpp"
#include "engine/rewrite/dependents/torch_dependents.hpp"

namespace paddle_ls::installed {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_metadata = std::size_t{4} << 20U;
constexpr std::size_t largest_record = std::size_t{32} << 20U;
// A folder with more entries is not an environment in use.
constexpr int most_package_entries = 50000;

// Empty for what is not there.
std::string text_of(const fs::path& file, std::size_t largest = largest_metadata) {
  auto text = files::read_bytes(file, largest);
  return text ? std::move(*text) : std::string();
}

bool is_egg(const fs::path& metadata) {
  return metadata.extension() == ".egg-info";
}

// Installed from a folder: the project that is worked on, or one beside it.
bool is_from_folder(const Distribution& package) {
  return text_of(package.metadata / "direct_url.json").find("\"dir_info\"") != std::string::npos;
}

void read_into(const fs::path& metadata, const std::string& python, std::vector<Distribution>& to) {
  const bool egg = is_egg(metadata);
  Distribution read = read_metadata(text_of(metadata / (egg ? "PKG-INFO" : "METADATA")));
  if (read.name.empty()) return;
  if (egg) {
    for (Requirement& each : read_requires(text_of(metadata / "requires.txt"))) {
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
    std::vector<fs::path> folders;
    std::error_code code;
    int left = most_package_entries;
    for (fs::directory_iterator at(place.folder, code), end; !code && at != end && left > 0;
         at.increment(code), --left) {
      const fs::path extension = at->path().extension();
      if (extension == ".dist-info" || extension == ".egg-info") folders.push_back(at->path());
    }
    std::sort(folders.begin(), folders.end());
    for (const fs::path& folder : folders) read_into(folder, place.python, found);
  }
  return found;
}

// An egg lists the files of its source, not what is installed.
std::string record_of(const Distribution& package) {
  if (is_egg(package.metadata)) return {};
  return text_of(package.metadata / "RECORD", largest_record);
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
  Listed files{record_of(package), {}};
  const std::string top_level = text_of(package.metadata / "top_level.txt");
  const std::string namespaces = text_of(package.metadata / "namespace_packages.txt");
  files.modules = import_names({files.record, top_level, namespaces});
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
  return code_of(package.metadata.parent_path(), record_of(package));
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
  switch (looks_for_torch(package.metadata.parent_path(), record_of(package))) {
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
  if (is_from_folder(package)) return;
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
