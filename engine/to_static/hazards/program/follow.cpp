#include "engine/to_static/hazards/program/follow.hpp"

#include <algorithm>

#include "engine/to_static/hazards/program/names_of_file.hpp"
#include "engine/to_static/hazards/program/registered.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr int most_steps_of_way = 60;
constexpr int deepest_way = 16;
constexpr std::size_t most_sites = 8;
// The number of files that may fill a registry.
constexpr std::size_t most_files = 64;

// Follows all paths from one reference through the project.
class Ways {
 public:
  Ways(const ConversionUnit& own, const Neighbourhood& around) : own_(own), around_(around) {}

  // `reference` is in `part` of the file, and `rest` is looked up below it.
  void go(const OtherFiles::File& file, const Part& part, const Reference& reference,
          std::string_view rest, int depth) {
    if (depth > deepest_way || ++steps_ > most_steps_of_way || found_.size() == most_sites) return;
    const std::string path = joined(reference.path, rest);
    if (reference.node == no_node) {
      if (reference.module.empty()) return look(file, path, depth);
      return enter_module(file, reference.module, path, depth);
    }
    const Definition definition{&part, reference.node};
    if (part.ast.is(reference.node, Kind::class_def)) {
      return look_in_class(file, definition, path, depth);
    }
    end_at(file, definition, path, depth);
  }

  std::vector<Site> take() { return std::move(found_); }

 private:
  const ConversionUnit& program(const OtherFiles::File& file) const {
    return file ? *file->program : own_;
  }
  const std::string& path_of(const OtherFiles::File& file) const {
    return file ? file->file->path : around_.path;
  }

  OtherFiles::File find(const OtherFiles::File& from, std::string_view module) const {
    return around_.files != nullptr ? around_.files->find(path_of(from), module) : nullptr;
  }

  // Null: the file that is analysed.
  OtherFiles::File entered(OtherFiles::File next) const {
    return next->file->path == around_.path ? nullptr : std::move(next);
  }

  void enter_module(const OtherFiles::File& file, std::string module, std::string path, int depth) {
    while (true) {
      if (auto next = find(file, module)) return look(entered(std::move(next)), path, depth);
      // A folder without an `__init__.py` has modules all the same.
      const std::size_t dot = path.find('.');
      if (dot == std::string::npos) return;
      const std::string first = path.substr(0, dot);
      module += module.ends_with('.') ? first : "." + first;
      path.erase(0, dot + 1);
    }
  }

  // For a definition, an import or a value of the file.
  void look(const OtherFiles::File& file, const std::string& path, int depth) {
    const std::string first(first_of(path));
    const std::string rest(rest_of(path));
    if (is_key_component(first)) return look_at_layers(file, rest, depth);
    if (depth > deepest_way || ++steps_ > most_steps_of_way) return;
    if (const Definition function = program(file).function(first)) {
      return end_at(file, function, rest, depth);
    }
    if (const Definition type = program(file).definition(first, Kind::class_def)) {
      return look_in_class(file, type, rest, depth);
    }
    const auto import = program(file).imports.find(first);
    if (import != program(file).imports.end()) {
      std::string below = joined(import->second.name, rest);
      if (below.empty()) return;
      return enter_module(file, import->second.module, std::move(below), depth + 1);
    }
    if (is_key_component(first_of(rest))) return look_in_registry(file, first, rest, depth);
    if (look_at_values(file, first, rest, depth)) return;
    if (!rest.empty() && path_of(file).ends_with("__init__.py")) {
      return enter_module(file, "." + first, rest, depth + 1);
    }
    look_at_stars(file, path, first, depth);
  }

  // A path below a function continues in what the function returns.
  void end_at(const OtherFiles::File& file, Definition function, std::string_view rest, int depth) {
    if (rest.empty()) return keep({file, function});
    for (const Reference& result : results_of(*function.part, function.node)) {
      if (is_inner(function, result)) {
        // Calling the result of the function calls the inner function.
        if (rest == "forward") keep({file, {function.part, result.node}});
        continue;
      }
      go(file, *function.part, result, rest, depth + 1);
    }
  }

  static bool is_inner(const Definition& function, const Reference& result) {
    const Part& part = *function.part;
    return result.node != no_node && part.ast.is(result.node, Kind::function_def) &&
           part.function_around(result.node) == function.node;
  }

  void look_in_class(const OtherFiles::File& file, Definition type, std::string_view rest,
                     int depth) {
    if (rest.empty()) return;
    const NodeId own = type.part->method(type.node, first_of(rest));
    if (own != no_node) return end_at(file, {type.part, own}, rest_of(rest), depth);
    const References base = base_of(*type.part, type.node);
    if (!base.empty()) go(file, *type.part, base.front(), rest, depth + 1);
  }

  void look_in_registry(const OtherFiles::File& file, const std::string& name,
                        std::string_view rest, int depth) {
    const std::string_view component = first_of(rest);
    const std::string_view key = component.substr(1, component.size() - 2);
    const ConversionUnit& there = program(file);
    for (const auto& [part, value] : stored_in(there, name, key)) {
      for (const Reference& each : called_by_value(*part, value, no_node)) {
        go(file, *part, each, rest_of(rest), depth + 1);
      }
    }
    for (const Reference& each : registered_in(there, name, key)) {
      look(file, joined(each.path, rest_of(rest)), depth + 1);
    }
    look_at_registering_files(file, name, key, std::string(rest_of(rest)), depth);
    if (key.empty() && path_of(file).ends_with("__init__.py")) {
      enter_module(file, "." + name, std::string(rest), depth + 1);
    }
  }

  // A registry is filled by the files that the program imports, and those that they import.
  void look_at_registering_files(const OtherFiles::File& registry, const std::string& name,
                                 std::string_view key, const std::string& rest, int depth) {
    std::vector<OtherFiles::File> files = imported_files();
    std::vector<std::pair<OtherFiles::File, Reference>> fitting;
    std::vector<std::pair<OtherFiles::File, Reference>> others;
    for (const OtherFiles::File& each : files) {
      for (const auto& [local, import] : program(each).imports) {
        const auto source = find(each, import.module);
        if (!source || path_of(entered(source)) != path_of(registry)) continue;
        const std::string path = import.name.empty() ? name : import.name;
        const bool registers =
            first_of(path) == name ||
            stores_in_registry(program(registry), std::string(first_of(path)), name);
        if (!registers) continue;
        for (Reference& found : decorated_with(program(each), local, key)) {
          (found.fits_key ? fitting : others).emplace_back(each, std::move(found));
        }
      }
    }
    for (const auto& [file, found] : fitting.empty() ? others : fitting) {
      look(file, joined(found.path, rest), depth + 1);
    }
  }

  // The files that the analysed one imports, and their imports, without itself.
  std::vector<OtherFiles::File> imported_files() const {
    std::vector<OtherFiles::File> files;
    const auto add = [&](const OtherFiles::File& from) {
      const ConversionUnit& there = program(from);
      const auto enter = [&](std::string_view module) {
        if (files.size() == most_files) return;
        const auto next = find(from, module);
        const bool is_known =
            !next || next->file->path == around_.path ||
            std::any_of(files.begin(), files.end(), [&](const OtherFiles::File& each) {
              return each->file->path == next->file->path;
            });
        if (!is_known) files.push_back(next);
      };
      for (const auto& [local, import] : there.imports) {
        enter(import.module);
        const std::string below = import.module + (import.module.ends_with('.') ? "" : ".");
        if (!import.name.empty()) enter(below + import.name);
      }
      for (const std::string& module : there.stars) enter(module);
    };
    add(nullptr);
    for (std::size_t at = 0; at < files.size(); ++at) add(OtherFiles::File(files[at]));
    return files;
  }

  // All layers of a file, where a variable selects one; nothing where there are many.
  void look_at_layers(const OtherFiles::File& file, const std::string& rest, int depth) {
    std::vector<Definition> layers;
    for (const Part& part : program(file).parts) {
      for (const NodeId statement : part.statements) {
        const Definition type{&part, statement};
        const bool is_layer =
            part.ast.is(statement, Kind::class_def) && program(file).is_layer(type);
        if (is_layer) layers.push_back(type);
      }
    }
    if (layers.size() > most_sites) return;
    for (const Definition& layer : layers) look_in_class(file, layer, rest, depth + 1);
  }

  // An object that the file makes: `head = Head()`.
  bool look_at_values(const OtherFiles::File& file, const std::string& name,
                      const std::string& rest, int depth) {
    bool has = false;
    for (const Part& part : program(file).parts) {
      const auto values = part.piece->values.find({no_node, name});
      if (values == part.piece->values.end()) continue;
      const NodeId last = values->second.back();
      for (const Reference& type : classes_of_value(part, last, no_node)) {
        go(file, part, type, rest.empty() ? "forward" : rest, depth + 1);
        has = true;
      }
    }
    return has;
  }

  void look_at_stars(const OtherFiles::File& file, const std::string& path, const std::string& name,
                     int depth) {
    for (const std::string& module : program(file).stars) {
      auto next = find(file, module);
      if (!next) continue;
      const ConversionUnit& there = *next->program;
      const bool has = there.function(name) || there.definition(name, Kind::class_def) ||
                       there.imports.contains(name) || !there.stars.empty();
      if (has) return look(entered(std::move(next)), path, depth + 1);
    }
  }

  void keep(Site site) {
    if (std::find(found_.begin(), found_.end(), site) == found_.end()) {
      found_.push_back(std::move(site));
    }
  }

  const ConversionUnit& own_;
  const Neighbourhood& around_;
  int steps_ = 0;
  std::vector<Site> found_;
};

}  // namespace

std::vector<Site> follow(const ConversionUnit& own, const Neighbourhood& around,
                         const OtherFiles::File& file, const Part& part,
                         const Reference& reference) {
  if (reference.node != no_node && reference.path.empty()) {
    return {Site{file, {&part, reference.node}}};
  }
  Ways ways(own, around);
  ways.go(file, part, reference, "", 0);
  return ways.take();
}

}  // namespace paddle_ls::to_static
