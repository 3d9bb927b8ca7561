#include "engine/layers/members.hpp"

#include <algorithm>

#include "engine/layers/call_library.hpp"
#include "engine/layers/program_classes.hpp"
#include "engine/layers/statements.hpp"

namespace paddle_ls::layers {
namespace {

LayerValue argument(const CallArguments& given, std::size_t at, std::string_view keyword) {
  if (at < given.positional.size()) return given.positional[at];
  const auto named = given.named.find(keyword);
  return named == given.named.end() ? LayerValue{{}, true} : named->second;
}

// `mapping.get(key, default)`
LayerValue look_up(Runner& runner, const Object& mapping, const CallArguments& given) {
  const auto key = runner.objects.text_of(argument(given, 0, "key"));
  LayerValue found = mapping.rest;
  for (const auto& [each, value] : mapping.members) {
    if (!key || may_be(each, *key)) join_into(found, value);
  }
  if (given.positional.size() > 1 && (found.empty() || mapping.is_open || !key)) {
    join_into(found, given.positional[1]);
  }
  return found.empty() ? LayerValue{{runner.objects.none}, false} : found;
}

LayerValue update_mapping(Runner& runner, ObjectId owner, const CallArguments& given) {
  const Object* other = runner.objects.only(argument(given, 0, ""), ObjectKind::mapping);
  const Object added = other == nullptr ? Object() : *other;
  Object& mapping = runner.objects[owner];
  for (const auto& [key, value] : added.members) set_member(mapping.members, key, value);
  mapping.items.insert(mapping.items.end(), added.items.begin(), added.items.end());
  if (other == nullptr && !given.positional.empty()) {
    mapping.is_open = true;
    mapping.rest.unknown = true;
  }
  for (const auto& [key, value] : given.named) set_member(mapping.members, key, value);
  return {{runner.objects.none}, false};
}

LayerValue call_of_mapping(Runner& runner, ObjectId owner, const std::string& name,
                           const CallArguments& given) {
  const Object mapping = runner.objects[owner];
  const auto all = [&](std::vector<LayerValue> items) {
    return mapping.is_open
               ? runner.objects.sequence(
                     {}, runner.objects.elements_of(runner.objects.sequence(std::move(items))),
                     true)
               : runner.objects.sequence(std::move(items));
  };
  if (name == "keys") return runner.objects.sequence(mapping.items, {}, mapping.is_open);
  if (name == "copy") return runner.objects.of(mapping);
  if (name == "values") {
    std::vector<LayerValue> values;
    for (const auto& [key, value] : mapping.members) values.push_back(value);
    return all(std::move(values));
  }
  if (name == "items") {
    std::vector<LayerValue> pairs;
    for (const LayerValue& key : mapping.items) {
      const auto value = mapping.members.find(runner.objects.name_of(key));
      const bool is_there = value != mapping.members.end();
      pairs.push_back(
          runner.objects.sequence({key, is_there ? value->second : LayerValue{{}, true}}));
    }
    return all(std::move(pairs));
  }
  if (is_one_of(name, {"get", "pop", "setdefault"})) return look_up(runner, mapping, given);
  if (name == "update") return update_mapping(runner, owner, given);
  return {{}, true};
}

std::optional<LayerValue> call_of_sequence(Runner& runner, ObjectId owner, const std::string& name,
                                           const CallArguments& given) {
  if (name == "append") {
    runner.objects.put_last(runner.objects[owner], argument(given, 0, "sublayer"));
    return LayerValue{{owner}, false};
  }
  if (name == "extend") {
    const LayerValue more = argument(given, 0, "");
    const auto items = runner.objects.uncertain == 0 ? runner.objects.listed(more) : std::nullopt;
    if (!items) {
      const LayerValue any = runner.objects.elements_of(more);
      runner.objects[owner].is_open = true;
      join_into(runner.objects[owner].rest, any);
      return LayerValue{{owner}, false};
    }
    for (const LayerValue& item : *items) runner.objects.put_last(runner.objects[owner], item);
    return LayerValue{{owner}, false};
  }
  if (name == "insert") {
    // Each item may be at any index now.
    Object& list = runner.objects[owner];
    for (const LayerValue& item : list.items) join_into(list.rest, item);
    list.items.clear();
    list.is_open = true;
    join_into(list.rest, argument(given, 1, "sublayer"));
    return LayerValue{{owner}, false};
  }
  if (name == "named_children") return LayerValue{{}, true};
  if (name == "children" || name == "values") {
    const Object list = runner.objects[owner];
    return list.members.empty()
               ? runner.objects.sequence(list.items, list.rest, list.is_open)
               : runner.objects.sequence({}, runner.objects.elements_of({{owner}, false}), true);
  }
  return std::nullopt;
}

std::optional<LayerValue> call_of_instance(Runner& runner, ObjectId owner, const std::string& name,
                                           const CallArguments& given) {
  if (name == "__init__") {
    for (const std::string& base : library_bases(runner, runner.objects[owner].type))
      add_part(runner, owner, base, given);
    return LayerValue{{runner.objects.none}, false};
  }
  if (!is_one_of(name, {"append", "extend", "insert"})) return std::nullopt;
  const std::vector<ObjectId> parts = runner.objects[owner].parts;
  for (const ObjectId part : parts) {
    if (runner.objects[part].kind == ObjectKind::sequence) call_member(runner, part, name, given);
  }
  return LayerValue{{runner.objects.none}, false};
}

// Methods of all layers.
LayerValue call_of_layer(Runner& runner, ObjectId owner, const std::string& name,
                         const CallArguments& given) {
  const ObjectKind kind = runner.objects[owner].kind;
  const bool holds = kind == ObjectKind::instance || kind == ObjectKind::sequence;
  const bool adds = is_one_of(name, {"add_sublayer", "add_module", "register_buffer",
                                     "add_parameter", "register_parameter"});
  if (holds && adds) {
    LayerValue member = argument(given, 1, "sublayer");
    assign_attribute(runner, {{owner}, false}, runner.objects.name_of(argument(given, 0, "name")),
                     member);
    return member;
  }
  // `net.eval()`, `layer.to(device)`: the layer itself.
  const bool is_layer = holds || kind == ObjectKind::layer || kind == ObjectKind::wrapped;
  const bool makes = is_one_of(name, {"create_parameter", "create_tensor", "create_variable"});
  return is_layer && !makes ? LayerValue{{owner}, true} : LayerValue{{}, true};
}

}  // namespace

LayerValue call_member(Runner& runner, ObjectId owner, const std::string& name,
                       const CallArguments& given) {
  if (owner == 0) return {{}, true};
  switch (runner.objects[owner].kind) {
    case ObjectKind::text: return runner.objects.text(std::string(1, any_text));
    case ObjectKind::mapping: return call_of_mapping(runner, owner, name, given);
    case ObjectKind::sequence:
      if (const auto result = call_of_sequence(runner, owner, name, given)) return *result;
      break;
    case ObjectKind::instance:
      if (const auto result = call_of_instance(runner, owner, name, given)) return *result;
      break;
    default: break;
  }
  return call_of_layer(runner, owner, name, given);
}

}  // namespace paddle_ls::layers
