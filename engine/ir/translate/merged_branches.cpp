// How Paddle 2.6 translates paddle.static.nn.cond: the operators of both branches become one if.
//
// The legacy form is conditional_block, logical_not, conditional_block, cast and one select_input
// per result. A branch ends with one assign per result; those are not translated, the branch yields
// what they would copy. A branch without the others is an if with an empty else.
#include "engine/ir/translate/merged_branches.hpp"

#include <algorithm>
#include <utility>

#include "engine/ir/translate/create_op.hpp"
#include "engine/ir/translate/operands.hpp"
#include "engine/ir/translate/refuse.hpp"
#include "engine/ir/translate/translate_block.hpp"
#include "engine/ir/translate/translate_control_flow.hpp"

namespace paddle_ls::ir {

namespace {

List<Name> list_of(const List<Name>* list) {
  return list ? *list : List<Name>();
}

bool is_type(const BlockDesc& block, std::size_t op, std::string_view type) {
  return op < block.ops.size() && block.ops[op].type == type;
}

void translate_merged_branch(TranslationContext& context, const OpDesc& op, BlockId region,
                             std::vector<Name> results) {
  const std::int32_t body = sub_block(op);
  if (body < 0) {
    refuse(
        context, op,
        {FindingCode::attribute_missing, "Attribute sub_block of op " + op.type + " is not a block",
         PaddleErrorKind::not_found, "sub_block"});
  }
  const ValueScopes::Inner inside(context.scopes);
  const std::size_t count = results.size();
  FoldedAssigns folded{std::move(results), std::vector<Name>(count)};
  translate_block(context, static_cast<std::size_t>(body), region, &folded);
  const BlockId outer_block = std::exchange(context.block, region);
  Values yielded;
  for (std::size_t i = 0; i < count; ++i) {
    const bool is_copied = static_cast<bool>(folded.sources[i]);
    if (!is_copied) ensure_defined(context, op, folded.results[i]);
    yielded.push_back(
        whole_value_of(context, op, is_copied ? folded.sources[i] : folded.results[i]));
  }
  context.block = outer_block;
  append_yield(context, region, yielded);
}

}  // namespace

std::size_t merged_branch_size(const BlockDesc& block, std::size_t first) {
  if (!is_type(block, first + 1, "logical_not")) return 1;
  if (!is_type(block, first + 2, "conditional_block") || !is_type(block, first + 3, "cast"))
    return 1;
  std::size_t size = 4;
  const std::size_t results = list_of(block.ops[first].output("Out")).size();
  for (std::size_t found = 0; found < results; ++size) {
    const std::size_t at = first + size;
    if (is_type(block, at, "select_input")) {
      ++found;
    } else if (!is_type(block, at, "fill_constant") && !is_type(block, at, "assign_value")) {
      break;
    }
  }
  return size;
}

void translate_merged_branches(TranslationContext& context, const BlockDesc& block,
                               std::size_t first, std::size_t size) {
  const OpDesc& op = block.ops[first];
  std::vector<Name> outputs;
  for (std::size_t i = first + 4; i < first + size; ++i) {
    if (block.ops[i].type != "select_input") continue;
    const auto out = list_of(block.ops[i].output("Out"));
    if (!out.empty()) outputs.push_back(out.front());
  }
  if (size == 1) {
    const auto out = list_of(op.output("Out"));
    outputs.assign(out.begin(), out.end());
    std::ranges::sort(outputs, {}, &Name::text);
  }
  const auto conditions = list_of(op.input("Cond"));
  if (conditions.empty()) {
    refuse(context, op,
           {FindingCode::input_missing, "Input Cond cannot be found in operator " + op.type + ".",
            PaddleErrorKind::not_found, "Cond"});
  }
  if (!op.input("Input")) {
    refuse(context, op,
           {FindingCode::input_missing, "Input Input cannot be found in operator " + op.type + ".",
            PaddleErrorKind::not_found, "Input"});
  }
  const ValueId condition = value_of(context, op, conditions.front());
  Types types;
  for (const Name name : outputs) {
    const VarDesc* described = context.variable(name);
    if (!described) {
      refuse(context, op,
             {FindingCode::variable_missing, "[control flow] Output should not be null",
              PaddleErrorKind::invalid_argument, "Out", name});
    }
    types.push_back(type_of(context, op, *described));
  }
  const OpId branch = create_op(context, op, {"pd_op.if", nullptr, {condition}, {}, types});
  const BlockId taken = context.program().create_region(branch);
  const BlockId other = context.program().create_region(branch);
  const auto results_of = [&](const OpDesc& one) {
    const auto out = list_of(one.output("Out"));
    return size == 1 ? outputs : std::vector<Name>(out.begin(), out.end());
  };
  translate_merged_branch(context, op, taken, results_of(op));
  if (size > 1) {
    const OpDesc& second = block.ops[first + 2];
    translate_merged_branch(context, second, other, results_of(second));
  }
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    context.scopes.push(outputs[i], {context.program().result(branch, i), -1});
  }
}

}  // namespace paddle_ls::ir
