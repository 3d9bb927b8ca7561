// What happens around the operators of block 0: parameters and data before them, stored parameters
// and result flags after them.
#include "engine/ir/translate/phases.hpp"

#include <algorithm>

#include "engine/ir/translate/build_op.hpp"
#include "engine/ir/translate/operands.hpp"
#include "engine/ir/translate/refuse.hpp"
#include "engine/ir/translate/translate_attributes.hpp"

namespace paddle_ls::ir {

namespace {

bool is_feed_or_fetch(std::string_view name) {
  return name == "feed" || name == "fetch";
}

// Calls `visit` for each reading of a variable that nothing wrote before, in the order of the
// operators. `written` is scratch memory.
template <class Visit>
void for_each_external_input(const BlockDesc& block, NameSet& written, Visit visit) {
  written.clear();
  for (const OpDesc& op : block.ops) {
    // Gradients of reshapes and transpositions name XShape, which no op of PIR produces.
    const bool skips_shape =
        op.type.text().ends_with("2_grad") || op.type == "flatten_contiguous_range_grad";
    for (const ArgumentList& list : op.inputs) {
      if (skips_shape && list.parameter == "XShape") continue;
      for (const Name name : list.variables) {
        if (!written.contains(name)) visit(op, name);
      }
    }
    for (const ArgumentList& list : op.outputs) written.insert_all(list.variables);
  }
}

void create_set_parameter(TranslationContext& context, const VarDesc& described) {
  const ValueDefinition definition = *context.scopes.find(described.name);
  ValueId stored = definition.value;
  if (context.program().value(stored).op == none)
    return;  // a block argument has no place to follow
  if (definition.in_vector >= 0) stored = slice_out(context, described.name, definition);
  const AttributeId name =
      intern_attribute(context, "parameter_name", {std::string(described.name.text())});
  const OpId created =
      context.program().create("builtin.set_parameter", {&stored, 1}, {&name, 1}, {});
  context.program().op(created).origin = context.origin;
  insert_op_after(context.program(), context.program().value(stored).op, created);
  context.visited_parameters.insert(described.name);
}

void set_flags_of(TranslationContext& context, const VarDesc& described) {
  context.scopes.for_each_definition(described.name.number(), [&](const ValueScopes::Kept& kept) {
    Value& value = context.program().value(kept.definition.value);
    if (kept.definition.value == null_value || value.op == none) return;
    context.program().op(value.op).has_stop_gradient = true;
    context.program().op(value.op).has_persistable = true;
    value.stop_gradient = described.stop_gradient;
    value.persistable = described.persistable;
  });
}

}  // namespace

void collect_parameters(TranslationContext& context) {
  const BlockDesc& block = context.legacy.blocks.front();
  for (const VarDesc& described : block.variables) {
    if (described.persistable && !is_feed_or_fetch(described.name)) {
      context.parameters[described.name.number()] = &described;
    }
  }
  NameSet written(context.legacy.name_count());
  for (std::size_t i = 0; i < block.ops.size(); ++i) {
    const OpDesc& op = block.ops[i];
    context.origin = {0, static_cast<std::int32_t>(i)};
    for (const ArgumentList& list : op.inputs) {
      for (const Name name : list.variables) {
        const VarDesc* parameter = context.parameters[name.number()];
        if (!parameter || written.contains(name) || !context.visited_parameters.insert(name))
          continue;
        const AttributeId parameter_name =
            intern_attribute(context, "parameter_name", {std::string(name.text())});
        const TypeId type = type_of(context, op, *parameter);
        const OpId created =
            context.program().create("builtin.parameter", {}, {&parameter_name, 1}, {&type, 1});
        append_op(context.program(), context.program().top(), created);
        context.scopes.push(name, {context.program().result(created), -1});
      }
    }
    for (const ArgumentList& list : op.outputs) written.insert_all(list.variables);
  }
}

void insert_data(TranslationContext& context) {
  const BlockDesc& block = context.legacy.blocks.front();
  NameSet written(context.legacy.name_count());
  for_each_external_input(block, written, [&](const OpDesc& op, Name name) {
    context.origin = {0, static_cast<std::int32_t>(&op - block.ops.data())};
    if (is_feed_or_fetch(name) || context.scopes.find(name) || !context.legacy.declared(0, name))
      return;
    create_undefined(context, name, op);
  });
}

void pair_branches(TranslationContext& context, std::size_t legacy_block) {
  std::unordered_map<std::string_view, const OpDesc*> forward_of_scope;
  std::optional<NameSet> written;  // made when it is needed
  const std::vector<OpDesc>& ops = context.legacy.blocks[legacy_block].ops;
  for (const OpDesc& op : ops) {
    if (op.type == "conditional_block") {
      const auto* scope = op.output("Scope");
      if (scope && !scope->empty()) forward_of_scope[scope->front()] = &op;
      if (!scope && context.options.mode == TranslateMode::strict) {
        context.origin = {static_cast<std::int32_t>(legacy_block),
                          static_cast<std::int32_t>(&op - ops.data())};
        refuse(context, op,
               {FindingCode::output_missing,
                "Output Scope cannot be found in operator " + op.type + ".",
                PaddleErrorKind::not_found, "Scope"});
      }
    }
    if (op.type != "conditional_block_grad") continue;
    const auto* scope = op.input("Scope");
    const auto forward =
        scope && !scope->empty() ? forward_of_scope.find(scope->front()) : forward_of_scope.end();
    if (forward == forward_of_scope.end()) {
      context.origin = {static_cast<std::int32_t>(legacy_block),
                        static_cast<std::int32_t>(&op - ops.data())};
      report(context, FindingCode::scope_missing, op,
             "no conditional_block before it has the same Scope: values of the forward branch are "
             "not handed over",
             "Scope");
      continue;
    }
    if (sub_block(op) < 0 || sub_block(*forward->second) < 0) continue;
    context.seen.clear();
    for (const OpDesc& inner :
         context.legacy.blocks[static_cast<std::size_t>(sub_block(*forward->second))].ops) {
      for (const ArgumentList& list : inner.outputs) context.seen.insert_all(list.variables);
    }
    BranchStack stack;
    if (!written) written.emplace(context.legacy.name_count());
    for_each_external_input(context.legacy.blocks[static_cast<std::size_t>(sub_block(op))],
                            *written, [&](const OpDesc&, Name name) {
                              // Once for every reading, as Paddle does it.
                              if (context.seen.contains(name)) stack.variables.push_back(name);
                            });
    if (stack.variables.empty()) continue;
    context.branch_stack_of[&op] = context.branch_stack_of[forward->second] =
        context.branch_stacks.size();
    context.branch_stacks.push_back(std::move(stack));
  }
}

void insert_set_parameters(TranslationContext& context) {
  const BlockDesc& block = context.legacy.blocks.front();
  for (std::size_t i = block.ops.size(); i-- > 0;) {
    const OpDesc& op = block.ops[i];
    if (op.type == "data" || op.type == "feed") continue;
    context.origin = {0, static_cast<std::int32_t>(i)};
    context.seen.clear();
    for (const ArgumentList& list : op.inputs) context.seen.insert_all(list.variables);
    for (const ArgumentList& list : op.outputs) {
      for (const Name name : list.variables) {
        const VarDesc* parameter = context.parameters[name.number()];
        if (parameter && !context.visited_parameters.contains(name) &&
            !context.seen.contains(name) && context.scopes.find(name)) {
          create_set_parameter(context, *parameter);
        }
      }
    }
  }
}

// Paddle repeats this for every block with the variables visible there; the last one wins. What a
// block inherits is the same for all blocks, so only the last block's view is taken once more.
void set_result_flags(TranslationContext& context) {
  for (const BlockDesc& block : context.legacy.blocks) {
    if (block.index == 0) continue;
    for (const VarDesc& described : block.variables) set_flags_of(context, described);
  }
  const std::size_t last = context.legacy.blocks.size() - 1;
  // The elements of a list share the flags of its first element: who is visited last decides.
  for (const Name name : in_order_of_hashing(context.scopes.outermost())) {
    if (const VarDesc* visible = context.legacy.find_variable(last, name))
      set_flags_of(context, *visible);
  }
}

void list_variables(TranslationContext& context) {
  VariableMap& map = context.translation.variables;
  map.set_memory(context.legacy.memory());
  std::vector<ValueId> values;
  for (std::uint32_t number = 0; number < context.legacy.name_count(); ++number) {
    Name variable;
    values.clear();
    context.scopes.for_each_definition(number, [&](const ValueScopes::Kept& kept) {
      variable = kept.name;
      values.push_back(kept.definition.value);
    });
    if (values.empty()) continue;
    std::ranges::reverse(values);
    map.add(variable, values);
  }
}

}  // namespace paddle_ls::ir
