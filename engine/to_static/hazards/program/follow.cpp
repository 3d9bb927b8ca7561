#include "engine/to_static/hazards/program/follow.hpp"

#include <algorithm>

namespace paddle_ls::to_static {
namespace {

constexpr int most_steps = 16;

// One way through the project: the file that was reached, and what is looked for in it.
class Way {
 public:
  Way(const Program& own, const Neighbourhood& around, OtherFiles::File file, Reference wanted)
      : own_(own), around_(around), file_(std::move(file)), wanted_(std::move(wanted)) {}

  std::optional<Site> end() {
    for (int step = 0; step < most_steps && !done_; ++step) {
      if (!wanted_.module.empty()) {
        enter_module();
      } else {
        look();
      }
    }
    return found_;
  }

 private:
  const Program& program() const { return file_ ? *file_->program : own_; }
  const std::string& path() const { return file_ ? file_->file->path : around_.path; }

  OtherFiles::File find(std::string_view module) const {
    return around_.files != nullptr ? around_.files->find(path(), module) : nullptr;
  }

  void enter(OtherFiles::File next) {
    file_ = next->file->path == around_.path ? nullptr : std::move(next);
    wanted_.module.clear();
  }

  void enter_module() {
    if (auto next = find(wanted_.module)) return enter(std::move(next));
    // A folder without a file of its own has modules all the same.
    const std::size_t dot = wanted_.path.find('.');
    if (dot == std::string::npos) return stop();
    wanted_.module = below(wanted_.module, wanted_.path.substr(0, dot));
    wanted_.path.erase(0, dot + 1);
  }

  static std::string below(const std::string& package, const std::string& module) {
    return package.ends_with('.') ? package + module : package + "." + module;
  }

  // In the file that was reached.
  void look() {
    const std::size_t dot = std::min(wanted_.path.find('.'), wanted_.path.size());
    const std::string first = wanted_.path.substr(0, dot);
    const std::string rest = wanted_.path.substr(std::min(dot + 1, wanted_.path.size()));
    if (const Definition function = program().function(first)) {
      if (rest.empty()) found_ = Site{file_, function};
      return stop();
    }
    if (const Definition type = program().definition(first, Kind::class_def)) {
      return look_in_class(type, rest);
    }
    const auto import = program().imports.find(first);
    if (import != program().imports.end()) {
      std::string path = joined(import->second.name, rest);
      if (path.empty()) return stop();
      return go_on({no_node, import->second.module, std::move(path)});
    }
    if (look_at_value(first, rest)) return;
    if (!rest.empty() && path().ends_with("__init__.py")) {
      return go_on({no_node, "." + first, rest});
    }
    look_at_stars(first);
  }

  void look_in_class(Definition type, const std::string& rest) {
    if (rest.empty()) return stop();
    const NodeId own = type.part->method(type.node, rest);
    if (own != no_node) {
      found_ = Site{file_, {type.part, own}};
      return stop();
    }
    const References base = base_of(*type.part, type.node);
    if (base.empty()) return stop();
    go_on({no_node, base.front().module, joined(base.front().path, rest)});
  }

  // An object that the file makes: `head = Head()`.
  bool look_at_value(const std::string& name, const std::string& rest) {
    for (const Part& part : program().parts) {
      const auto values = part.piece->values.find({no_node, name});
      if (values == part.piece->values.end()) continue;
      const References types = classes_of_value(part, values->second.back(), no_node);
      if (types.empty()) continue;
      go_on({no_node, types.front().module,
             joined(types.front().path, rest.empty() ? "forward" : rest)});
      return true;
    }
    return false;
  }

  void look_at_stars(const std::string& name) {
    for (const std::string& module : program().stars) {
      auto next = find(module);
      if (!next) continue;
      const Program& there = *next->program;
      const bool has = there.function(name) || there.definition(name, Kind::class_def) ||
                       there.imports.contains(name) || !there.stars.empty();
      if (has) return enter(std::move(next));
    }
    stop();
  }

  void go_on(Reference next) {
    if (next.module.empty() && next.path == wanted_.path) return stop();
    wanted_ = std::move(next);
  }
  void stop() { done_ = true; }

  const Program& own_;
  const Neighbourhood& around_;
  OtherFiles::File file_;
  Reference wanted_;
  bool done_ = false;
  std::optional<Site> found_;
};

}  // namespace

std::optional<Site> follow(const Program& own, const Neighbourhood& around,
                           const OtherFiles::File& file, const Part& part,
                           const Reference& reference) {
  if (reference.node != no_node) return Site{file, {&part, reference.node}};
  return Way(own, around, file, reference).end();
}

}  // namespace paddle_ls::to_static
