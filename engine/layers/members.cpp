// Methods of what the program did not define: dictionaries, lists, layers.
#include <algorithm>

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {
namespace {

Value argument(const Given& given, std::size_t at, std::string_view keyword) {
  if (at < given.positional.size()) return given.positional[at];
  const auto named = given.named.find(keyword);
  return named == given.named.end() ? Value{{}, true} : named->second;
}

}  // namespace

Value Runner::call_member(ObjectId owner, const std::string& name, const Given& given) {
  if (owner == 0) return {{}, true};
  switch (objects_[owner].kind) {
    case ObjectKind::text: return text(std::string(1, any_text));
    case ObjectKind::mapping: return call_of_mapping(owner, name, given);
    case ObjectKind::sequence:
      if (const auto result = call_of_sequence(owner, name, given)) return *result;
      break;
    case ObjectKind::instance:
      if (const auto result = call_of_instance(owner, name, given)) return *result;
      break;
    default: break;
  }
  return call_of_layer(owner, name, given);
}

Value Runner::call_of_mapping(ObjectId owner, const std::string& name, const Given& given) {
  const Object mapping = objects_[owner];
  const auto all = [&](std::vector<Value> items) {
    return mapping.is_open ? sequence({}, elements_of(sequence(std::move(items))), true)
                           : sequence(std::move(items));
  };
  if (name == "keys") return sequence(mapping.items, {}, mapping.is_open);
  if (name == "copy") return of(mapping);
  if (name == "values") {
    std::vector<Value> values;
    for (const auto& [key, value] : mapping.members) values.push_back(value);
    return all(std::move(values));
  }
  if (name == "items") {
    std::vector<Value> pairs;
    for (const Value& key : mapping.items) {
      const auto value = mapping.members.find(name_of(key));
      const bool is_there = value != mapping.members.end();
      pairs.push_back(sequence({key, is_there ? value->second : Value{{}, true}}));
    }
    return all(std::move(pairs));
  }
  if (is_one_of(name, {"get", "pop", "setdefault"})) return looked_up(mapping, given);
  if (name == "update") return updated(owner, given);
  return {{}, true};
}

// `mapping.get(key, default)`
Value Runner::looked_up(const Object& mapping, const Given& given) {
  const auto key = text_of(argument(given, 0, "key"));
  Value found = mapping.rest;
  for (const auto& [each, value] : mapping.members) {
    if (!key || may_be(each, *key)) join_into(found, value);
  }
  if (given.positional.size() > 1 && (found.empty() || mapping.is_open || !key)) {
    join_into(found, given.positional[1]);
  }
  return found.empty() ? Value{{none_}, false} : found;
}

Value Runner::updated(ObjectId owner, const Given& given) {
  const Object* other = only(argument(given, 0, ""), ObjectKind::mapping);
  const Object added = other == nullptr ? Object() : *other;
  Object& mapping = objects_[owner];
  for (const auto& [key, value] : added.members) set_member(mapping.members, key, value);
  mapping.items.insert(mapping.items.end(), added.items.begin(), added.items.end());
  if (other == nullptr && !given.positional.empty()) {
    mapping.is_open = true;
    mapping.rest.unknown = true;
  }
  for (const auto& [key, value] : given.named) set_member(mapping.members, key, value);
  return {{none_}, false};
}

std::optional<Value> Runner::call_of_sequence(ObjectId owner, const std::string& name,
                                              const Given& given) {
  if (name == "append") {
    put_last(objects_[owner], argument(given, 0, "sublayer"));
    return Value{{owner}, false};
  }
  if (name == "extend") {
    const Value more = argument(given, 0, "");
    const auto items = uncertain_ == 0 ? listed(more) : std::nullopt;
    if (!items) {
      const Value any = elements_of(more);
      objects_[owner].is_open = true;
      join_into(objects_[owner].rest, any);
      return Value{{owner}, false};
    }
    for (const Value& item : *items) put_last(objects_[owner], item);
    return Value{{owner}, false};
  }
  if (name == "insert") {
    // Whatever stood somewhere may stand anywhere.
    Object& list = objects_[owner];
    for (const Value& item : list.items) join_into(list.rest, item);
    list.items.clear();
    list.is_open = true;
    join_into(list.rest, argument(given, 1, "sublayer"));
    return Value{{owner}, false};
  }
  if (name == "named_children") return Value{{}, true};
  if (name == "children" || name == "values") {
    const Object list = objects_[owner];
    return list.members.empty() ? sequence(list.items, list.rest, list.is_open)
                                : sequence({}, elements_of({{owner}, false}), true);
  }
  return std::nullopt;
}

std::optional<Value> Runner::call_of_instance(ObjectId owner, const std::string& name,
                                              const Given& given) {
  if (name == "__init__") {
    for (const std::string& base : library_bases(objects_[owner].type))
      add_part(owner, base, given);
    return Value{{none_}, false};
  }
  if (!is_one_of(name, {"append", "extend", "insert"})) return std::nullopt;
  const std::vector<ObjectId> parts = objects_[owner].parts;
  for (const ObjectId part : parts) {
    if (objects_[part].kind == ObjectKind::sequence) call_member(part, name, given);
  }
  return Value{{none_}, false};
}

// What layers of all kinds have.
Value Runner::call_of_layer(ObjectId owner, const std::string& name, const Given& given) {
  const ObjectKind kind = objects_[owner].kind;
  const bool holds = kind == ObjectKind::instance || kind == ObjectKind::sequence;
  const bool adds = is_one_of(name, {"add_sublayer", "add_module", "register_buffer",
                                     "add_parameter", "register_parameter"});
  if (holds && adds) {
    Value member = argument(given, 1, "sublayer");
    assign_attribute({{owner}, false}, name_of(argument(given, 0, "name")), member);
    return member;
  }
  // `net.eval()`, `layer.to(device)`: the layer itself.
  const bool is_layer = holds || kind == ObjectKind::layer || kind == ObjectKind::wrapped;
  const bool makes = is_one_of(name, {"create_parameter", "create_tensor", "create_variable"});
  return is_layer && !makes ? Value{{owner}, true} : Value{{}, true};
}

}  // namespace paddle_ls::layers
