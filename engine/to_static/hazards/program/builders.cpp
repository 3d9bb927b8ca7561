#include "engine/to_static/hazards/program/builders.hpp"

#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

#include "engine/to_static/hazards/program/conversion_unit.hpp"
#include "engine/to_static/hazards/program/resolve_references.hpp"

namespace paddle_ls::to_static {
namespace {

bool is_constructor(std::string_view name) {
  static constexpr std::string_view names[] = {"__init__", "__init_subclass__", "__new__",
                                               "__post_init__"};
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

// The top-level function or method around a node, or `no_node`.
NodeId outer_function(const Part& part, NodeId node) {
  NodeId found = no_node;
  for (node = part.function_around(node); node != no_node; node = part.function_around(node)) {
    found = node;
  }
  return found;
}

// Names are compared as text: every reference by that name counts, whatever the class.
class Uses {
 public:
  explicit Uses(const ConversionUnit& file) {
    for (const Part& part : file.parts) {
      for (const NodeId node : part.piece->nodes) {
        if (!part.ast.is(node, Kind::name) && !part.ast.is(node, Kind::attribute)) continue;
        if (part.ast.context(node) != Context::load) continue;
        by_name_[part.ast.text(node)].push_back({&part, outer_function(part, node)});
      }
    }
  }

  // The functions that refer to it; `no_node` is the file itself.
  const std::vector<FunctionOfPart>* of(std::string_view name) const {
    const auto found = by_name_.find(name);
    return found == by_name_.end() ? nullptr : &found->second;
  }

 private:
  std::map<std::string_view, std::vector<FunctionOfPart>> by_name_;
};

// `nn.Conv2D(...)`, directly or through a local name.
bool makes_library_layer(const Part& part, NodeId value, NodeId function) {
  if (part.ast.is(value, Kind::name)) {
    const auto bound = part.piece->values.find({function, std::string(part.ast.text(value))});
    if (bound == part.piece->values.end()) return false;
    return std::any_of(bound->second.begin(), bound->second.end(), [&](NodeId each) {
      return part.ast.is(each, Kind::call) && makes_library_layer(part, each, function);
    });
  }
  if (!part.ast.is(value, Kind::call)) return false;
  constexpr std::string_view package = "paddle.nn.";
  const std::string name = part.qualified(part.ast.child(value, Field::func));
  return name.starts_with(package) && name.size() > package.size() && name[package.size()] >= 'A' &&
         name[package.size()] <= 'Z';
}

// Whether a function reads files or images, or logs, and does not use Paddle.
bool works_without_tensors(const Part& part, NodeId function) {
  static constexpr std::string_view libraries[] = {"PIL",     "SimpleITK",  "cv2",      "json",
                                                   "logging", "os",         "requests", "shutil",
                                                   "skimage", "subprocess", "sys",      "tqdm"};
  bool found = false;
  for (const NodeId node : python_ast::preorder(part.ast, function)) {
    if (part.ast.is(node, Kind::attribute) && part.ast.text(node) == "numpy") return false;
    if (!part.ast.is(node, Kind::name)) continue;
    const std::string name = part.qualified(node);
    const std::string_view first = std::string_view(name).substr(0, name.find('.'));
    if (first == "paddle") return false;
    found = found ||
            std::find(std::begin(libraries), std::end(libraries), first) != std::end(libraries);
  }
  return found;
}

bool makes_layers(const Part& part, NodeId function) {
  // A layer that a `forward` gets and returns is not made there.
  const auto below = python_ast::preorder(part.ast, function);
  return std::any_of(below.begin(), below.end(), [&](NodeId node) {
    if (!part.ast.is(node, Kind::return_stmt) || part.function_around(node) != function) {
      return false;
    }
    const NodeId value = part.ast.child(node, Field::value);
    if (makes_library_layer(part, value, function)) return true;
    for (const Reference& each : classes_of_value(part, value, function)) {
      const bool is_class = each.node == no_node && each.module.empty() &&
                            part.file.definition(each.path, Kind::class_def);
      if (is_class && part.file.is_layer(part.file.definition(each.path, Kind::class_def))) {
        return true;
      }
    }
    return false;
  });
}

}  // namespace

std::set<FunctionOfPart> builders_of(const ConversionUnit& file) {
  const Uses uses(file);
  std::set<FunctionOfPart> found;
  std::vector<FunctionOfPart> others;
  std::set<FunctionOfPart> methods;
  for (const Part& part : file.parts) {
    for (const NodeId node : part.piece->nodes) {
      if (!part.ast.is(node, Kind::function_def) || part.function_around(node) != no_node) continue;
      if (part.class_of(node) != no_node && part.ast.text(node) != "forward") {
        methods.insert({&part, node});
      }
      const bool builds = is_constructor(part.ast.text(node)) ||
                          (part.class_of(node) == no_node &&
                           (makes_layers(part, node) || works_without_tensors(part, node)));
      if (builds) {
        found.insert({&part, node});
      } else {
        others.emplace_back(&part, node);
      }
    }
  }
  // Until nothing is added: functions whose uses are all inside builders.
  for (bool grows = true; grows;) {
    grows = false;
    for (const FunctionOfPart& each : others) {
      if (found.contains(each)) continue;
      const auto* used = uses.of(each.first->ast.text(each.second));
      if (used == nullptr) continue;
      const bool only_there = std::all_of(used->begin(), used->end(), [&](const auto& user) {
        return user == each || found.contains(user);
      });
      if (!only_there ||
          std::all_of(used->begin(), used->end(), [&](const auto& user) { return user == each; })) {
        continue;
      }
      found.insert(each);
      grows = true;
    }
  }
  found.insert(methods.begin(), methods.end());
  return found;
}

}  // namespace paddle_ls::to_static
