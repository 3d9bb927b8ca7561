#include "engine/rewrite/arguments/call_layout.hpp"

#include <algorithm>

#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

constexpr std::size_t longest_line = 100;

// An argument of the source with its comments.
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
  LayoutWriter(const UseSite& use, const Layout& layout, const Expression& call)
      : layout_(layout), call_(call), taken_(layout.arguments.size()) {
    const std::size_t at = use.whole.start();
    const std::size_t column = at - line_start(use.source, at);
    line_end_ = line_ending(use.source, at);
    close_ = indentation(use.source, at);
    indentation_ = layout.first_on_line
                       ? std::string(indentation(use.source, layout.arguments.front().range.start))
                       : std::string(column + width_of(call.children.front()) + 1, ' ');
  }

  std::vector<Segment> write() {
    append_segments(call_.children.front(), segments_);
    literal("(");
    column_ = indentation_.size();
    const std::vector<const Expression*> arguments = operands(call_.children.back());
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      write(*arguments[i], i, i + 1 == arguments.size());
    }
    if (layout_.close_on_line || ends_with_comment_) literal(line_end_ + std::string(close_));
    literal(")");
    return std::move(segments_);
  }

 private:
  struct Comments {
    std::vector<text::ByteRange> above;
    std::optional<text::ByteRange> behind;
  };

  void write(const Expression& argument, std::size_t position, bool is_last) {
    Comments comments;
    add_comments(argument, comments);
    if (is_last && !layout_.close_on_line && comments.behind) {
      comments.above.push_back(*comments.behind);
      comments.behind.reset();
    }
    begin_argument(position, width_of(argument) + 2, !comments.above.empty());
    for (const text::ByteRange comment : comments.above) {
      segments_.push_back({{}, comment});
      new_line();
    }
    append_segments(argument, segments_);
    const bool has_comma = !is_last || (layout_.ends_with_comma && layout_.close_on_line);
    if (has_comma) literal(",");
    ends_with_comment_ = comments.behind.has_value();
    if (!comments.behind) return;
    literal("  ");
    segments_.push_back({{}, *comments.behind});
  }

  // Goes to the place of the next argument: on the same line, or on a separate line.
  void begin_argument(std::size_t position, std::size_t width, bool has_comments) {
    const bool fits = column_ + width <= longest_line;
    const bool shares_line =
        !layout_.one_a_line && fits && !has_comments && !ends_with_comment_ && position > 0;
    if (shares_line) {
      literal(" ");
    } else if (position > 0 || layout_.first_on_line) {
      new_line();
    }
    column_ += width;
  }

  void literal(std::string_view text) { append_literal(text, segments_); }

  void new_line() {
    literal(line_end_ + indentation_);
    column_ = indentation_.size();
  }

  // Adds the comments on the arguments of the source that parts of `expression` come from, each
  // one once.
  void add_comments(const Expression& expression, Comments& to) {
    for (const Expression& child : expression.children) add_comments(child, to);
    if (!expression.is_part()) return;
    for (std::size_t i = 0; i < layout_.arguments.size(); ++i) {
      const Written& written = layout_.arguments[i];
      if (!written.range.contains(expression.source.range()) || taken_[i]) continue;
      taken_[i] = true;
      to.above.insert(to.above.end(), written.above.begin(), written.above.end());
      if (written.behind && to.behind) {
        to.above.push_back(*written.behind);
      } else if (written.behind) {
        to.behind = written.behind;
      }
    }
  }

  const Layout& layout_;
  const Expression& call_;
  std::string line_end_;
  std::string_view close_;
  std::string indentation_;
  std::vector<bool> taken_;  // arguments of the source
  std::vector<Segment> segments_;
  std::size_t column_ = 0;  // the current column, approximately
  bool ends_with_comment_ = false;
};

// A call of more than one argument, whose function is not a part of the source and calls nothing.
bool may_be_laid_out(const Expression& call) {
  if (call.kind != NodeKind::call || operands(call.children.back()).size() < 2) return false;
  const Expression& function = call.children.front();
  if (first_leaf(function).is_part()) return false;
  const std::vector<Segment> segments = segments_of(function);
  return std::all_of(segments.begin(), segments.end(), [](const Segment& segment) {
    return segment.literal.find('(') == std::string::npos;
  });
}

}  // namespace

std::optional<std::vector<Segment>> laid_out(const UseSite& use, const Expression& call) {
  const PythonKinds& k = python_kinds();
  if (!use.call->list || use.call->list.kind() != k.argument_list) return std::nullopt;
  const std::string_view written = text::slice(use.source, use.call->list.range());
  if (written.find('\n') == std::string_view::npos || !may_be_laid_out(call)) return std::nullopt;
  const Layout layout = layout_of(use.source, use.call->list);
  if (!layout.some_on_line) return std::nullopt;
  const std::size_t column = use.whole.start() - line_start(use.source, use.whole.start());
  if (!layout.one_a_line && column + width_of(call) <= longest_line) return std::nullopt;
  return LayoutWriter(use, layout, call).write();
}

}  // namespace paddle_ls::rewrite
