#include "engine/layers/call_library.hpp"

#include <algorithm>

#include "engine/layers/call_builtin.hpp"

namespace paddle_ls::layers {
namespace {

std::string_view last_part(std::string_view dotted) {
  return dotted.substr(dotted.rfind('.') + 1);
}

bool is_container(std::string_view dotted) {
  return dotted.starts_with("paddle.nn.") &&
         is_one_of(last_part(dotted),
                   {"Sequential", "LayerList", "LayerDict", "ParameterList", "ParameterDict"});
}

// Sequential(*layers), LayerList([...]), LayerDict({...}); also pairs of a name and a layer.
LayerValue make_container(Runner& runner, const std::string& dotted, const CallArguments& given) {
  Object made{.kind = ObjectKind::sequence, .text = dotted, .is_open = false};
  std::vector<LayerValue> items;
  LayerValue rest = given.rest;
  const std::string_view name = last_part(dotted);
  const bool takes_one = name != "Sequential";
  if (takes_one && !given.positional.empty()) {
    const LayerValue& all = given.positional.front();
    if (const Object* mapping = runner.objects.only(all, ObjectKind::mapping)) {
      made.members = mapping->members;
      if (!mapping->rest.empty()) join_into(made.members[std::string(1, any_text)], mapping->rest);
      return runner.objects.of(std::move(made));
    }
    runner.objects.spread(all, items, rest);
  } else {
    items = given.positional;
  }
  for (const LayerValue& item : items) {
    const Object* pair = runner.objects.only(item, ObjectKind::sequence);
    const Object* mapping = runner.objects.only(item, ObjectKind::mapping);
    if (mapping != nullptr) {
      for (const auto& [key, value] : mapping->members) set_member(made.members, key, value);
    } else if (pair != nullptr && pair->text.empty() && pair->items.size() == 2) {
      set_member(made.members, runner.objects.name_of(pair->items[0]), pair->items[1]);
    } else {
      made.items.push_back(item);
    }
  }
  for (const ObjectId id : rest.may) {
    const Object& pair = runner.objects[id];
    const bool is_pair =
        pair.kind == ObjectKind::sequence && pair.text.empty() && pair.items.size() == 2;
    if (is_pair) set_member(made.members, std::string(1, any_text), pair.items[1]);
  }
  made.is_open = !rest.empty();
  made.rest = std::move(rest);
  return runner.objects.of(std::move(made));
}

}  // namespace

LayerValue call_library(Runner& runner, const std::string& dotted, const CallArguments& given) {
  if (dotted.starts_with("builtins.")) return call_builtin(runner, dotted.substr(9), given);
  if (dotted == "collections.OrderedDict") return call_builtin(runner, "dict", given);
  if (dotted == "functools.partial" && !given.positional.empty()) {
    Object partial{.kind = ObjectKind::partial, .rest = given.positional.front(), .given = given};
    partial.given.positional.erase(partial.given.positional.begin());
    return runner.objects.of(std::move(partial));
  }
  const bool is_start = dotted.ends_with(".__init__") && !given.positional.empty();
  if (is_start) {
    CallArguments others = given;
    others.positional.erase(others.positional.begin());
    for (const ObjectId id : given.positional.front().may) {
      if (runner.objects[id].kind == ObjectKind::instance)
        add_part(runner, id, dotted.substr(0, dotted.rfind('.')), others);
    }
    return {{runner.objects.none}, false};
  }
  if (dotted == "copy.deepcopy" || dotted == "copy.copy") {
    return given.positional.empty() ? LayerValue{{}, true} : given.positional.front();
  }
  if (is_container(dotted)) return make_container(runner, dotted, given);
  const bool takes_layer =
      !given.positional.empty() && runner.objects.holds_layers(given.positional.front());
  if (takes_layer) {
    return runner.objects.of({.kind = ObjectKind::wrapped,
                              .text = dotted,
                              .rest = given.positional.front(),
                              .given = given});
  }
  if (dotted.starts_with("paddle.") || dotted.starts_with("get_layer_class.")) {
    return runner.objects.of({.kind = ObjectKind::layer, .text = dotted, .given = given});
  }
  return {{}, true};
}

// What a class of the library among the bases of `instance` makes of the arguments.
void add_part(Runner& runner, ObjectId instance, const std::string& base,
              const CallArguments& given) {
  if (base == "paddle.nn.Layer" || base.starts_with("builtins.")) return;
  const LayerValue part =
      is_container(base)
          ? make_container(runner, base, given)
          : runner.objects.of({.kind = ObjectKind::layer, .text = base, .given = given});
  runner.objects[instance].parts.push_back(part.may.front());
}

}  // namespace paddle_ls::layers
