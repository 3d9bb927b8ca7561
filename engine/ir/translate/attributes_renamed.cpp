// Operators whose name or attributes Paddle chooses by their attributes, with ordinary operands.
#include <algorithm>
#include <array>

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/build_op.hpp"
#include "engine/ir/translate/create_op.hpp"
#include "engine/ir/translate/look_up.hpp"
#include "engine/ir/translate/needed_attribute.hpp"
#include "engine/ir/translate/op_handlers.hpp"
#include "engine/ir/translate/operands.hpp"
#include "engine/ir/translate/refuse.hpp"
#include "engine/ir/translate/translate_attributes.hpp"

namespace paddle_ls::ir {

namespace {

// Everything as in the general case, except the attributes, which `adjust` may change, and the op.
template <class Adjust>
void translate_adjusted(TranslationContext& context, const OpDesc& op, const OpRule& rule,
                        std::string_view name, Adjust adjust) {
  slice_inputs(context, op);
  const Values operands = translate_operands(context, op, rule);
  const Results results = translate_results(context, op, rule);
  Attributes attributes = translate_attributes(context, op, rule);
  adjust(attributes);
  const OpId created = create_op(context, op, {name, &rule, operands, attributes, results.types});
  record_results(context, created, results);
}

void set(TranslationContext& context, Attributes& attributes, std::string_view name,
         Attribute value) {
  const AttributeId made = intern_attribute(context, name, std::move(value));
  for (AttributeId& id : attributes) {
    if (context.program().attribute(id).name != name) continue;
    id = made;
    return;
  }
  attributes.push_back(made);
}

const OpRule& rule_or_refuse(TranslationContext& context, const OpDesc& op, std::string_view pir) {
  if (const OpRule* rule = context.table.rule_of_pir(pir)) return *rule;
  refuse(context, op,
         {FindingCode::unregistered_op,
          "Op " + op.type + " should have corresponding OpInfo " + std::string(pir),
          PaddleErrorKind::fatal});
}

bool flag(const TranslationContext& context, const OpDesc& op, std::string_view attribute) {
  return op.plain_attribute(attribute) && needed_alternative<bool>(context, op, attribute);
}

}  // namespace

void translate_cast(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = look_up(context, op, rule);
  translate_adjusted(context, op, *rule, name, [&](Attributes& attributes) {
    set(context, attributes, "dtype",
        plain_attribute_as(op, "out_dtype", AttributeKind::data_type));
  });
}

void translate_range(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = look_up(context, op, rule);
  translate_adjusted(context, op, *rule, name, [&](Attributes& attributes) {
    const auto* start = op.input("Start");
    const VarDesc* described =
        start && !start->empty() ? context.variable(start->front()) : nullptr;
    set(context, attributes, "dtype",
        {described ? data_type_of_kind(described->element) : DataType::undefined});
  });
}

void translate_increment(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = look_up(context, op, rule);
  translate_adjusted(context, op, *rule, name, [&](Attributes& attributes) {
    set(context, attributes, "value",
        op.plain_attribute("step") ? plain_attribute_as(op, "step", AttributeKind::float32)
                                   : Attribute{1.0F});
  });
}

void translate_reduce_all_any(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = look_up(context, op, rule);
  translate_adjusted(context, op, *rule, name, [&](Attributes& attributes) {
    require_attribute(context, op, "dim");
    if (flag(context, op, "reduce_all")) set(context, attributes, "axis", {AttributeArray{}});
  });
}

void translate_embedding_grad(TranslationContext& context, const OpDesc& op) {
  const bool sparse = flag(context, op, "is_sparse");
  const OpRule& rule = rule_or_refuse(context, op, "pd_op.embedding_grad");
  translate_adjusted(context, op, rule,
                     sparse ? "pd_op.embedding_sparse_grad" : "pd_op.embedding_grad",
                     [&](Attributes& attributes) {
                       if (op.plain_attribute("padding_idx")) return;
                       set(context, attributes, "padding_idx", {std::int64_t{-1}});
                     });
}

namespace {

// Tensors that have no last dimension but one.
void refuse_to_squeeze(TranslationContext& context, const OpDesc& op, List<std::int64_t> dims) {
  if (dims.size() > 1) return;
  const std::string range =
      "Each axis in Attr(axes) should be in the range of [-1, 0]But current axis is:";
  refuse_by_class(
      context, op,
      {FindingCode::operands_disagree,
       dims.empty() ? "For 0D Tensor, " + range
                    : range + "-1, input tensor's shape = [" + std::to_string(dims.front()) + "].",
       PaddleErrorKind::invalid_argument, "W"});
}

}  // namespace

// Paddle squeezes the index dimension that this op of 1.x keeps.
void translate_lookup_table(TranslationContext& context, const OpDesc& op) {
  const OpRule& rule = rule_or_refuse(context, op, "pd_op.embedding");
  slice_inputs(context, op);
  const Values operands = translate_operands(context, op, rule);
  const Results results = translate_results(context, op, rule);
  Attributes attributes = translate_attributes_or(context, op, rule, {});
  if (!op.plain_attribute("padding_idx"))
    set(context, attributes, "padding_idx", {std::int64_t{-1}});
  if (!op.plain_attribute("is_sparse")) set(context, attributes, "sparse", {false});
  const OpId created =
      create_op(context, op, {"pd_op.embedding", &rule, operands, attributes, results.types});
  record_results(context, created, results);
  if (results.mappings.empty()) return;
  Program& program = context.program();
  const ValueId axis = build_full_int_array(context, std::array<std::int64_t, 1>{-2});
  const ValueId embedded = program.result(created);
  const Type& type = program.type_of(embedded);
  refuse_to_squeeze(context, op, type.dims);
  std::vector<std::int64_t> dims(type.dims.begin(), type.dims.end());
  // An unknown dimension counts as one that can go.
  if (dims.size() >= 2 && (dims[dims.size() - 2] == 1 || dims[dims.size() - 2] == -1)) {
    dims.erase(dims.end() - 2);
  }
  const OpId squeeze = build_op(context, "pd_op.squeeze", {embedded, axis}, {},
                                {program.types().intern({type.kind, type.element, dims, {}})});
  context.scopes.push(results.mappings.front().variable, {program.result(squeeze), -1});
}

void translate_add_n(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = context.table.rule("sum");
  const std::string_view name = is_in_place(context, op) ? "pd_op.add_n_"
                                : context.before_3_0()   ? "pd_op.add_n_with_kernel"
                                                         : "pd_op.add_n";
  translate_by_rule(context, op, *rule, name);
}

void translate_share_buffer(TranslationContext& context, const OpDesc& op) {
  const bool shares = !context.before_3_0() || is_in_place(context, op);
  slice_inputs(context, op);
  const ValueId shared = translate_operand(context, op, {.name = "x", .legacy = "X"});
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  if (results.types.front() == null_type && !context.before_3_0()) {
    refuse(context, op,
           {FindingCode::operand_type, "Type validation failed for the 0th output.",
            PaddleErrorKind::invalid_argument, "Out"});
  }
  const OpId created = create_op(
      context, op,
      {shares ? "pd_op.share_data_" : "pd_op.share_data", nullptr, {shared}, {}, results.types});
  record_results(context, created, results);
}

void translate_sync_comm_stream(TranslationContext& context, const OpDesc& op) {
  slice_inputs(context, op);
  const OpRule* rule = context.table.rule(op.type);
  const Values operands = translate_operands(context, op, *rule);
  const Results results = translate_results(context, op, *rule);
  const OpId created = create_op(context, op,
                                 {"pd_op.sync_comm_stream_", rule, operands,
                                  translate_attributes(context, op, *rule), results.types});
  record_results(context, created, results);
}

void translate_tril_triu(TranslationContext& context, const OpDesc& op) {
  const std::string_view stem =
      needed_attribute<bool>(context, op, "lower") ? "pd_op.tril" : "pd_op.triu";
  const bool gradient = op.type.text().ends_with("_grad");
  const std::string name = std::string(stem) + (gradient ? "_grad" : "");
  const OpRule* rule = context.table.rule(op.type);
  if (!rule) rule = &rule_or_refuse(context, op, name);
  translate_adjusted(context, op, *rule, name, [&](Attributes& attributes) {
    attributes.clear();
    set(context, attributes, "diagonal", plain_attribute_as(op, "diagonal", AttributeKind::int32));
  });
}

void translate_matrix_rank(TranslationContext& context, const OpDesc& op) {
  const auto* tolerance = op.input("TolTensor");
  const bool with_tensor = tolerance && !tolerance->empty();
  const std::string name = with_tensor ? "pd_op.matrix_rank_tol" : "pd_op.matrix_rank";
  const OpRule& rule = rule_or_refuse(context, op, name);
  if (!with_tensor) {
    return translate_adjusted(context, op, rule, name, [](Attributes&) {});
  }
  slice_inputs(context, op);
  Values operands = {
      translate_operand(context, op, {.name = "x", .legacy = "X"}),
      translate_operand(context, op, {.name = "atol_tensor", .legacy = "TolTensor"})};
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  const OpId created = create_op(
      context, op,
      {name,
       nullptr,
       operands,
       {intern_attribute(context, "use_default_tol",
                         plain_attribute_as(op, "use_default_tol", AttributeKind::boolean)),
        intern_attribute(context, "hermitian",
                         plain_attribute_as(op, "hermitian", AttributeKind::boolean))},
       results.types});
  record_results(context, created, results);
}

// The element type comes from the attribute, whatever the variable says.
void translate_randint(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = look_up(context, op, rule);
  slice_inputs(context, op);
  const Values operands = translate_operands(context, op, *rule);
  if (!op.output("Out")) {
    refuse(context, op,
           {FindingCode::output_missing, "Output Out cannot be found in operator " + op.type + ".",
            PaddleErrorKind::not_found, "Out"});
  }
  Results results = translate_results(context, op, *rule);
  require_attribute(context, op, "dtype");
  const Attribute dtype = plain_attribute_as(op, "dtype", AttributeKind::data_type);
  Program& program = context.program();
  if (const auto* element = std::get_if<DataType>(&dtype.value);
      element && !results.types.empty()) {
    Type type = program.types()[results.types.front()];
    type.element = *element;
    results.types.front() = program.types().intern(type);
  }
  const OpId created = create_op(
      context, op, {name, rule, operands, translate_attributes(context, op, *rule), results.types});
  record_results(context, created, results);
}

void translate_fused_elementwise_grad(TranslationContext& context, const OpDesc& op) {
  if (!op.output("IntermediateOut@GRAD")) {
    refuse(context, op,
           {FindingCode::output_missing,
            "Output IntermediateOut@GRAD cannot be found in operator " + op.type + ".",
            PaddleErrorKind::not_found, "IntermediateOut@GRAD"});
  }
  translate_with_defaults(context, op);
}

}  // namespace paddle_ls::ir
