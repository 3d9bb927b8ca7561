// Decorators are applied inside of the generated function, to the original under another name.
//
// The original takes decorators apart as text. It cannot convert decorators that its patterns do
// not match (D23), and passes on only plain parameters (D24).
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/python_ast/unparse.hpp"
#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"

namespace paddle_ls::to_static {
namespace {

using namespace std::string_view_literals;

constexpr std::array ignored{"declarative"sv, "to_static"sv, "wraps"sv,    "staticmethod"sv,
                             "classmethod"sv, "decorator"sv, "inference"sv};

std::string_view take_word(std::string_view& text) {
  std::size_t length = 0;
  while (length < text.size()) {
    const char c = text[length];
    const bool word =
        ('a' <= (c | 0x20) && (c | 0x20) <= 'z') || ('0' <= c && c <= '9') || c == '_';
    if (!word) break;
    ++length;
  }
  const std::string_view word = text.substr(0, length);
  text.remove_prefix(length);
  return word;
}

bool take(std::string_view& text, char c) {
  if (!text.starts_with(c)) return false;
  text.remove_prefix(1);
  return true;
}

// `a.b.c`: the last word; nothing where there is none.
std::string_view take_dotted(std::string_view& text) {
  std::string_view word = take_word(text);
  while (!word.empty() && text.starts_with('.')) {
    std::string_view rest = text.substr(1);
    const std::string_view next = take_word(rest);
    if (next.empty()) break;
    text = rest;
    word = next;
  }
  return word;
}

// Of `a.b(...)` it is `b`; but of `a(b(...` and `a(b)(...` it is the inner `b`.
std::optional<std::string> name_of_call(std::string_view text) {
  std::string_view rest = text;
  const std::string_view outer = take_dotted(rest);
  if (outer.empty()) return std::nullopt;
  if (take(rest, '(')) {
    std::string_view within = rest;
    const std::string_view inner = take_dotted(within);
    take(within, ')');
    if (!inner.empty() && within.starts_with('(')) return std::string(inner);
    return std::string(outer);
  }
  take(rest, ')');
  if (rest.starts_with('(')) return std::string(outer);
  return std::nullopt;
}

std::optional<std::string> name_of(const Ast& ast, NodeId decorator, std::string_view text) {
  if (ast.is(decorator, Kind::call)) return name_of_call(text);
  std::string_view rest = text;
  const std::string_view name = take_dotted(rest);
  if (name.empty() || !rest.empty()) return std::nullopt;
  return std::string(name);
}

// `factory(arguments)` as text: first tried with the function as a first argument.
struct Factory {
  std::string callee;
  std::string arguments;
};

std::optional<Factory> factory(std::string_view text) {
  constexpr std::string_view call = "_jst.Call(";
  const std::size_t last = text.rfind(')');
  if (last == std::string_view::npos) return std::nullopt;
  if (text.find("_jst.Call") == std::string_view::npos) {
    const std::size_t open = text.find('(', 1);
    if (open == std::string_view::npos || last < open + 1) return std::nullopt;
    return Factory{std::string(text.substr(0, open)),
                   std::string(text.substr(open + 1, last - open - 1))};
  }
  if (!text.starts_with(call)) return std::nullopt;
  const std::size_t middle = text.find(")(", call.size() + 1);
  if (middle == std::string_view::npos || last < middle + 2) return std::nullopt;
  return Factory{"_jst.Call(" + std::string(text.substr(call.size(), middle - call.size())) + ")",
                 std::string(text.substr(middle + 2, last - middle - 2))};
}

class Decorators {
 public:
  explicit Decorators(State& state) : state_(state), ast_(state.ast) {}

  void visit(NodeId node) {
    python_ast::for_each_child(ast_, node, [&](NodeId child) {
      if (!state_.refusal) visit(child);
    });
    if (!state_.refusal && ast_.is(node, Kind::function_def)) apply(node);
  }

 private:
  void apply(NodeId node) {
    NodeBuilder build(state_, node);
    const NodeList decorators = std::exchange(ast_.list(node, Field::decorators), {});
    const std::string original = "_orig_" + std::string(ast_.text(node));
    std::string target = original;
    NodeList made;
    for (auto decorator = decorators.rbegin(); decorator != decorators.rend(); ++decorator) {
      const std::string text = python_ast::unparse_expression(ast_, *decorator);
      const auto name = name_of(ast_, *decorator, text);
      if (!name) return refuse(*decorator);
      if (std::find(ignored.begin(), ignored.end(), *name) != ignored.end()) continue;
      const std::string decorated = "_decoedby_" + *name;
      const auto code = application(*decorator, text, decorated, target);
      if (!code) return refuse(*decorator);
      const NodeList statements = build.statements(*code);
      made.insert(made.end(), statements.begin(), statements.end());
      target = decorated;
    }
    if (made.empty()) return;
    const NodeId inner = build.function(original, ast_.list(node, Field::body));
    const NodeId args = ast_.child(node, Field::args);
    ast_.set_child(inner, Field::args, ast_.copy(args));
    NodeList handed_on;
    for (const NodeId arg : ast_.list(args, Field::args)) {
      handed_on.push_back(build.name(ast_.text(arg)));
    }
    NodeList body{inner};
    body.insert(body.end(), made.begin(), made.end());
    body.push_back(build.returning(build.call(build.name(target), handed_on)));
    ast_.list(node, Field::body) = body;
  }

  std::optional<std::string> application(NodeId decorator, const std::string& text,
                                         const std::string& decorated,
                                         const std::string& target) const {
    if (!ast_.is(decorator, Kind::call)) {
      return decorated + " = _jst.Call(" + text + ")(" + target + ")\n";
    }
    const auto made = factory(text);
    if (!made) return std::nullopt;
    return "try:\n    " + decorated + " = " + made->callee + "(" + target + ", " + made->arguments +
           ")\nexcept:\n    " + decorated + " = " + made->callee + "(" + made->arguments + ")(" +
           target + ")\n";
  }

  void refuse(NodeId decorator) {
    state_.refuse("AttributeError", "'NoneType' object has no attribute 'group'", decorator);
  }

  State& state_;
  Ast& ast_;
};

}  // namespace

void apply_decorators(State& state) {
  Decorators(state).visit(state.root);
}

}  // namespace paddle_ls::to_static
