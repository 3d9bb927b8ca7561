// Looks at the nodes of a graph as arguments of a call.
#pragma once

#include <optional>

#include "engine/weights/pickle/graph.hpp"

namespace paddle_ls::weights {

// The name of what a call calls: its own, or that of the class which an older protocol hands over.
// Empty where it has none.
std::string called_name(const pickle::Graph& graph, const pickle::Call& call);

// `__builtin__.set` and `builtins.set` are one name, and so are NumPy's before and since 2.0.
std::string_view without_version(std::string_view name, std::string& memory);

std::optional<bool> boolean_at(const pickle::Graph& graph, pickle::NodeId id);
std::optional<std::int64_t> integer_at(const pickle::Graph& graph, pickle::NodeId id);

// A number that is not negative.
std::optional<std::uint64_t> size_at(const pickle::Graph& graph, pickle::NodeId id);

// A tuple or list of at most max_rank such numbers, also as torch.Size.
std::optional<std::vector<std::uint64_t>> sizes_at(const pickle::Graph& graph, pickle::NodeId id);

// A short text.
std::optional<std::string_view> text_at(const pickle::Graph& graph, pickle::NodeId id);

// The items of the arguments of `call`; empty if they are not a tuple.
const std::vector<pickle::NodeId>& arguments_of(const pickle::Graph& graph,
                                                const pickle::Call& call);

}  // namespace paddle_ls::weights
