// From the path of a state to the layers on the way.
#include <algorithm>

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {
namespace {

constexpr unsigned longest_path = 100;
constexpr std::size_t most_ways = 200;

std::vector<std::string_view> parts_of(std::string_view path) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t dot = path.find('.');
    parts.push_back(path.substr(0, dot));
    if (dot == path.npos) return parts;
    path.remove_prefix(dot + 1);
  }
}

// The end of `whole` from the first of `parts` on, which are parts of it.
std::string_view rest_of(std::string_view whole, std::span<const std::string_view> parts) {
  return parts.empty()
             ? std::string_view()
             : whole.substr(static_cast<std::size_t>(parts.front().data() - whole.data()));
}

std::optional<std::size_t> place_named(std::string_view name) {
  if (name.empty() || name.size() > 9) return std::nullopt;
  std::size_t place = 0;
  for (const char digit : name) {
    if (digit < '0' || digit > '9') return std::nullopt;
    place = place * 10 + static_cast<std::size_t>(digit - '0');
  }
  return place;
}

void add_way(std::vector<Way>& into, const Way& way) {
  const auto same = [&](const Way& other) {
    return std::equal(way.begin(), way.end(), other.begin(), other.end(),
                      [](const Step& one, const Step& two) {
                        return one.type == two.type && one.rest == two.rest;
                      });
  };
  if (into.size() < most_ways && std::none_of(into.begin(), into.end(), same)) into.push_back(way);
}

}  // namespace

Ways Runner::owners(std::string_view path) const {
  Ways found;
  const std::vector<std::string_view> parts = parts_of(path);
  find(model_, parts, path, {}, found, 0);
  return found;
}

void Runner::find(const Value& at, std::span<const std::string_view> path, std::string_view whole,
                  const Way& way, Ways& into, unsigned depth) const {
  into.unknown = into.unknown || at.unknown;
  for (const ObjectId id : at.may) find(id, path, whole, way, into, depth);
}

void Runner::find(ObjectId at, std::span<const std::string_view> path, std::string_view whole,
                  Way way, Ways& into, unsigned depth) const {
  if (depth > longest_path || into.ways.size() >= most_ways) return;
  const Object& object = objects_[at];
  const auto step = [&](std::string type, std::string definition) {
    way.push_back({std::move(type), std::move(definition), std::string(rest_of(whole, path))});
  };
  const auto members = [&](const Names& names) {
    bool is_member = false;
    for (const auto& [name, value] : names) {
      if (path.empty() || !may_be(name, path.front())) continue;
      is_member = true;
      if (path.size() == 1) {
        add_way(into.ways, way);
      } else {
        find(value, path.subspan(1), whole, way, into, depth + 1);
      }
    }
    return is_member;
  };
  switch (object.kind) {
    case ObjectKind::instance: {
      const Object& type = objects_[object.type];
      const Module& module = *modules_[type.module];
      const python_ast::Origin origin = module.ast.origin(type.node);
      step(type.text, module.text.substr(origin.start, origin.end - origin.start));
      if (members(object.members)) return;
      if (object.parts.empty()) add_way(into.absent, way);
      for (const ObjectId part : object.parts) find(part, path, whole, way, into, depth + 1);
      return;
    }
    case ObjectKind::sequence: {
      if (!object.text.empty()) step(object.text, "");
      if (members(object.members) || path.empty()) return;
      const auto place = place_named(path.front());
      if (!place) return;
      const auto element = [&](const Value& value) {
        if (path.size() == 1) {
          add_way(into.ways, way);
        } else {
          find(value, path.subspan(1), whole, way, into, depth + 1);
        }
      };
      if (*place < object.items.size()) {
        element(object.items[*place]);
      } else if (object.is_open) {
        element(object.rest);
      }
      return;
    }
    case ObjectKind::mapping: members(object.members); return;
    case ObjectKind::layer:
      if (path.empty() || !gives_layer(object.text)) return;
      step(object.text, "");
      add_way(into.ways, way);
      return;
    case ObjectKind::wrapped:
      step(object.text, "");
      find(object.rest, path, whole, way, into, depth + 1);
      return;
    default: return;
  }
}

}  // namespace paddle_ls::layers
