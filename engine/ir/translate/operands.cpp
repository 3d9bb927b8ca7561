// Operands and results of an operator: variables of the legacy op as values of the program.
#include "engine/ir/translate/convert_attribute.hpp"
#include "engine/ir/translate/translator.hpp"

namespace paddle_ls::ir {

namespace {

constexpr std::string_view empty_variable = "@EMPTY@";

// The variables of a parameter; an attribute of that name that holds variables counts as well.
std::vector<std::string> variables_of(const OpDesc& op, std::string_view parameter) {
  if (parameter.empty()) return {};
  if (const auto* list = op.input(parameter)) return *list;
  const LegacyValue* value = op.attribute(parameter);
  if (!value) return {};
  if (const auto* one = std::get_if<VarRef>(value)) return {one->name};
  if (const auto* many = std::get_if<VarRefs>(value)) return many->names;
  return {};
}

}  // namespace

void Translator::slice_inputs(const OpDesc& op) {
  for (const ArgumentList& list : op.inputs) {
    for (const std::string& name : list.variables) {
      const Definition* definition = scope_->find(name);
      if (definition && definition->in_vector >= 0) slice_out(name, *definition);
    }
  }
}

ValueId Translator::slice_out(std::string_view variable, Definition definition) {
  const Type& vector = program().type_of(definition.value);
  const auto index = static_cast<std::size_t>(definition.in_vector);
  const TypeId type = index < vector.elements.size() ? vector.elements[index] : null_type;
  const OpId slice = program().create("builtin.slice", {definition.value},
                                      {{"index", {definition.in_vector}}}, {type});
  program().op(slice).origin = origin_;
  program().append(block_, slice);
  const ValueId value = program().result(slice);
  scope_->push(variable, {value, -1});
  return value;
}

ValueId Translator::value_of(const OpDesc& op, std::string_view variable) {
  const Definition* found = scope_->find(variable);
  if (!found) {
    refuse(FindingCode::input_undefined, op,
           "param " + std::string(variable) + " should exists in TranslationContext",
           PaddleErrorKind::invalid_argument, {}, std::string(variable));
  }
  return found->in_vector >= 0 ? slice_out(variable, *found) : found->value;
}

ValueId Translator::combine(std::vector<ValueId> values) {
  Type type{TypeKind::vector, DataType::undefined, {}, {}};
  for (const ValueId value : values) type.elements.push_back(program().value(value).type);
  const OpId op = program().create("builtin.combine", std::move(values), {},
                                   {program().types().intern(std::move(type))});
  program().op(op).origin = origin_;
  program().append(block_, op);
  return program().result(op);
}

std::vector<ValueId> Translator::operands(const OpDesc& op, const OpRule& rule) {
  std::vector<ValueId> values;
  values.reserve(rule.operands.size());
  for (const Argument& argument : rule.operands) values.push_back(operand(op, argument));
  return values;
}

ValueId Translator::operand(const OpDesc& op, const Argument& argument) {
  std::vector<std::string> variables = variables_of(op, argument.legacy);
  if (variables.empty() && argument.optional) return null_value;
  if (variables.empty() && argument.from_attribute) {
    // The releases from 3.0 on look for the list of tensors first, 2.6 for the single tensor.
    const auto first = before_3_0() ? argument.tensor : argument.tensor_list;
    const auto second = before_3_0() ? argument.tensor_list : argument.tensor;
    variables = variables_of(op, first);
    if (variables.empty()) variables = variables_of(op, second);
    if (variables.empty()) return attribute_as_operand(op, argument);
  }
  bool is_vector =
      argument.list || (argument.from_attribute && argument.kind == AttributeKind::int_array);
  if (variables.size() == 1) {
    const VarDesc* described = variable(variables.front());
    if (!described) {
      refuse(FindingCode::variable_missing, op,
             "[op:" + op.type + "] Input " + variables.front() + " should not be null",
             PaddleErrorKind::invalid_argument, std::string(argument.legacy), variables.front());
    }
    if (described->kind == VarKind::tensor_array) is_vector = false;
  }
  if (is_vector) {
    std::vector<ValueId> values;
    values.reserve(variables.size());
    for (const std::string& name : variables) values.push_back(value_of(op, name));
    return combine(std::move(values));
  }
  if (variables.size() != 1) {
    refuse(FindingCode::input_missing, op,
           "Input " + std::string(argument.name) + " not found when parsing op " + op.type,
           PaddleErrorKind::invalid_argument, std::string(argument.legacy));
  }
  const Definition* found = scope_->find(variables.front());
  if (!found) {
    const std::string name(argument.name);
    refuse(FindingCode::input_undefined, op,
           before_3_0() ? "Input [" + name + "] of op [" + op.type + "] not found in param map"
                        : "Input [" + name + ": " + variables.front() + "] of op [" + op.type +
                              "] not found in param map",
           PaddleErrorKind::invalid_argument, std::string(argument.legacy), variables.front());
  }
  return found->value;
}

TypeId Translator::tensor_type(DataType element, std::vector<std::int64_t> dims) {
  return program().types().intern({TypeKind::tensor, element, std::move(dims), {}});
}

TypeId Translator::type_of(const OpDesc& op, const VarDesc& described) {
  Type type{TypeKind::tensor, data_type_of_kind(described.element), described.dims, {}};
  switch (described.kind) {
    case VarKind::dense_tensor: break;
    case VarKind::selected_rows: type.kind = TypeKind::selected_rows; break;
    case VarKind::tensor_array: type.kind = TypeKind::tensor_array; break;
    case VarKind::sparse_coo: type.kind = TypeKind::sparse_coo; break;
    case VarKind::sparse_csr: type.kind = TypeKind::sparse_csr; break;
    default:
      // A variable may also be declared as a bare element.
      if (strict_data_type(static_cast<std::int64_t>(described.kind)) &&
          described.kind != VarKind::size_t_ && described.kind != VarKind::pstring) {
        type = {TypeKind::scalar, data_type_of_kind(described.kind), {}, {}};
        break;
      }
      refuse(FindingCode::untranslatable_type, op,
             "ProtoType " + std::to_string(static_cast<int>(described.kind)) +
                 " has no corresponding translator",
             PaddleErrorKind::invalid_argument, {}, described.name);
  }
  return program().types().intern(std::move(type));
}

Results Translator::results(const OpDesc& op, const OpRule& rule) {
  Results results;
  results.types.reserve(rule.results.size());
  for (const Argument& argument : rule.results) result(op, argument, results);
  return results;
}

void Translator::result(const OpDesc& op, const Argument& argument, Results& into) {
  const auto index = static_cast<std::uint32_t>(into.types.size());
  const auto* variables = op.output(argument.legacy);
  if (!variables) {
    if (!argument.optional) {
      refuse(FindingCode::output_missing, op,
             "Op " + op.type + " arg " + std::string(argument.legacy) +
                 " should be optional if it can be empty",
             PaddleErrorKind::invalid_argument, std::string(argument.legacy));
    }
    into.types.push_back(null_type);
    return;
  }
  const auto described = [&](const std::string& name) -> const VarDesc& {
    const VarDesc* found = variable(name);
    if (!found) {
      refuse(FindingCode::variable_missing, op,
             "[op:" + op.type + "] Output " + name + " should not be null",
             PaddleErrorKind::invalid_argument, std::string(argument.legacy), name);
    }
    return *found;
  };
  const bool is_array =
      variables->size() == 1 && described(variables->front()).kind == VarKind::tensor_array;
  if (!argument.list || is_array) {
    if (variables->empty()) {
      into.types.push_back(null_type);
      return;
    }
    into.types.push_back(type_of(op, described(variables->front())));
    into.mappings.push_back({variables->front(), index, -1});
    return;
  }
  Type vector{TypeKind::vector, DataType::undefined, {}, {}};
  for (const std::string& name : *variables) {
    into.mappings.push_back({name, index, static_cast<std::int32_t>(vector.elements.size())});
    const bool absent = name == empty_variable;
    vector.elements.push_back(absent ? null_type : type_of(op, described(name)));
  }
  into.types.push_back(program().types().intern(std::move(vector)));
}

void Translator::record(OpId op, const Results& results) {
  // A variable that stands for several results of one op is the last one, once.
  std::unordered_map<std::string_view, const ResultMapping*> last;
  for (const ResultMapping& mapping : results.mappings) last[mapping.variable] = &mapping;
  for (const ResultMapping& mapping : results.mappings) {
    if (last[mapping.variable] != &mapping) continue;
    scope_->push(mapping.variable, {program().result(op, mapping.result), mapping.in_vector});
  }
}

}  // namespace paddle_ls::ir
