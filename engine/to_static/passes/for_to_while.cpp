#include "engine/to_static/passes/for_to_while.hpp"

#include <algorithm>

#include "engine/python_ast/unparse.hpp"
#include "engine/to_static/node_builder.hpp"

namespace paddle_ls::to_static {
namespace {

enum class LoopKind : std::uint8_t { range, value, enumerate, other_call };

// The class of a node in the messages of the original.
std::string_view class_name(Kind kind) {
  switch (kind) {
    case Kind::tuple: return "Tuple";
    case Kind::list: return "List";
    case Kind::attribute: return "Attribute";
    case Kind::subscript: return "Subscript";
    case Kind::starred: return "Starred";
    case Kind::name: return "Name";
    case Kind::list_comp: return "ListComp";
    case Kind::set_comp: return "SetComp";
    case Kind::dict_comp: return "DictComp";
    case Kind::generator_exp: return "GeneratorExp";
    case Kind::bin_op: return "BinOp";
    case Kind::bool_op: return "BoolOp";
    case Kind::unary_op: return "UnaryOp";
    case Kind::if_exp: return "IfExp";
    case Kind::compare: return "Compare";
    case Kind::constant: return "Constant";
    case Kind::joined_str: return "JoinedStr";
    case Kind::dict: return "Dict";
    case Kind::set: return "Set";
    case Kind::lambda: return "Lambda";
    case Kind::await: return "Await";
    default: return "node";
  }
}

class Parser {
 public:
  Parser(State& state, NodeId loop)
      : state_(state), ast_(state.ast), build_(state, loop), loop_(loop) {}

  std::optional<ForParts> run() {
    const NodeId iter = ast_.child(loop_, Field::iter);
    over_ = kind_of(iter);
    if (!over_) {
      refuse_attribute(iter, "args");
      return std::nullopt;
    }
    if (*over_ == LoopKind::value) {
      iterated_ = iter;
    } else {
      arguments_ = ast_.list(iter, Field::args);
    }
    name_parts();
    if (state_.refusal || *over_ == LoopKind::other_call) return std::nullopt;
    return *over_ == LoopKind::range ? over_range() : over_items();
  }

 private:
  std::optional<LoopKind> kind_of(NodeId iter) const {
    switch (ast_.kind(iter)) {
      case Kind::name:
      case Kind::attribute:
      case Kind::list:
      case Kind::tuple:
      case Kind::subscript: return LoopKind::value;
      case Kind::call: break;
      default: return std::nullopt;
    }
    const NodeId callee = ast_.child(iter, Field::func);
    if (ast_.is(callee, Kind::attribute) && ast_.text(callee) == "numpy") return LoopKind::value;
    if (ast_.is(callee, Kind::name) && ast_.text(callee) == "range") return LoopKind::range;
    if (ast_.is(callee, Kind::name) && ast_.text(callee) == "enumerate") return LoopKind::enumerate;
    return LoopKind::other_call;
  }

  void refuse_attribute(NodeId node, std::string_view attribute) {
    state_.refuse("AttributeError",
                  "'" + std::string(class_name(ast_.kind(node))) + "' object has no attribute '" +
                      std::string(attribute) + "'",
                  node);
  }

  std::string id(NodeId target) {
    if (!ast_.is(target, Kind::name)) refuse_attribute(target, "id");
    return std::string(ast_.text(target));
  }

  // In the order of the original, because its counters move on even where nothing comes of it.
  void name_parts() {
    const NodeId target = ast_.child(loop_, Field::target);
    const bool pair = ast_.is(target, Kind::tuple) || ast_.is(target, Kind::list);
    if (*over_ == LoopKind::range || *over_ == LoopKind::value) item_ = id(target);
    if (*over_ == LoopKind::enumerate && !pair) refuse_attribute(target, "elts");
    if (*over_ == LoopKind::enumerate && pair) {
      const NodeList& elements = ast_.list(target, Field::elts);
      if (elements.size() < 2) {
        state_.refuse("IndexError", "list index out of range", target);
        return;
      }
      item_ = id(elements[1]);
    }
    index_ = state_.fresh("__for_loop_var_index");
    length_ = state_.fresh("__for_loop_var_len");
    zip_ = state_.fresh("__for_loop_iter_zip");
    if (*over_ != LoopKind::enumerate || state_.refusal) return;
    if (arguments_.empty()) {
      state_.refuse("IndexError", "list index out of range", loop_);
      return;
    }
    iterated_ = arguments_.front();
    counter_ = id(ast_.list(target, Field::elts)[0]);
  }

  std::optional<ForParts> over_range() {
    if (arguments_.empty() || arguments_.size() > 3) {
      state_.refuse("AssertionError", "range() function takes 1 to 3 arguments", loop_);
      return std::nullopt;
    }
    ForParts parts;
    parts.index = item_;
    const NodeId first = arguments_.size() == 1 ? build_.number("0") : build_.reread(arguments_[0]);
    parts.before = {build_.assign(item_, first)};
    const NodeId stop = arguments_[arguments_.size() == 1 ? 0 : 1];
    const NodeId step = arguments_.size() == 3 ? arguments_[2] : build_.number("1");
    const bool down = ast_.is(step, Kind::unary_op);
    if (!down && !ast_.is(step, Kind::constant)) {
      state_.refuse("NotImplementedError",
                    "Dynamic-to-Static only supports the step value is a constant or negative "
                    "constant in 'for-range' statements, such as '2', '-3'. But received: '" +
                        python_ast::unparse_expression(ast_, step) + "'.",
                    step);
      return std::nullopt;
    }
    parts.condition = build_.compare(build_.name(item_), down ? Operator::greater : Operator::less,
                                     ast_.copy(stop));
    ast_.list(loop_, Field::body).push_back(build_.add_to(item_, ast_.copy(step)));
    return parts;
  }

  std::optional<ForParts> over_items() {
    if (*over_ == LoopKind::enumerate && arguments_.size() > 2) {
      state_.refuse("AssertionError", "enumerate() function takes 1 to 2 arguments", loop_);
      return std::nullopt;
    }
    ForParts parts;
    parts.index = index_;
    hold_zip(parts);
    parts.before.push_back(build_.assign(index_, build_.number("0")));
    parts.before.push_back(build_.assign(length_, build_.jst("Len", {build_.reread(measured())})));
    if (*over_ == LoopKind::enumerate) {
      const NodeId start =
          arguments_.size() == 1 ? build_.number("0") : build_.reread(arguments_[1]);
      parts.before.push_back(build_.assign(counter_, start));
    }
    parts.condition = build_.compare(build_.name(index_), Operator::less, build_.name(length_));
    // The item is taken by text, so that `enumerate(a + b)` indexes `b` alone.
    const std::string taken = python_ast::unparse_expression(ast_, iterated_) + "[" + index_ + "]";
    const std::string item = state_.fresh("__for_loop_iter_var");
    NodeList& body = ast_.list(loop_, Field::body);
    body.insert(body.begin(), build_.assign(item, build_.expression(taken)));
    for (const NodeId statement : body) rename(statement, item);
    body.push_back(build_.add_to(index_, build_.number("1")));
    if (*over_ == LoopKind::enumerate) body.push_back(build_.add_to(counter_, build_.number("1")));
    return parts;
  }

  void hold_zip(ForParts& parts) {
    if (!ast_.is(iterated_, Kind::call)) return;
    const NodeId callee = ast_.child(iterated_, Field::func);
    if (!ast_.is(callee, Kind::name) || ast_.text(callee) != "zip") return;
    parts.before.push_back(
        build_.assign(zip_, build_.call(build_.name("list"), {build_.reread(iterated_)})));
    iterated_ = build_.name(zip_);
  }

  // `x.numpy()` has the length of `x`.
  NodeId measured() const {
    if (!ast_.is(iterated_, Kind::call)) return iterated_;
    const NodeId callee = ast_.child(iterated_, Field::func);
    const bool numpy = ast_.is(callee, Kind::attribute) && ast_.text(callee) == "numpy";
    return numpy ? ast_.child(callee, Field::value) : iterated_;
  }

  // All uses of the loop's target in the body become stores of the new name, also where they load:
  // the original puts one and the same node everywhere.
  void rename(NodeId statement, const std::string& to) {
    for (const NodeId node : python_ast::preorder(ast_, statement)) {
      if (ast_.is(node, Kind::nonlocal_stmt)) {
        for (const NodeId name : ast_.list(node, Field::names)) {
          if (ast_.text(name) == item_) ast_.set_text(name, to);
        }
      }
      if (ast_.text(node) != item_) continue;
      if (ast_.is(node, Kind::name) || ast_.is(node, Kind::arg)) {
        ast_.set_text(node, to);
        if (ast_.is(node, Kind::name)) ast_.set(node, Context::store);
      }
    }
  }

  State& state_;
  Ast& ast_;
  NodeBuilder build_;
  NodeId loop_;
  std::optional<LoopKind> over_;
  NodeList arguments_;  // of range, enumerate or another call
  NodeId iterated_ = no_node;
  std::string item_;     // the target that takes the items
  std::string counter_;  // the target that counts, of enumerate
  std::string index_;
  std::string length_;
  std::string zip_;
};

}  // namespace

std::optional<ForParts> take_apart(State& state, NodeId loop) {
  return Parser(state, loop).run();
}

NodeId for_to_while(State& state, NodeId parent, NodeId loop, NodeId condition) {
  Ast& ast = state.ast;
  for (const Field field : {Field::body, Field::orelse}) {
    if (!ast.has(parent, field)) continue;
    NodeList& list = ast.list(parent, field);
    const auto found = std::find(list.begin(), list.end(), loop);
    if (found == list.end()) continue;
    const auto at = found - list.begin();
    const auto parts = take_apart(state, loop);
    if (!parts) return loop;
    NodeBuilder build(state, loop);
    const NodeId made = build.while_statement(build.both(parts->condition, condition));
    ast.set_origin(made, ast.origin(loop));
    ast.share_list(made, loop, Field::body);
    ast.share_list(made, loop, Field::orelse);
    list[static_cast<std::size_t>(at)] = made;
    list.insert(list.begin() + at, parts->before.begin(), parts->before.end());
    return made;
  }
  state.refuse("ValueError", "parent_node doesn't contain the loop_node in ForToWhileTransformer",
               loop);
  return loop;
}

}  // namespace paddle_ls::to_static
