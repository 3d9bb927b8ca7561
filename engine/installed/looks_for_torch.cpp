#include "engine/installed/looks_for_torch.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "engine/files/read_file.hpp"
#include "engine/installed/import_names.hpp"
#include "engine/python/written_imports.hpp"

namespace paddle_ls::installed {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_module = std::size_t{1} << 20U;
// A package that has found no use for torch in so many files is not looked at any longer.
constexpr std::size_t most_files = 300;
constexpr std::size_t most_bytes = std::size_t{8} << 20U;

std::string_view first_part(std::string_view dotted) {
  return dotted.substr(0, dotted.find('.'));
}

// The import statements of a module that are outside of all blocks.
std::vector<python::WrittenImport> imports_at_once(std::string_view source) {
  std::string statements;
  bool goes_on = false;
  while (!source.empty()) {
    const std::string_view line = source.substr(0, source.find('\n'));
    source.remove_prefix(std::min(line.size() + 1, source.size()));
    const bool starts = line.starts_with("import ") || line.starts_with("from ");
    if (!starts && !goes_on) continue;
    statements.append(line).append("\n");
    const bool opens = starts && line.find('(') != std::string_view::npos;
    goes_on = (opens || goes_on) && line.find(')') == std::string_view::npos;
  }
  return python::written_imports(statements);
}

bool is_of_torch(const python::WrittenImport& import) {
  return first_part(import.module) == "torch";
}

// Reads the files of one package as far as the limits go.
class Files {
 public:
  explicit Files(const fs::path& packages) : packages_(packages) {}

  bool is_exhausted() const { return files_ == most_files || bytes_ >= most_bytes; }
  std::size_t count() const { return files_; }

  std::optional<std::vector<python::WrittenImport>> imports_of(std::string_view path) {
    const auto text = files::read_bytes(packages_ / path, largest_module);
    if (!text) return std::nullopt;
    ++files_;
    bytes_ += text->size();
    return imports_at_once(*text);
  }

 private:
  const fs::path& packages_;
  std::size_t files_ = 0;
  std::size_t bytes_ = 0;
};

struct Module {
  std::string_view path;
  bool is_package;
  std::vector<std::string_view> run_for;  // modules that import it, or lie in it
  std::string_view importer;              // the file that imports torch when it is imported
};

// Which modules of one package run when another one is imported.
class Runs {
 public:
  Runs(const fs::path& packages, std::string_view record) : files_(packages) {
    for (const std::string_view path : python_files(record)) {
      std::string name(path.substr(0, path.size() - std::string_view(".py").size()));
      std::replace(name.begin(), name.end(), '/', '.');
      constexpr std::string_view package = ".__init__";
      const bool is_package = name.ends_with(package);
      if (is_package) name.resize(name.size() - package.size());
      modules_.emplace(std::move(name), Module{path, is_package, {}, {}});
    }
  }

  std::vector<TorchModule> outermost_importers(std::span<const std::string> names) {
    for (const std::string& name : names) read_from(name);
    for (const auto& [name, module] : modules_) read_from(name);
    follow_back();
    std::vector<TorchModule> found;
    for (const auto& each : modules_) {
      const std::string& name = each.first;
      const Module& module = each.second;
      const bool is_listed = std::any_of(names.begin(), names.end(), [&](const std::string& top) {
        return name == top || name.starts_with(top + ".");
      });
      const bool is_inside = !found.empty() && name.starts_with(found.back().module + ".");
      if (is_listed && !is_inside && !module.importer.empty()) {
        found.push_back({name, std::string(module.importer)});
      }
    }
    return found;
  }

 private:
  // Reads a module, and what runs with it, as far as the limits go.
  void read_from(std::string_view name) {
    want(name, {});
    while (!waiting_.empty() && !files_.is_exhausted()) {
      const auto next = modules_.find(waiting_.back());
      waiting_.pop_back();
      want(next->first, next->first);
      const auto imports = files_.imports_of(next->second.path);
      if (!imports) continue;
      for (const python::WrittenImport& import : *imports) {
        if (is_of_torch(import)) next->second.importer = next->second.path;
        follow(import, next->first, next->second.is_package);
      }
    }
  }

  void follow(const python::WrittenImport& import, std::string_view from, bool is_package) {
    const std::size_t dots = std::min(import.module.find_first_not_of('.'), import.module.size());
    std::string name = import.module.substr(dots);
    if (dots > 0) {
      std::string base(from);
      for (std::size_t level = is_package ? 1 : 0; level < dots; ++level) {
        base.resize(std::min(base.rfind('.'), base.size()));
      }
      name = name.empty() ? base : base + "." + name;
    }
    want(name, from);
    if (!import.name.empty()) want(name + "." + import.name, from);
  }

  // `name` runs for `from`, after those around it.
  void want(std::string_view name, std::string_view from) {
    for (std::size_t end = name.find('.');; end = name.find('.', end + 1)) {
      const auto known = modules_.find(name.substr(0, end));
      if (known != modules_.end()) {
        if (!from.empty() && from != known->first) known->second.run_for.push_back(from);
        if (wanted_.insert(known->first).second) waiting_.push_back(known->first);
      }
      if (end == std::string_view::npos) return;
    }
  }

  void follow_back() {
    std::vector<std::string_view> reached;
    for (const auto& [name, module] : modules_) {
      if (!module.importer.empty()) reached.push_back(name);
    }
    while (!reached.empty()) {
      const Module& module = modules_.find(reached.back())->second;
      reached.pop_back();
      for (const std::string_view by : module.run_for) {
        Module& next = modules_.find(by)->second;
        if (!next.importer.empty()) continue;
        next.importer = module.importer;
        reached.push_back(by);
      }
    }
  }

  Files files_;
  std::map<std::string, Module, std::less<>> modules_;
  std::set<std::string_view> wanted_;
  std::vector<std::string_view> waiting_;
};

}  // namespace

std::vector<TorchModule> modules_with_torch(const fs::path& packages, std::string_view record,
                                            std::span<const std::string> modules) {
  return Runs(packages, record).outermost_importers(modules);
}

LooksForTorch looks_for_torch(const fs::path& packages, std::string_view record) {
  Files files(packages);
  for (const std::string_view path : python_files(record)) {
    if (files.is_exhausted()) return LooksForTorch::unknown;
    const auto imports = files.imports_of(path);
    if (imports && std::any_of(imports->begin(), imports->end(), is_of_torch)) {
      return LooksForTorch::yes;
    }
  }
  return files.count() == 0 ? LooksForTorch::unknown : LooksForTorch::no;
}

}  // namespace paddle_ls::installed
