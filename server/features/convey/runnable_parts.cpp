#include "server/features/convey/runnable_parts.hpp"

#include <algorithm>
#include <set>

#include "engine/syntax/parser.hpp"

namespace paddle_ls::server {
namespace {

using syntax::Node;

// The first child of this kind; null when there is none.
Node child_of_kind(const Node& node, std::string_view kind) {
  for (std::uint32_t i = 0; i < node.named_child_count(); ++i) {
    if (node.named_child(i).kind_name() == kind) return node.named_child(i);
  }
  return {};
}

// A definition without its decorators.
Node undecorated(const Node& node) {
  if (node.kind_name() != "decorated_definition") return node;
  return node.named_child(node.named_child_count() - 1);
}

std::string_view last_name(std::string_view dotted) {
  return dotted.substr(dotted.rfind('.') + 1);
}

class Parts {
 public:
  explicit Parts(std::string_view text) : text_(text) {}

  void add(const Node& statement) {
    const Node node = undecorated(statement);
    if (node.kind_name() == "class_definition") add_class(node);
    if (node.kind_name() == "if_statement" && is_main(node)) found_.main = test_of(node).range();
  }

  RunnableParts take() { return std::move(found_); }

 private:
  static Node test_of(const Node& if_statement) { return if_statement.named_child(0); }

  bool is_main(const Node& if_statement) const {
    std::string test(test_of(if_statement).in(text_));
    std::erase(test, ' ');
    return test == "__name__==\"__main__\"" || test == "__name__=='__main__'";
  }

  bool derives_from_layer(const Node& class_definition) const {
    const Node bases = child_of_kind(class_definition, "argument_list");
    for (std::uint32_t i = 0; bases && i < bases.named_child_count(); ++i) {
      const std::string_view base = last_name(bases.named_child(i).in(text_));
      if (base == "Module" || base == "Layer" || layers_.contains(std::string(base))) return true;
    }
    return false;
  }

  void add_class(const Node& node) {
    const Node name = child_of_kind(node, "identifier");
    if (!name || !derives_from_layer(node)) return;
    layers_.emplace(name.in(text_));
    const Node body = child_of_kind(node, "block");
    for (std::uint32_t i = 0; body && i < body.named_child_count(); ++i) {
      const Node method = undecorated(body.named_child(i));
      if (method.kind_name() != "function_definition") continue;
      if (child_of_kind(method, "identifier").in(text_) != "forward") continue;
      found_.models.push_back({std::string(name.in(text_)), name.range(), required(method)});
      return;
    }
  }

  // The names of parameters without a default, but for the first.
  std::vector<std::string> required(const Node& method) const {
    std::vector<std::string> names;
    const Node all = child_of_kind(method, "parameters");
    for (std::uint32_t i = 1; all && i < all.named_child_count(); ++i) {
      const Node parameter = all.named_child(i);
      const Node name =
          parameter.kind_name() == "typed_parameter" ? parameter.named_child(0) : parameter;
      if (name.kind_name() == "identifier") names.emplace_back(name.in(text_));
    }
    return names;
  }

  std::string_view text_;
  std::set<std::string> layers_;
  RunnableParts found_;
};

}  // namespace

RunnableParts runnable_parts(std::string_view text) {
  const auto tree = syntax::parse(syntax::Language::python, text);
  if (!tree) return {};
  Parts parts(text);
  const Node root = tree->root();
  for (std::uint32_t i = 0; i < root.named_child_count(); ++i) parts.add(root.named_child(i));
  return parts.take();
}

}  // namespace paddle_ls::server
