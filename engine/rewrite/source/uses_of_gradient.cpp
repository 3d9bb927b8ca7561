#include "engine/rewrite/source/uses_of_gradient.hpp"

#include <algorithm>
#include <array>

#include "engine/rewrite/source/expression_words.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/spelled_names.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

namespace {

// Where a gradient is dropped or assigned again; `npos` where that does not happen.
std::size_t find_reset(std::string_view text) {
  static constexpr std::array<std::string_view, 2> calls = {".zero_grad(", ".clear_grad("};
  std::size_t first = text.npos;
  for (const std::string_view call : calls) first = std::min(first, text.find(call));
  constexpr std::string_view place = ".grad";
  for (std::size_t at = text.find(place); at < first; at = text.find(place, at + 1)) {
    const std::size_t sign = text.find_first_not_of(' ', at + place.size());
    const bool is_set = sign != text.npos && text[sign] == '=' && text.substr(sign, 2) != "==";
    if (is_set) return at;
  }
  return first;
}

// True for `.mul_(2)` and `*= 2` after a name.
bool begins_with_change(std::string_view rest) {
  const std::size_t sign = rest.find_first_not_of(' ');
  if (sign == rest.npos) return false;
  const bool is_augmented = std::string_view("+-*/").find(rest[sign]) != rest.npos &&
                            rest.substr(sign + 1).starts_with('=');
  const std::size_t call = rest.find('(');
  if (is_augmented || rest[sign] != '.' || call == rest.npos) return is_augmented;
  const std::string_view method = rest.substr(sign + 1, call - sign - 1);
  return method.ends_with('_') && std::all_of(method.begin(), method.end(), is_identifier_byte);
}

// `g.mul_(2)` and `g *= 2`, which are meant to change the gradient.
bool is_changed(std::string_view text, std::string_view name) {
  return stands_as_word(text, name, [&](std::size_t at) {
    return begins_with_change(text.substr(at + name.size()));
  });
}

// `p.grad.mul_(2)` and `p.grad[0] = 2`
bool is_changed_here(Node gradient, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const Node parent = gradient.parent();
  const Node around = parent.parent();
  if (parent.kind() == k.attribute && around.kind() == k.call) {
    return around.field(k.function) == parent && parent.in(source).ends_with('_');
  }
  return parent.kind() == k.subscript && around.kind() == k.assignment &&
         around.field(k.left) == parent;
}

// `p.grad.mul_(2).add_(1)`, of `p.grad`.
Node end_of_calls(Node gradient) {
  const PythonKinds& k = python_kinds();
  Node end = gradient;
  while (end.parent().kind() == k.attribute && end.parent().parent().kind() == k.call) {
    end = end.parent().parent();
  }
  return end;
}

// Inside of `with torch.no_grad():`, or of a function that has it as a decorator.
bool is_without_gradients(Node node, std::string_view source) {
  const PythonKinds& k = python_kinds();
  for (Node at = node.parent(); at; at = at.parent()) {
    const bool is_with = at.kind() == k.with_statement;
    if (!is_with && at.kind() != k.decorated_definition) continue;
    const std::string_view text = at.in(source);
    const std::string_view head = text.substr(0, text.find(is_with ? ":" : "def "));
    const bool is_off =
        head.find("no_grad") != head.npos || head.find("inference_mode") != head.npos;
    if (is_off) return true;
  }
  return false;
}

struct Holder {
  Node name;
  Node statement;
  bool is_one_of_several = false;
  bool is_put = false;  // into a list that was there
};

// The variable that gets the gradient, or a list with it: `g = p.grad`, `g = [p.grad for p in ps]`,
// `g.append(p.grad)`.
Holder holder_of(Node gradient) {
  const PythonKinds& k = python_kinds();
  Holder holder;
  for (Node at = gradient; at.parent(); at = at.parent()) {
    const Node parent = at.parent();
    if (parent.kind() == k.assignment) {
      const Node left = parent.field(k.left);
      if (left.kind() == k.identifier && left != at) holder.name = left;
      holder.statement = parent;
      return holder;
    }
    if (parent.kind() == k.argument_list) {
      const Node callee = parent.parent().field(k.function);
      const Node list = callee.kind() == k.attribute ? callee.named_child(0) : Node();
      const bool is_put = list && list.kind() == k.identifier && parent.named_child_count() == 1;
      if (is_put) holder = {list, parent.parent(), true, true};
      return holder;
    }
    const bool holds = parent.kind() == k.list || parent.kind() == k.tuple ||
                       parent.kind() == k.list_comprehension;
    if (!holds) return holder;
    holder.is_one_of_several = true;
  }
  return holder;
}

bool is_loop(Node node) {
  const PythonKinds& k = python_kinds();
  return node.kind() == k.for_statement || node.kind() == k.while_statement;
}

}  // namespace

std::uint32_t uses_of_gradient(Node gradient, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const std::uint32_t changed = is_without_gradients(gradient, source) ? 0U : context_changed;
  const Node computed = end_of_calls(gradient);
  const Holder holder = holder_of(computed);
  const bool is_changed_at_once = is_changed_here(gradient, source);
  if (is_changed_at_once && !holder.name) return changed;
  if (!is_changed_at_once && computed != gradient) return 0;
  if (!holder.name) return 0;
  Node around = holder.statement;
  while (around.parent() && around.kind() != k.function_definition) {
    around = around.parent();
    // In the next iteration, the elements that the list already has are reset.
    const bool is_reset =
        holder.is_put && is_loop(around) && find_reset(around.in(source)) != std::string_view::npos;
    if (is_reset) return context_kept | context_may_lack;
  }
  const std::size_t behind = holder.statement.end();
  const std::string_view rest = source.substr(behind, around.end() - behind);
  const std::string_view name = holder.name.in(source);
  const std::size_t reset = find_reset(rest);
  const bool is_kept = reset != rest.npos && mentions(rest.substr(reset), name);
  if (is_changed_at_once) return is_kept ? std::uint32_t{context_kept} : changed;
  if (!holder.is_one_of_several && is_changed(rest.substr(0, reset), name)) return changed;
  if (!is_kept) return 0;
  const bool may_lack = holder.is_one_of_several || rest.find(" None") < reset;
  return may_lack ? context_kept | context_may_lack : context_kept;
}

}  // namespace paddle_ls::rewrite
