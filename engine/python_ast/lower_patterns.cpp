// The patterns of `case`.
#include "engine/python_ast/lowering.hpp"

namespace paddle_ls::python_ast {

NodeId Lowering::pattern(TSNode node) {
  if (++depth_ > max_depth) {
    --depth_;
    return fail(node, "the code nests too deeply");
  }
  const NodeId made = [&]() -> NodeId {
    switch (kind(node)) {
      case NodeKind::case_pattern: return simple_pattern(parts(node), node);
      case NodeKind::as_pattern: {
        const Parts all = parts(node);
        const NodeId as = make(Kind::match_as, node, text(all.back().node));
        ast_.set_child(as, Field::pattern, pattern(all.front().node));
        return as;
      }
      case NodeKind::keyword_pattern: {
        const Parts all = parts(node);
        const NodeId keyword = make(Kind::keyword_pattern, node, text(all[0].node));
        const Parts value(all.begin() + 2, all.end());
        ast_.set_child(keyword, Field::pattern, simple_pattern(value, value[0].node));
        return keyword;
      }
      case NodeKind::splat_pattern: {
        const std::string_view name = text(parts(node)[1].node);
        return make(Kind::match_star, node, name == "_" ? "" : name);
      }
      case NodeKind::union_pattern: return patterns(Kind::match_or, node);
      case NodeKind::list_pattern: return patterns(Kind::match_sequence, node);
      case NodeKind::tuple_pattern: {
        const Parts all = parts(node);
        if (all.size() == 3 && all[1].kind == NodeKind::case_pattern) {
          const NodeId inner = pattern(all[1].node);
          if (!ast_.is(inner, Kind::match_star)) return inner;
        }
        return patterns(Kind::match_sequence, node);
      }
      case NodeKind::dict_pattern: return mapping_pattern(node);
      case NodeKind::class_pattern: return class_pattern(node);
      case NodeKind::dotted_name: return capture(node);
      case NodeKind::constant:
      case NodeKind::none_literal: return make(Kind::match_singleton, node, text(node));
      case NodeKind::string:
      case NodeKind::concatenated_string:
      case NodeKind::integer:
      case NodeKind::floating: return wrap(Kind::match_value, node, Field::value, expression(node));
      default:
        if (text(node) == "_") return make(Kind::match_as, node);
        if (ts_node_type(node) == std::string_view("complex_pattern")) {
          return wrap(Kind::match_value, node, Field::value, signed_number(parts(node), node));
        }
        return fail(node, "this is no pattern");
    }
  }();
  --depth_;
  return made;
}

// One pattern, which may be a number with its sign as a token of its own.
NodeId Lowering::simple_pattern(const Parts& all, TSNode node) {
  if (all.size() == 1) return pattern(all[0].node);
  return wrap(Kind::match_value, node, Field::value, signed_number(all, node));
}

// `-1`, `1 + 2j`, `-1 - 2j`.
NodeId Lowering::signed_number(const Parts& all, TSNode node) {
  std::size_t at = 0;
  const bool negative = text(all[0].node) == "-";
  at += negative;
  NodeId made = expression(all[at++].node);
  if (negative) {
    made = wrap(Kind::unary_op, node, Field::operand, made);
    ast_.set(made, Operator::minus);
  }
  if (at + 1 >= all.size()) return made;
  const NodeId sum = make(Kind::bin_op, node);
  ast_.set(sum, text(all[at].node) == "-" ? Operator::sub : Operator::add);
  ast_.set_child(sum, Field::left, made);
  ast_.set_child(sum, Field::right, expression(all[at + 1].node));
  return sum;
}

// The alternatives of `|`, or the items of a sequence. A sign belongs to the number behind it.
NodeId Lowering::patterns(Kind made_kind, TSNode node) {
  const NodeId made = make(made_kind, node);
  const Parts all = parts(node);
  for (std::size_t at = 0; at < all.size(); ++at) {
    if (!all[at].named() && text(all[at].node) == "-") {
      const Parts number{all[at], all[at + 1]};
      ast_.list(made, Field::patterns).push_back(simple_pattern(number, all[at].node));
      ++at;
    } else if (all[at].named() || text(all[at].node) == "_") {
      ast_.list(made, Field::patterns).push_back(pattern(all[at].node));
    }
  }
  return made;
}

NodeId Lowering::mapping_pattern(TSNode node) {
  const NodeId made = make(Kind::match_mapping, node);
  const Parts all = parts(node);
  const std::uint16_t key = field_id("key");
  const std::uint16_t value = field_id("value");
  Parts keys;
  for (const Part& part : all) {
    if (part.kind == NodeKind::splat_pattern) ast_.set_text(made, text(parts(part.node)[1].node));
    if (part.field == key) keys.push_back(part);
    if (part.field != value) continue;
    // A key is a value or a constant, so the pattern around it is taken off again.
    const NodeId item = make(Kind::mapping_item, part.node);
    const NodeId pattern_of_key = simple_pattern(keys, keys.front().node);
    if (ast_.is(pattern_of_key, Kind::match_singleton)) {
      const NodeId constant = make(Kind::constant, keys.front().node, ast_.text(pattern_of_key));
      ast_.set(constant, Literal::named);
      ast_.set_child(item, Field::key, constant);
    } else if (ast_.is(pattern_of_key, Kind::match_value)) {
      ast_.set_child(item, Field::key, ast_.child(pattern_of_key, Field::value));
    } else {
      return fail(keys.front().node, "this is not a key of a mapping pattern");
    }
    ast_.set_child(item, Field::pattern, pattern(part.node));
    ast_.list(made, Field::items).push_back(item);
    keys.clear();
  }
  return made;
}

NodeId Lowering::class_pattern(TSNode node) {
  const NodeId made = make(Kind::match_class, node);
  for (const Part& part : parts(node)) {
    if (part.kind == NodeKind::dotted_name) {
      ast_.set_child(made, Field::cls, dotted_name(part.node));
    } else if (part.kind == NodeKind::case_pattern) {
      ast_.list(made, Field::patterns).push_back(pattern(part.node));
    }
  }
  return made;
}

NodeId Lowering::dotted_name(TSNode node) {
  NodeId made = no_node;
  for (const Part& part : parts(node)) {
    if (!part.named()) continue;
    if (made == no_node) {
      made = make(Kind::name, part.node, text(part.node));
      continue;
    }
    const NodeId outer = make(Kind::attribute, node, text(part.node));
    ast_.set_child(outer, Field::value, made);
    made = outer;
  }
  return made;
}

// A bare name is bound, `_` matches all, a dotted name is a value.
NodeId Lowering::capture(TSNode node) {
  const NodeId name = dotted_name(node);
  if (ast_.is(name, Kind::attribute)) return wrap(Kind::match_value, node, Field::value, name);
  return make(Kind::match_as, node, ast_.text(name) == "_" ? "" : ast_.text(name));
}

}  // namespace paddle_ls::python_ast
