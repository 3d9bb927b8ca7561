// while and conditional_block as regions, the way Paddle 3 builds them.
#include "engine/ir/translate/translate_control_flow.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/build_op.hpp"
#include "engine/ir/translate/create_op.hpp"
#include "engine/ir/translate/operands.hpp"
#include "engine/ir/translate/refuse.hpp"
#include "engine/ir/translate/translate_attributes.hpp"
#include "engine/ir/translate/translate_block.hpp"

namespace paddle_ls::ir {

namespace {

constexpr std::string_view renamed_marker = "@RENAME@block";

Name first_variable(const List<Name>* list, std::string_view parameter,
                    const TranslationContext& context, const OpDesc& op) {
  if (!list || list->empty()) {
    refuse(context, op,
           {FindingCode::input_missing,
            "Input " + std::string(parameter) + " cannot be found in operator " + op.type + ".",
            PaddleErrorKind::not_found, parameter});
  }
  return list->front();
}

List<Name> output_list(const OpDesc& op, std::string_view parameter,
                       const TranslationContext& context) {
  if (const auto* list = op.output(parameter)) return *list;
  refuse(context, op,
         {FindingCode::output_missing,
          "Output " + std::string(parameter) + " cannot be found in operator " + op.type + ".",
          PaddleErrorKind::not_found, parameter});
}

std::size_t body_of(const OpDesc& op, const TranslationContext& context) {
  const std::int32_t body = sub_block(op);
  if (body < 0) {
    refuse(context, op,
           {FindingCode::attribute_missing,
            "Attribute `sub_block` is not found in operator `" + op.type + "`.",
            PaddleErrorKind::not_found, "sub_block"});
  }
  return static_cast<std::size_t>(body);
}

// A gradient renamed per block is yielded under its own name.
ValueId value_without_rename(TranslationContext& context, const OpDesc& op, Name name) {
  const std::string_view own = name.text().substr(0, name.text().find(renamed_marker));
  const Name variable = context.legacy.name(own);
  if (variable) return whole_value_of(context, op, variable);
  refuse(context, op,
         {FindingCode::input_undefined,
          "param " + std::string(own) + " should exists in TranslationContext",
          PaddleErrorKind::invalid_argument,
          {},
          own});
}

Types translate_taken_branch(TranslationContext& context, const OpDesc& op, BlockId taken,
                             std::span<const Name> outputs, BranchStack* stack) {
  const std::size_t body = body_of(op, context);
  const bool is_gradient = op.type == "conditional_block_grad";
  const ValueScopes::Inner inside(context.scopes);
  const BlockId outer_block = std::exchange(context.block, taken);
  if (stack && is_gradient && stack->outlet != null_value) {
    Types popped;
    for (const Name name : stack->variables) {
      const VarDesc* described = context.legacy.find_variable(body, name);
      popped.push_back(described ? type_of(context, op, *described) : null_type);
    }
    const OpId pop = create_op(context, op, {"cf.tuple_pop", nullptr, {stack->outlet}, {}, popped});
    for (std::size_t i = 0; i < stack->variables.size(); ++i) {
      context.scopes.push(stack->variables[i], {context.program().result(pop, i), -1});
    }
  }
  translate_block(context, body, taken);
  if (stack && !is_gradient) {
    Values pushed = {stack->inlet};
    for (const Name name : stack->variables) pushed.push_back(value_of(context, op, name));
    create_op(context, op, {"cf.tuple_push", nullptr, pushed, {}, {}});
  }
  Values yielded;
  for (const Name name : outputs) {
    yielded.push_back(is_gradient ? value_without_rename(context, op, name)
                                  : whole_value_of(context, op, name));
  }
  context.block = outer_block;
  append_yield(context, taken, yielded);
  Types types;
  for (const ValueId value : yielded) types.push_back(context.program().value(value).type);
  return types;
}

// Paddle's legacy branch has no else part; the values of an untaken branch are those of before, or
// zeros at the head of the region when there are none, of the type that the taken branch yields.
void fill_false_branch(TranslationContext& context, const OpDesc& op, BlockId branch,
                       std::span<const Name> outputs, const Types& types) {
  Values yielded;
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    if (const ValueDefinition* found = context.scopes.find(outputs[i])) {
      yielded.push_back(found->value);
      continue;
    }
    const Type type = types[i] == null_type ? Type{} : context.program().types()[types[i]];
    OpId initial = none;
    if (type.kind == TypeKind::tensor_array) {
      initial = make_create_array(context, type.element);
    } else if (types[i] != null_type && type.kind == TypeKind::tensor) {
      std::vector<std::int64_t> shape(type.dims.begin(), type.dims.end());
      for (std::int64_t& dim : shape) dim = dim < 0 ? -(dim + 1) + 1 : dim;
      initial = make_full(context, shape, 0, type.element);
    } else {
      refuse(context, op,
             {FindingCode::operand_type,
              "Only support insert full or data op for DenseTensor or DenseTensorArray to false "
              "block failed.",
              PaddleErrorKind::precondition_not_met, "Out", outputs[i]});
    }
    prepend_op(context.program(), branch, initial);
    yielded.push_back(context.program().result(initial));
  }
  append_yield(context, branch, yielded);
}

}  // namespace

void ensure_defined(TranslationContext& context, const OpDesc& op, Name name) {
  if (!context.scopes.find(name)) create_undefined(context, name, op);
}

void append_yield(TranslationContext& context, BlockId block, const Values& values) {
  const OpId yield = context.program().create("cf.yield", values, {}, {});
  context.program().op(yield).origin = context.origin;
  append_op(context.program(), block, yield);
}

void translate_while(TranslationContext& context, const OpDesc& op) {
  const std::size_t body = body_of(op, context);
  const Name condition = first_variable(op.input("Condition"), "Condition", context, op);
  std::vector<Name> variables;
  std::ranges::copy_if(output_list(op, "Out", context), std::back_inserter(variables),
                       [condition](Name name) { return !(name == condition); });
  ensure_defined(context, op, condition);
  for (const Name name : variables) ensure_defined(context, op, name);
  // An element of a list stands for the whole list here, as Paddle takes it.
  Values operands = {context.scopes.find(condition)->value};
  Types types;
  for (const Name name : variables) {
    operands.push_back(context.scopes.find(name)->value);
    types.push_back(context.program().value(operands.back()).type);
  }
  const OpId loop = create_op(context, op, {"pd_op.while", nullptr, operands, {}, types});
  const BlockId region = context.program().create_region(loop);
  {
    const ValueScopes::Inner inside(context.scopes);
    for (std::size_t i = 0; i < variables.size(); ++i) {
      context.scopes.push(variables[i], {context.program().add_argument(region, types[i]), -1});
    }
    translate_block(context, body, region);
    const BlockId outer_block = std::exchange(context.block, region);
    Values yielded = {whole_value_of(context, op, condition)};
    for (const Name name : variables) yielded.push_back(whole_value_of(context, op, name));
    context.block = outer_block;
    append_yield(context, region, yielded);
  }
  for (std::size_t i = 0; i < variables.size(); ++i) {
    context.scopes.push(variables[i], {context.program().result(loop, i), -1});
  }
}

void translate_if(TranslationContext& context, const OpDesc& op) {
  const bool is_gradient = op.type == "conditional_block_grad";
  body_of(op, context);  // refuses an operator without a body first
  for (const ArgumentList& list : op.inputs) {
    const bool needed = list.parameter == "Cond" || list.parameter == "Input" ||
                        (is_gradient && (list.parameter == "Out" || list.parameter == "Out@GRAD"));
    if (!needed) continue;
    for (const Name name : list.variables) ensure_defined(context, op, name);
  }
  const auto list = output_list(op, is_gradient ? "Input@GRAD" : "Out", context);
  std::vector<Name> outputs(list.begin(), list.end());
  if (is_gradient) std::erase(outputs, empty_variable);
  Types types;
  for (const Name name : outputs) {
    const VarDesc* described = context.variable(name);
    if (!described) {
      refuse(context, op,
             {FindingCode::variable_missing,
              "[op:" + op.type + "] Output " + name + " should not be null",
              PaddleErrorKind::invalid_argument, is_gradient ? "Input@GRAD" : "Out", name});
    }
    types.push_back(type_of(context, op, *described));
  }
  BranchStack* stack = nullptr;
  if (const auto found = context.branch_stack_of.find(&op);
      found != context.branch_stack_of.end()) {
    stack = &context.branch_stacks[found->second];
  }
  if (stack && !is_gradient) {
    const auto type = [&](TypeKind kind) {
      return context.program().types().intern({.kind = kind});
    };
    const OpId created =
        create_op(context, op,
                  {"cf.stack_create",
                   nullptr,
                   {},
                   {},
                   {type(TypeKind::stack), type(TypeKind::inlet), type(TypeKind::outlet)}});
    stack->inlet = context.program().result(created, 1);
    stack->outlet = context.program().result(created, 2);
  }
  const Name condition = first_variable(op.input("Cond"), "Cond", context, op);
  const OpId branch = create_op(context, op,
                                {"pd_op.if",
                                 nullptr,
                                 {value_of(context, op, condition)},
                                 {intern_attribute(context, "fake_false_branch", {true})},
                                 types});
  const BlockId taken = context.program().create_region(branch);
  const BlockId other = context.program().create_region(branch);
  const Types yielded = translate_taken_branch(context, op, taken, outputs, stack);
  fill_false_branch(context, op, other, outputs, yielded);
  report(context, FindingCode::false_branch_added, op,
         "the operator has no other branch: untaken, it gives the values of before, or zeros");
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    context.scopes.push(outputs[i], {context.program().result(branch, i), -1});
  }
}

}  // namespace paddle_ls::ir
