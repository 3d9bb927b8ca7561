// Operands and results of an operator: variables of the legacy op as values of the program.
#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/translator.hpp"

namespace paddle_ls::ir {

namespace {

// The variables of a parameter; an attribute of that name that holds variables counts as well.
List<Name> variables_of(const OpDesc& op, Name parameter) {
  if (!parameter) return {};
  if (const auto* list = op.input(parameter)) return *list;
  const LegacyAttribute* found = op.find_attribute(parameter);
  if (!found) return {};
  if (const auto* one = std::get_if<VarRef>(&found->value)) return {&one->name, 1};
  if (const auto* many = std::get_if<VarRefs>(&found->value)) return many->names;
  return {};
}

// Elements that PIR has a type for.
bool has_type(VarKind element) {
  return strict_data_type(static_cast<std::int64_t>(element)) && element != VarKind::size_t_ &&
         element != VarKind::pstring;
}

}  // namespace

void Translator::slice_inputs(const OpDesc& op) {
  for (const ArgumentList& list : op.inputs) {
    for (const Name name : list.variables) {
      const Definition* definition = scopes_.find(name);
      if (definition && definition->in_vector >= 0) slice_out(name, *definition);
    }
  }
}

ValueId Translator::slice_out(Name variable, Definition definition) {
  const Type& vector = program().type_of(definition.value);
  const auto index = static_cast<std::size_t>(definition.in_vector);
  const TypeId type = index < vector.elements.size() ? vector.elements[index] : null_type;
  const AttributeId place = attribute("index", {definition.in_vector});
  const OpId slice =
      program().create("builtin.slice", {&definition.value, 1}, {&place, 1}, {&type, 1});
  program().op(slice).origin = origin_;
  program().append(block_, slice);
  const ValueId value = program().result(slice);
  scopes_.push(variable, {value, -1});
  return value;
}

ValueId Translator::whole_value_of(const OpDesc& op, Name variable) const {
  if (const Definition* found = scopes_.find(variable)) return found->value;
  refuse_by_class(FindingCode::input_undefined, op,
                  "param " + variable + " should exists in TranslationContext", {}, variable);
}

ValueId Translator::value_of(const OpDesc& op, Name variable) {
  const ValueId whole = whole_value_of(op, variable);
  const Definition& found = *scopes_.find(variable);
  return found.in_vector >= 0 ? slice_out(variable, found) : whole;
}

TypeId Translator::vector_type(const Values& values) {
  Types elements;
  for (const ValueId value : values) elements.push_back(program().value(value).type);
  return program().types().intern({TypeKind::vector, DataType::undefined, {}, elements});
}

ValueId Translator::combine(const Values& values) {
  const TypeId type = vector_type(values);
  const OpId op = program().create("builtin.combine", values, {}, {&type, 1});
  program().op(op).origin = origin_;
  program().append(block_, op);
  return program().result(op);
}

Values Translator::operands(const OpDesc& op, const OpRule& rule) {
  Values values;
  for (const BoundArgument& argument : rules_.bound(rule).operands) {
    values.push_back(operand(op, argument));
  }
  return values;
}

ValueId Translator::operand(const OpDesc& op, const Argument& argument) {
  return operand(op, rules_.bind(argument));
}

ValueId Translator::operand(const OpDesc& op, const BoundArgument& bound) {
  const Argument& argument = *bound.argument;
  List<Name> variables = variables_of(op, bound.legacy);
  if (variables.empty() && argument.optional) return null_value;
  if (variables.empty() && argument.from_attribute) {
    // The releases from 3.0 on look for the list of tensors first, 2.6 for the single tensor.
    variables = variables_of(op, before_3_0() ? bound.tensor : bound.tensor_list);
    if (variables.empty()) {
      variables = variables_of(op, before_3_0() ? bound.tensor_list : bound.tensor);
    }
    if (variables.empty()) return constant_operand(op, bound);
  }
  bool is_vector =
      argument.list || (argument.from_attribute && argument.kind == AttributeKind::int_array);
  if (variables.size() == 1) {
    const VarDesc* described = variable(variables.front());
    if (!described) {
      refuse(FindingCode::variable_missing, op,
             "[op:" + op.type + "] Input " + variables.front() + " should not be null",
             PaddleErrorKind::invalid_argument, argument.legacy, variables.front());
    }
    if (described->kind == VarKind::tensor_array) is_vector = false;
  }
  if (is_vector) {
    Values values;
    for (const Name name : variables) values.push_back(value_of(op, name));
    return combine(values);
  }
  if (variables.size() != 1) {
    refuse(FindingCode::input_missing, op,
           "Input " + std::string(argument.name) + " not found when parsing op " + op.type,
           PaddleErrorKind::invalid_argument, argument.legacy);
  }
  const Definition* found = scopes_.find(variables.front());
  if (!found) {
    const std::string name(argument.name);
    refuse(FindingCode::input_undefined, op,
           before_3_0() ? "Input [" + name + "] of op [" + op.type + "] not found in param map"
                        : "Input [" + name + ": " + variables.front() + "] of op [" + op.type +
                              "] not found in param map",
           PaddleErrorKind::invalid_argument, argument.legacy, variables.front());
  }
  return found->value;
}

TypeId Translator::tensor_type(DataType element, List<std::int64_t> dims) {
  return program().types().intern({TypeKind::tensor, element, dims, {}});
}

void Translator::refuse_type(const OpDesc& op, const VarDesc& described, VarKind kind) const {
  refuse(FindingCode::untranslatable_type, op,
         "ProtoType " + std::to_string(static_cast<int>(kind)) + " has no corresponding translator",
         PaddleErrorKind::precondition_not_met, {}, described.name);
}

TypeId Translator::type_of(const OpDesc& op, const VarDesc& described) {
  TypeId& known = type_of_variable_[described.number];
  if (known != none) return known;
  Type type{TypeKind::tensor, data_type_of_kind(described.element), described.dims, {}};
  switch (described.kind) {
    case VarKind::dense_tensor: break;
    case VarKind::selected_rows: type.kind = TypeKind::selected_rows; break;
    case VarKind::tensor_array: type.kind = TypeKind::tensor_array; break;
    case VarKind::sparse_coo:
      if (before_3_0()) refuse_type(op, described, described.kind);
      type.kind = TypeKind::sparse_coo;
      break;
    case VarKind::sparse_csr:
      if (before_3_0()) refuse_type(op, described, described.kind);
      refuse(FindingCode::untranslatable_type, op,
             "Getting 'tensor_desc' is not supported by the " + described.name + " type variable.",
             PaddleErrorKind::unavailable, {}, described.name);
    default:
      // A variable may also be declared as a bare element.
      if (has_type(described.kind)) {
        type = {TypeKind::scalar, data_type_of_kind(described.kind), {}, {}};
        break;
      }
      refuse_type(op, described, described.kind);
  }
  if (type.kind != TypeKind::scalar && !has_type(described.element)) {
    refuse_type(op, described, described.element);
  }
  known = program().types().intern(type);
  return known;
}

Results Translator::results(const OpDesc& op, const OpRule& rule) {
  Results results;
  for (const BoundArgument& argument : rules_.bound(rule).results) result(op, argument, results);
  return results;
}

void Translator::result(const OpDesc& op, const Argument& argument, Results& into) {
  result(op, rules_.bind(argument), into);
}

void Translator::result(const OpDesc& op, const BoundArgument& bound, Results& into) {
  const Argument& argument = *bound.argument;
  const auto index = static_cast<std::uint32_t>(into.types.size());
  const auto* variables = op.output(bound.legacy);
  if (!variables) {
    if (!argument.optional && !argument.late) {
      refuse(FindingCode::output_missing, op,
             "Op " + op.type + " arg " + std::string(argument.legacy) +
                 " should be optional if it can be empty",
             PaddleErrorKind::invalid_argument, argument.legacy);
    }
    into.types.push_back(null_type);
    return;
  }
  const auto described = [&](Name name) -> const VarDesc& {
    const VarDesc* found = variable(name);
    if (!found) {
      refuse(FindingCode::variable_missing, op,
             "[op:" + op.type + "] Output " + name + " should not be null",
             PaddleErrorKind::invalid_argument, argument.legacy, name);
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
  Types elements;
  for (const Name name : *variables) {
    into.mappings.push_back({name, index, static_cast<std::int32_t>(elements.size())});
    const bool absent = name == empty_variable;
    elements.push_back(absent ? null_type : type_of(op, described(name)));
  }
  into.types.push_back(
      program().types().intern({TypeKind::vector, DataType::undefined, {}, elements}));
}

void Translator::record(OpId op, const Results& results) {
  // A variable that stands for several results of one op is the last one, once.
  seen_.clear();
  boost::container::small_vector<const ResultMapping*, 4> last;
  for (std::size_t i = results.mappings.size(); i-- > 0;) {
    if (seen_.insert(results.mappings[i].variable)) last.push_back(&results.mappings[i]);
  }
  const auto push = [&](const ResultMapping& mapping) {
    scopes_.push(mapping.variable, {program().result(op, mapping.result), mapping.in_vector});
  };
  if (last.size() == 1) return push(*last.front());
  std::vector<Name> names;
  for (std::size_t i = last.size(); i-- > 0;) names.push_back(last[i]->variable);
  for (const Name name : in_order_of_hashing(names)) {
    push(**std::ranges::find(last, name, &ResultMapping::variable));
  }
}

}  // namespace paddle_ls::ir
