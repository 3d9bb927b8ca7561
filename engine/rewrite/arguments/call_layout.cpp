#include "engine/rewrite/arguments/call_layout.hpp"

#include <algorithm>
#include <optional>

#include "engine/rewrite/arguments/expansion_shape.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

constexpr std::size_t longest_line = 100;

// An argument of the source with the comments that speak of it.
struct Written {
  text::ByteRange range;
  std::vector<text::ByteRange> above;
  std::optional<text::ByteRange> behind;
};

struct Layout {
  std::vector<Written> arguments;
  bool one_a_line = true;      // each argument, the first one perhaps not
  bool first_on_line = false;  // the first one too
  bool some_on_line = false;
  bool ends_with_comma = false;
  bool close_on_line = false;
};

Layout layout_of(std::string_view source, Node list) {
  Layout layout;
  std::vector<text::ByteRange> comments;
  for (std::uint32_t i = 0; i < list.child_count(); ++i) {
    const Node child = list.child(i);
    const std::string_view text = child.in(source);
    if (child.kind() == python_kinds().comment) {
      const bool stands_alone = begins_line(source, child.start());
      if (stands_alone || layout.arguments.empty()) {
        comments.push_back(child.range());
      } else {
        layout.arguments.back().behind = child.range();
      }
    } else if (child.is_named()) {
      const bool begins = begins_line(source, child.start());
      if (layout.arguments.empty()) {
        layout.first_on_line = begins;
      } else {
        layout.one_a_line = layout.one_a_line && begins;
        layout.some_on_line = layout.some_on_line || begins;
      }
      layout.arguments.push_back({child.range(), std::move(comments), std::nullopt});
      comments.clear();
      layout.ends_with_comma = false;
    } else if (text == ",") {
      layout.ends_with_comma = true;
    } else if (text == ")") {
      layout.close_on_line = begins_line(source, child.start());
    }
  }
  layout.some_on_line = layout.some_on_line || layout.first_on_line;
  return layout;
}

class LayoutWriter {
 public:
  LayoutWriter(const UseSite& use, const Layout& layout, Node call, std::string_view shape,
               const std::vector<text::ByteRange>& parts)
      : source_(use.source),
        layout_(layout),
        call_(call),
        shape_(shape),
        parts_(parts),
        taken_(layout.arguments.size()) {
    const std::size_t at = use.whole.start();
    const Node list = call.field(python_kinds().arguments);
    const std::size_t column = at - line_start(source_, at);
    line_end_ = line_ending(source_, at);
    close_ = indentation(source_, at);
    indentation_ = layout.first_on_line
                       ? std::string(indentation(source_, layout.arguments.front().range.start))
                       : std::string(column + list.start() + 1 - call.start(), ' ');
  }

  std::vector<Segment> write() {
    const Node list = call_.field(python_kinds().arguments);
    shape(shape_.substr(0, list.start() + 1));
    column_ = indentation_.size();
    const std::uint32_t count = list.named_child_count();
    for (std::uint32_t i = 0; i < count; ++i) {
      Comments comments = comments_of(list.named_child(i));
      const bool is_closed_behind = i + 1 == count && !layout_.close_on_line;
      if (is_closed_behind && comments.behind) {
        comments.above.push_back(*comments.behind);
        comments.behind.reset();
      }
      const std::size_t width = width_of(list.named_child(i));
      const bool fits = column_ + width + 2 <= longest_line;
      const bool shares_line =
          !layout_.one_a_line && fits && comments.above.empty() && !ends_with_comment_ && i > 0;
      if (shares_line) {
        literal(" ");
      } else if (i > 0 || layout_.first_on_line) {
        new_line();
      }
      column_ += width + 2;
      for (const text::ByteRange comment : comments.above) {
        segments_.push_back({{}, comment});
        new_line();
      }
      shape(list.named_child(i).in(shape_));
      const bool has_comma = i + 1 < count || (layout_.ends_with_comma && layout_.close_on_line);
      if (has_comma) literal(",");
      ends_with_comment_ = comments.behind.has_value();
      if (!comments.behind) continue;
      literal("  ");
      segments_.push_back({{}, *comments.behind});
    }
    if (layout_.close_on_line || ends_with_comment_) literal(line_end_ + std::string(close_));
    shape(shape_.substr(list.end() - 1));
    return std::move(segments_);
  }

 private:
  void literal(std::string_view text) {
    Expansion piece;
    piece.segments = std::move(segments_);
    piece.literal(text);
    segments_ = std::move(piece.segments);
  }

  void shape(std::string_view text) {
    for (Segment& segment : numbered(text)) {
      if (segment.literal.empty()) {
        segments_.push_back(std::move(segment));
      } else {
        literal(segment.literal);
      }
    }
  }

  std::vector<Segment> numbered(std::string_view text) const { return segments_of(text, parts_); }

  void new_line() {
    literal(line_end_ + indentation_);
    column_ = indentation_.size();
  }

  std::size_t width_of(Node argument) const {
    std::size_t width = 0;
    for (const Segment& segment : numbered(argument.in(shape_))) {
      width += segment.literal.empty() ? segment.source.size() : segment.literal.size();
    }
    return width;
  }

  struct Comments {
    std::vector<text::ByteRange> above;
    std::optional<text::ByteRange> behind;
  };

  // On the arguments of the source that parts of `argument` come from, each one once.
  Comments comments_of(Node argument) {
    Comments comments;
    for (const Segment& segment : numbered(argument.in(shape_))) {
      if (!segment.literal.empty()) continue;
      for (std::size_t i = 0; i < layout_.arguments.size(); ++i) {
        const Written& written = layout_.arguments[i];
        if (!written.range.contains(segment.source) || taken_[i]) continue;
        taken_[i] = true;
        comments.above.insert(comments.above.end(), written.above.begin(), written.above.end());
        if (written.behind && comments.behind) {
          comments.above.push_back(*written.behind);
        } else if (written.behind) {
          comments.behind = written.behind;
        }
      }
    }
    return comments;
  }

  std::string_view source_;
  const Layout& layout_;
  Node call_;
  std::string_view shape_;
  const std::vector<text::ByteRange>& parts_;
  std::string line_end_;
  std::string_view close_;
  std::string indentation_;
  std::vector<bool> taken_;  // arguments of the source
  std::vector<Segment> segments_;
  std::size_t column_ = 0;  // about where the line has come to
  bool ends_with_comment_ = false;
};

std::size_t width_of(const Expansion& expansion) {
  std::size_t width = 0;
  for (const Segment& segment : expansion.segments) {
    width += segment.literal.empty() ? segment.source.size() : segment.literal.size();
  }
  return width;
}

}  // namespace

void keep_layout(const UseSite& use, Expansion& into) {
  const PythonKinds& k = python_kinds();
  if (!use.call->list || use.call->list.kind() != k.argument_list) return;
  if (text::slice(use.source, use.call->list.range()).find('\n') == std::string_view::npos) return;
  const Layout layout = layout_of(use.source, use.call->list);
  if (!layout.some_on_line) return;
  const std::size_t column = use.whole.start() - line_start(use.source, use.whole.start());
  if (!layout.one_a_line && column + width_of(into) <= longest_line) return;
  const std::string shape = shape_of(into);
  const auto tree = syntax::parse(syntax::Language::python, shape);
  if (!tree || tree->root().has_error() || tree->root().named_child_count() != 1) return;
  const Node statement = tree->root().named_child(0);
  if (statement.kind() != k.expression_statement || statement.named_child_count() != 1) return;
  const Node call = statement.named_child(0);
  if (call.kind() != k.call || call.field(k.arguments).kind() != k.argument_list) return;
  if (call.field(k.arguments).named_child_count() < 2) return;
  if (part_at(call.in(shape)) || call.field(k.function).in(shape).find('(') != std::string::npos) {
    return;
  }
  into.segments = LayoutWriter(use, layout, call, shape, parts_of(into)).write();
}

}  // namespace paddle_ls::rewrite
