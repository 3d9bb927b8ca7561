// Calls of what is not part of the program: layers, containers, and what Python itself has.
#include <algorithm>

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {
namespace {

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

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
  if (dotted.starts_with("paddle.") || dotted.starts_with("layer_named.")) {
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
      set_member(made.members, text_of(pair->items[0]).value_or(std::string(1, any_text)),
                 pair->items[1]);
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

// Whether an object that is known is of a class, or of one of several.
std::optional<bool> Runner::is_instance(const Value& value, const Value& type) {
  if (value.unknown || value.may.size() != 1) return std::nullopt;
  if (const auto several = listed(type)) {
    bool any = false;
    for (const Value& each : *several) {
      const auto truth = is_instance(value, each);
      if (!truth) return std::nullopt;
      any = any || *truth;
    }
    return any;
  }
  if (type.unknown || type.may.size() != 1) return std::nullopt;
  const Object& object = objects_[value.may.front()];
  const Object& asked = objects_[type.may.front()];
  const bool is_own = asked.kind == ObjectKind::type;
  if (asked.kind != ObjectKind::library && !is_own) return std::nullopt;
  if (object.kind == ObjectKind::instance) {
    const std::vector<ObjectId> line = line_of(object.type);
    if (is_own) return std::find(line.begin(), line.end(), type.may.front()) != line.end();
    if (asked.text == "paddle.nn.Layer")
      return is_layer_class(object.type) ? std::optional(true) : std::nullopt;
    const auto bases = library_bases(object.type);
    if (std::find(bases.begin(), bases.end(), asked.text) != bases.end()) return true;
    return std::nullopt;
  }
  const bool is_of_library = object.kind == ObjectKind::layer ||
                             (object.kind == ObjectKind::sequence && !object.text.empty());
  if (is_of_library) {
    if (asked.text == "paddle.nn.Layer") return true;
    return !is_own && object.text == asked.text;
  }
  const std::string name = asked.text.starts_with("builtins.") ? asked.text.substr(9) : "";
  if (object.kind == ObjectKind::text) return name == "str";
  if (object.kind == ObjectKind::none) return false;
  if (object.kind == ObjectKind::mapping)
    return name == "dict" ? std::optional(true) : std::nullopt;
  return std::nullopt;
}

// What Python itself has, as far as programs use it to make layers.
Value Runner::call_builtin(const std::string& name, const Given& given) {
  const auto argument = [&](std::size_t at) {
    return at < given.positional.size() ? given.positional[at] : Value{{}, true};
  };
  if (name == "range") {
    const auto start =
        given.positional.size() > 1 ? number_of(argument(0)) : std::optional<std::int64_t>(0);
    const auto end = number_of(argument(given.positional.size() > 1 ? 1 : 0));
    const auto step =
        given.positional.size() > 2 ? number_of(argument(2)) : std::optional<std::int64_t>(1);
    const bool is_short = start && end && step && *step > 0 &&
                          (*end - *start) / *step <= static_cast<std::int64_t>(longest_loop);
    if (!is_short || given.positional.empty()) return sequence({}, {{}, true}, true);
    std::vector<Value> items;
    for (std::int64_t i = *start; i < *end; i += *step) items.push_back(number(i));
    return sequence(std::move(items));
  }
  if (name == "len") {
    const auto items = listed(argument(0));
    return items ? number(static_cast<std::int64_t>(items->size())) : Value{{}, true};
  }
  if (is_one_of(name, {"list", "tuple", "set", "sorted", "iter", "reversed"})) {
    if (given.positional.empty()) return sequence({});
    auto items = listed(argument(0));
    if (!items) return sequence({}, elements_of(argument(0)), true);
    if (name == "reversed") std::reverse(items->begin(), items->end());
    return sequence(std::move(*items));
  }
  if (name == "enumerate") {
    std::vector<Value> pairs;
    if (const auto items = listed(argument(0))) {
      const std::int64_t start = number_of(argument(1)).value_or(0);
      const bool is_known = given.positional.size() < 2 && given.named.empty();
      for (std::size_t i = 0; i < items->size(); ++i) {
        const Value at = is_known ? number(start + static_cast<std::int64_t>(i)) : Value{{}, true};
        pairs.push_back(sequence({at, (*items)[i]}));
      }
      return sequence(std::move(pairs));
    }
    return sequence({}, sequence({{{}, true}, elements_of(argument(0))}), true);
  }
  if (name == "zip") {
    std::vector<std::optional<std::vector<Value>>> all;
    for (const Value& each : given.positional) all.push_back(listed(each));
    const bool is_known =
        !all.empty() && given.rest.empty() &&
        std::all_of(all.begin(), all.end(), [](const auto& each) { return each.has_value(); });
    std::vector<Value> rows;
    if (!is_known) {
      std::vector<Value> row;
      for (const Value& each : given.positional) row.push_back(elements_of(each));
      return sequence({}, sequence(std::move(row)), true);
    }
    std::size_t shortest = all.front()->size();
    for (const auto& each : all) shortest = std::min(shortest, each->size());
    for (std::size_t i = 0; i < shortest; ++i) {
      std::vector<Value> row;
      for (const auto& each : all) row.push_back((*each)[i]);
      rows.push_back(sequence(std::move(row)));
    }
    return sequence(std::move(rows));
  }
  if (name == "dict") {
    Object made{.kind = ObjectKind::mapping};
    if (const Object* other = only(argument(0), ObjectKind::mapping)) {
      made = *other;
    } else if (const auto pairs = given.positional.empty() ? std::nullopt : listed(argument(0))) {
      for (const Value& each : *pairs) {
        const Object* pair = only(each, ObjectKind::sequence);
        if (pair == nullptr || pair->items.size() != 2) continue;
        made.items.push_back(pair->items[0]);
        set_member(made.members, text_of(pair->items[0]).value_or(std::string(1, any_text)),
                   pair->items[1]);
      }
    } else if (!given.positional.empty()) {
      made.is_open = true;
      made.rest = {{}, true};
    }
    for (const auto& [key, value] : given.named) {
      if (!made.members.contains(key)) made.items.push_back(text(key));
      made.members[key] = value;
    }
    if (!given.named_rest.empty()) {
      made.is_open = true;
      join_into(made.rest, given.named_rest);
    }
    return of(std::move(made));
  }
  if (name == "str") {
    const auto value = number_of(argument(0));
    if (value) return text(std::to_string(*value));
    return text(text_of(argument(0)).value_or(std::string(1, any_text)));
  }
  if (name == "int") return number_of(argument(0)) ? argument(0) : Value{{}, true};
  if (name == "isinstance") {
    const auto truth = is_instance(argument(0), argument(1));
    return truth ? number(*truth ? 1 : 0) : Value{{}, true};
  }
  if (name == "setattr" && given.positional.size() == 3) {
    assign_attribute(argument(0), text_of(argument(1)).value_or(std::string(1, any_text)),
                     argument(2));
    return {{none_}, false};
  }
  if (name == "getattr") {
    const auto member = text_of(argument(1));
    const bool is_library = only(argument(0), ObjectKind::library) != nullptr;
    const bool is_known = member && (is_library || member->find(any_text) == member->npos);
    Value found = is_known ? attribute(argument(0), *member) : Value{{}, true};
    if (given.positional.size() > 2) join_into(found, argument(2));
    return found;
  }
  if (name == "map" || name == "filter") {
    const Value each = elements_of(argument(1));
    return sequence({}, name == "map" ? call_value(argument(0), {.positional = {each}}) : each,
                    true);
  }
  if (name == "max" || name == "min") {
    const auto left = number_of(argument(0));
    const auto right = number_of(argument(1));
    if (left && right)
      return number(name == "max" ? std::max(*left, *right) : std::min(*left, *right));
  }
  if (name == "super" && given.positional.size() == 2) return {{}, true};
  return {{}, true};
}

// A method of something that the program did not define.
Value Runner::call_member(ObjectId owner, const std::string& name, const Given& given) {
  const auto argument = [&](std::size_t at, std::string_view keyword) {
    if (at < given.positional.size()) return given.positional[at];
    const auto named = given.named.find(keyword);
    return named == given.named.end() ? Value{{}, true} : named->second;
  };
  if (owner == 0) return {{}, true};
  const ObjectKind kind = objects_[owner].kind;
  if (kind == ObjectKind::text) return text(std::string(1, any_text));
  if (kind == ObjectKind::mapping) {
    const Object mapping = objects_[owner];
    if (name == "values") {
      std::vector<Value> values;
      for (const auto& [key, value] : mapping.members) values.push_back(value);
      return mapping.is_open ? sequence({}, elements_of(sequence(values)), true)
                             : sequence(std::move(values));
    }
    if (name == "items") {
      std::vector<Value> pairs;
      for (const Value& key : mapping.items) {
        const auto value = mapping.members.find(text_of(key).value_or(std::string(1, any_text)));
        pairs.push_back(
            sequence({key, value == mapping.members.end() ? Value{{}, true} : value->second}));
      }
      return mapping.is_open ? sequence({}, elements_of(sequence(pairs)), true)
                             : sequence(std::move(pairs));
    }
    if (name == "keys") return sequence(mapping.items, {}, mapping.is_open);
    if (name == "get" || name == "pop" || name == "setdefault") {
      const auto key = text_of(argument(0, "key"));
      Value found = mapping.rest;
      for (const auto& [each, value] : mapping.members) {
        if (!key || may_be(each, *key)) join_into(found, value);
      }
      if (given.positional.size() > 1 && (found.empty() || mapping.is_open || !key)) {
        join_into(found, argument(1, "default"));
      }
      return found.empty() ? Value{{none_}, false} : found;
    }
    if (name == "update") {
      if (const Object* other = only(argument(0, ""), ObjectKind::mapping)) {
        const Object added = *other;
        for (const auto& [key, value] : added.members)
          set_member(objects_[owner].members, key, value);
        objects_[owner].items.insert(objects_[owner].items.end(), added.items.begin(),
                                     added.items.end());
      } else if (!given.positional.empty()) {
        objects_[owner].is_open = true;
        objects_[owner].rest.unknown = true;
      }
      for (const auto& [key, value] : given.named) set_member(objects_[owner].members, key, value);
      return {{none_}, false};
    }
    if (name == "copy") return of(mapping);
    return {{}, true};
  }
  if (name == "append" && kind == ObjectKind::sequence) {
    put_last(objects_[owner], argument(0, "sublayer"));
    return {{owner}, false};
  }
  if ((name == "extend" || name == "insert") && kind == ObjectKind::sequence) {
    const auto items = name == "extend" ? listed(argument(0, "")) : std::nullopt;
    if (items && uncertain_ == 0) {
      for (const Value& item : *items) put_last(objects_[owner], item);
    } else {
      const Value all = name == "extend" ? elements_of(argument(0, "")) : argument(1, "sublayer");
      Object& list = objects_[owner];
      if (name == "insert") {
        for (const Value& item : list.items) join_into(list.rest, item);
        list.items.clear();
      }
      list.is_open = true;
      join_into(list.rest, all);
    }
    return {{owner}, false};
  }
  if (kind == ObjectKind::sequence && name == "named_children") return {{}, true};
  if (kind == ObjectKind::sequence && (name == "children" || name == "values")) {
    const Object list = objects_[owner];
    return list.members.empty() ? sequence(list.items, list.rest, list.is_open)
                                : sequence({}, elements_of({{owner}, false}), true);
  }
  const bool holds = kind == ObjectKind::instance || kind == ObjectKind::sequence;
  if (holds && is_one_of(name, {"add_sublayer", "add_module", "register_buffer", "add_parameter",
                                "register_parameter"})) {
    const Value member =
        text_of(argument(0, "name")) ? argument(0, "name") : text(std::string(1, any_text));
    assign_attribute({{owner}, false}, *text_of(member), argument(1, "sublayer"));
    return argument(1, "sublayer");
  }
  if (kind == ObjectKind::instance && name == "__init__") {
    // What the library's own classes among its bases make of the arguments.
    for (const std::string& base : library_bases(objects_[owner].type)) {
      add_part(owner, base, given);
    }
    return {{none_}, false};
  }
  if (kind == ObjectKind::instance && is_one_of(name, {"append", "extend", "insert"})) {
    const std::vector<ObjectId> parts = objects_[owner].parts;
    for (const ObjectId part : parts) {
      if (objects_[part].kind == ObjectKind::sequence) call_member(part, name, given);
    }
    return {{none_}, false};
  }
  // `net.eval()`, `layer.to(device)`: the layer itself.
  const bool gives_itself = kind == ObjectKind::instance || kind == ObjectKind::layer ||
                            kind == ObjectKind::wrapped || kind == ObjectKind::sequence;
  const bool is_made = is_one_of(name, {"create_parameter", "create_tensor", "create_variable"});
  return gives_itself && !is_made ? Value{{owner}, true} : Value{{}, true};
}

}  // namespace paddle_ls::layers
