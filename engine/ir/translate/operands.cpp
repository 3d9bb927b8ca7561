// Operands and results of an operator: variables of the legacy op as values of the program.
#include "engine/ir/translate/operands.hpp"

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/build_op.hpp"
#include "engine/ir/translate/refuse.hpp"
#include "engine/ir/translate/translate_attributes.hpp"

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

ValueId translate_operand(TranslationContext& context, const OpDesc& op,
                          const BoundArgument& bound) {
  const Argument& argument = *bound.argument;
  List<Name> variables = variables_of(op, bound.legacy);
  if (variables.empty() && argument.optional) return null_value;
  if (variables.empty() && argument.from_attribute) {
    // The releases from 3.0 on look for the list of tensors first, 2.6 for the single tensor.
    variables = variables_of(op, context.before_3_0() ? bound.tensor : bound.tensor_list);
    if (variables.empty()) {
      variables = variables_of(op, context.before_3_0() ? bound.tensor_list : bound.tensor);
    }
    if (variables.empty()) return constant_operand(context, op, bound);
  }
  bool is_vector =
      argument.list || (argument.from_attribute && argument.kind == AttributeKind::int_array);
  if (variables.size() == 1) {
    const VarDesc* described = context.variable(variables.front());
    if (!described) {
      refuse(context, op,
             {FindingCode::variable_missing,
              "[op:" + op.type + "] Input " + variables.front() + " should not be null",
              PaddleErrorKind::invalid_argument, argument.legacy, variables.front()});
    }
    if (described->kind == VarKind::tensor_array) is_vector = false;
  }
  if (is_vector) {
    Values values;
    for (const Name name : variables) values.push_back(value_of(context, op, name));
    return combine(context, values);
  }
  if (variables.size() != 1) {
    refuse(context, op,
           {FindingCode::input_missing,
            "Input " + std::string(argument.name) + " not found when parsing op " + op.type,
            PaddleErrorKind::invalid_argument, argument.legacy});
  }
  const ValueDefinition* found = context.scopes.find(variables.front());
  if (!found) {
    const std::string name(argument.name);
    refuse(context, op,
           {FindingCode::input_undefined,
            context.before_3_0()
                ? "Input [" + name + "] of op [" + op.type + "] not found in param map"
                : "Input [" + name + ": " + variables.front() + "] of op [" + op.type +
                      "] not found in param map",
            PaddleErrorKind::invalid_argument, argument.legacy, variables.front()});
  }
  return found->value;
}

[[noreturn]] void refuse_type(const TranslationContext& context, const OpDesc& op,
                              const VarDesc& described, VarKind kind) {
  refuse(
      context, op,
      {FindingCode::untranslatable_type,
       "ProtoType " + std::to_string(static_cast<int>(kind)) + " has no corresponding translator",
       PaddleErrorKind::precondition_not_met,
       {},
       described.name});
}

void translate_result(TranslationContext& context, const OpDesc& op, const BoundArgument& bound,
                      Results& into) {
  const Argument& argument = *bound.argument;
  const auto index = static_cast<std::uint32_t>(into.types.size());
  const auto* variables = op.output(bound.legacy);
  if (!variables) {
    if (!argument.optional && !argument.late) {
      refuse(context, op,
             {FindingCode::output_missing,
              "Op " + op.type + " arg " + std::string(argument.legacy) +
                  " should be optional if it can be empty",
              PaddleErrorKind::invalid_argument, argument.legacy});
    }
    into.types.push_back(null_type);
    return;
  }
  const auto described = [&](Name name) -> const VarDesc& {
    const VarDesc* found = context.variable(name);
    if (!found) {
      refuse(context, op,
             {FindingCode::variable_missing,
              "[op:" + op.type + "] Output " + name + " should not be null",
              PaddleErrorKind::invalid_argument, argument.legacy, name});
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
    into.types.push_back(type_of(context, op, described(variables->front())));
    into.mappings.push_back({variables->front(), index, -1});
    return;
  }
  Types elements;
  for (const Name name : *variables) {
    into.mappings.push_back({name, index, static_cast<std::int32_t>(elements.size())});
    const bool absent = name == empty_variable;
    elements.push_back(absent ? null_type : type_of(context, op, described(name)));
  }
  into.types.push_back(
      context.program().types().intern({TypeKind::vector, DataType::undefined, {}, elements}));
}

}  // namespace

void slice_inputs(TranslationContext& context, const OpDesc& op) {
  for (const ArgumentList& list : op.inputs) {
    for (const Name name : list.variables) {
      const ValueDefinition* definition = context.scopes.find(name);
      if (definition && definition->in_vector >= 0) slice_out(context, name, *definition);
    }
  }
}

ValueId slice_out(TranslationContext& context, Name variable, ValueDefinition definition) {
  const Type& vector = context.program().type_of(definition.value);
  const auto index = static_cast<std::size_t>(definition.in_vector);
  const TypeId type = index < vector.elements.size() ? vector.elements[index] : null_type;
  const AttributeId place = intern_attribute(context, "index", {definition.in_vector});
  const OpId slice =
      context.program().create("builtin.slice", {&definition.value, 1}, {&place, 1}, {&type, 1});
  context.program().op(slice).origin = context.origin;
  append_op(context.program(), context.block, slice);
  const ValueId value = context.program().result(slice);
  context.scopes.push(variable, {value, -1});
  return value;
}

ValueId whole_value_of(const TranslationContext& context, const OpDesc& op, Name variable) {
  if (const ValueDefinition* found = context.scopes.find(variable)) return found->value;
  refuse_by_class(context, op,
                  {FindingCode::input_undefined,
                   "param " + variable + " should exists in TranslationContext",
                   PaddleErrorKind::invalid_argument,
                   {},
                   variable});
}

ValueId value_of(TranslationContext& context, const OpDesc& op, Name variable) {
  const ValueId whole = whole_value_of(context, op, variable);
  const ValueDefinition& found = *context.scopes.find(variable);
  return found.in_vector >= 0 ? slice_out(context, variable, found) : whole;
}

TypeId vector_type(TranslationContext& context, const Values& values) {
  Types elements;
  for (const ValueId value : values) elements.push_back(context.program().value(value).type);
  return context.program().types().intern({TypeKind::vector, DataType::undefined, {}, elements});
}

ValueId combine(TranslationContext& context, const Values& values) {
  const TypeId type = vector_type(context, values);
  const OpId op = context.program().create("builtin.combine", values, {}, {&type, 1});
  context.program().op(op).origin = context.origin;
  append_op(context.program(), context.block, op);
  return context.program().result(op);
}

Values translate_operands(TranslationContext& context, const OpDesc& op, const OpRule& rule) {
  Values values;
  for (const BoundArgument& argument : context.rules.bound(rule).operands) {
    values.push_back(translate_operand(context, op, argument));
  }
  return values;
}

ValueId translate_operand(TranslationContext& context, const OpDesc& op, const Argument& argument) {
  return translate_operand(context, op, context.rules.bind(argument));
}

TypeId tensor_type(TranslationContext& context, DataType element, List<std::int64_t> dims) {
  return context.program().types().intern({TypeKind::tensor, element, dims, {}});
}

TypeId type_of(TranslationContext& context, const OpDesc& op, const VarDesc& described) {
  TypeId& known = context.type_of_variable[described.number];
  if (known != none) return known;
  Type type{TypeKind::tensor, data_type_of_kind(described.element), described.dims, {}};
  switch (described.kind) {
    case VarKind::dense_tensor: break;
    case VarKind::selected_rows: type.kind = TypeKind::selected_rows; break;
    case VarKind::tensor_array: type.kind = TypeKind::tensor_array; break;
    case VarKind::sparse_coo:
      if (context.before_3_0()) refuse_type(context, op, described, described.kind);
      type.kind = TypeKind::sparse_coo;
      break;
    case VarKind::sparse_csr:
      if (context.before_3_0()) refuse_type(context, op, described, described.kind);
      refuse(context, op,
             {FindingCode::untranslatable_type,
              "Getting 'tensor_desc' is not supported by the " + described.name + " type variable.",
              PaddleErrorKind::unavailable,
              {},
              described.name});
    default:
      // A variable may also be declared as a bare element.
      if (has_type(described.kind)) {
        type = {TypeKind::scalar, data_type_of_kind(described.kind), {}, {}};
        break;
      }
      refuse_type(context, op, described, described.kind);
  }
  if (type.kind != TypeKind::scalar && !has_type(described.element)) {
    refuse_type(context, op, described, described.element);
  }
  known = context.program().types().intern(type);
  return known;
}

Results translate_results(TranslationContext& context, const OpDesc& op, const OpRule& rule) {
  Results results;
  for (const BoundArgument& argument : context.rules.bound(rule).results)
    translate_result(context, op, argument, results);
  return results;
}

void translate_result(TranslationContext& context, const OpDesc& op, const Argument& argument,
                      Results& into) {
  translate_result(context, op, context.rules.bind(argument), into);
}

void record_results(TranslationContext& context, OpId op, const Results& results) {
  // A variable that stands for several results of one op is the last one, once.
  context.seen.clear();
  boost::container::small_vector<const ResultMapping*, 4> last;
  for (std::size_t i = results.mappings.size(); i-- > 0;) {
    if (context.seen.insert(results.mappings[i].variable)) last.push_back(&results.mappings[i]);
  }
  const auto push = [&](const ResultMapping& mapping) {
    context.scopes.push(mapping.variable,
                        {context.program().result(op, mapping.result), mapping.in_vector});
  };
  if (last.size() == 1) return push(*last.front());
  std::vector<Name> names;
  for (std::size_t i = last.size(); i-- > 0;) names.push_back(last[i]->variable);
  for (const Name name : in_order_of_hashing(names)) {
    push(**std::ranges::find(last, name, &ResultMapping::variable));
  }
}

}  // namespace paddle_ls::ir
