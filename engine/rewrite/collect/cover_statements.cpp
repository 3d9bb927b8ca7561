#include "engine/rewrite/collect/cover_statements.hpp"

#include <algorithm>
#include <vector>

#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

std::vector<Node> statements_in_order(const python::Names& names) {
  std::vector<Node> statements;
  statements.reserve(names.statements.size());
  for (const python::Statement& statement : names.statements) statements.push_back(statement.node);
  std::sort(statements.begin(), statements.end(),
            [](const Node& one, const Node& other) { return one.start() < other.start(); });
  return statements;
}

// The decorator of `statement` that ends at `end`, or null.
Node decorator_ending(const Node& statement, std::size_t end) {
  if (statement.kind() != python_kinds().decorated_definition) return {};
  for (std::uint32_t i = 0; i < statement.named_child_count(); ++i) {
    const Node child = statement.named_child(i);
    // The node includes the line end.
    if (child.kind() == python_kinds().decorator && child.named_child(0).end() == end) return child;
  }
  return {};
}

// The compound statement, or the clause of one, whose header the colon at `colon` ends; or null.
Node header_ending(const syntax::Pieces& pieces, std::size_t colon) {
  const Node leaf = pieces.root_at(colon).descendant({colon, colon + 1});
  if (!leaf || leaf.kind_name() != ":") return {};
  Node body = leaf.next_sibling();
  while (body && body.kind() == python_kinds().comment) body = body.next_sibling();
  return body && body.kind() == python_kinds().block ? leaf.parent() : Node();
}

class StatementFinder {
 public:
  StatementFinder(std::string_view source, const syntax::Pieces& pieces, const python::Names& names)
      : source_(source), pieces_(pieces), statements_(statements_in_order(names)) {}

  // The statement or header that ends on the line of the comment at `comment`, with only the
  // comment after it.
  Node ended_by(std::size_t comment) const {
    const std::size_t last =
        comment == 0 ? std::string_view::npos : source_.find_last_not_of(" \t\f;", comment - 1);
    if (last == std::string_view::npos || source_[last] == '\n' || source_[last] == '\r') return {};
    const auto behind = std::upper_bound(
        statements_.begin(), statements_.end(), last,
        [](std::size_t offset, const Node& statement) { return offset < statement.start(); });
    if (behind != statements_.begin()) {
      const Node& nearest = *std::prev(behind);
      if (nearest.end() == last + 1) return nearest;
      if (const Node decorator = decorator_ending(nearest, last + 1)) return decorator;
    }
    return source_[last] == ':' ? header_ending(pieces_, last) : Node();
  }

 private:
  std::string_view source_;
  const syntax::Pieces& pieces_;
  std::vector<Node> statements_;
};

}  // namespace

void cover_statements(std::string_view source, const syntax::Pieces& pieces,
                      const python::Names& names, Suppressions& suppressions) {
  if (suppressions.comments.empty()) return;
  const StatementFinder finder(source, pieces, names);
  for (std::size_t i = 0; i < suppressions.comments.size(); ++i) {
    Suppression& suppression = suppressions.comments[i];
    const Node statement = finder.ended_by(suppression.comment.start);
    if (!statement) continue;
    suppression.lines.start =
        std::min(suppression.line.start, line_start(source, statement.start()));
    if (suppression.is_of_lines()) suppressions.of_lines.push_back(i);
  }
}

}  // namespace paddle_ls::rewrite
