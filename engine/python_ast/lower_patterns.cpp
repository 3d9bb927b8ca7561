#include "engine/python_ast/lower_patterns.hpp"

#include "engine/python_ast/lower_expressions.hpp"

namespace paddle_ls::python_ast {
namespace {

// `-1`, `1 + 2j`, `-1 - 2j`.
NodeId lower_signed_number(Lowering& lowering, const Parts& all, TSNode node) {
  std::size_t at = 0;
  const bool negative = lowering.text(all[0].node) == "-";
  at += negative;
  NodeId made = lower_expression(lowering, all[at++].node);
  if (negative) {
    made = lowering.wrap(Kind::unary_op, node, Field::operand, made);
    lowering.ast.set(made, Operator::minus);
  }
  if (at + 1 >= all.size()) return made;
  const NodeId sum = lowering.make(Kind::bin_op, node);
  lowering.ast.set(sum, lowering.text(all[at].node) == "-" ? Operator::sub : Operator::add);
  lowering.ast.set_child(sum, Field::left, made);
  lowering.ast.set_child(sum, Field::right, lower_expression(lowering, all[at + 1].node));
  return sum;
}

// One pattern. A number and its sign may be separate tokens.
NodeId lower_simple_pattern(Lowering& lowering, const Parts& all, TSNode node) {
  if (all.size() == 1) return lower_pattern(lowering, all[0].node);
  return lowering.wrap(Kind::match_value, node, Field::value,
                       lower_signed_number(lowering, all, node));
}

// The alternatives of `|`, or the items of a sequence. A sign belongs to the number after it.
NodeId lower_patterns(Lowering& lowering, Kind made_kind, TSNode node) {
  const NodeId made = lowering.make(made_kind, node);
  const Parts all = lowering.parts(node);
  for (std::size_t at = 0; at < all.size(); ++at) {
    if (!all[at].named() && lowering.text(all[at].node) == "-") {
      const Parts number{all[at], all[at + 1]};
      lowering.ast.list(made, Field::patterns)
          .push_back(lower_simple_pattern(lowering, number, all[at].node));
      ++at;
    } else if (all[at].named() || lowering.text(all[at].node) == "_") {
      lowering.ast.list(made, Field::patterns).push_back(lower_pattern(lowering, all[at].node));
    }
  }
  return made;
}

NodeId lower_mapping_pattern(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::match_mapping, node);
  const Parts all = lowering.parts(node);
  const std::uint16_t key = lowering.field_id("key");
  const std::uint16_t value = lowering.field_id("value");
  Parts keys;
  for (const ChildNode& part : all) {
    if (part.kind == NodeKind::splat_pattern)
      lowering.ast.set_text(made, lowering.text(lowering.parts(part.node)[1].node));
    if (part.field == key) keys.push_back(part);
    if (part.field != value) continue;
    // A key is a value or a constant, so the pattern around it is taken off again.
    const NodeId item = lowering.make(Kind::mapping_item, part.node);
    const NodeId pattern_of_key = lower_simple_pattern(lowering, keys, keys.front().node);
    if (lowering.ast.is(pattern_of_key, Kind::match_singleton)) {
      const NodeId constant =
          lowering.make(Kind::constant, keys.front().node, lowering.ast.text(pattern_of_key));
      lowering.ast.set(constant, Literal::named);
      lowering.ast.set_child(item, Field::key, constant);
    } else if (lowering.ast.is(pattern_of_key, Kind::match_value)) {
      lowering.ast.set_child(item, Field::key, lowering.ast.child(pattern_of_key, Field::value));
    } else {
      return lowering.fail(keys.front().node, "this is not a key of a mapping pattern");
    }
    lowering.ast.set_child(item, Field::pattern, lower_pattern(lowering, part.node));
    lowering.ast.list(made, Field::items).push_back(item);
    keys.clear();
  }
  return made;
}

NodeId lower_dotted_name(Lowering& lowering, TSNode node) {
  NodeId made = no_node;
  for (const ChildNode& part : lowering.parts(node)) {
    if (!part.named()) continue;
    if (made == no_node) {
      made = lowering.make(Kind::name, part.node, lowering.text(part.node));
      continue;
    }
    const NodeId outer = lowering.make(Kind::attribute, node, lowering.text(part.node));
    lowering.ast.set_child(outer, Field::value, made);
    made = outer;
  }
  return made;
}

NodeId lower_class_pattern(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::match_class, node);
  for (const ChildNode& part : lowering.parts(node)) {
    if (part.kind == NodeKind::dotted_name) {
      lowering.ast.set_child(made, Field::cls, lower_dotted_name(lowering, part.node));
    } else if (part.kind == NodeKind::case_pattern) {
      lowering.ast.list(made, Field::patterns).push_back(lower_pattern(lowering, part.node));
    }
  }
  return made;
}

// A bare name is bound, `_` matches all, a dotted name is a value.
NodeId lower_capture(Lowering& lowering, TSNode node) {
  const NodeId name = lower_dotted_name(lowering, node);
  if (lowering.ast.is(name, Kind::attribute))
    return lowering.wrap(Kind::match_value, node, Field::value, name);
  return lowering.make(Kind::match_as, node,
                       lowering.ast.text(name) == "_" ? "" : lowering.ast.text(name));
}

NodeId lower_as_pattern(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  const NodeId as = lowering.make(Kind::match_as, node, lowering.text(all.back().node));
  lowering.ast.set_child(as, Field::pattern, lower_pattern(lowering, all.front().node));
  return as;
}

NodeId lower_keyword_pattern(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  const NodeId keyword = lowering.make(Kind::keyword_pattern, node, lowering.text(all[0].node));
  const Parts value(all.begin() + 2, all.end());
  lowering.ast.set_child(keyword, Field::pattern,
                         lower_simple_pattern(lowering, value, value[0].node));
  return keyword;
}

NodeId lower_tuple_pattern(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  if (all.size() == 3 && all[1].kind == NodeKind::case_pattern) {
    const NodeId inner = lower_pattern(lowering, all[1].node);
    if (!lowering.ast.is(inner, Kind::match_star)) return inner;
  }
  return lower_patterns(lowering, Kind::match_sequence, node);
}

}  // namespace

NodeId lower_pattern(Lowering& lowering, TSNode node) {
  if (++lowering.depth > max_depth) {
    --lowering.depth;
    return lowering.fail(node, "the code nests too deeply");
  }
  const NodeId made = [&]() -> NodeId {
    switch (lowering.kind(node)) {
      case NodeKind::case_pattern:
        return lower_simple_pattern(lowering, lowering.parts(node), node);
      case NodeKind::as_pattern: return lower_as_pattern(lowering, node);
      case NodeKind::keyword_pattern: return lower_keyword_pattern(lowering, node);
      case NodeKind::splat_pattern: {
        const std::string_view name = lowering.text(lowering.parts(node)[1].node);
        return lowering.make(Kind::match_star, node, name == "_" ? "" : name);
      }
      case NodeKind::union_pattern: return lower_patterns(lowering, Kind::match_or, node);
      case NodeKind::list_pattern: return lower_patterns(lowering, Kind::match_sequence, node);
      case NodeKind::tuple_pattern: return lower_tuple_pattern(lowering, node);
      case NodeKind::dict_pattern: return lower_mapping_pattern(lowering, node);
      case NodeKind::class_pattern: return lower_class_pattern(lowering, node);
      case NodeKind::dotted_name: return lower_capture(lowering, node);
      case NodeKind::constant:
      case NodeKind::none_literal:
        return lowering.make(Kind::match_singleton, node, lowering.text(node));
      case NodeKind::string:
      case NodeKind::concatenated_string:
      case NodeKind::integer:
      case NodeKind::floating:
        return lowering.wrap(Kind::match_value, node, Field::value,
                             lower_expression(lowering, node));
      default:
        if (lowering.text(node) == "_") return lowering.make(Kind::match_as, node);
        if (ts_node_type(node) == std::string_view("complex_pattern")) {
          return lowering.wrap(Kind::match_value, node, Field::value,
                               lower_signed_number(lowering, lowering.parts(node), node));
        }
        return lowering.fail(node, "this is not a pattern");
    }
  }();
  --lowering.depth;
  return made;
}

}  // namespace paddle_ls::python_ast
