// The state of the stack machine that runs a pickle, and its operations on the stack.
//
// A function that returns false, or nothing, has failed; the first problem is kept in the machine.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/weights/bytes/cursor.hpp"
#include "engine/weights/pickle/graph.hpp"

namespace paddle_ls::weights::pickle {

inline constexpr NodeId no_node = std::numeric_limits<NodeId>::max();
inline constexpr std::int64_t small_numbers = 256;  // that are kept once

using Items = std::vector<NodeId>;

struct Machine {
  Machine(const ByteSource& source, SourceBytes part) : cursor(source, part) {
    shared_numbers.fill(no_node);
  }

  Cursor cursor;
  Graph graph;
  Items stack;
  Items memo;
  std::vector<std::size_t> marks;
  std::array<NodeId, small_numbers> shared_numbers;
  NodeId none_node = no_node;
  NodeId true_node = no_node;
  NodeId false_node = no_node;
  std::size_t link_count = 0;
  std::size_t kept_count = 0;  // bytes of strings and names
  std::uint64_t place = 0;     // of the current opcode
  std::string problem;
  bool ended = false;
};

bool fail(Machine& machine, std::string why);
bool too_many(Machine& machine, std::string_view what, std::size_t most);

// Counts what a pickle may have only so much of: items of containers, bytes of strings and names.
bool count_links(Machine& machine, std::size_t count);
bool count_kept(Machine& machine, std::size_t count);

bool push(Machine& machine, Node node);
bool push_id(Machine& machine, NodeId id);
bool push_string(Machine& machine, String made);
// Pushes a value that is made once; `id` is its node, or `no_node` before the first time.
bool push_shared(Machine& machine, NodeId& id, Node node);

bool mark(Machine& machine);
std::size_t above_mark(const Machine& machine);
// Removes one value, or the innermost mark when there is no value above it.
bool pop(Machine& machine);
std::optional<NodeId> take(Machine& machine);
std::optional<Items> top_items(Machine& machine, std::size_t count);
std::optional<Items> take_marked(Machine& machine);

}  // namespace paddle_ls::weights::pickle
