// Ownership of a tree-sitter tree, and a node type that reads like the grammar.
//
// A `Tree` is cheap to copy (tree-sitter counts references inside), and a copy may be used on
// another thread. A `Node` is a view: it lives as long as a tree it came from, and depth never
// costs stack because nothing here recurses.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tree_sitter/api.h>

#include "engine/text/byte_range.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::syntax {

class Node {
 public:
  Node() : node_{} {}
  // `offset` is where the text of the node's tree begins in the file that all offsets refer to.
  explicit Node(TSNode node, std::size_t offset = 0)
      : node_(node), offset_(static_cast<std::uint32_t>(offset)) {}

  explicit operator bool() const { return !ts_node_is_null(node_); }
  bool operator==(const Node& other) const { return ts_node_eq(node_, other.node_); }

  std::uint16_t kind() const { return ts_node_symbol(node_); }
  std::string_view kind_name() const { return ts_node_type(node_); }
  bool is_named() const { return ts_node_is_named(node_); }
  bool is_error() const { return ts_node_is_error(node_); }
  bool is_missing() const { return ts_node_is_missing(node_); }
  // True if this node or one below it is ERROR or MISSING.
  bool has_error() const { return ts_node_has_error(node_); }

  std::size_t start() const { return offset_ + std::size_t{ts_node_start_byte(node_)}; }
  std::size_t end() const { return offset_ + std::size_t{ts_node_end_byte(node_)}; }
  // Empty for a null node.
  text::ByteRange range() const {
    return *this ? text::ByteRange{start(), end()} : text::ByteRange{};
  }
  std::string_view in(std::string_view source) const { return text::slice(source, range()); }

  Node field(std::uint16_t id) const { return beside(ts_node_child_by_field_id(node_, id)); }
  Node parent() const { return beside(ts_node_parent(node_)); }
  std::uint32_t child_count() const { return ts_node_child_count(node_); }
  Node child(std::uint32_t index) const { return beside(ts_node_child(node_, index)); }
  std::uint32_t named_child_count() const { return ts_node_named_child_count(node_); }
  Node named_child(std::uint32_t index) const { return beside(ts_node_named_child(node_, index)); }
  Node next_sibling() const { return beside(ts_node_next_sibling(node_)); }
  Node previous_sibling() const { return beside(ts_node_prev_sibling(node_)); }

  // The child that is `descendant` or has it below; null when there is none.
  Node child_towards(const Node& descendant) const {
    return beside(ts_node_child_with_descendant(node_, descendant.node_));
  }

  // The smallest node, or named node, that covers `range`.
  Node descendant(text::ByteRange range) const;
  Node named_descendant(text::ByteRange range) const;

  // The node and all below it as an S-expression with fields, kinds and byte ranges: equal texts
  // mean equal trees. Its length grows with the number of nodes only, however deep they stand.
  std::string describe() const;

  // Equal for a node of an earlier tree and its reuse in a later one, as long as both trees live.
  const void* identity() const { return node_.id; }

  // The same node in a file in which its tree begins `by` bytes later.
  Node moved(std::size_t by) const { return Node(node_, offset_ + by); }

  // Offsets of the raw node count from the start of its tree's text, which is at `offset`.
  TSNode raw() const { return node_; }
  std::size_t offset() const { return offset_; }

 private:
  Node beside(TSNode node) const { return Node(node, offset_); }

  TSNode node_;
  std::uint32_t offset_ = 0;
};

// A change of a text in the coordinates of a tree. It is computed once, while both texts are at
// hand, and can then be applied to every tree of the text before.
struct TreeChange {
  TSInputEdit input;
};

// The changes that normalized `edits` of `before` are, to be applied to a tree one after the other.
// They go from the last edit to the first, so that each finds the text before it as it was. An edit
// that cuts CR LF in two may count a row too many or too few; byte offsets are always exact.
std::vector<TreeChange> tree_changes(std::string_view before, const text::Edits& edits);

class Tree {
 public:
  explicit Tree(TSTree* owned) : tree_(owned) {}
  Tree(const Tree& other) : tree_(ts_tree_copy(other.tree_)) {}
  Tree(Tree&& other) noexcept : tree_(std::exchange(other.tree_, nullptr)) {}
  Tree& operator=(Tree other) noexcept {
    std::swap(tree_, other.tree_);
    return *this;
  }
  ~Tree() { ts_tree_delete(tree_); }

  Node root() const { return Node(ts_tree_root_node(tree_)); }

  // Moves the tree's offsets along with a change of its text. The result is only good as the
  // starting point of the next parse.
  void edit(const TreeChange& change) { ts_tree_edit(tree_, &change.input); }

  std::string describe() const { return root().describe(); }

  const TSTree* raw() const { return tree_; }

 private:
  TSTree* tree_;
};

// Walks all nodes below and including `root` in source order without recursion.
//
//   for (Walk walk(root); walk; walk.next()) { ... walk.node() ... walk.skip_children() ... }
class Walk {
 public:
  explicit Walk(Node root) : cursor_(ts_tree_cursor_new(root.raw())), offset_(root.offset()) {}
  Walk(const Walk&) = delete;
  Walk& operator=(const Walk&) = delete;
  ~Walk() { ts_tree_cursor_delete(&cursor_); }

  explicit operator bool() const { return !done_; }
  Node node() const { return Node(ts_tree_cursor_current_node(&cursor_), offset_); }
  std::uint16_t field() const { return ts_tree_cursor_current_field_id(&cursor_); }
  std::uint32_t depth() const { return depth_; }

  // The next `next` goes to the node after the current one instead of into it.
  void skip_children() { skip_ = true; }
  void next();

 private:
  TSTreeCursor cursor_;
  std::size_t offset_;
  std::uint32_t depth_ = 0;
  bool skip_ = false;
  bool done_ = false;
};

}  // namespace paddle_ls::syntax
