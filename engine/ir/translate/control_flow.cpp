// while and conditional_block as regions, the way Paddle 3 builds them.
#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/translator.hpp"

namespace paddle_ls::ir {

namespace {

constexpr std::string_view renamed_marker = "@RENAME@block";

Name first_variable(const List<Name>* list, std::string_view parameter,
                    const Translator& translator, const OpDesc& op) {
  if (!list || list->empty()) {
    translator.refuse(
        FindingCode::input_missing, op,
        "Input " + std::string(parameter) + " cannot be found in operator " + op.type + ".",
        PaddleErrorKind::not_found, parameter);
  }
  return list->front();
}

List<Name> output_list(const OpDesc& op, std::string_view parameter, const Translator& translator) {
  if (const auto* list = op.output(parameter)) return *list;
  translator.refuse(
      FindingCode::output_missing, op,
      "Output " + std::string(parameter) + " cannot be found in operator " + op.type + ".",
      PaddleErrorKind::not_found, parameter);
}

std::size_t body_of(const OpDesc& op, const Translator& translator) {
  const std::int32_t body = sub_block(op);
  if (body < 0) {
    translator.refuse(FindingCode::attribute_missing, op,
                      "Attribute `sub_block` is not found in operator `" + op.type + "`.",
                      PaddleErrorKind::not_found, "sub_block");
  }
  return static_cast<std::size_t>(body);
}

}  // namespace

void Translator::ensure_defined(const OpDesc& op, Name name) {
  if (!scopes_.find(name)) create_undefined(name, op);
}

void Translator::append_yield(BlockId block, const Values& values) {
  const OpId yield = program().create("cf.yield", values, {}, {});
  program().op(yield).origin = origin_;
  program().append(block, yield);
}

void Translator::translate_while(const OpDesc& op) {
  const std::size_t body = body_of(op, *this);
  const Name condition = first_variable(op.input("Condition"), "Condition", *this, op);
  std::vector<Name> variables;
  std::ranges::copy_if(output_list(op, "Out", *this), std::back_inserter(variables),
                       [condition](Name name) { return !(name == condition); });
  ensure_defined(op, condition);
  for (const Name name : variables) ensure_defined(op, name);
  // An element of a list stands for the whole list here, as Paddle takes it.
  Values operands = {scopes_.find(condition)->value};
  Types types;
  for (const Name name : variables) {
    operands.push_back(scopes_.find(name)->value);
    types.push_back(program().value(operands.back()).type);
  }
  const OpId loop = create(op, "pd_op.while", nullptr, operands, {}, types);
  const BlockId region = program().create_region(loop);
  {
    const Scopes::Inner inside(scopes_);
    for (std::size_t i = 0; i < variables.size(); ++i) {
      scopes_.push(variables[i], {program().add_argument(region, types[i]), -1});
    }
    translate_block(body, region);
    const BlockId outer_block = std::exchange(block_, region);
    Values yielded = {whole_value_of(op, condition)};
    for (const Name name : variables) yielded.push_back(whole_value_of(op, name));
    block_ = outer_block;
    append_yield(region, yielded);
  }
  for (std::size_t i = 0; i < variables.size(); ++i) {
    scopes_.push(variables[i], {program().result(loop, i), -1});
  }
}

void Translator::translate_if(const OpDesc& op) {
  const bool is_gradient = op.type == "conditional_block_grad";
  const std::size_t body = body_of(op, *this);
  for (const ArgumentList& list : op.inputs) {
    const bool needed = list.parameter == "Cond" || list.parameter == "Input" ||
                        (is_gradient && (list.parameter == "Out" || list.parameter == "Out@GRAD"));
    if (!needed) continue;
    for (const Name name : list.variables) ensure_defined(op, name);
  }
  const auto list = output_list(op, is_gradient ? "Input@GRAD" : "Out", *this);
  std::vector<Name> outputs(list.begin(), list.end());
  if (is_gradient) std::erase(outputs, empty_variable);
  Types types;
  for (const Name name : outputs) {
    const VarDesc* described = variable(name);
    if (!described) {
      refuse(FindingCode::variable_missing, op,
             "[op:" + op.type + "] Output " + name + " should not be null",
             PaddleErrorKind::invalid_argument, is_gradient ? "Input@GRAD" : "Out", name);
    }
    types.push_back(type_of(op, *described));
  }
  BranchStack* stack = nullptr;
  if (const auto found = branch_stack_of_.find(&op); found != branch_stack_of_.end()) {
    stack = &branch_stacks_[found->second];
  }
  if (stack && !is_gradient) {
    const auto type = [&](TypeKind kind) { return program().types().intern({.kind = kind}); };
    const OpId created =
        create(op, "cf.stack_create", nullptr, {}, {},
               {type(TypeKind::stack), type(TypeKind::inlet), type(TypeKind::outlet)});
    stack->inlet = program().result(created, 1);
    stack->outlet = program().result(created, 2);
  }
  const Name condition = first_variable(op.input("Cond"), "Cond", *this, op);
  const OpId branch = create(op, "pd_op.if", nullptr, {value_of(op, condition)},
                             {attribute("fake_false_branch", {true})}, types);
  const BlockId taken = program().create_region(branch);
  const BlockId other = program().create_region(branch);
  const Types yielded = translate_taken_branch(op, body, taken, outputs, stack);
  fill_false_branch(op, other, outputs, yielded);
  report(FindingCode::false_branch_added, op,
         "the operator has no other branch: untaken, it gives the values of before, or zeros");
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    scopes_.push(outputs[i], {program().result(branch, i), -1});
  }
}

Types Translator::translate_taken_branch(const OpDesc& op, std::size_t body, BlockId taken,
                                         std::span<const Name> outputs, BranchStack* stack) {
  const bool is_gradient = op.type == "conditional_block_grad";
  const Scopes::Inner inside(scopes_);
  const BlockId outer_block = std::exchange(block_, taken);
  if (stack && is_gradient && stack->outlet != null_value) {
    Types popped;
    for (const Name name : stack->variables) {
      const VarDesc* described = legacy_.find_variable(body, name);
      popped.push_back(described ? type_of(op, *described) : null_type);
    }
    const OpId pop = create(op, "cf.tuple_pop", nullptr, {stack->outlet}, {}, popped);
    for (std::size_t i = 0; i < stack->variables.size(); ++i) {
      scopes_.push(stack->variables[i], {program().result(pop, i), -1});
    }
  }
  translate_block(body, taken);
  if (stack && !is_gradient) {
    Values pushed = {stack->inlet};
    for (const Name name : stack->variables) pushed.push_back(value_of(op, name));
    create(op, "cf.tuple_push", nullptr, pushed, {}, {});
  }
  Values yielded;
  for (const Name name : outputs) {
    yielded.push_back(is_gradient ? value_without_rename(op, name) : whole_value_of(op, name));
  }
  block_ = outer_block;
  append_yield(taken, yielded);
  Types types;
  for (const ValueId value : yielded) types.push_back(program().value(value).type);
  return types;
}

// A gradient renamed per block is yielded under its own name.
ValueId Translator::value_without_rename(const OpDesc& op, Name name) {
  const std::string_view own = name.text().substr(0, name.text().find(renamed_marker));
  const Name variable = legacy_.name(own);
  if (variable) return whole_value_of(op, variable);
  refuse(FindingCode::input_undefined, op,
         "param " + std::string(own) + " should exists in TranslationContext",
         PaddleErrorKind::invalid_argument, {}, own);
}

// Paddle's legacy branch has no else part; the values of an untaken branch are those of before, or
// zeros at the head of the region when there are none, of the type that the taken branch yields.
void Translator::fill_false_branch(const OpDesc& op, BlockId branch, std::span<const Name> outputs,
                                   const Types& types) {
  Values yielded;
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    if (const Definition* found = scopes_.find(outputs[i])) {
      yielded.push_back(found->value);
      continue;
    }
    const Type type = types[i] == null_type ? Type{} : program().types()[types[i]];
    OpId initial = none;
    if (type.kind == TypeKind::tensor_array) {
      initial = make_create_array(type.element);
    } else if (types[i] != null_type && type.kind == TypeKind::tensor) {
      std::vector<std::int64_t> shape(type.dims.begin(), type.dims.end());
      for (std::int64_t& dim : shape) dim = dim < 0 ? -(dim + 1) + 1 : dim;
      initial = make_full(shape, 0, type.element);
    } else {
      refuse(FindingCode::operand_type, op,
             "Only support insert full or data op for DenseTensor or DenseTensorArray to false "
             "block failed.",
             PaddleErrorKind::precondition_not_met, "Out", outputs[i]);
    }
    program().prepend(branch, initial);
    yielded.push_back(program().result(initial));
  }
  append_yield(branch, yielded);
}

}  // namespace paddle_ls::ir
