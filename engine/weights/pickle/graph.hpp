// A pickle as a graph of what it says, with nothing done.
//
// A pickle is a program for a small machine that can call any function of Python. Here a function
// is a name, and a call is a node that keeps the name and the arguments. What a call means is
// decided by a later reader, which accepts some names and refuses the others.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/weights/bytes/byte_source.hpp"

namespace paddle_ls::weights::pickle {

using NodeId = std::uint32_t;  // into Graph::nodes

// The most that one pickle may ask for.
inline constexpr std::size_t max_nodes = 4'000'000;
inline constexpr std::size_t max_links = 32'000'000;  // from containers to their items
inline constexpr std::size_t max_memo = 4'000'000;
inline constexpr std::size_t max_stack = 8'000'000;
inline constexpr std::size_t max_name_bytes = 1000;  // of a module, a class or a number
inline constexpr std::size_t max_line_bytes = 60'000;
inline constexpr std::size_t max_integer_bytes = 64;
inline constexpr std::size_t max_kept_bytes = std::size_t{256} << 20U;  // of all names and strings
inline constexpr std::size_t kept_bytes = 256;  // longer strings are only places

struct None {};
struct BigNumber {
  std::string decimal;  // empty if the number is longer than max_integer_bytes
};

// `old_text` is `str` of Python 2, which is text or bytes.
enum class StringKind : std::uint8_t { text, bytes, byte_array, old_text };

struct String {
  StringKind kind = StringKind::text;
  bool is_kept = false;
  SourceBytes place;  // in the source; unused where `has_place` is false
  bool has_place = true;
  std::string kept;  // the string, when it is short or stands escaped
};

enum class ListKind : std::uint8_t { list, tuple, set, frozen_set };

struct List {
  ListKind kind = ListKind::list;
  std::vector<NodeId> items;
};

struct Entries {
  std::vector<std::pair<NodeId, NodeId>> items;
};

struct Global {
  std::string name;  // with its module: `collections.OrderedDict`
};

struct Persistent {
  NodeId id = 0;
};

// A call or a new object, and what was done to the result.
struct Call {
  NodeId callee = 0;
  NodeId arguments = 0;
  std::vector<NodeId> states;  // set one after the other
  std::vector<NodeId> items;   // appended
  std::vector<std::pair<NodeId, NodeId>> entries;
};

using Node = std::variant<None, bool, std::int64_t, BigNumber, double, String, List, Entries,
                          Global, Persistent, std::unique_ptr<Call>>;

struct Graph {
  std::vector<Node> nodes;
  NodeId root = 0;
  std::uint64_t end = 0;  // offset after the pickle

  const Node& at(NodeId id) const { return nodes[id]; }
  const Call* call(NodeId id) const;
  const String* string(NodeId id) const { return std::get_if<String>(&nodes[id]); }
  const std::vector<NodeId>* tuple(NodeId id) const;  // the items of a tuple
  const std::string* global(NodeId id) const;         // the name of a function or class
};

}  // namespace paddle_ls::weights::pickle
