#include "engine/weights/objects/arguments.hpp"

#include <array>

#include "engine/weights/model/tensor.hpp"

namespace paddle_ls::weights {

using pickle::Graph;
using pickle::NodeId;

namespace {

struct Renamed {
  std::string_view before;
  std::string_view now;
};

// Starts of names; the first that fits counts.
constexpr std::array renamed_modules = {
    Renamed{"__builtin__.long", "builtins.int"},
    Renamed{"__builtin__.unicode", "builtins.str"},
    Renamed{"__builtin__.xrange", "builtins.range"},
    Renamed{"__builtin__.", "builtins."},
    Renamed{"copy_reg.", "copyreg."},
    Renamed{"numpy.core.", "numpy._core."},
};

// A class is a name, or in files of before torch 1.6 a persistent tuple with its source.
const std::string* class_at(const Graph& graph, NodeId id) {
  if (const std::string* name = graph.global(id)) return name;
  const auto* persistent = std::get_if<pickle::Persistent>(&graph.at(id));
  const auto* parts = persistent ? graph.tuple(persistent->id) : nullptr;
  return parts && parts->size() > 1 ? graph.global((*parts)[1]) : nullptr;
}

}  // namespace

std::string_view without_version(std::string_view name, std::string& memory) {
  for (const auto& [before, now] : renamed_modules) {
    if (!name.starts_with(before)) continue;
    memory = now;
    memory += name.substr(before.size());
    return memory;
  }
  return name;
}

std::string called_name(const Graph& graph, const pickle::Call& call) {
  const std::string* name = class_at(graph, call.callee);
  if (!name) return {};
  std::string memory;
  std::string known(without_version(*name, memory));
  if (known != "copyreg._reconstructor") return known;
  const auto& arguments = arguments_of(graph, call);
  const std::string* made = arguments.empty() ? nullptr : class_at(graph, arguments[0]);
  return made ? *made : known;
}

std::optional<bool> boolean_at(const Graph& graph, NodeId id) {
  if (const bool* flag = std::get_if<bool>(&graph.at(id))) return *flag;
  if (const auto number = integer_at(graph, id)) return *number != 0;
  return {};
}

std::optional<std::int64_t> integer_at(const Graph& graph, NodeId id) {
  const auto* number = std::get_if<std::int64_t>(&graph.at(id));
  return number ? std::optional(*number) : std::nullopt;
}

std::optional<std::uint64_t> size_at(const Graph& graph, NodeId id) {
  const auto number = integer_at(graph, id);
  if (!number || *number < 0) return {};
  return static_cast<std::uint64_t>(*number);
}

std::optional<std::vector<std::uint64_t>> sizes_at(const Graph& graph, NodeId id) {
  if (const auto* call = graph.call(id); call && called_name(graph, *call) == "torch.Size") {
    const auto& arguments = arguments_of(graph, *call);
    if (arguments.size() != 1) return {};
    id = arguments[0];
  }
  const auto* list = std::get_if<pickle::List>(&graph.at(id));
  if (!list || list->items.size() > max_rank) return {};
  std::vector<std::uint64_t> sizes;
  for (const NodeId item : list->items) {
    const auto size = size_at(graph, item);
    if (!size) return {};
    sizes.push_back(*size);
  }
  return sizes;
}

std::optional<std::string_view> text_at(const Graph& graph, NodeId id) {
  const auto* string = graph.string(id);
  if (!string || !string->is_kept || string->kind == pickle::StringKind::byte_array) return {};
  return string->kept;
}

const std::vector<NodeId>& arguments_of(const Graph& graph, const pickle::Call& call) {
  static const std::vector<NodeId> none;
  const auto* items = graph.tuple(call.arguments);
  return items ? *items : none;
}

}  // namespace paddle_ls::weights
