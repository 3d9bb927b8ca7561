#include "engine/syntax/tree.hpp"

#include <algorithm>

namespace paddle_ls::syntax {
namespace {

// Where `text` ends that begins at `start`. Row and column as tree-sitter counts them: rows end at
// LF only, columns are bytes.
TSPoint moved_by(TSPoint start, std::string_view text) {
  const std::size_t line_feed = text.rfind('\n');
  if (line_feed == std::string_view::npos) {
    return {start.row, start.column + static_cast<std::uint32_t>(text.size())};
  }
  const auto rows = std::count(text.begin(), text.end(), '\n');
  return {start.row + static_cast<std::uint32_t>(rows),
          static_cast<std::uint32_t>(text.size() - line_feed - 1)};
}

TSPoint point_at(std::string_view text, std::size_t offset) {
  return moved_by({0, 0}, text.substr(0, offset));
}

}  // namespace

Node Node::descendant(text::ByteRange range) const {
  return Node(ts_node_descendant_for_byte_range(node_, static_cast<std::uint32_t>(range.start),
                                                static_cast<std::uint32_t>(range.end)));
}

Node Node::named_descendant(text::ByteRange range) const {
  return Node(ts_node_named_descendant_for_byte_range(
      node_, static_cast<std::uint32_t>(range.start), static_cast<std::uint32_t>(range.end)));
}

TreeChange tree_change(std::string_view before, std::string_view after,
                       const text::Replacement& change) {
  const std::size_t new_end = change.replaced.start + change.inserted;
  TSInputEdit input{};
  input.start_byte = static_cast<std::uint32_t>(change.replaced.start);
  input.old_end_byte = static_cast<std::uint32_t>(change.replaced.end);
  input.new_end_byte = static_cast<std::uint32_t>(new_end);
  input.start_point = point_at(before, change.replaced.start);
  input.old_end_point = point_at(before, change.replaced.end);
  input.new_end_point = point_at(after, new_end);
  return {input};
}

std::vector<TreeChange> tree_changes(std::string_view before, const text::Edits& edits) {
  std::vector<TreeChange> changes;
  changes.reserve(edits.size());
  TSPoint point{0, 0};
  std::size_t counted = 0;
  const auto advance_to = [&](std::size_t offset) {
    point = moved_by(point, before.substr(counted, offset - counted));
    counted = offset;
    return point;
  };
  for (const text::Edit& edit : edits) {
    TSInputEdit input{};
    input.start_byte = static_cast<std::uint32_t>(edit.range.start);
    input.old_end_byte = static_cast<std::uint32_t>(edit.range.end);
    input.new_end_byte = static_cast<std::uint32_t>(edit.range.start + edit.replacement.size());
    input.start_point = advance_to(edit.range.start);
    input.new_end_point = moved_by(input.start_point, edit.replacement);
    input.old_end_point = advance_to(edit.range.end);
    changes.push_back({input});
  }
  std::reverse(changes.begin(), changes.end());
  return changes;
}

std::string Tree::describe() const {
  std::string text;
  for (Walk walk(root()); walk; walk.next()) {
    const Node node = walk.node();
    text.append(walk.depth(), ' ');
    if (const char* name = ts_language_field_name_for_id(ts_tree_language(tree_), walk.field())) {
      text.append(name).append(": ");
    }
    text.append(node.is_missing() ? "MISSING " : "").append(node.kind_name());
    text.append(" " + std::to_string(node.start()) + "-" + std::to_string(node.end()) + "\n");
  }
  return text;
}

void Walk::next() {
  if (!std::exchange(skip_, false) && ts_tree_cursor_goto_first_child(&cursor_)) {
    ++depth_;
    return;
  }
  while (!ts_tree_cursor_goto_next_sibling(&cursor_)) {
    if (!ts_tree_cursor_goto_parent(&cursor_)) {
      done_ = true;
      return;
    }
    --depth_;
  }
}

}  // namespace paddle_ls::syntax
