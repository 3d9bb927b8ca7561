#include "engine/weights/objects/container_contents.hpp"

#include <algorithm>
#include <array>

#include "engine/weights/objects/arguments.hpp"

namespace paddle_ls::weights {

using pickle::Graph;
using pickle::NodeId;

namespace {

using Nodes = std::vector<NodeId>;
using Pairs = std::vector<std::pair<NodeId, NodeId>>;

struct KnownContainer {
  std::string_view name;
  bool is_dict;
  SequenceKind kind;
};

constexpr std::array known_containers = {
    KnownContainer{"collections.OrderedDict", true, {}},
    KnownContainer{"collections.defaultdict", true, {}},
    KnownContainer{"collections.Counter", true, {}},
    KnownContainer{"builtins.dict", true, {}},
    KnownContainer{"collections.deque", false, SequenceKind::list},
    KnownContainer{"builtins.list", false, SequenceKind::list},
    KnownContainer{"builtins.tuple", false, SequenceKind::tuple},
    KnownContainer{"torch.Size", false, SequenceKind::tuple},
    KnownContainer{"builtins.set", false, SequenceKind::set},
    KnownContainer{"builtins.frozenset", false, SequenceKind::frozen_set},
};

// The enumerators of a list in a pickle and of a sequence are the same.
SequenceKind kind_of(pickle::ListKind kind) {
  return static_cast<SequenceKind>(kind);
}

void add_pairs(const Pairs& pairs, Nodes& children) {
  for (const auto& [key, value] : pairs) {
    children.push_back(key);
    children.push_back(value);
  }
}

bool take(std::size_t count, std::size_t& budget) {
  const bool is_enough = count <= budget;
  budget -= std::min(count, budget);
  return is_enough;
}

const Nodes* items_at(const Graph& graph, NodeId id) {
  const auto* list = std::get_if<pickle::List>(&graph.at(id));
  return list ? &list->items : nullptr;
}

// OrderedDict([['a', 1], ['b', 2]]) of Python 2, or Counter({'a': 1}).
bool add_dict_argument(const Graph& graph, NodeId argument, Nodes& children, std::size_t& budget) {
  if (const auto* dict = std::get_if<pickle::Entries>(&graph.at(argument))) {
    if (!take(dict->items.size(), budget)) return false;
    add_pairs(dict->items, children);
    return true;
  }
  const Nodes* pairs = items_at(graph, argument);
  if (!pairs || !take(pairs->size(), budget)) return false;
  for (const NodeId pair : *pairs) {
    const Nodes* parts = items_at(graph, pair);
    if (!parts || parts->size() != 2) return false;
    children.insert(children.end(), parts->begin(), parts->end());
  }
  return true;
}

std::optional<Contents> called_contents(const Graph& graph, const pickle::Call& call,
                                        std::size_t& budget) {
  const std::string name = called_name(graph, call);
  const auto* const known = std::ranges::find(known_containers, name, &KnownContainer::name);
  if (known == known_containers.end()) return {};
  Contents contents{known->is_dict, known->kind, {}};
  const Nodes& arguments = arguments_of(graph, call);
  // The first argument of a defaultdict is what makes new values.
  if (!arguments.empty() && name != "collections.defaultdict") {
    if (known->is_dict) {
      if (!add_dict_argument(graph, arguments[0], contents.children, budget)) return {};
    } else {
      const Nodes* items = items_at(graph, arguments[0]);
      if (!items || !take(items->size(), budget)) return {};
      contents.children = *items;
    }
  }
  if (known->is_dict) {
    add_pairs(call.entries, contents.children);
  } else {
    contents.children.insert(contents.children.end(), call.items.begin(), call.items.end());
  }
  return contents;
}

}  // namespace

std::optional<Contents> contents_at(const Graph& graph, NodeId id, std::size_t& budget) {
  const pickle::Node& node = graph.at(id);
  if (const auto* list = std::get_if<pickle::List>(&node)) {
    return Contents{false, kind_of(list->kind), list->items};
  }
  if (const auto* dict = std::get_if<pickle::Entries>(&node)) {
    Contents contents{true, {}, {}};
    add_pairs(dict->items, contents.children);
    return contents;
  }
  const auto* call = graph.call(id);
  return call ? called_contents(graph, *call, budget) : std::nullopt;
}

}  // namespace paddle_ls::weights
