// Operators whose name or attributes Paddle chooses by their attributes, with ordinary operands.
#include <algorithm>

#include "engine/ir/translate/convert_attribute.hpp"
#include "engine/ir/translate/handlers.hpp"

namespace paddle_ls::ir {

namespace {

using Attributes = std::vector<NamedAttribute>;

// Everything as in the general case, except the attributes, which `adjust` may change, and the op.
template <class Adjust>
void translate_adjusted(Translator& translator, const OpDesc& op, const OpRule& rule,
                        std::string name, Adjust adjust) {
  translator.slice_inputs(op);
  auto operands = translator.operands(op, rule);
  const Results results = translator.results(op, rule);
  Attributes attributes = translator.attributes(op, rule);
  adjust(attributes);
  const OpId created = translator.create(op, std::move(name), &rule, std::move(operands),
                                         std::move(attributes), results.types);
  translator.record(created, results);
}

void set(Attributes& attributes, std::string_view name, Attribute value) {
  const auto found = std::ranges::find(attributes, name, &NamedAttribute::name);
  if (found != attributes.end()) {
    found->attribute = std::move(value);
  } else {
    attributes.push_back({std::string(name), std::move(value)});
  }
}

Attribute converted(const OpDesc& op, std::string_view attribute, AttributeKind kind) {
  return convert_attribute(op.plain_attribute(attribute), kind).value_or(Attribute{});
}

const OpRule& rule_or_refuse(Translator& translator, const OpDesc& op, std::string_view pir) {
  if (const OpRule* rule = translator.table().rule_of_pir(pir)) return *rule;
  translator.refuse(FindingCode::unregistered_op, op,
                    "Op " + op.type + " should have corresponding OpInfo " + std::string(pir),
                    PaddleErrorKind::fatal);
}

bool flag(const OpDesc& op, std::string_view attribute) {
  const Attribute value = converted(op, attribute, AttributeKind::boolean);
  const auto* held = std::get_if<bool>(&value.value);
  return held && *held;
}

}  // namespace

void translate_cast(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  std::string name = translator.look_up(op, rule);
  translate_adjusted(translator, op, *rule, std::move(name), [&](Attributes& attributes) {
    set(attributes, "dtype", converted(op, "out_dtype", AttributeKind::data_type));
  });
}

void translate_range(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  std::string name = translator.look_up(op, rule);
  translate_adjusted(translator, op, *rule, std::move(name), [&](Attributes& attributes) {
    const auto* start = op.input("Start");
    const VarDesc* described =
        start && !start->empty() ? translator.variable(start->front()) : nullptr;
    set(attributes, "dtype",
        {described ? data_type_of_kind(described->element) : DataType::undefined});
  });
}

void translate_increment(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  std::string name = translator.look_up(op, rule);
  translate_adjusted(translator, op, *rule, std::move(name), [&](Attributes& attributes) {
    set(attributes, "value",
        op.plain_attribute("step") ? converted(op, "step", AttributeKind::float32)
                                   : Attribute{1.0F});
  });
}

void translate_reduce_all_any(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  std::string name = translator.look_up(op, rule);
  translate_adjusted(translator, op, *rule, std::move(name), [&](Attributes& attributes) {
    if (flag(op, "reduce_all")) set(attributes, "axis", {AttributeArray{}});
  });
}

void translate_embedding_grad(Translator& translator, const OpDesc& op) {
  const bool sparse = flag(op, "is_sparse");
  const OpRule& rule = rule_or_refuse(translator, op, "pd_op.embedding_grad");
  translate_adjusted(translator, op, rule,
                     sparse ? "pd_op.embedding_sparse_grad" : "pd_op.embedding_grad",
                     [&](Attributes& attributes) {
                       if (op.plain_attribute("padding_idx")) return;
                       set(attributes, "padding_idx", {std::int64_t{-1}});
                     });
}

// Paddle squeezes the index dimension that this op of 1.x keeps.
void translate_lookup_table(Translator& translator, const OpDesc& op) {
  const OpRule& rule = rule_or_refuse(translator, op, "pd_op.embedding");
  translator.slice_inputs(op);
  auto operands = translator.operands(op, rule);
  const Results results = translator.results(op, rule);
  Attributes attributes = translator.attributes_or(op, rule, {});
  if (!op.plain_attribute("padding_idx")) set(attributes, "padding_idx", {std::int64_t{-1}});
  if (!op.plain_attribute("is_sparse")) set(attributes, "sparse", {false});
  const OpId created = translator.create(op, "pd_op.embedding", &rule, std::move(operands),
                                         std::move(attributes), results.types);
  translator.record(created, results);
  if (results.mappings.empty()) return;
  Program& program = translator.program();
  const ValueId axis = translator.full_int_array({-2});
  const ValueId embedded = program.result(created);
  Type squeezed = program.type_of(embedded);
  // An unknown dimension counts as one that can go.
  const std::size_t rank = squeezed.dims.size();
  if (rank >= 2 && (squeezed.dims[rank - 2] == 1 || squeezed.dims[rank - 2] == -1)) {
    squeezed.dims.erase(squeezed.dims.end() - 2);
  }
  const OpId squeeze = translator.build("pd_op.squeeze", {embedded, axis}, {},
                                        {program.types().intern(std::move(squeezed))});
  translator.scope().push(results.mappings.front().variable, {program.result(squeeze), -1});
}

void translate_add_n(Translator& translator, const OpDesc& op) {
  const OpRule* rule = translator.table().rule("sum");
  std::string name = translator.is_in_place(op) ? "pd_op.add_n_"
                     : translator.before_3_0()  ? "pd_op.add_n_with_kernel"
                                                : "pd_op.add_n";
  translator.slice_inputs(op);
  auto operands = translator.operands(op, *rule);
  const Results results = translator.results(op, *rule);
  const OpId created = translator.create(op, std::move(name), nullptr, std::move(operands),
                                         translator.attributes(op, *rule), results.types);
  translator.record(created, results);
}

void translate_share_buffer(Translator& translator, const OpDesc& op) {
  const OpRule& rule = rule_or_refuse(translator, op, "pd_op.share_data");
  translate_adjusted(translator, op, rule, "pd_op.share_data_", [](Attributes&) {});
}

void translate_sync_comm_stream(Translator& translator, const OpDesc& op) {
  translator.slice_inputs(op);
  const OpRule* rule = translator.table().rule(op.type);
  auto operands = translator.operands(op, *rule);
  const Results results = translator.results(op, *rule);
  const OpId created =
      translator.create(op, "pd_op.sync_comm_stream_", nullptr, std::move(operands),
                        translator.attributes(op, *rule), results.types);
  translator.record(created, results);
}

void translate_tril_triu(Translator& translator, const OpDesc& op) {
  const std::string_view stem = flag(op, "lower") ? "pd_op.tril" : "pd_op.triu";
  const bool gradient = op.type.ends_with("_grad");
  const std::string name = std::string(stem) + (gradient ? "_grad" : "");
  const OpRule* rule = translator.table().rule(op.type);
  if (!rule) rule = &rule_or_refuse(translator, op, name);
  translate_adjusted(translator, op, *rule, name, [&](Attributes& attributes) {
    attributes.clear();
    set(attributes, "diagonal", converted(op, "diagonal", AttributeKind::int32));
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
  std::vector<ValueId> operands = {
      translator.operand(op, {.name = "x", .legacy = "X"}),
      translator.operand(op, {.name = "atol_tensor", .legacy = "TolTensor"})};
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  const OpId created = translator.create(
      op, name, nullptr, std::move(operands),
      {{"use_default_tol", converted(op, "use_default_tol", AttributeKind::boolean)},
       {"hermitian", converted(op, "hermitian", AttributeKind::boolean)}},
      results.types);
  translator.record(created, results);
}

// The element type comes from the attribute, whatever the variable says.
void translate_randint(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  std::string name = translator.look_up(op, rule);
  translator.slice_inputs(op);
  auto operands = translator.operands(op, *rule);
  Results results = translator.results(op, *rule);
  const Attribute dtype = converted(op, "dtype", AttributeKind::data_type);
  Program& program = translator.program();
  if (const auto* element = std::get_if<DataType>(&dtype.value);
      element && !results.types.empty()) {
    Type type = program.types()[results.types.front()];
    type.element = *element;
    results.types.front() = program.types().intern(std::move(type));
  }
  const OpId created = translator.create(op, std::move(name), rule, std::move(operands),
                                         translator.attributes(op, *rule), results.types);
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
