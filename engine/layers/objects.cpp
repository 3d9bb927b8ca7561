#include "engine/layers/objects.hpp"

#include <algorithm>
#include <iterator>

namespace paddle_ls::layers {

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

LayerValue join(const LayerValue& left, const LayerValue& right) {
  LayerValue joined;
  joined.unknown = left.unknown || right.unknown;
  std::set_union(left.may.begin(), left.may.end(), right.may.begin(), right.may.end(),
                 std::back_inserter(joined.may));
  return joined;
}

void join_into(LayerValue& into, const LayerValue& other) {
  if (other.may.empty()) {
    into.unknown = into.unknown || other.unknown;
  } else {
    into = join(into, other);
  }
}

bool may_be(std::string_view pattern, std::string_view name) {
  const std::size_t gap = pattern.find(any_text);
  if (gap == pattern.npos) return pattern == name;
  if (!name.starts_with(pattern.substr(0, gap))) return false;
  const std::string_view after = pattern.substr(gap + 1);
  for (std::size_t at = gap; at <= name.size(); ++at) {
    if (may_be(after, name.substr(at))) return true;
  }
  return false;
}

Objects::Objects() {
  add({});  // no object has the number 0
  none = add({.kind = ObjectKind::none});
}

ObjectId Objects::add(Object object) {
  all_.push_back(std::move(object));
  return static_cast<ObjectId>(all_.size() - 1);
}

LayerValue Objects::number(std::int64_t value) {
  const auto [known, is_new] = numbers_.try_emplace(value);
  if (is_new) known->second = add({.kind = ObjectKind::number, .number = value});
  return {{known->second}, false};
}

LayerValue Objects::text(std::string value) {
  const auto [known, is_new] = texts_.try_emplace(value);
  if (is_new) known->second = add({.kind = ObjectKind::text, .text = std::move(value)});
  return {{known->second}, false};
}

LayerValue Objects::library(std::string dotted) {
  const auto [known, is_new] = libraries_.try_emplace(dotted);
  if (is_new) known->second = add({.kind = ObjectKind::library, .text = std::move(dotted)});
  return {{known->second}, false};
}

LayerValue Objects::sequence(std::vector<LayerValue> items, LayerValue rest, bool is_open) {
  is_open = is_open || !rest.empty();
  return of({.kind = ObjectKind::sequence,
             .items = std::move(items),
             .rest = std::move(rest),
             .is_open = is_open});
}

Object* Objects::only(const LayerValue& value, ObjectKind kind) {
  if (value.unknown || value.may.size() != 1) return nullptr;
  Object& object = all_[value.may.front()];
  return object.kind == kind ? &object : nullptr;
}

std::optional<std::int64_t> Objects::number_of(const LayerValue& value) {
  const Object* object = only(value, ObjectKind::number);
  return object == nullptr ? std::nullopt : std::optional(object->number);
}

std::optional<std::string> Objects::text_of(const LayerValue& value) {
  const Object* object = only(value, ObjectKind::text);
  return object == nullptr ? std::nullopt : std::optional(object->text);
}

std::string Objects::name_of(const LayerValue& value) {
  return text_of(value).value_or(std::string(1, any_text));
}

std::optional<bool> Objects::truth_of(const LayerValue& value) {
  if (value.unknown || value.may.size() != 1) return std::nullopt;
  const Object& object = all_[value.may.front()];
  switch (object.kind) {
    case ObjectKind::none: return false;
    case ObjectKind::number: return object.number != 0;
    case ObjectKind::text:
      return object.text.find(any_text) == object.text.npos ? std::optional(!object.text.empty())
                                                            : std::nullopt;
    case ObjectKind::type:
    case ObjectKind::function:
    case ObjectKind::library:
    case ObjectKind::instance:
    case ObjectKind::layer: return true;
    case ObjectKind::sequence:
      if (!object.is_open) return !object.items.empty();
      return object.items.empty() ? std::nullopt : std::optional(true);
    default: return std::nullopt;
  }
}

std::optional<std::vector<LayerValue>> Objects::listed(const LayerValue& value) {
  if (const Object* list = only(value, ObjectKind::sequence); list != nullptr && !list->is_open) {
    return list->items;
  }
  const Object* letters = only(value, ObjectKind::text);
  if (letters != nullptr && letters->text.find(any_text) == std::string::npos) {
    const std::string whole = letters->text;
    std::vector<LayerValue> all;
    for (const char letter : whole) all.push_back(text(std::string(1, letter)));
    return all;
  }
  if (const Object* mapping = only(value, ObjectKind::mapping);
      mapping != nullptr && !mapping->is_open) {
    const std::vector<LayerValue> keys = mapping->items;
    return keys;
  }
  return std::nullopt;
}

LayerValue Objects::elements_of(const LayerValue& value) {
  LayerValue all;
  all.unknown = value.unknown;
  for (const ObjectId id : value.may) {
    const Object& object = all_[id];
    if (object.kind != ObjectKind::sequence && object.kind != ObjectKind::mapping) {
      all.unknown = true;
      continue;
    }
    for (const LayerValue& item : object.items) join_into(all, item);
    if (object.kind == ObjectKind::sequence) join_into(all, object.rest);
  }
  return all;
}

void Objects::spread(const LayerValue& value, std::vector<LayerValue>& items, LayerValue& rest) {
  const Object* list = only(value, ObjectKind::sequence);
  if (list == nullptr || !rest.empty()) return join_into(rest, elements_of(value));
  items.insert(items.end(), list->items.begin(), list->items.end());
  if (list->is_open) join_into(rest, list->rest.empty() ? LayerValue{{}, true} : list->rest);
}

void Objects::put_last(Object& sequence, const LayerValue& item) {
  if (uncertain > 0 || sequence.is_open) {
    sequence.is_open = true;
    join_into(sequence.rest, item);
  } else {
    sequence.items.push_back(item);
  }
}

void set_member(LayerNames& members, const std::string& name, const LayerValue& value) {
  join_into(members[name], value);
}

bool gives_layer(std::string_view dotted) {
  if (dotted.starts_with("paddle.vision.models.")) return true;
  const std::string_view name = dotted.substr(dotted.rfind('.') + 1);
  return !name.empty() && (name.front() < 'a' || name.front() > 'z') &&
         dotted.find(".initializer.") == dotted.npos;
}

bool Objects::holds_layers(const LayerValue& value) const {
  return std::any_of(value.may.begin(), value.may.end(), [&](ObjectId id) {
    const ObjectKind kind = all_[id].kind;
    return (kind == ObjectKind::layer && gives_layer(all_[id].text)) ||
           kind == ObjectKind::instance || kind == ObjectKind::wrapped ||
           (kind == ObjectKind::sequence && !all_[id].text.empty());
  });
}

}  // namespace paddle_ls::layers
