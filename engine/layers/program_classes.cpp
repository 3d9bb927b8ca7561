#include "engine/layers/program_classes.hpp"

#include <algorithm>

#include "engine/layers/evaluate_calls.hpp"
#include "engine/layers/members.hpp"

namespace paddle_ls::layers {
namespace {

void initialize(Runner& runner, ObjectId instance, ObjectId type, const CallArguments& given) {
  ObjectId owner = 0;
  const auto method = method_of(runner, type, "__init__", 0, owner);
  if (method && runner.objects[*method].kind == ObjectKind::function) {
    call_function(runner, *method, instance, owner, given);
  } else {
    call_member(runner, instance, "__init__", given);
  }
}

}  // namespace

std::vector<ObjectId> class_and_bases(Runner& runner, ObjectId type) {
  std::vector<ObjectId> line;
  std::vector<ObjectId> waiting{type};
  while (!waiting.empty() && line.size() < 1000) {
    const ObjectId next = waiting.back();
    waiting.pop_back();
    // A common base comes after all classes that derive from it.
    std::erase(line, next);
    line.push_back(next);
    const auto& bases = runner.objects[next].bases;
    for (auto base = bases.rbegin(); base != bases.rend(); ++base) {
      for (const ObjectId each : base->may) {
        if (runner.objects[each].kind == ObjectKind::type && each != type) waiting.push_back(each);
      }
    }
  }
  return line;
}

// A member that the class or a base defines; of the bases after `after` only, where it is not 0.
std::optional<ObjectId> method_of(Runner& runner, ObjectId type, const std::string& name,
                                  ObjectId after, ObjectId& owner) {
  bool counts = after == 0;
  for (const ObjectId each : class_and_bases(runner, type)) {
    if (counts) {
      const auto member = runner.objects[each].scope->names.find(name);
      if (member != runner.objects[each].scope->names.end() && !member->second.may.empty()) {
        owner = each;
        return member->second.may.front();
      }
    }
    counts = counts || each == after;
  }
  return std::nullopt;
}

std::vector<std::string> library_bases(Runner& runner, ObjectId type) {
  std::vector<std::string> names;
  for (const ObjectId each : class_and_bases(runner, type)) {
    for (const LayerValue& base : runner.objects[each].bases) {
      for (const ObjectId id : base.may) {
        if (runner.objects[id].kind == ObjectKind::library)
          names.push_back(runner.objects[id].text);
      }
    }
  }
  return names;
}

bool is_layer_class(Runner& runner, ObjectId type) {
  const auto names = library_bases(runner, type);
  return std::any_of(names.begin(), names.end(), [](const std::string& name) {
    return name.starts_with("paddle.nn.") || name.starts_with("paddle.compat.nn.") ||
           name.starts_with("paddle.vision.models.");
  });
}

LayerValue construct(Runner& runner, ObjectId type, const CallArguments& given) {
  const ObjectId made = runner.objects.add({.kind = ObjectKind::instance, .type = type});
  initialize(runner, made, type, given);
  return {{made}, false};
}

}  // namespace paddle_ls::layers
