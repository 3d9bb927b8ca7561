// Operators whose name or attributes Paddle chooses by their attributes, with ordinary operands.
#include <algorithm>
#include <array>

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/handlers.hpp"
#include "engine/ir/translate/needed_attribute.hpp"

namespace paddle_ls::ir {

namespace {

// Everything as in the general case, except the attributes, which `adjust` may change, and the op.
template <class Adjust>
void translate_adjusted(Translator& translator, const OpDesc& op, const OpRule& rule,
                        std::string_view name, Adjust adjust) {
  translator.slice_inputs(op);
  const Values operands = translator.operands(op, rule);
  const Results results = translator.results(op, rule);
  Attributes attributes = translator.attributes(op, rule);
  adjust(attributes);
  const OpId created = translator.create(op, name, &rule, operands, attributes, results.types);
  translator.record(created, results);
}

void set(Translator& translator, Attributes& attributes, std::string_view name, Attribute value) {
  const AttributeId made = translator.attribute(name, std::move(value));
  for (AttributeId& id : attributes) {
    if (translator.program().attribute(id).name != name) continue;
    id = made;
    return;
  }
  attributes.push_back(made);
}

const OpRule& rule_or_refuse(Translator& translator, const OpDesc& op, std::string_view pir) {
  if (const OpRule* rule = translator.table().rule_of_pir(pir)) return *rule;
  translator.refuse(FindingCode::unregistered_op, op,
                    "Op " + op.type + " should have corresponding OpInfo " + std::string(pir),
                    PaddleErrorKind::fatal);
}

bool flag(const Translator& translator, const OpDesc& op, std::string_view attribute) {
  return op.plain_attribute(attribute) && needed_alternative<bool>(translator, op, attribute);
}

}  // namespace

void translate_cast(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = translator.look_up(op, rule);
  translate_adjusted(translator, op, *rule, name, [&](Attributes& attributes) {
    set(translator, attributes, "dtype",
        plain_attribute_as(op, "out_dtype", AttributeKind::data_type));
  });
}

void translate_range(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = translator.look_up(op, rule);
  translate_adjusted(translator, op, *rule, name, [&](Attributes& attributes) {
    const auto* start = op.input("Start");
    const VarDesc* described =
        start && !start->empty() ? translator.variable(start->front()) : nullptr;
    set(translator, attributes, "dtype",
        {described ? data_type_of_kind(described->element) : DataType::undefined});
  });
}

void translate_increment(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = translator.look_up(op, rule);
  translate_adjusted(translator, op, *rule, name, [&](Attributes& attributes) {
    set(translator, attributes, "value",
        op.plain_attribute("step") ? plain_attribute_as(op, "step", AttributeKind::float32)
                                   : Attribute{1.0F});
  });
}

void translate_reduce_all_any(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = translator.look_up(op, rule);
  translate_adjusted(translator, op, *rule, name, [&](Attributes& attributes) {
    translator.require_attribute(op, "dim");
    if (flag(translator, op, "reduce_all")) set(translator, attributes, "axis", {AttributeArray{}});
  });
}

void translate_embedding_grad(Translator& translator, const OpDesc& op) {
  const bool sparse = flag(translator, op, "is_sparse");
  const OpRule& rule = rule_or_refuse(translator, op, "pd_op.embedding_grad");
  translate_adjusted(translator, op, rule,
                     sparse ? "pd_op.embedding_sparse_grad" : "pd_op.embedding_grad",
                     [&](Attributes& attributes) {
                       if (op.plain_attribute("padding_idx")) return;
                       set(translator, attributes, "padding_idx", {std::int64_t{-1}});
                     });
}

namespace {

// Tensors that have no last dimension but one.
void refuse_to_squeeze(Translator& translator, const OpDesc& op, List<std::int64_t> dims) {
  if (dims.size() > 1) return;
  const std::string range =
      "Each axis in Attr(axes) should be in the range of [-1, 0]But current axis is:";
  translator.refuse_by_class(
      FindingCode::operands_disagree, op,
      dims.empty() ? "For 0D Tensor, " + range
                   : range + "-1, input tensor's shape = [" + std::to_string(dims.front()) + "].",
      "W");
}

}  // namespace

// Paddle squeezes the index dimension that this op of 1.x keeps.
void translate_lookup_table(Translator& translator, const OpDesc& op) {
  const OpRule& rule = rule_or_refuse(translator, op, "pd_op.embedding");
  translator.slice_inputs(op);
  const Values operands = translator.operands(op, rule);
  const Results results = translator.results(op, rule);
  Attributes attributes = translator.attributes_or(op, rule, {});
  if (!op.plain_attribute("padding_idx"))
    set(translator, attributes, "padding_idx", {std::int64_t{-1}});
  if (!op.plain_attribute("is_sparse")) set(translator, attributes, "sparse", {false});
  const OpId created =
      translator.create(op, "pd_op.embedding", &rule, operands, attributes, results.types);
  translator.record(created, results);
  if (results.mappings.empty()) return;
  Program& program = translator.program();
  const ValueId axis = translator.full_int_array(std::array<std::int64_t, 1>{-2});
  const ValueId embedded = program.result(created);
  const Type& type = program.type_of(embedded);
  refuse_to_squeeze(translator, op, type.dims);
  std::vector<std::int64_t> dims(type.dims.begin(), type.dims.end());
  // An unknown dimension counts as one that can go.
  if (dims.size() >= 2 && (dims[dims.size() - 2] == 1 || dims[dims.size() - 2] == -1)) {
    dims.erase(dims.end() - 2);
  }
  const OpId squeeze =
      translator.build("pd_op.squeeze", {embedded, axis}, {},
                       {program.types().intern({type.kind, type.element, dims, {}})});
  translator.scopes().push(results.mappings.front().variable, {program.result(squeeze), -1});
}

void translate_add_n(Translator& translator, const OpDesc& op) {
  const OpRule* rule = translator.table().rule("sum");
  const std::string_view name = translator.is_in_place(op) ? "pd_op.add_n_"
                                : translator.before_3_0()  ? "pd_op.add_n_with_kernel"
                                                           : "pd_op.add_n";
  translate_by_rule(translator, op, *rule, name);
}

void translate_share_buffer(Translator& translator, const OpDesc& op) {
  const bool shares = !translator.before_3_0() || translator.is_in_place(op);
  translator.slice_inputs(op);
  const ValueId shared = translator.operand(op, {.name = "x", .legacy = "X"});
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  if (results.types.front() == null_type && !translator.before_3_0()) {
    translator.refuse(FindingCode::operand_type, op, "Type validation failed for the 0th output.",
                      PaddleErrorKind::invalid_argument, "Out");
  }
  const OpId created = translator.create(op, shares ? "pd_op.share_data_" : "pd_op.share_data",
                                         nullptr, {shared}, {}, results.types);
  translator.record(created, results);
}

void translate_sync_comm_stream(Translator& translator, const OpDesc& op) {
  translator.slice_inputs(op);
  const OpRule* rule = translator.table().rule(op.type);
  const Values operands = translator.operands(op, *rule);
  const Results results = translator.results(op, *rule);
  const OpId created = translator.create(op, "pd_op.sync_comm_stream_", rule, operands,
                                         translator.attributes(op, *rule), results.types);
  translator.record(created, results);
}

void translate_tril_triu(Translator& translator, const OpDesc& op) {
  const std::string_view stem =
      needed_attribute<bool>(translator, op, "lower") ? "pd_op.tril" : "pd_op.triu";
  const bool gradient = op.type.text().ends_with("_grad");
  const std::string name = std::string(stem) + (gradient ? "_grad" : "");
  const OpRule* rule = translator.table().rule(op.type);
  if (!rule) rule = &rule_or_refuse(translator, op, name);
  translate_adjusted(translator, op, *rule, name, [&](Attributes& attributes) {
    attributes.clear();
    set(translator, attributes, "diagonal",
        plain_attribute_as(op, "diagonal", AttributeKind::int32));
  });
}

void translate_matrix_rank(Translator& translator, const OpDesc& op) {
  const auto* tolerance = op.input("TolTensor");
  const bool with_tensor = tolerance && !tolerance->empty();
  const std::string name = with_tensor ? "pd_op.matrix_rank_tol" : "pd_op.matrix_rank";
  const OpRule& rule = rule_or_refuse(translator, op, name);
  if (!with_tensor) {
    return translate_adjusted(translator, op, rule, name, [](Attributes&) {});
  }
  translator.slice_inputs(op);
  Values operands = {translator.operand(op, {.name = "x", .legacy = "X"}),
                     translator.operand(op, {.name = "atol_tensor", .legacy = "TolTensor"})};
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  const OpId created = translator.create(
      op, name, nullptr, operands,
      {translator.attribute("use_default_tol",
                            plain_attribute_as(op, "use_default_tol", AttributeKind::boolean)),
       translator.attribute("hermitian",
                            plain_attribute_as(op, "hermitian", AttributeKind::boolean))},
      results.types);
  translator.record(created, results);
}

// The element type comes from the attribute, whatever the variable says.
void translate_randint(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = translator.look_up(op, rule);
  translator.slice_inputs(op);
  const Values operands = translator.operands(op, *rule);
  if (!op.output("Out")) {
    translator.refuse(FindingCode::output_missing, op,
                      "Output Out cannot be found in operator " + op.type + ".",
                      PaddleErrorKind::not_found, "Out");
  }
  Results results = translator.results(op, *rule);
  translator.require_attribute(op, "dtype");
  const Attribute dtype = plain_attribute_as(op, "dtype", AttributeKind::data_type);
  Program& program = translator.program();
  if (const auto* element = std::get_if<DataType>(&dtype.value);
      element && !results.types.empty()) {
    Type type = program.types()[results.types.front()];
    type.element = *element;
    results.types.front() = program.types().intern(type);
  }
  const OpId created =
      translator.create(op, name, rule, operands, translator.attributes(op, *rule), results.types);
  translator.record(created, results);
}

void translate_fused_elementwise_grad(Translator& translator, const OpDesc& op) {
  if (!op.output("IntermediateOut@GRAD")) {
    translator.refuse(FindingCode::output_missing, op,
                      "Output IntermediateOut@GRAD cannot be found in operator " + op.type + ".",
                      PaddleErrorKind::not_found, "IntermediateOut@GRAD");
  }
  translate_with_defaults(translator, op);
}

}  // namespace paddle_ls::ir
