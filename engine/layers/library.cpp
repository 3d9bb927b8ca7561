// Calls of what is not part of the program: layers and containers.
#include <algorithm>

#include "engine/layers/runner.hpp"

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

}  // namespace

Value Runner::call_library(const std::string& dotted, const Given& given) {
  if (dotted.starts_with("builtins.")) return call_builtin(dotted.substr(9), given);
  if (dotted == "collections.OrderedDict") return call_builtin("dict", given);
  if (dotted == "functools.partial" && !given.positional.empty()) {
    Object partial{.kind = ObjectKind::partial, .rest = given.positional.front(), .given = given};
    partial.given.positional.erase(partial.given.positional.begin());
    return of(std::move(partial));
  }
  const bool is_start = dotted.ends_with(".__init__") && !given.positional.empty();
  if (is_start) {
    Given others = given;
    others.positional.erase(others.positional.begin());
    for (const ObjectId id : given.positional.front().may) {
      if (objects_[id].kind == ObjectKind::instance)
        add_part(id, dotted.substr(0, dotted.rfind('.')), others);
    }
    return {{none_}, false};
  }
  if (dotted == "copy.deepcopy" || dotted == "copy.copy") {
    return given.positional.empty() ? Value{{}, true} : given.positional.front();
  }
  if (is_container(dotted)) return container(dotted, given);
  const bool takes_layer = !given.positional.empty() && holds_layers(given.positional.front());
  if (takes_layer) {
    return of({.kind = ObjectKind::wrapped,
               .text = dotted,
               .rest = given.positional.front(),
               .given = given});
  }
  if (dotted.starts_with("paddle.") || dotted.starts_with("get_layer_class.")) {
    return of({.kind = ObjectKind::layer, .text = dotted, .given = given});
  }
  return {{}, true};
}

// What a class of the library among the bases of `instance` makes of the arguments.
void Runner::add_part(ObjectId instance, const std::string& base, const Given& given) {
  if (base == "paddle.nn.Layer" || base.starts_with("builtins.")) return;
  const Value part = is_container(base)
                         ? container(base, given)
                         : of({.kind = ObjectKind::layer, .text = base, .given = given});
  objects_[instance].parts.push_back(part.may.front());
}

// Sequential(*layers), LayerList([...]), LayerDict({...}); also pairs of a name and a layer.
Value Runner::container(const std::string& dotted, const Given& given) {
  Object made{.kind = ObjectKind::sequence, .text = dotted, .is_open = false};
  std::vector<Value> items;
  Value rest = given.rest;
  const std::string_view name = last_part(dotted);
  const bool takes_one = name != "Sequential";
  if (takes_one && !given.positional.empty()) {
    const Value& all = given.positional.front();
    if (const Object* mapping = only(all, ObjectKind::mapping)) {
      made.members = mapping->members;
      if (!mapping->rest.empty()) join_into(made.members[std::string(1, any_text)], mapping->rest);
      return of(std::move(made));
    }
    spread(all, items, rest);
  } else {
    items = given.positional;
  }
  for (const Value& item : items) {
    const Object* pair = only(item, ObjectKind::sequence);
    const Object* mapping = only(item, ObjectKind::mapping);
    if (mapping != nullptr) {
      for (const auto& [key, value] : mapping->members) set_member(made.members, key, value);
    } else if (pair != nullptr && pair->text.empty() && pair->items.size() == 2) {
      set_member(made.members, name_of(pair->items[0]), pair->items[1]);
    } else {
      made.items.push_back(item);
    }
  }
  for (const ObjectId id : rest.may) {
    const Object& pair = objects_[id];
    const bool is_pair =
        pair.kind == ObjectKind::sequence && pair.text.empty() && pair.items.size() == 2;
    if (is_pair) set_member(made.members, std::string(1, any_text), pair.items[1]);
  }
  made.is_open = !rest.empty();
  made.rest = std::move(rest);
  return of(std::move(made));
}

}  // namespace paddle_ls::layers
