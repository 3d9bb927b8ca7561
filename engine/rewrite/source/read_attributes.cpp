#include "engine/rewrite/source/read_attributes.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

template <std::size_t N>
bool is_callee_among(std::string_view name, const std::array<std::string_view, N>& names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

class AttributeSearch {
 public:
  AttributeSearch(std::string_view attribute, std::string_view source, const syntax::Pieces& pieces)
      : attribute_(attribute), source_(source), pieces_(pieces) {}

  // The use of `object` at its position.
  bool may_be_read(Node object) {
    const PythonKinds& k = python_kinds();
    Node parent = object.parent();
    while (parent.kind() == k.keyword_argument || parent.kind() == k.parenthesized_expression) {
      object = parent;
      parent = object.parent();
    }
    if (parent.kind() == k.assignment) return may_be_read_of_target(parent, object);
    if (parent.kind() == k.argument_list) return may_be_read_in(parent.parent());
    if (parent.kind() == k.attribute) {
      return parent.field(k.attribute_name).in(source_) == attribute_;
    }
    const bool is_only_asked = parent.kind() == k.subscript || parent.kind() == k.for_statement;
    return !is_only_asked && parent.kind() != k.expression_statement;
  }

 private:
  bool may_be_read_of_target(Node assignment, Node object) {
    const PythonKinds& k = python_kinds();
    const Node left = assignment.field(k.left);
    if (left == object) return false;
    if (assignment.parent().kind() == k.assignment) return true;
    return left.kind() != k.identifier || any_place([&](Node node) {
             return node.kind() == k.identifier && node.in(source_) == left.in(source_) &&
                    is_variable(node) && may_be_read(node);
           });
  }

  // A loader gives access to its data set; `len` and `print` do not read such attributes.
  bool may_be_read_in(Node call) {
    static constexpr std::array<std::string_view, 2> loaders = {"DataLoader", "Subset"};
    static constexpr std::array<std::string_view, 5> readers = {"len", "iter", "enumerate", "next",
                                                                "type"};
    const PythonKinds& k = python_kinds();
    const std::string_view callee = call.field(k.function).in(source_);
    if (is_callee_among(callee, readers)) return false;
    if (!is_callee_among(last_component(callee), loaders)) return true;
    return any_place([&](Node node) {
      return node.kind() == k.attribute && node.field(k.attribute_name).in(source_) == "dataset" &&
             may_be_read(node);
    });
  }

  // Names that refer to each other in a cycle are followed once.
  template <class Test>
  bool any_place(Test test) {
    constexpr int deepest = 6;
    if (++depth_ > deepest) return true;
    for (const syntax::Pieces::Placed& each : pieces_.all()) {
      for (syntax::Walk walk(pieces_.root_at(each.start)); walk; walk.next()) {
        if (test(walk.node())) return true;
      }
    }
    --depth_;
    return false;
  }

  std::string_view attribute_;
  std::string_view source_;
  const syntax::Pieces& pieces_;
  int depth_ = 0;
};

}  // namespace

bool may_read(Node call, std::string_view attribute, std::string_view source,
              const syntax::Pieces& pieces) {
  return AttributeSearch(attribute, source, pieces).may_be_read(call);
}

}  // namespace paddle_ls::rewrite
