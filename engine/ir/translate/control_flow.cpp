// while and conditional_block as regions, the way Paddle 3 builds them.
#include <algorithm>

#include "engine/ir/translate/convert_attribute.hpp"
#include "engine/ir/translate/translator.hpp"

namespace paddle_ls::ir {

namespace {

constexpr std::string_view empty_variable = "@EMPTY@";
constexpr std::string_view renamed_marker = "@RENAME@block";

const std::string& first_variable(const std::vector<std::string>* list, std::string_view parameter,
                                  const Translator& translator, const OpDesc& op) {
  if (!list || list->empty()) {
    translator.refuse(
        FindingCode::input_missing, op,
        "Input " + std::string(parameter) + " cannot be found in operator " + op.type + ".",
        PaddleErrorKind::not_found, std::string(parameter));
  }
  return list->front();
}

std::size_t body_of(const OpDesc& op, const Translator& translator) {
  const std::int32_t body = sub_block(op);
  if (body < 0) {
    translator.refuse(FindingCode::attribute_missing, op,
                      "Attribute sub_block of op " + op.type + " is not a block",
                      PaddleErrorKind::not_found, "sub_block");
  }
  return static_cast<std::size_t>(body);
}

// A gradient renamed per block is yielded under its own name.
std::string_view without_rename(std::string_view name) {
  return name.substr(0, name.find(renamed_marker));
}

}  // namespace

void Translator::ensure_defined(const OpDesc& op, std::string_view name) {
  if (!scope_->find(name)) create_undefined(name, op);
}

void Translator::append_yield(BlockId block, std::vector<ValueId> values) {
  const OpId yield = program().create("cf.yield", std::move(values), {}, {});
  program().op(yield).origin = origin_;
  program().append(block, yield);
}

void Translator::translate_while(const OpDesc& op) {
  const std::size_t body = body_of(op, *this);
  const std::string& condition = first_variable(op.input("Condition"), "Condition", *this, op);
  std::vector<std::string_view> variables;
  if (const auto* out = op.output("Out")) {
    for (const std::string& name : *out) {
      if (name != condition) variables.push_back(name);
    }
  }
  ensure_defined(op, condition);
  for (const std::string_view name : variables) ensure_defined(op, name);
  std::vector<ValueId> operands = {value_of(op, condition)};
  std::vector<TypeId> types;
  for (const std::string_view name : variables) {
    operands.push_back(value_of(op, name));
    types.push_back(program().value(operands.back()).type);
  }
  const OpId loop = create(op, "pd_op.while", nullptr, std::move(operands), {}, types);
  const BlockId region = program().create_region(loop);

  Scope inside(scope_);
  for (std::size_t i = 0; i < variables.size(); ++i) {
    inside.push(variables[i], {program().add_argument(region, types[i]), -1});
  }
  translate_block(body, region, inside);

  const BlockId outer_block = block_;
  Scope* const outer_scope = scope_;
  block_ = region;
  scope_ = &inside;
  std::vector<ValueId> yielded = {value_of(op, condition)};
  for (const std::string_view name : variables) yielded.push_back(value_of(op, name));
  block_ = outer_block;
  scope_ = outer_scope;
  append_yield(region, std::move(yielded));

  for (std::size_t i = 0; i < variables.size(); ++i) {
    scope_->push(variables[i], {program().result(loop, i), -1});
  }
}

void Translator::translate_if(const OpDesc& op) {
  const bool is_gradient = op.type == "conditional_block_grad";
  const std::size_t body = body_of(op, *this);
  for (const ArgumentList& list : op.inputs) {
    const bool needed = list.parameter == "Cond" || list.parameter == "Input" ||
                        (is_gradient && (list.parameter == "Out" || list.parameter == "Out@GRAD"));
    if (!needed) continue;
    for (const std::string& name : list.variables) ensure_defined(op, name);
  }
  std::vector<std::string> outputs;
  if (const auto* list = op.output(is_gradient ? "Input@GRAD" : "Out")) outputs = *list;
  if (is_gradient) std::erase(outputs, empty_variable);
  std::vector<TypeId> types;
  for (const std::string& name : outputs) {
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
    const auto type = [&](TypeKind kind) { return program().types().intern({kind, {}, {}, {}}); };
    const OpId created =
        create(op, "cf.stack_create", nullptr, {}, {},
               {type(TypeKind::stack), type(TypeKind::inlet), type(TypeKind::outlet)});
    stack->inlet = program().result(created, 1);
    stack->outlet = program().result(created, 2);
  }
  const std::string& condition = first_variable(op.input("Cond"), "Cond", *this, op);
  const OpId branch = create(op, "pd_op.if", nullptr, {value_of(op, condition)}, {}, types);
  const BlockId taken = program().create_region(branch);
  const BlockId other = program().create_region(branch);

  Scope inside(scope_);
  const BlockId outer_block = block_;
  Scope* const outer_scope = scope_;
  if (stack && is_gradient && stack->outlet != null_value) {
    std::vector<TypeId> popped;
    for (const std::string& name : stack->variables) {
      const VarDesc* described = legacy_.find_variable(body, name);
      popped.push_back(described ? type_of(op, *described) : null_type);
    }
    block_ = taken;
    const OpId pop = create(op, "cf.tuple_pop", nullptr, {stack->outlet}, {}, popped);
    block_ = outer_block;
    for (std::size_t i = 0; i < stack->variables.size(); ++i) {
      inside.push(stack->variables[i], {program().result(pop, i), -1});
    }
  }
  translate_block(body, taken, inside);

  block_ = taken;
  scope_ = &inside;
  if (stack && !is_gradient) {
    std::vector<ValueId> pushed = {stack->inlet};
    for (const std::string& name : stack->variables) pushed.push_back(value_of(op, name));
    create(op, "cf.tuple_push", nullptr, std::move(pushed), {}, {});
  }
  std::vector<ValueId> yielded;
  for (const std::string& name : outputs) {
    yielded.push_back(value_of(op, is_gradient ? without_rename(name) : std::string_view(name)));
  }
  block_ = outer_block;
  scope_ = outer_scope;
  append_yield(taken, std::move(yielded));
  fill_false_branch(op, other, outputs);
  set_attribute(program().op(branch), "fake_false_branch", {true});
  report(FindingCode::false_branch_added, op,
         "the operator has no other branch: untaken, it gives the values of before, or zeros");

  for (std::size_t i = 0; i < outputs.size(); ++i) {
    // The name lives in the legacy op, not in the local copy.
    scope_->push(variable(outputs[i])->name, {program().result(branch, i), -1});
  }
}

// Paddle's legacy branch has no else part; the values of an untaken branch are those of before, or
// zeros at the head of the region when there are none.
void Translator::fill_false_branch(const OpDesc&, BlockId branch,
                                   std::span<const std::string> outputs) {
  std::vector<ValueId> yielded;
  for (const std::string& name : outputs) {
    if (const Definition* found = scope_->find(name)) {
      yielded.push_back(found->value);
      continue;
    }
    const VarDesc& described = *variable(name);
    OpId initial = none;
    if (described.kind == VarKind::tensor_array) {
      initial = make_create_array(described);
    } else {
      std::vector<std::int64_t> shape = described.dims;
      for (std::int64_t& dim : shape) dim = dim < 0 ? -(dim + 1) + 1 : dim;
      initial = make_full(std::move(shape), 0, data_type_of_kind(described.element));
    }
    program().prepend(branch, initial);
    yielded.push_back(program().result(initial));
  }
  append_yield(branch, std::move(yielded));
}

}  // namespace paddle_ls::ir
