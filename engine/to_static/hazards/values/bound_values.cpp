#include "engine/to_static/hazards/values/bound_values.hpp"

#include <algorithm>

#include "engine/to_static/hazards/program/tensor_names.hpp"
#include "engine/to_static/hazards/values/judge_nature.hpp"
#include "engine/to_static/hazards/values/judge_parameter.hpp"

namespace paddle_ls::to_static {
namespace {

// How far a chain of names and operands is followed.
constexpr int deepest_value = 48;

// What a name of a target `a, b` gets: several tensors of one call, or what `enumerate` and `zip`
// go over.
Judgement judge_unpacked(Natures& natures, NodeId target, NodeId name, int depth) {
  const Ast& ast = natures.facts.ast;
  const NodeId statement = natures.facts.part.parent(target);
  const Kind kind = ast.kind(statement);
  const NodeList& names = ast.list(target, Field::elts);
  const auto place =
      static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
  if (kind == Kind::assign) {
    const NodeId value = ast.child(statement, Field::value);
    if (ast.is(value, Kind::tuple) && ast.list(value, Field::elts).size() == names.size()) {
      return judge(natures, ast.list(value, Field::elts)[place], depth);
    }
    if (!ast.is(value, Kind::call)) return {};
    const std::string maker = natures.facts.part.qualified(ast.child(value, Field::func));
    if (!makes_tensors(maker)) return {};
    return {Nature::tensor, "`" + maker + "` gives tensors"};
  }
  if (kind != Kind::for_stmt && kind != Kind::comprehension) return {};
  const NodeId iter = ast.child(statement, Field::iter);
  if (!ast.is(iter, Kind::call)) return {};
  const std::string walk = natures.facts.part.dotted(ast.child(iter, Field::func));
  const NodeList& walked = ast.list(iter, Field::args);
  std::vector<Judgement> item;
  if (walk == "enumerate" && place == 1 && !walked.empty())
    add_items(natures, walked.front(), depth, item);
  if (walk == "zip" && place < walked.size()) add_items(natures, walked[place], depth, item);
  return one_of(item);
}

// What the lists hold that the function binds the name to, and what it puts into them; nothing when
// the name is bound to something else as well.
bool add_items_of_lists(Natures& natures, NodeId name, int depth, std::vector<Judgement>& to) {
  const Ast& ast = natures.facts.ast;
  const std::string spelled(ast.text(name));
  if (natures.facts.is_parameter(spelled) || inner_owner(natures, name) != no_node) return false;
  const auto [known, added] = natures.lists.try_emplace(spelled);
  if (!added) {
    if (known->second) to.push_back(*known->second);
    return known->second.has_value();
  }
  std::vector<Judgement> held;
  bool is_list = false;
  for (const NodeId node : natures.facts.nodes) {
    const NodeId parent = natures.facts.part.parent(node);
    if (!ast.is(node, Kind::name) || ast.text(node) != spelled) continue;
    if (ast.context(node) == Context::store) {
      const NodeId value = ast.is(parent, Kind::assign) ? ast.child(parent, Field::value) : no_node;
      const bool is_display = ast.is(value, Kind::list) || ast.is(value, Kind::list_comp);
      if (!is_display) return false;
      is_list = true;
      add_items(natures, value, depth + 1, held);
    } else if (ast.is(parent, Kind::attribute) && ast.text(parent) == "append" &&
               ast.is(natures.facts.part.parent(parent), Kind::call)) {
      for (const NodeId item : ast.list(natures.facts.part.parent(parent), Field::args)) {
        held.push_back(judge(natures, item, depth + 1));
      }
    }
  }
  if (!is_list) return false;
  natures.lists[spelled] = one_of(held);
  to.push_back(*natures.lists[spelled]);
  return true;
}

}  // namespace

// The values that the function binds to the name.
void add_bound_values(Natures& natures, std::string_view name, int depth,
                      std::vector<Judgement>& to) {
  const Ast& ast = natures.facts.ast;
  for (const NodeId node : natures.facts.nodes) {
    if (!ast.is(node, Kind::name) || ast.text(node) != name) continue;
    if (ast.context(node) != Context::store) continue;
    const NodeId statement = natures.facts.part.parent(node);
    const Kind kind = ast.kind(statement);
    if (kind == Kind::for_stmt || kind == Kind::comprehension) {
      add_items(natures, ast.child(statement, Field::iter), depth, to);
      continue;
    }
    if (kind == Kind::tuple || kind == Kind::list) {
      to.push_back(judge_unpacked(natures, statement, node, depth));
      continue;
    }
    const bool plain = kind == Kind::assign || kind == Kind::aug_assign ||
                       kind == Kind::ann_assign || kind == Kind::named_expr;
    const NodeId value = plain ? ast.child(statement, Field::value) : no_node;
    to.push_back(value == no_node ? Judgement{} : judge(natures, value, depth));
  }
}

// The values that a loop over `iter` binds to its target.
void add_items(Natures& natures, NodeId iter, int depth, std::vector<Judgement>& to) {
  const Ast& ast = natures.facts.ast;
  if (depth > deepest_value) return to.push_back({});
  if (ast.is(iter, Kind::list_comp) || ast.is(iter, Kind::generator_exp)) {
    return to.push_back(judge(natures, ast.child(iter, Field::elt), depth + 1));
  }
  if (ast.is(iter, Kind::name) && add_items_of_lists(natures, iter, depth, to)) return;
  if (ast.is(iter, Kind::list) || ast.is(iter, Kind::tuple)) {
    for (const NodeId item : ast.list(iter, Field::elts)) to.push_back(judge(natures, item, depth));
    return;
  }
  if (ast.is(iter, Kind::call)) {
    const std::string maker = natures.facts.part.qualified(ast.child(iter, Field::func));
    if (makes_tensors(maker)) {
      return to.push_back({Nature::tensor, "`" + maker + "` gives tensors"});
    }
  }
  if (ast.is(iter, Kind::call) && ast.text(ast.child(iter, Field::func)) == "unbind") {
    return to.push_back({Nature::likely_tensor, "`unbind` gives tensors"});
  }
  if (const HandedArgument* given = given_to(natures, iter)) return to.push_back(given->items);
  Judgement whole = judge(natures, iter, depth);
  to.push_back(on_tensor(whole) ? std::move(whole) : Judgement{});
}

}  // namespace paddle_ls::to_static
