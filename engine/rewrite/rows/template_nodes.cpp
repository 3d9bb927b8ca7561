#include "engine/rewrite/rows/template_nodes.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

NodeKind kind_of_operator(std::string_view op) {
  static constexpr std::array<std::pair<std::string_view, NodeKind>, 5> rows = {{
      {"and", NodeKind::conjunction},
      {"or", NodeKind::disjunction},
      {"+", NodeKind::sum},
      {"-", NodeKind::difference},
      {"*", NodeKind::product},
  }};
  const auto row =
      std::find_if(rows.begin(), rows.end(), [&](const auto& each) { return each.first == op; });
  return row == rows.end() ? NodeKind::other : row->second;
}

NodeKind kind_of(Node node, std::string_view shape) {
  const PythonKinds& k = python_kinds();
  const std::uint16_t kind = node.kind();
  if (kind == k.boolean_operator || kind == k.binary_operator) {
    return kind_of_operator(node.field(k.operator_).in(shape));
  }
  if (kind == k.call) {
    const bool has_list = node.field(k.arguments).kind() == k.argument_list;
    return has_list ? NodeKind::call : NodeKind::other;  // else one generator is passed
  }
  const std::array<std::pair<std::uint16_t, NodeKind>, 9> rows = {{
      {k.attribute, NodeKind::attribute},
      {k.list, NodeKind::list},
      {k.tuple, NodeKind::tuple},
      {k.parenthesized_expression, NodeKind::parenthesized},
      {k.argument_list, NodeKind::arguments},
      {k.conditional_expression, NodeKind::conditional},
      {k.not_operator, NodeKind::negation},
      {k.comparison_operator, NodeKind::comparison},
      {k.assignment, NodeKind::assignment},
  }};
  const auto row =
      std::find_if(rows.begin(), rows.end(), [&](const auto& each) { return each.first == kind; });
  return row == rows.end() ? NodeKind::other : row->second;
}

// Whether something below `node`, or the node itself, has to be seen in the tree.
bool has_structure(Node node, std::string_view shape) {
  for (syntax::Walk walk(node); walk; walk.next()) {
    if (!walk.node().is_named()) continue;
    const NodeKind kind = kind_of(walk.node(), shape);
    if (kind == NodeKind::assignment || kind == NodeKind::call) return true;
    if (kind >= NodeKind::conditional) return true;
  }
  return false;
}

class NodeWriter {
 public:
  NodeWriter(const TemplateShape& shape, const std::vector<Piece>& pieces)
      : shape_(shape), pieces_(pieces), reached_(shape.starts.front()) {}

  void write_tree(Node node) {
    open(kind_of(node, shape_.text), node);
    for (std::uint32_t i = 0; i < node.child_count(); ++i) {
      const Node child = node.child(i);
      write_until(child.start());
      if (child.is_named()) {
        write(child);
      } else {
        write_until(child.end());
      }
    }
    write_until(node.end());
    close();
  }

  void write(Node node) {
    if (node.end() <= reached_) return;  // a part of an optional argument
    if (has_structure(node, shape_.text)) return write_tree(node);
    if (is_hole(node) || is_run()) return write_until(node.end());
    const NodeKind kind = kind_of(node, shape_.text);
    open(kind == NodeKind::parenthesized ? NodeKind::other : kind, node);
    write_until(node.end());
    close();
  }

  std::vector<TemplateNode> nodes() && { return std::move(nodes_); }

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  std::size_t piece_at(std::size_t offset) const {
    const auto& starts = shape_.starts;
    return static_cast<std::size_t>(std::upper_bound(starts.begin(), starts.end(), offset) -
                                    starts.begin()) -
           1;
  }

  std::size_t end_of(std::size_t piece) const {
    return piece + 1 < shape_.starts.size() ? shape_.starts[piece + 1] : shape_.text.size();
  }

  bool is_hole(Node node) const {
    const std::size_t piece = piece_at(node.start());
    return pieces_[piece].kind != PieceKind::literal && shape_.starts[piece] == node.start() &&
           node.end() <= end_of(piece);
  }

  // Whether the open node is one of which nothing but its text is asked.
  bool is_run() const {
    if (open_.empty()) return false;
    const NodeKind kind = nodes_[open_.back()].kind;
    return kind == NodeKind::other || kind == NodeKind::attribute;
  }

  void open(NodeKind kind, Node node) {
    open_.push_back(nodes_.size());
    TemplateNode row;
    row.kind = kind;
    row.precedence = precedence_of(node, shape_.text);
    if (kind == NodeKind::parenthesized) {
      row.asked = precedence_asked(node, node.parent(), shape_.text);
    }
    nodes_.push_back(row);
    text_ = none;
  }

  // A node that is one text is a leaf.
  void close() {
    TemplateNode& row = nodes_[open_.back()];
    if (nodes_.size() == open_.back() + 2 && nodes_.back().kind == NodeKind::text) {
      row.text = nodes_.back().text;
      nodes_.pop_back();
    }
    row.size = static_cast<std::uint16_t>(nodes_.size() - open_.back());
    open_.pop_back();
    text_ = none;
  }

  // Adds what stands up to `end` to the open node.
  void write_until(std::size_t end) {
    while (reached_ < end) {
      const std::size_t piece = piece_at(reached_);
      const std::size_t stop = end_of(piece);
      if (pieces_[piece].kind == PieceKind::literal) {
        write_text(piece, std::min(stop, end));
        continue;
      }
      TemplateNode row;
      row.kind = NodeKind::hole;
      row.piece = static_cast<std::uint16_t>(piece);
      nodes_.push_back(row);
      text_ = none;
      reached_ = stop;
    }
  }

  void write_text(std::size_t piece, std::size_t end) {
    const auto size = static_cast<std::uint32_t>(end - reached_);
    const auto offset = static_cast<std::uint32_t>(reached_ - shape_.starts[piece]);
    reached_ = end;
    if (text_ != none) {
      nodes_[text_].text.size += size;
      return;
    }
    text_ = nodes_.size();
    TemplateNode row;
    row.text = {pieces_[piece].text.offset + offset, size};
    nodes_.push_back(row);
  }

  const TemplateShape& shape_;
  const std::vector<Piece>& pieces_;
  std::vector<TemplateNode> nodes_;
  std::vector<std::size_t> open_;  // rows of the nodes that are being written
  std::size_t text_ = none;        // row of a text that can still grow
  std::size_t reached_;
};

}  // namespace

std::vector<TemplateNode> run_of(const std::vector<Piece>& pieces) {
  std::vector<TemplateNode> nodes(pieces.size() + 1);
  nodes.front().kind = NodeKind::other;
  nodes.front().size = static_cast<std::uint16_t>(nodes.size());
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    TemplateNode& node = nodes[i + 1];
    if (pieces[i].kind == PieceKind::literal) {
      node.text = pieces[i].text;
    } else {
      node.kind = NodeKind::hole;
      node.piece = static_cast<std::uint16_t>(i);
    }
  }
  return nodes;
}

std::vector<TemplateNode> template_nodes(Node statement, const TemplateShape& shape,
                                         const std::vector<Piece>& pieces) {
  const bool continues = shape.starts.front() > 0;
  if (continues || statement.named_child_count() != 1) return run_of(pieces);
  NodeWriter writer(shape, pieces);
  writer.write(statement.named_child(0));
  return std::move(writer).nodes();
}

}  // namespace paddle_ls::rewrite
