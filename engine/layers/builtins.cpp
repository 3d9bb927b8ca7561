// What Python itself has, as far as programs use it to make layers.
#include <algorithm>

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {
namespace {

Value argument(const Given& given, std::size_t at) {
  return at < given.positional.size() ? given.positional[at] : Value{{}, true};
}

}  // namespace

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

Value Runner::range(const Given& given) {
  const std::size_t count = given.positional.size();
  const auto start = count > 1 ? number_of(given.positional[0]) : std::optional<std::int64_t>(0);
  const auto end = number_of(argument(given, count > 1 ? 1 : 0));
  const auto step = count > 2 ? number_of(given.positional[2]) : std::optional<std::int64_t>(1);
  const bool is_short = start && end && step && *step > 0 &&
                        (*end - *start) / *step <= static_cast<std::int64_t>(longest_loop);
  if (!is_short) return sequence({}, {{}, true}, true);
  std::vector<Value> items;
  for (std::int64_t i = *start; i < *end; i += *step) items.push_back(number(i));
  return sequence(std::move(items));
}

Value Runner::length(const Given& given) {
  const auto items = listed(argument(given, 0));
  return items ? number(static_cast<std::int64_t>(items->size())) : Value{{}, true};
}

// `list(x)`, `tuple(x)`: in the same order.
Value Runner::in_order(const Given& given) {
  if (given.positional.empty()) return sequence({});
  auto items = listed(given.positional[0]);
  return items ? sequence(std::move(*items)) : sequence({}, elements_of(given.positional[0]), true);
}

Value Runner::reversed(const Given& given) {
  auto items = listed(argument(given, 0));
  if (!items) return sequence({}, elements_of(argument(given, 0)), true);
  std::reverse(items->begin(), items->end());
  return sequence(std::move(*items));
}

Value Runner::enumerated(const Given& given) {
  const auto items = listed(argument(given, 0));
  if (!items) {
    return sequence({}, sequence({{{}, true}, elements_of(argument(given, 0))}), true);
  }
  const bool starts_at_zero = given.positional.size() < 2 && given.named.empty();
  std::vector<Value> pairs;
  for (std::size_t i = 0; i < items->size(); ++i) {
    const Value at = starts_at_zero ? number(static_cast<std::int64_t>(i)) : Value{{}, true};
    pairs.push_back(sequence({at, (*items)[i]}));
  }
  return sequence(std::move(pairs));
}

Value Runner::zipped(const Given& given) {
  std::vector<Value> any;
  std::vector<std::vector<Value>> columns;
  for (const Value& each : given.positional) {
    any.push_back(elements_of(each));
    if (auto items = listed(each)) columns.push_back(std::move(*items));
  }
  const bool is_known = !columns.empty() && columns.size() == any.size() && given.rest.empty();
  if (!is_known) return sequence({}, sequence(std::move(any)), true);
  std::size_t shortest = columns.front().size();
  for (const auto& column : columns) shortest = std::min(shortest, column.size());
  std::vector<Value> rows;
  for (std::size_t i = 0; i < shortest; ++i) {
    std::vector<Value> row;
    row.reserve(columns.size());
    for (const auto& column : columns) row.push_back(column[i]);
    rows.push_back(sequence(std::move(row)));
  }
  return sequence(std::move(rows));
}

// `dict(other, name=value)`, `OrderedDict([(name, value)])`
Value Runner::dictionary_of(const Given& given) {
  Object made{.kind = ObjectKind::mapping};
  const auto pairs = given.positional.empty() ? std::nullopt : listed(given.positional[0]);
  if (const Object* other = only(argument(given, 0), ObjectKind::mapping)) {
    made = *other;
  } else if (pairs) {
    for (const Value& each : *pairs) {
      const Object* pair = only(each, ObjectKind::sequence);
      if (pair == nullptr || pair->items.size() != 2) continue;
      made.items.push_back(pair->items[0]);
      set_member(made.members, name_of(pair->items[0]), pair->items[1]);
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

Value Runner::as_text(const Given& given) {
  const auto value = number_of(argument(given, 0));
  return text(value ? std::to_string(*value) : name_of(argument(given, 0)));
}

Value Runner::as_number(const Given& given) {
  return number_of(argument(given, 0)) ? argument(given, 0) : Value{{}, true};
}

Value Runner::instance_test(const Given& given) {
  const auto truth = is_instance(argument(given, 0), argument(given, 1));
  return truth ? number(*truth ? 1 : 0) : Value{{}, true};
}

Value Runner::set_attribute(const Given& given) {
  assign_attribute(argument(given, 0), name_of(argument(given, 1)), argument(given, 2));
  return {{none_}, false};
}

Value Runner::get_attribute(const Given& given) {
  const auto member = text_of(argument(given, 1));
  const bool is_library = only(argument(given, 0), ObjectKind::library) != nullptr;
  const bool is_known = member && (is_library || member->find(any_text) == member->npos);
  Value found = is_known ? attribute(argument(given, 0), *member) : Value{{}, true};
  if (given.positional.size() > 2) join_into(found, given.positional[2]);
  return found;
}

Value Runner::mapped(const Given& given) {
  return sequence(
      {}, call_value(argument(given, 0), {.positional = {elements_of(argument(given, 1))}}), true);
}

Value Runner::filtered(const Given& given) {
  return sequence({}, elements_of(argument(given, 1)), true);
}

Value Runner::greatest(const Given& given) {
  const auto left = number_of(argument(given, 0));
  const auto right = number_of(argument(given, 1));
  return left && right ? number(std::max(*left, *right)) : Value{{}, true};
}

Value Runner::least(const Given& given) {
  const auto left = number_of(argument(given, 0));
  const auto right = number_of(argument(given, 1));
  return left && right ? number(std::min(*left, *right)) : Value{{}, true};
}

Value Runner::call_builtin(const std::string& name, const Given& given) {
  struct Row {
    std::string_view name;
    Value (Runner::*call)(const Given&);
  };
  static constexpr Row rows[] = {
      {"range", &Runner::range},
      {"len", &Runner::length},
      {"list", &Runner::in_order},
      {"tuple", &Runner::in_order},
      {"set", &Runner::in_order},
      {"sorted", &Runner::in_order},
      {"iter", &Runner::in_order},
      {"reversed", &Runner::reversed},
      {"enumerate", &Runner::enumerated},
      {"zip", &Runner::zipped},
      {"dict", &Runner::dictionary_of},
      {"str", &Runner::as_text},
      {"int", &Runner::as_number},
      {"isinstance", &Runner::instance_test},
      {"setattr", &Runner::set_attribute},
      {"getattr", &Runner::get_attribute},
      {"map", &Runner::mapped},
      {"filter", &Runner::filtered},
      {"max", &Runner::greatest},
      {"min", &Runner::least},
  };
  for (const Row& row : rows) {
    if (row.name == name) return (this->*row.call)(given);
  }
  return {{}, true};
}

}  // namespace paddle_ls::layers
