#include "engine/ir/translate/translate_block.hpp"

#include <algorithm>

#include "engine/ir/legacy/dropped_attributes.hpp"
#include "engine/ir/translate/create_op.hpp"
#include "engine/ir/translate/merged_branches.hpp"
#include "engine/ir/translate/op_handlers.hpp"
#include "engine/ir/translate/operands.hpp"
#include "engine/ir/translate/refuse.hpp"
#include "engine/ir/translate/translate_attributes.hpp"
#include "engine/ir/translate/translate_control_flow.hpp"

namespace paddle_ls::ir {

namespace {

bool folds(FoldedAssigns& folded, const OpDesc& op) {
  const auto* x = op.input("X");
  const auto* out = op.output("Out");
  if (op.type != "assign" || !x || x->empty() || !out || out->empty()) return false;
  const auto result = std::ranges::find(folded.results, out->front());
  if (result == folded.results.end()) return false;
  folded.sources[static_cast<std::size_t>(result - folded.results.begin())] = x->front();
  return true;
}

void translate_by_type(TranslationContext& context, const OpDesc& op, std::size_t merged) {
  if (op.type == "while_grad" || (context.before_3_0() && op.type == "conditional_block_grad")) {
    refuse(context, op,
           {FindingCode::unsupported_control_flow, "Not support translated " + op.type + " op",
            PaddleErrorKind::precondition_not_met});
  }
  if (op.type == "while") return translate_while(context, op);
  if (op.type == "conditional_block" && context.before_3_0()) {
    const BlockDesc& block = context.legacy.blocks[static_cast<std::size_t>(context.origin.block)];
    return translate_merged_branches(context, block, static_cast<std::size_t>(context.origin.op),
                                     merged);
  }
  if (op.type == "conditional_block" || op.type == "conditional_block_grad") {
    return translate_if(context, op);
  }
  context.rules.kind(op.type).handler(context, op);
}

// Reports the attributes that are lost, at the first operator of a type that has them. Operators
// with a special handler read attributes that no rule names.
void report_dropped(TranslationContext& context, const OpDesc& op) {
  const OpKind& kind = context.rules.kind(op.type);
  const bool by_rule = kind.handler == translate_general || kind.handler == translate_with_defaults;
  if (!kind.bound || !by_rule) return;
  std::string names;
  Name first;
  for (const LegacyAttribute* attribute : op.attributes) {
    const std::uint64_t key = std::uint64_t{op.type.number()} << 32U | attribute->name.number();
    if (!context.known_dropped.insert(key).second) continue;
    if (!is_dropped(*attribute, *kind.bound->rule)) continue;
    if (!first) first = attribute->name;
    names += (names.empty() ? "" : ", ") + attribute->name;
  }
  if (!first) return;
  report(context, FindingCode::attribute_dropped, op,
         std::string(kind.bound->rule->pir) + " does not keep what " + op.type + " has as " + names,
         first);
}

// Reports an operator that Paddle translates but computes differently, once per type.
// Found by running both releases: test/conformance/ir/upgrade_proof.py.
void report_other_results(TranslationContext& context, const OpDesc& op) {
  if (context.before_3_0()) return;
  std::string_view why;
  const LegacyValue* mode = op.plain_attribute("mode");
  const auto* sampling = mode ? std::get_if<std::string_view>(mode) : nullptr;
  const LegacyValue* aligned = op.plain_attribute("align_corners");
  const auto* is_aligned = aligned ? std::get_if<bool>(aligned) : nullptr;
  if (op.type == "dequantize_linear") {
    why = "Paddle 3 rounds where Paddle 2 only scaled, so a quantised model gives other numbers";
  } else if (op.type == "grid_sampler" && sampling && *sampling == "nearest" && is_aligned &&
             !*is_aligned) {
    why = "Paddle 3 takes other elements for the nearest ones without aligned corners";
  }
  if (why.empty() ||
      std::ranges::find(context.known_other_results, op.type) != context.known_other_results.end())
    return;
  context.known_other_results.push_back(op.type);
  report(context, FindingCode::other_results, op, std::string(why));
}

// Stands for an operator that could not be translated: its inputs as far as they are defined, its
// outputs with the types their variables declare, so that what follows still finds them.
void create_placeholder(TranslationContext& context, const OpDesc& op,
                        const TranslationFinding& finding) {
  Values operands;
  for (const ArgumentList& list : op.inputs) {
    for (const Name name : list.variables) {
      const ValueDefinition* found = context.scopes.find(name);
      operands.push_back(!found                  ? null_value
                         : found->in_vector >= 0 ? slice_out(context, name, *found)
                                                 : found->value);
    }
  }
  Results results;
  for (const ArgumentList& list : op.outputs) {
    for (const Name name : list.variables) {
      const VarDesc* described = context.variable(name);
      if (!described) continue;
      TypeId type = null_type;
      try {
        type = type_of(context, op, *described);
      } catch (const TranslationRefusal&) {
        continue;  // scopes and readers have no value
      }
      results.mappings.push_back({name, static_cast<std::uint32_t>(results.types.size()), -1});
      results.types.push_back(type);
    }
  }
  const OpId created = create_op(context, op,
                                 {"legacy." + op.type,
                                  nullptr,
                                  operands,
                                  {intern_attribute(context, "reason", {finding.message})},
                                  results.types});
  record_results(context, created, results);
}

void translate_op(TranslationContext& context, const OpDesc& op, std::size_t merged) {
  if (context.options.mode == TranslateMode::strict) return translate_by_type(context, op, merged);
  const BlockId block = context.block;
  const OpOrigin origin = context.origin;
  try {
    translate_by_type(context, op, merged);
    report_dropped(context, op);
    report_other_results(context, op);
  } catch (TranslationRefusal& refusal) {
    context.block = block;
    context.origin = origin;
    context.translation.findings.push_back(refusal.finding);
    create_placeholder(context, op, refusal.finding);
  }
}

}  // namespace

void translate_block(TranslationContext& context, std::size_t legacy_block, BlockId into,
                     FoldedAssigns* folded) {
  const BlockId outer_block = context.block;
  const OpOrigin outer_origin = context.origin;
  context.block = into;
  const BlockDesc& block = context.legacy.blocks[legacy_block];
  for (std::size_t i = 0; i < block.ops.size();) {
    if (context.options.is_cancelled && context.options.is_cancelled()) throw Cancelled{};
    context.origin = {block.index, static_cast<std::int32_t>(i)};
    std::size_t translated = 1;
    if (folded && folds(*folded, block.ops[i])) {
      ++i;
      continue;
    }
    if (context.before_3_0() && block.ops[i].type == "conditional_block") {
      translated = merged_branch_size(block, i);
    }
    translate_op(context, block.ops[i], translated);
    i += translated;
  }
  context.block = outer_block;
  context.origin = outer_origin;
}

}  // namespace paddle_ls::ir
