#include "engine/layers/find.hpp"

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

// A search for the ways to one state.
struct Search {
  const Runner& runner;
  std::string_view whole;  // the path of the state
  Ways& into;
};

// The rest of the path that a way has still to go.
using Rest = std::span<const std::string_view>;

void find(const Search& search, ObjectId at, Rest path, Way way, unsigned depth);

// The class of an instance, as a step of a way to `rest`.
Step step_of(const Runner& runner, const Object& instance, std::string_view rest) {
  const Object& type = runner.objects[instance.type];
  const Module& module = *runner.modules[type.module];
  const python_ast::Origin origin = module.ast.origin(type.node);
  return {type.text, module.text.substr(origin.start, origin.end - origin.start),
          std::string(rest)};
}

void find_any(const Search& search, const LayerValue& at, Rest path, const Way& way,
              unsigned depth) {
  search.into.unknown = search.into.unknown || at.unknown;
  for (const ObjectId id : at.may) find(search, id, path, way, depth);
}

// From a member that the first part of the path names.
void find_below(const Search& search, const LayerValue& member, Rest path, const Way& way,
                unsigned depth) {
  if (path.size() == 1) {
    add_way(search.into.ways, way);
  } else {
    find_any(search, member, path.subspan(1), way, depth + 1);
  }
}

// Whether one of `names` can be the first part of the path.
bool find_members(const Search& search, const LayerNames& names, Rest path, const Way& way,
                  unsigned depth) {
  bool is_member = false;
  for (const auto& [name, value] : names) {
    if (path.empty() || !may_be(name, path.front())) continue;
    is_member = true;
    find_below(search, value, path, way, depth);
  }
  return is_member;
}

void find_in_sequence(const Search& search, const Object& sequence, Rest path, const Way& way,
                      unsigned depth) {
  if (find_members(search, sequence.members, path, way, depth) || path.empty()) return;
  const auto place = place_named(path.front());
  if (!place) return;
  if (*place < sequence.items.size()) {
    find_below(search, sequence.items[*place], path, way, depth);
  } else if (sequence.is_open) {
    find_below(search, sequence.rest, path, way, depth);
  }
}

// A way to each layer that `inner` can be, which has no such state itself.
void add_wrapped(const Search& search, const LayerValue& inner, Rest path, const Way& way) {
  for (const ObjectId id : inner.may) {
    const Object& object = search.runner.objects[id];
    if (object.kind != ObjectKind::instance) continue;
    Way longer = way;
    longer.push_back(step_of(search.runner, object, rest_of(search.whole, path)));
    add_way(search.into.ways, longer);
  }
}

void find(const Search& search, ObjectId at, Rest path, Way way, unsigned depth) {
  Ways& into = search.into;
  if (depth > longest_path || into.ways.size() >= most_ways) return;
  const Object& object = search.runner.objects[at];
  const auto add_step = [&] {
    way.push_back({object.text, "", std::string(rest_of(search.whole, path))});
  };
  switch (object.kind) {
    case ObjectKind::instance:
      way.push_back(step_of(search.runner, object, rest_of(search.whole, path)));
      if (find_members(search, object.members, path, way, depth)) return;
      if (object.parts.empty()) add_way(into.absent, way);
      for (const ObjectId part : object.parts) find(search, part, path, way, depth + 1);
      return;
    case ObjectKind::sequence:
      if (!object.text.empty()) add_step();
      return find_in_sequence(search, object, path, way, depth);
    case ObjectKind::mapping: find_members(search, object.members, path, way, depth); return;
    case ObjectKind::layer:
      if (path.empty() || !gives_layer(object.text)) return;
      add_step();
      add_way(into.ways, way);
      return;
    case ObjectKind::wrapped: {
      add_step();
      const std::size_t before = into.ways.size();
      find_any(search, object.rest, path, way, depth + 1);
      // The layer does not define what the function adds to it.
      if (into.ways.size() == before) add_wrapped(search, object.rest, path, way);
      return;
    }
    default: return;
  }
}

}  // namespace

Ways find_owners(const Runner& runner, std::string_view path) {
  Ways found;
  const std::vector<std::string_view> parts = parts_of(path);
  find_any({runner, path, found}, runner.model, parts, {}, 0);
  return found;
}

}  // namespace paddle_ls::layers
