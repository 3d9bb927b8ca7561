#include "engine/weights/pickle/container_opcodes.hpp"

namespace paddle_ls::weights::pickle {

namespace {

bool push_list(Machine& machine, ListKind kind, std::optional<Items> items) {
  return items && count_links(machine, items->size()) &&
         push(machine, List{kind, std::move(*items)});
}

bool marked_list(Machine& machine, ListKind kind) {
  return push_list(machine, kind, take_marked(machine));
}

bool short_tuple(Machine& machine, std::size_t size) {
  return push_list(machine, ListKind::tuple, top_items(machine, size));
}

bool set_items(Machine& machine, const std::optional<Items>& items) {
  if (!items || !count_links(machine, items->size())) return false;
  if (above_mark(machine) == 0) return fail(machine, "the stack of a pickle is empty");
  if (items->size() % 2 != 0) return fail(machine, "a key has no value");
  Node& top = machine.graph.nodes[machine.stack.back()];
  std::vector<std::pair<NodeId, NodeId>>* into = nullptr;
  if (auto* dict = std::get_if<Entries>(&top)) into = &dict->items;
  if (auto* made = std::get_if<std::unique_ptr<Call>>(&top)) into = &(*made)->entries;
  if (!into) return fail(machine, "a key is set in an object that is not a dict");
  for (std::size_t i = 0; i < items->size(); i += 2) {
    into->emplace_back((*items)[i], (*items)[i + 1]);
  }
  return true;
}

bool marked_dict(Machine& machine) {
  const auto items = take_marked(machine);
  return items && push(machine, Entries{}) && set_items(machine, items);
}

bool append_items(Machine& machine, const std::optional<Items>& items) {
  if (!items || !count_links(machine, items->size())) return false;
  if (above_mark(machine) == 0) return fail(machine, "the stack of a pickle is empty");
  Node& top = machine.graph.nodes[machine.stack.back()];
  Items* into = nullptr;
  if (auto* list = std::get_if<List>(&top)) into = &list->items;
  if (auto* made = std::get_if<std::unique_ptr<Call>>(&top)) into = &(*made)->items;
  if (!into) return fail(machine, "items are appended to an object that is not a list");
  into->insert(into->end(), items->begin(), items->end());
  return true;
}

}  // namespace

std::optional<bool> container_opcode(Machine& machine, std::uint8_t opcode) {
  switch (opcode) {
    case ')': return push(machine, List{ListKind::tuple, {}});
    case ']': return push(machine, List{ListKind::list, {}});
    case '}': return push(machine, Entries{});
    case 0x8f: return push(machine, List{ListKind::set, {}});
    case 't': return marked_list(machine, ListKind::tuple);
    case 'l': return marked_list(machine, ListKind::list);
    case 0x91: return marked_list(machine, ListKind::frozen_set);
    case 0x85: return short_tuple(machine, 1);
    case 0x86: return short_tuple(machine, 2);
    case 0x87: return short_tuple(machine, 3);
    case 'd': return marked_dict(machine);
    case 'a': return append_items(machine, top_items(machine, 1));
    case 'e':
    case 0x90: return append_items(machine, take_marked(machine));
    case 's': return set_items(machine, top_items(machine, 2));
    case 'u': return set_items(machine, take_marked(machine));
    default: return {};
  }
}

}  // namespace paddle_ls::weights::pickle
