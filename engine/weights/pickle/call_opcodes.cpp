#include "engine/weights/pickle/call_opcodes.hpp"

namespace paddle_ls::weights::pickle {

namespace {

bool push_global(Machine& machine, std::string_view module, std::string_view name) {
  if (module.size() > max_name_bytes || name.size() > max_name_bytes) {
    return fail(machine, "the name of a class is too long");
  }
  if (!count_kept(machine, module.size() + name.size())) return false;
  return push(machine, Global{std::string(module) + "." + std::string(name)});
}

bool global_lines(Machine& machine) {
  const auto module = machine.cursor.line(max_name_bytes);
  const auto name = module ? machine.cursor.line(max_name_bytes) : std::nullopt;
  return name && push_global(machine, *module, *name);
}

bool global_from_stack(Machine& machine) {
  const auto names = top_items(machine, 2);
  if (!names) return false;
  const String* module = machine.graph.string((*names)[0]);
  const String* name = machine.graph.string((*names)[1]);
  if (!module || !name || !module->is_kept || !name->is_kept) {
    return fail(machine, "the name of a class is not a short text");
  }
  // The node that is pushed may move the two.
  return push_global(machine, std::string(module->kept), std::string(name->kept));
}

bool extension(Machine& machine, unsigned width) {
  const auto code = machine.cursor.number(width);
  return code && push_global(machine, "copyreg", "extension " + std::to_string(*code));
}

bool persistent_from_stack(Machine& machine) {
  const auto id = take(machine);
  return id && push(machine, Persistent{*id});
}

bool persistent_line(Machine& machine) {
  auto id = machine.cursor.line(max_name_bytes);
  return id && push_string(machine, String{StringKind::text, true, {}, false, std::move(*id)}) &&
         persistent_from_stack(machine);
}

bool push_call(Machine& machine, NodeId callee, NodeId arguments) {
  auto made = std::make_unique<Call>();
  made->callee = callee;
  made->arguments = arguments;
  return push(machine, std::move(made));
}

// A callee and its arguments; `argument_count` of 2 has keywords, which are not kept.
bool call_top(Machine& machine, std::size_t argument_count) {
  const auto parts = top_items(machine, 1 + argument_count);
  return parts && push_call(machine, (*parts)[0], (*parts)[1]);
}

bool push_instance(Machine& machine, NodeId callee, Items arguments) {
  if (!count_links(machine, arguments.size()) ||
      !push(machine, List{ListKind::tuple, std::move(arguments)}))
    return false;
  const auto tuple = take(machine);
  return tuple && push_call(machine, callee, *tuple);
}

bool instance_lines(Machine& machine) {
  auto arguments = take_marked(machine);
  if (!arguments || !global_lines(machine)) return false;
  const auto callee = take(machine);
  return callee && push_instance(machine, *callee, std::move(*arguments));
}

bool object_from_stack(Machine& machine) {
  auto parts = take_marked(machine);
  if (!parts) return false;
  if (parts->empty()) return fail(machine, "an object has no class");
  return push_instance(machine, parts->front(), Items(parts->begin() + 1, parts->end()));
}

bool set_state(Machine& machine) {
  const auto state = take(machine);
  if (!state || above_mark(machine) == 0 || !count_links(machine, 1)) return false;
  if (auto* built =
          std::get_if<std::unique_ptr<Call>>(&machine.graph.nodes[machine.stack.back()])) {
    (*built)->states.push_back(*state);
  }
  return true;
}

}  // namespace

std::optional<bool> call_opcode(Machine& machine, std::uint8_t opcode) {
  switch (opcode) {
    case 'c': return global_lines(machine);
    case 0x93: return global_from_stack(machine);
    case 0x82: return extension(machine, 1);
    case 0x83: return extension(machine, 2);
    case 0x84: return extension(machine, 4);
    case 'P': return persistent_line(machine);
    case 'Q': return persistent_from_stack(machine);
    case 'R':
    case 0x81: return call_top(machine, 1);
    case 0x92: return call_top(machine, 2);
    case 'i': return instance_lines(machine);
    case 'o': return object_from_stack(machine);
    case 'b': return set_state(machine);
    default: return {};
  }
}

}  // namespace paddle_ls::weights::pickle
