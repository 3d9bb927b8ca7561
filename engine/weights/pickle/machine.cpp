#include "engine/weights/pickle/machine.hpp"

namespace paddle_ls::weights::pickle {

bool fail(Machine& machine, std::string why) {
  machine.problem = std::move(why);
  return false;
}

bool too_many(Machine& machine, std::string_view what, std::size_t most) {
  return fail(machine, "a pickle has more than " + std::to_string(most) + " " + std::string(what));
}

bool push_id(Machine& machine, NodeId id) {
  if (machine.stack.size() == max_stack) return too_many(machine, "values on its stack", max_stack);
  machine.stack.push_back(id);
  return true;
}

bool count_kept(Machine& machine, std::size_t count) {
  machine.kept_count += count;
  return machine.kept_count <= max_kept_bytes ||
         too_many(machine, "bytes of names", max_kept_bytes);
}

bool push_string(Machine& machine, String made) {
  return count_kept(machine, made.kept.size()) && push(machine, std::move(made));
}

bool push(Machine& machine, Node node) {
  if (machine.graph.nodes.size() == max_nodes) return too_many(machine, "objects", max_nodes);
  machine.graph.nodes.push_back(std::move(node));
  return push_id(machine, static_cast<NodeId>(machine.graph.nodes.size() - 1));
}

bool push_shared(Machine& machine, NodeId& id, Node node) {
  if (id != no_node) return push_id(machine, id);
  if (!push(machine, std::move(node))) return false;
  id = machine.stack.back();
  return true;
}

bool mark(Machine& machine) {
  if (machine.marks.size() == max_stack) return too_many(machine, "values on its stack", max_stack);
  machine.marks.push_back(machine.stack.size());
  return true;
}

std::size_t above_mark(const Machine& machine) {
  return machine.stack.size() - (machine.marks.empty() ? 0 : machine.marks.back());
}

bool pop(Machine& machine) {
  if (above_mark(machine) == 0) {
    if (machine.marks.empty()) return fail(machine, "the stack of a pickle is empty");
    machine.marks.pop_back();
  } else {
    machine.stack.pop_back();
  }
  return true;
}

std::optional<NodeId> take(Machine& machine) {
  if (above_mark(machine) == 0) {
    fail(machine, "the stack of a pickle is empty");
    return {};
  }
  const NodeId id = machine.stack.back();
  machine.stack.pop_back();
  return id;
}

std::optional<Items> top_items(Machine& machine, std::size_t count) {
  if (above_mark(machine) < count) {
    fail(machine, "the stack of a pickle is empty");
    return {};
  }
  Items items(machine.stack.end() - static_cast<std::ptrdiff_t>(count), machine.stack.end());
  machine.stack.resize(machine.stack.size() - count);
  return items;
}

std::optional<Items> take_marked(Machine& machine) {
  if (machine.marks.empty()) {
    fail(machine, "a mark is missing on the stack of a pickle");
    return {};
  }
  auto items = top_items(machine, above_mark(machine));
  machine.marks.pop_back();
  return items;
}

bool count_links(Machine& machine, std::size_t count) {
  machine.link_count += count;
  return machine.link_count <= max_links || too_many(machine, "items", max_links);
}

}  // namespace paddle_ls::weights::pickle
