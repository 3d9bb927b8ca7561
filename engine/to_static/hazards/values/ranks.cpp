#include "engine/to_static/hazards/values/ranks.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/to_static/hazards/program/tensor_names.hpp"

namespace paddle_ls::to_static {
namespace {

// How many dimensions a value has: `count`, or so many more than the tensor `whole`.
struct Rank {
  std::string_view whole;
  std::int64_t count = 0;

  bool operator==(const Rank&) const = default;
};

constexpr std::string_view single_values[] = {"item", "max", "mean", "min", "prod", "sum"};

// For a method of a value or a function such as `paddle.sum(x)` with no other argument.
bool is_single_value(const Ast& ast, NodeId call) {
  const NodeId callee = ast.child(call, Field::func);
  if (!ast.is(callee, Kind::attribute) || !ast.list(call, Field::keywords).empty()) return false;
  const NodeId owner = ast.child(callee, Field::value);
  const bool by_library = ast.is(owner, Kind::name) && ast.text(owner) == "paddle";
  return ast.list(call, Field::args).size() == (by_library ? 1 : 0) &&
         std::find(std::begin(single_values), std::end(single_values), ast.text(callee)) !=
             std::end(single_values);
}

// Of a call that says the shape in a list, as `x.reshape([2, 3])`.
std::optional<Rank> rank_of_shaped(const Ast& ast, NodeId call) {
  static constexpr std::string_view shaped[] = {"full", "ones", "reshape", "zeros"};
  const NodeId callee = ast.child(call, Field::func);
  const bool is_shaped =
      ast.is(callee, Kind::attribute) &&
      std::find(std::begin(shaped), std::end(shaped), ast.text(callee)) != std::end(shaped);
  if (!is_shaped) return {};
  for (const NodeId argument : ast.list(call, Field::args)) {
    if (ast.is(argument, Kind::list)) {
      return Rank{{}, static_cast<std::int64_t>(ast.list(argument, Field::elts).size())};
    }
  }
  return {};
}

// As far as words tell, and the places `within` where tensors are reduced.
std::optional<Rank> rank_of(const Ast& ast, Natures& natures, NodeId value,
                            const NodeList& within) {
  switch (ast.kind(value)) {
    case Kind::constant:
      if (ast.literal(value) != Literal::number) return {};
      return Rank{};
    case Kind::name:
      if (std::none_of(within.begin(), within.end(),
                       [&](NodeId each) { return is_reduced_in(ast, natures, each, value); })) {
        return {};
      }
      return Rank{ast.text(value), 0};
    case Kind::unary_op:
      if (ast.op(value) == Operator::logical_not) return {};
      return rank_of(ast, natures, ast.child(value, Field::operand), within);
    case Kind::bin_op: {
      const auto left = rank_of(ast, natures, ast.child(value, Field::left), within);
      const auto right = rank_of(ast, natures, ast.child(value, Field::right), within);
      if (!left || !right) return {};
      if (*left == Rank{}) return right;
      if (*right == Rank{} || *left == *right) return left;
      return {};
    }
    case Kind::call: {
      if (is_single_value(ast, value)) return Rank{};
      if (const auto shaped = rank_of_shaped(ast, value)) return shaped;
      const NodeId callee = ast.child(value, Field::func);
      if (!ast.is(callee, Kind::attribute) || ast.text(callee) != "unsqueeze") return {};
      auto of_owner = rank_of(ast, natures, ast.child(callee, Field::value), within);
      const NodeList& axes = ast.list(value, Field::args);
      if (of_owner && axes.size() == 1 && ast.is(axes.front(), Kind::constant)) {
        ++of_owner->count;
        return of_owner;
      }
      return {};
    }
    default: return {};
  }
}

}  // namespace

bool is_reduced_in(const Ast& ast, Natures& natures, NodeId within, NodeId name) {
  const auto is_it = [&](NodeId node) {
    return ast.is(node, Kind::name) && ast.text(node) == ast.text(name);
  };
  const auto all = python_ast::preorder(ast, within);
  return std::any_of(all.begin(), all.end(), [&](NodeId node) {
    if (!ast.is(node, Kind::call)) return false;
    const NodeId callee = ast.child(node, Field::func);
    // `item` works on a single value only.
    if (!ast.is(callee, Kind::attribute) || !is_reduction(ast.text(callee)) ||
        ast.text(callee) == "item") {
      return false;
    }
    NodeId owner = ast.child(callee, Field::value);
    if (ast.is(owner, Kind::name) && ast.text(owner) == "paddle") {
      const NodeList& given = ast.list(node, Field::args);
      owner = given.empty() ? no_node : given.front();
    }
    if (owner == no_node) return false;
    if (is_it(owner)) return true;
    if (!ast.is(owner, Kind::compare) && !ast.is(owner, Kind::bin_op)) return false;
    const auto parts = python_ast::preorder(ast, owner);
    return std::any_of(parts.begin(), parts.end(), is_it) && on_tensor(natures.of(name));
  });
}

std::string ranks_apart(const Ast& ast, Natures& natures, NodeId left, NodeId right, NodeId test) {
  const NodeList within = {test, left, right};
  const auto one = rank_of(ast, natures, left, within);
  const auto other = rank_of(ast, natures, right, within);
  if (!one || !other || *one == *other) return {};
  // A value that is reduced to a truth value has dimensions, though their number is not known.
  const bool is_comparable = one->whole == other->whole || *one == Rank{} || *other == Rank{};
  if (!is_comparable) return {};
  const bool has_single = *one == Rank{} || *other == Rank{};
  return has_single ? "a tensor or a single value" : "a tensor or one of another rank";
}

}  // namespace paddle_ls::to_static
