// What names hold: the values that are bound to them, the parts of what is unpacked, the items of
// what is gone through.
#include <algorithm>

#include "engine/to_static/hazards/program/tensor_names.hpp"
#include "engine/to_static/hazards/values/nature.hpp"

namespace paddle_ls::to_static {
namespace {

// How far a chain of names and operands is followed.
constexpr int deepest_value = 48;

}  // namespace

// What the function binds to the name.
void Natures::values_bound(std::string_view name, int depth, std::vector<Judgement>& to) {
  const Ast& ast = facts_.ast;
  for (const NodeId node : facts_.nodes) {
    if (!ast.is(node, Kind::name) || ast.text(node) != name) continue;
    if (ast.context(node) != Context::store) continue;
    const NodeId statement = facts_.part.parent(node);
    const Kind kind = ast.kind(statement);
    if (kind == Kind::for_stmt || kind == Kind::comprehension) {
      items(ast.child(statement, Field::iter), depth, to);
      continue;
    }
    if (kind == Kind::tuple || kind == Kind::list) {
      to.push_back(unpacked(statement, node, depth));
      continue;
    }
    const bool plain = kind == Kind::assign || kind == Kind::aug_assign ||
                       kind == Kind::ann_assign || kind == Kind::named_expr;
    const NodeId value = plain ? ast.child(statement, Field::value) : no_node;
    to.push_back(value == no_node ? Judgement{} : judge(value, depth));
  }
}

// What a name of a target `a, b` gets: several tensors of one call, or what `enumerate` and `zip`
// go over.
Judgement Natures::unpacked(NodeId target, NodeId name, int depth) {
  const Ast& ast = facts_.ast;
  const NodeId statement = facts_.part.parent(target);
  const Kind kind = ast.kind(statement);
  const NodeList& names = ast.list(target, Field::elts);
  const auto place =
      static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
  if (kind == Kind::assign) {
    const NodeId value = ast.child(statement, Field::value);
    if (ast.is(value, Kind::tuple) && ast.list(value, Field::elts).size() == names.size()) {
      return judge(ast.list(value, Field::elts)[place], depth);
    }
    if (!ast.is(value, Kind::call)) return {};
    const std::string maker = facts_.part.qualified(ast.child(value, Field::func));
    if (!makes_tensors(maker)) return {};
    return {Nature::tensor, "`" + maker + "` gives tensors"};
  }
  if (kind != Kind::for_stmt && kind != Kind::comprehension) return {};
  const NodeId iter = ast.child(statement, Field::iter);
  if (!ast.is(iter, Kind::call)) return {};
  const std::string walk = facts_.part.dotted(ast.child(iter, Field::func));
  const NodeList& walked = ast.list(iter, Field::args);
  std::vector<Judgement> item;
  if (walk == "enumerate" && place == 1 && !walked.empty()) items(walked.front(), depth, item);
  if (walk == "zip" && place < walked.size()) items(walked[place], depth, item);
  return one_of(item);
}

// What the lists hold that the function binds the name to, and what it puts into them; nothing when
// the name is bound to something else as well.
bool Natures::items_of_lists(NodeId name, int depth, std::vector<Judgement>& to) {
  const Ast& ast = facts_.ast;
  const std::string spelled(ast.text(name));
  if (facts_.is_parameter(spelled) || inner_owner(name) != no_node) return false;
  const auto [known, added] = lists_.try_emplace(spelled);
  if (!added) {
    if (known->second) to.push_back(*known->second);
    return known->second.has_value();
  }
  std::vector<Judgement> held;
  bool is_list = false;
  for (const NodeId node : facts_.nodes) {
    const NodeId parent = facts_.part.parent(node);
    if (!ast.is(node, Kind::name) || ast.text(node) != spelled) continue;
    if (ast.context(node) == Context::store) {
      const NodeId value = ast.is(parent, Kind::assign) ? ast.child(parent, Field::value) : no_node;
      const bool is_display = ast.is(value, Kind::list) || ast.is(value, Kind::list_comp);
      if (!is_display) return false;
      is_list = true;
      items(value, depth + 1, held);
    } else if (ast.is(parent, Kind::attribute) && ast.text(parent) == "append" &&
               ast.is(facts_.part.parent(parent), Kind::call)) {
      for (const NodeId item : ast.list(facts_.part.parent(parent), Field::args)) {
        held.push_back(judge(item, depth + 1));
      }
    }
  }
  if (!is_list) return false;
  lists_[spelled] = one_of(held);
  to.push_back(*lists_[spelled]);
  return true;
}

// What a loop over `iter` gives its target.
void Natures::items(NodeId iter, int depth, std::vector<Judgement>& to) {
  const Ast& ast = facts_.ast;
  if (depth > deepest_value) return to.push_back({});
  if (ast.is(iter, Kind::list_comp) || ast.is(iter, Kind::generator_exp)) {
    return to.push_back(judge(ast.child(iter, Field::elt), depth + 1));
  }
  if (ast.is(iter, Kind::name) && items_of_lists(iter, depth, to)) return;
  if (ast.is(iter, Kind::list) || ast.is(iter, Kind::tuple)) {
    for (const NodeId item : ast.list(iter, Field::elts)) to.push_back(judge(item, depth));
    return;
  }
  if (ast.is(iter, Kind::call)) {
    const std::string maker = facts_.part.qualified(ast.child(iter, Field::func));
    if (makes_tensors(maker)) {
      return to.push_back({Nature::tensor, "`" + maker + "` gives tensors"});
    }
  }
  if (ast.is(iter, Kind::call) && ast.text(ast.child(iter, Field::func)) == "unbind") {
    return to.push_back({Nature::likely_tensor, "`unbind` gives tensors"});
  }
  if (const Given* given = given_to(iter)) return to.push_back(given->items);
  Judgement whole = judge(iter, depth);
  to.push_back(on_tensor(whole) ? std::move(whole) : Judgement{});
}

}  // namespace paddle_ls::to_static
