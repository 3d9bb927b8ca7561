#include "engine/installed/package_sources.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "engine/files/read_file.hpp"
#include "engine/installed/written_module.hpp"
#include "engine/python/facts/plain_dotted.hpp"
#include "engine/torch/torch_library.hpp"

namespace paddle_ls::installed {
namespace {

namespace fs = std::filesystem;
using python::Kind;
using rewrite::MadeKind;

constexpr std::size_t largest_source = std::size_t{1} << 20U;
constexpr std::size_t most_modules = 500;
// Names that are imported from module to module, bases of bases.
constexpr int deepest = 24;

bool is_name_of_torch(std::string_view name) {
  const auto roots = torch::roots();
  const std::string_view package = name.substr(0, name.find('.'));
  return std::find(roots.begin(), roots.end(), package) != roots.end();
}

// A definition with its module, or the name of something that no file defines.
struct Meaning {
  std::string module;
  const WrittenDefinition* definition = nullptr;
  std::string name;
};

class PackageSources : public rewrite::PackageCode {
 public:
  explicit PackageSources(std::span<const SitePackages> places) {
    for (const SitePackages& place : places) folders_.push_back(place.folder);
  }

  std::optional<MadeKind> made_by(std::string_view qualified) const override {
    if (!python::is_plain_dotted(qualified)) return std::nullopt;
    const std::lock_guard lock(mutex_);
    const Meaning meaning = meaning_of(std::string(qualified), 0);
    if (meaning.definition == nullptr) return std::nullopt;
    MadeKind made = kind_made(meaning);
    if (made.made == Kind::unknown) return std::nullopt;
    return made;
  }

  bool has_module(std::string_view name) const override {
    const std::string file(name);
    return std::any_of(folders_.begin(), folders_.end(), [&](const fs::path& folder) {
      std::error_code code;
      return fs::exists(folder / file, code) || fs::exists(folder / (file + ".py"), code);
    });
  }

 private:
  MadeKind kind_made(const Meaning& meaning) const {
    if (!meaning.definition->is_class) {
      return {.made = kind_of_type(meaning.module, meaning.definition->returns)};
    }
    MadeKind made{.is_class = true, .made = kind_of_class(meaning, 0)};
    if (made.made != Kind::module) return made;
    const std::optional<Kind> called = kind_called(meaning, 0);
    made.called = called.value_or(Kind::unknown);
    made.gives_several = called == Kind::unknown;
    return made;
  }

  // The kind that an annotation in `module` promises.
  Kind kind_of_type(const std::string& module, const std::string& type) const {
    if (!python::is_plain_dotted(type)) return Kind::unknown;
    return kind_of_class(meaning_in(module, type, 0), 0);
  }

  Kind kind_of_class(const Meaning& meaning, int depth) const {
    if (meaning.definition == nullptr) return torch::library().name(meaning.name).instance;
    if (depth == deepest || !meaning.definition->is_class) return Kind::unknown;
    for (const std::string& base : meaning.definition->bases) {
      const Kind kind = kind_of_class(meaning_in(meaning.module, base, 0), depth + 1);
      if (kind != Kind::unknown && kind != Kind::foreign) return kind;
    }
    return Kind::unknown;
  }

  // What `forward` returns; `unknown` for anything but a tensor, nothing if it does not say it.
  std::optional<Kind> kind_called(const Meaning& meaning, int depth) const {
    if (meaning.definition == nullptr || depth == deepest) return std::nullopt;
    if (meaning.definition->has_forward) {
      const std::string& type = meaning.definition->forward_returns;
      if (type.empty()) return std::nullopt;
      const bool is_tensor = kind_of_type(meaning.module, type) == Kind::tensor;
      return is_tensor ? Kind::tensor : Kind::unknown;
    }
    for (const std::string& base : meaning.definition->bases) {
      const auto kind = kind_called(meaning_in(meaning.module, base, 0), depth + 1);
      if (kind) return kind;
    }
    return std::nullopt;
  }

  // Of a dotted expression in `module`.
  Meaning meaning_in(const std::string& module, const std::string& dotted, int depth) const {
    const WrittenModule* read = module_called(module);
    const std::string first = dotted.substr(0, dotted.find('.'));
    const auto import = read == nullptr ? Imports::const_iterator() : read->imports.find(first);
    const bool is_imported =
        read != nullptr && import != read->imports.end() && !read->definitions.contains(first);
    const std::string start = is_imported ? import->second : module + "." + first;
    return meaning_of(start + dotted.substr(first.size()), depth);
  }

  Meaning meaning_of(std::string name, int depth) const {
    for (; depth < deepest; ++depth) {
      const std::size_t dot = name.rfind('.');
      if (dot == std::string::npos || is_name_of_torch(name)) break;
      const std::string module = name.substr(0, dot);
      const std::string member = name.substr(dot + 1);
      const WrittenModule* read = module_called(module);
      if (read == nullptr) break;
      const auto definition = read->definitions.find(member);
      if (definition != read->definitions.end()) return {module, &definition->second, name};
      const auto import = read->imports.find(member);
      if (import == read->imports.end()) return meaning_by_star(*read, member, name, depth);
      if (import->second == name) break;
      name = import->second;
    }
    return {{}, nullptr, std::move(name)};
  }

  Meaning meaning_by_star(const WrittenModule& module, const std::string& member,
                          const std::string& name, int depth) const {
    for (const std::string& star : module.stars) {
      if (is_name_of_torch(star)) continue;
      Meaning found = meaning_of(star + "." + member, depth + 1);
      if (found.definition != nullptr) return found;
    }
    return {{}, nullptr, name};
  }

  // Null for a module that has no file, or where the limits are reached.
  const WrittenModule* module_called(const std::string& name) const {
    const auto known = modules_.find(name);
    if (known != modules_.end()) return known->second.get();
    if (modules_.size() >= most_modules) return nullptr;
    std::string path = name;
    std::replace(path.begin(), path.end(), '.', '/');
    std::unique_ptr<WrittenModule>& module = modules_[name];
    for (const fs::path& folder : folders_) {
      for (const std::string_view ending : {"/__init__.py", ".py"}) {
        const auto text = files::read_bytes(folder / (path + std::string(ending)), largest_source);
        if (!text) continue;
        module = std::make_unique<WrittenModule>(read_module(name, ending != ".py", *text));
        return module.get();
      }
    }
    return nullptr;
  }

  using Imports = std::map<std::string, std::string, std::less<>>;

  std::vector<fs::path> folders_;
  mutable std::mutex mutex_;
  mutable std::map<std::string, std::unique_ptr<WrittenModule>> modules_;
};

}  // namespace

std::shared_ptr<const rewrite::PackageCode> package_sources(std::span<const SitePackages> places) {
  return std::make_shared<const PackageSources>(places);
}

}  // namespace paddle_ls::installed
