// Loops become a condition and a body that are functions, and a call that runs them.
#include "engine/python_ast/unparse.hpp"
#include "engine/to_static/liveness.hpp"
#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/passes/carried.hpp"
#include "engine/to_static/passes/for_to_while.hpp"
#include "engine/to_static/rewrite.hpp"

namespace paddle_ls::to_static {
namespace {

class Loops {
 public:
  explicit Loops(State& state) : state_(state), ast_(state.ast), liveness_(state.ast, state.root) {}

  // All `for` loops first get one target and one name to iterate over.
  void unify(NodeId node, NodeList& to) {
    expand_fields(ast_, node, [&](NodeId child, NodeList& list) { unify(child, list); });
    if (ast_.is(node, Kind::for_stmt)) to.push_back(prepare(node));
    to.push_back(node);
  }

  void convert(NodeId node, NodeList& to) {
    expand_fields(ast_, node, [&](NodeId child, NodeList& list) { convert(child, list); });
    if (state_.refusal) return to.push_back(node);
    if (ast_.is(node, Kind::while_stmt)) return while_loop(node, to);
    if (ast_.is(node, Kind::for_stmt)) return for_loop(node, to);
    to.push_back(node);
  }

 private:
  // `it = _jst.Indexable(xs)` before the loop, `a, b = _jst.Unpack(t, [1, 1])` at the start of its
  // body.
  NodeId prepare(NodeId loop) {
    NodeBuilder build(state_, loop);
    const std::string item = state_.fresh("__for_loop_iter_target");
    const std::string iterator = state_.fresh("__for_loop_iter_iterator");
    const NodeId target = build.reread(ast_.child(loop, Field::target));
    set_context(ast_, target, Context::store);
    const NodeId unpacked =
        build.assign_to(target, build.jst("Unpack", {build.name(item), structure(build, target)}));
    NodeList& body = ast_.list(loop, Field::body);
    body.insert(body.begin(), unpacked);
    const NodeId iterated = build.reread(ast_.child(loop, Field::iter));
    ast_.set_child(loop, Field::target, build.name(item, Context::store));
    ast_.set_child(loop, Field::iter, build.name(iterator));
    return build.assign(iterator, build.jst("Indexable", {iterated}));
  }

  // `[1, [1, 1]]` for `a, (b, c)`.
  NodeId structure(NodeBuilder& build, NodeId target) {
    if (!ast_.is(target, Kind::tuple) && !ast_.is(target, Kind::list)) return build.number("1");
    const NodeId made = ast_.make(Kind::list, ast_.origin(target));
    for (const NodeId item : NodeList(ast_.list(target, Field::elts))) {
      ast_.list(made, Field::elts).push_back(structure(build, item));
    }
    return made;
  }

  void while_loop(NodeId loop, NodeList& to) {
    call(loop, ast_.child(loop, Field::test), carried(loop, ""), {"while_condition", "while_body"},
         to);
  }

  // An `else` of the loop is lost (D01).
  void for_loop(NodeId loop, NodeList& to) {
    const auto parts = take_apart(state_, loop);
    if (!parts) return to.push_back(loop);
    to.insert(to.end(), parts->before.begin(), parts->before.end());
    call(loop, parts->condition, carried(loop, parts->index),
         {"for_loop_condition", "for_loop_body"}, to);
  }

  std::vector<std::string> carried(NodeId loop, const std::string& index) const {
    const NameScope& scope = liveness_.scope(loop);
    NameSet names = scope.written;
    names.insert(scope.created.begin(), scope.created.end());
    if (!index.empty()) names.insert(index);
    names.erase("__args");
    return {names.begin(), names.end()};
  }

  struct Prefixes {
    std::string_view condition;
    std::string_view body;
  };

  void call(NodeId loop, NodeId test, const std::vector<std::string>& names, Prefixes prefixes,
            NodeList& to) {
    NodeBuilder build(state_, loop);
    const std::string condition = state_.fresh(prefixes.condition);
    const std::string body = state_.fresh(prefixes.body);
    const std::vector<std::string> push_pop = liveness_.push_pop_names(loop);

    NodeList condition_body = build.nonlocals(names);
    condition_body.push_back(build.returning(test));
    NodeList loop_body = build.nonlocals(names);
    const NodeList& statements = ast_.list(loop, Field::body);
    loop_body.insert(loop_body.end(), statements.begin(), statements.end());
    to.push_back(build.function(condition, condition_body));
    to.push_back(build.function(body, loop_body));

    const Accessors access = accessors(state_, loop, names, push_pop);
    to.push_back(access.get);
    to.push_back(access.set);
    const NodeId run =
        build.jst("While", {build.name(condition), build.name(body),
                            build.name(ast_.text(access.get)), build.name(ast_.text(access.set))});
    ast_.list(run, Field::keywords) = {build.keyword("return_name_ids", build.name_tuple(names)),
                                       build.keyword("push_pop_names", build.name_tuple(push_pop))};
    to.push_back(build.statement(run));
  }

  State& state_;
  Ast& ast_;
  Liveness liveness_;
};

}  // namespace

void convert_loops(State& state) {
  Loops loops(state);
  NodeList root;
  loops.unify(state.root, root);
  root.clear();
  loops.convert(state.root, root);
}

}  // namespace paddle_ls::to_static
