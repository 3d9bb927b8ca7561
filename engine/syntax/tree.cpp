#include "engine/syntax/tree.hpp"

#include <algorithm>

namespace paddle_ls::syntax {
namespace {

// Where `text` ends that begins at `start` and is followed by `next`. Row and column as the parser
// counts them, whose text has a line feed for every lone carriage return (see parser.cpp): rows end
// at LF and lone CR, columns are bytes.
TSPoint moved_by(TSPoint start, std::string_view text, char next) {
  auto rows = std::count(text.begin(), text.end(), '\n');
  std::size_t line_start = text.rfind('\n') + 1;  // 0 where there is none
  for (std::size_t at = text.find('\r'); at < text.size(); at = text.find('\r', at + 1)) {
    if ((at + 1 < text.size() ? text[at + 1] : next) == '\n') continue;
    ++rows;
    line_start = std::max(line_start, at + 1);
  }
  const auto column = static_cast<std::uint32_t>(text.size() - line_start);
  if (rows == 0) return {start.row, start.column + column};
  return {start.row + static_cast<std::uint32_t>(rows), column};
}

char byte_at(std::string_view text, std::size_t offset) {
  return offset < text.size() ? text[offset] : '\0';
}

}  // namespace

Node Node::descendant(text::ByteRange range) const {
  return beside(ts_node_descendant_for_byte_range(node_,
                                                  static_cast<std::uint32_t>(range.start - offset_),
                                                  static_cast<std::uint32_t>(range.end - offset_)));
}

Node Node::named_descendant(text::ByteRange range) const {
  return beside(ts_node_named_descendant_for_byte_range(
      node_, static_cast<std::uint32_t>(range.start - offset_),
      static_cast<std::uint32_t>(range.end - offset_)));
}

std::vector<TreeChange> tree_changes(std::string_view before, const text::Edits& edits) {
  std::vector<TreeChange> changes;
  changes.reserve(edits.size());
  TSPoint point{0, 0};
  std::size_t counted = 0;
  const auto advance_to = [&](std::size_t offset) {
    point = moved_by(point, before.substr(counted, offset - counted), byte_at(before, offset));
    counted = offset;
    return point;
  };
  for (const text::Edit& edit : edits) {
    TSInputEdit input{};
    input.start_byte = static_cast<std::uint32_t>(edit.range.start);
    input.old_end_byte = static_cast<std::uint32_t>(edit.range.end);
    input.new_end_byte = static_cast<std::uint32_t>(edit.range.start + edit.replacement.size());
    input.start_point = advance_to(edit.range.start);
    input.new_end_point =
        moved_by(input.start_point, edit.replacement, byte_at(before, edit.range.end));
    input.old_end_point = advance_to(edit.range.end);
    changes.push_back({input});
  }
  std::reverse(changes.begin(), changes.end());
  return changes;
}

std::string Node::describe() const {
  std::string text;
  std::uint32_t open = 0;
  for (Walk walk(*this); walk; walk.next()) {
    const Node node = walk.node();
    text.append(open - std::min(open, walk.depth()), ')');
    open = walk.depth() + 1;
    if (!text.empty()) text += ' ';
    if (const char* name = ts_language_field_name_for_id(ts_node_language(node_), walk.field())) {
      text.append(name).append(": ");
    }
    text.append(node.is_missing() ? "(MISSING " : "(").append(node.kind_name());
    text.append(" " + std::to_string(node.start()) + "-" + std::to_string(node.end()));
  }
  return text.append(open, ')');
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
