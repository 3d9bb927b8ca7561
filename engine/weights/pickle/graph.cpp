#include "engine/weights/pickle/graph.hpp"

namespace paddle_ls::weights::pickle {

const Call* Graph::call(NodeId id) const {
  const auto* found = std::get_if<std::unique_ptr<Call>>(&nodes[id]);
  return found ? found->get() : nullptr;
}

const std::vector<NodeId>* Graph::tuple(NodeId id) const {
  const auto* list = std::get_if<List>(&nodes[id]);
  return list && list->kind == ListKind::tuple ? &list->items : nullptr;
}

const std::string* Graph::global(NodeId id) const {
  const auto* found = std::get_if<Global>(&nodes[id]);
  return found ? &found->name : nullptr;
}

}  // namespace paddle_ls::weights::pickle
