#include "engine/layers/call_builtin.hpp"

#include <algorithm>

#include "engine/layers/evaluate_calls.hpp"
#include "engine/layers/expressions.hpp"
#include "engine/layers/program_classes.hpp"
#include "engine/layers/statements.hpp"

namespace paddle_ls::layers {
namespace {

LayerValue argument(const CallArguments& given, std::size_t at) {
  return at < given.positional.size() ? given.positional[at] : LayerValue{{}, true};
}

// Whether an object that is known is of a class, or of one of several.
std::optional<bool> is_instance(Runner& runner, const LayerValue& value, const LayerValue& type) {
  if (value.unknown || value.may.size() != 1) return std::nullopt;
  if (const auto several = runner.objects.listed(type)) {
    bool any = false;
    for (const LayerValue& each : *several) {
      const auto truth = is_instance(runner, value, each);
      if (!truth) return std::nullopt;
      any = any || *truth;
    }
    return any;
  }
  if (type.unknown || type.may.size() != 1) return std::nullopt;
  const Object& object = runner.objects[value.may.front()];
  const Object& asked = runner.objects[type.may.front()];
  const bool is_own = asked.kind == ObjectKind::type;
  if (asked.kind != ObjectKind::library && !is_own) return std::nullopt;
  if (object.kind == ObjectKind::instance) {
    const std::vector<ObjectId> line = class_and_bases(runner, object.type);
    if (is_own) return std::find(line.begin(), line.end(), type.may.front()) != line.end();
    if (asked.text == "paddle.nn.Layer")
      return is_layer_class(runner, object.type) ? std::optional(true) : std::nullopt;
    const auto bases = library_bases(runner, object.type);
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

LayerValue call_range(Runner& runner, const CallArguments& given) {
  const std::size_t count = given.positional.size();
  const auto start =
      count > 1 ? runner.objects.number_of(given.positional[0]) : std::optional<std::int64_t>(0);
  const auto end = runner.objects.number_of(argument(given, count > 1 ? 1 : 0));
  const auto step =
      count > 2 ? runner.objects.number_of(given.positional[2]) : std::optional<std::int64_t>(1);
  const bool is_short = start && end && step && *step > 0 &&
                        (*end - *start) / *step <= static_cast<std::int64_t>(longest_loop);
  if (!is_short) return runner.objects.sequence({}, {{}, true}, true);
  std::vector<LayerValue> items;
  for (std::int64_t i = *start; i < *end; i += *step) items.push_back(runner.objects.number(i));
  return runner.objects.sequence(std::move(items));
}

LayerValue call_len(Runner& runner, const CallArguments& given) {
  const auto items = runner.objects.listed(argument(given, 0));
  return items ? runner.objects.number(static_cast<std::int64_t>(items->size()))
               : LayerValue{{}, true};
}

// `list(x)`, `tuple(x)`: in the same order.
LayerValue call_list(Runner& runner, const CallArguments& given) {
  if (given.positional.empty()) return runner.objects.sequence({});
  auto items = runner.objects.listed(given.positional[0]);
  return items ? runner.objects.sequence(std::move(*items))
               : runner.objects.sequence({}, runner.objects.elements_of(given.positional[0]), true);
}

LayerValue call_reversed(Runner& runner, const CallArguments& given) {
  auto items = runner.objects.listed(argument(given, 0));
  if (!items)
    return runner.objects.sequence({}, runner.objects.elements_of(argument(given, 0)), true);
  std::reverse(items->begin(), items->end());
  return runner.objects.sequence(std::move(*items));
}

LayerValue call_enumerate(Runner& runner, const CallArguments& given) {
  const auto items = runner.objects.listed(argument(given, 0));
  if (!items) {
    return runner.objects.sequence(
        {}, runner.objects.sequence({{{}, true}, runner.objects.elements_of(argument(given, 0))}),
        true);
  }
  const bool starts_at_zero = given.positional.size() < 2 && given.named.empty();
  std::vector<LayerValue> pairs;
  for (std::size_t i = 0; i < items->size(); ++i) {
    const LayerValue at =
        starts_at_zero ? runner.objects.number(static_cast<std::int64_t>(i)) : LayerValue{{}, true};
    pairs.push_back(runner.objects.sequence({at, (*items)[i]}));
  }
  return runner.objects.sequence(std::move(pairs));
}

LayerValue call_zip(Runner& runner, const CallArguments& given) {
  std::vector<LayerValue> any;
  std::vector<std::vector<LayerValue>> columns;
  for (const LayerValue& each : given.positional) {
    any.push_back(runner.objects.elements_of(each));
    if (auto items = runner.objects.listed(each)) columns.push_back(std::move(*items));
  }
  const bool is_known = !columns.empty() && columns.size() == any.size() && given.rest.empty();
  if (!is_known) return runner.objects.sequence({}, runner.objects.sequence(std::move(any)), true);
  std::size_t shortest = columns.front().size();
  for (const auto& column : columns) shortest = std::min(shortest, column.size());
  std::vector<LayerValue> rows;
  for (std::size_t i = 0; i < shortest; ++i) {
    std::vector<LayerValue> row;
    row.reserve(columns.size());
    for (const auto& column : columns) row.push_back(column[i]);
    rows.push_back(runner.objects.sequence(std::move(row)));
  }
  return runner.objects.sequence(std::move(rows));
}

// `dict(other, name=value)`, `OrderedDict([(name, value)])`
LayerValue call_dict(Runner& runner, const CallArguments& given) {
  Object made{.kind = ObjectKind::mapping};
  const auto pairs =
      given.positional.empty() ? std::nullopt : runner.objects.listed(given.positional[0]);
  if (const Object* other = runner.objects.only(argument(given, 0), ObjectKind::mapping)) {
    made = *other;
  } else if (pairs) {
    for (const LayerValue& each : *pairs) {
      const Object* pair = runner.objects.only(each, ObjectKind::sequence);
      if (pair == nullptr || pair->items.size() != 2) continue;
      made.items.push_back(pair->items[0]);
      set_member(made.members, runner.objects.name_of(pair->items[0]), pair->items[1]);
    }
  } else if (!given.positional.empty()) {
    made.is_open = true;
    made.rest = {{}, true};
  }
  for (const auto& [key, value] : given.named) {
    if (!made.members.contains(key)) made.items.push_back(runner.objects.text(key));
    made.members[key] = value;
  }
  if (!given.named_rest.empty()) {
    made.is_open = true;
    join_into(made.rest, given.named_rest);
  }
  return runner.objects.of(std::move(made));
}

LayerValue call_str(Runner& runner, const CallArguments& given) {
  const auto value = runner.objects.number_of(argument(given, 0));
  return runner.objects.text(value ? std::to_string(*value)
                                   : runner.objects.name_of(argument(given, 0)));
}

LayerValue call_int(Runner& runner, const CallArguments& given) {
  return runner.objects.number_of(argument(given, 0)) ? argument(given, 0) : LayerValue{{}, true};
}

LayerValue call_isinstance(Runner& runner, const CallArguments& given) {
  const auto truth = is_instance(runner, argument(given, 0), argument(given, 1));
  return truth ? runner.objects.number(*truth ? 1 : 0) : LayerValue{{}, true};
}

LayerValue call_setattr(Runner& runner, const CallArguments& given) {
  assign_attribute(runner, argument(given, 0), runner.objects.name_of(argument(given, 1)),
                   argument(given, 2));
  return {{runner.objects.none}, false};
}

LayerValue call_getattr(Runner& runner, const CallArguments& given) {
  const auto member = runner.objects.text_of(argument(given, 1));
  const bool is_library = runner.objects.only(argument(given, 0), ObjectKind::library) != nullptr;
  const bool is_known = member && (is_library || member->find(any_text) == member->npos);
  LayerValue found =
      is_known ? member_of(runner, argument(given, 0), *member) : LayerValue{{}, true};
  if (given.positional.size() > 2) join_into(found, given.positional[2]);
  return found;
}

LayerValue call_map(Runner& runner, const CallArguments& given) {
  return runner.objects.sequence(
      {},
      call_value(runner, argument(given, 0),
                 {.positional = {runner.objects.elements_of(argument(given, 1))}}),
      true);
}

LayerValue call_filter(Runner& runner, const CallArguments& given) {
  return runner.objects.sequence({}, runner.objects.elements_of(argument(given, 1)), true);
}

LayerValue call_max(Runner& runner, const CallArguments& given) {
  const auto left = runner.objects.number_of(argument(given, 0));
  const auto right = runner.objects.number_of(argument(given, 1));
  return left && right ? runner.objects.number(std::max(*left, *right)) : LayerValue{{}, true};
}

LayerValue call_min(Runner& runner, const CallArguments& given) {
  const auto left = runner.objects.number_of(argument(given, 0));
  const auto right = runner.objects.number_of(argument(given, 1));
  return left && right ? runner.objects.number(std::min(*left, *right)) : LayerValue{{}, true};
}

}  // namespace

LayerValue call_builtin(Runner& runner, const std::string& name, const CallArguments& given) {
  struct Row {
    std::string_view name;
    LayerValue (*call)(Runner& runner, const CallArguments&);
  };
  static constexpr Row rows[] = {
      {"range", &call_range},
      {"len", &call_len},
      {"list", &call_list},
      {"tuple", &call_list},
      {"set", &call_list},
      {"sorted", &call_list},
      {"iter", &call_list},
      {"reversed", &call_reversed},
      {"enumerate", &call_enumerate},
      {"zip", &call_zip},
      {"dict", &call_dict},
      {"str", &call_str},
      {"int", &call_int},
      {"isinstance", &call_isinstance},
      {"setattr", &call_setattr},
      {"getattr", &call_getattr},
      {"map", &call_map},
      {"filter", &call_filter},
      {"max", &call_max},
      {"min", &call_min},
  };
  for (const Row& row : rows) {
    if (row.name == name) return row.call(runner, given);
  }
  return {{}, true};
}

}  // namespace paddle_ls::layers
