// Operators at the border of a program: what is fed in, fetched out, or kept under a name.
#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/handlers.hpp"

namespace paddle_ls::ir {

namespace {

// Zero where it is not said.
Attribute column_of(const OpDesc& op) {
  return op.plain_attribute("col") ? plain_attribute_as(op, "col", AttributeKind::int32)
                                   : Attribute{std::int32_t{0}};
}

std::string first_name(Translator& translator, const OpDesc& op, List<ArgumentList> lists,
                       std::string_view what) {
  for (const ArgumentList& list : lists) {
    if (!list.variables.empty()) return std::string(list.variables.front().text());
  }
  translator.refuse(FindingCode::input_missing, op,
                    "Op " + op.type + " has no " + std::string(what) + " variable");
}

// Neither `feed` nor `fetch` can give its own input another value.
void refuse_in_place(Translator& translator, const OpDesc& op) {
  if (!translator.is_in_place(op)) return;
  const std::string_view name = op.type == "feed" ? "pd_op.feed_" : "pd_op.fetch_";
  translator.refuse(FindingCode::no_inplace_variant, op,
                    "Op " + op.type + " should have corresponding OpInfo " + std::string(name),
                    PaddleErrorKind::fatal);
}

// The column is read as an int before anything is converted.
void refuse_other_column(Translator& translator, const OpDesc& op) {
  const LegacyValue* column = op.plain_attribute("col");
  if (!column) return;
  std::string_view type;
  if (std::holds_alternative<float>(*column)) type = "float";
  if (std::holds_alternative<double>(*column)) type = "double";
  if (std::holds_alternative<bool>(*column)) type = "bool";
  if (std::holds_alternative<std::int64_t>(*column)) type = "long";
  if (type.empty()) return;
  translator.refuse_by_class(
      FindingCode::attribute_kind, op,
      "paddle::get failed, cannot get value (GetAttr(name)) by type int, its type is " +
          std::string(type) + ".",
      "col");
}

Place place_of(std::int64_t number) {
  return {static_cast<PlaceKind>(number), 0, {}};
}

}  // namespace

void translate_feed(Translator& translator, const OpDesc& op) {
  refuse_in_place(translator, op);
  const OpRule* rule = translator.table().rule("feed");
  const Results results = translator.results(op, *rule);
  Attributes attributes = {
      translator.attribute("name", {first_name(translator, op, op.outputs, "output")}),
      translator.attribute("col", column_of(op))};
  const OpId created = translator.create(op, "pd_op.feed", nullptr, {}, attributes, results.types);
  translator.record(created, results);
}

void translate_data(Translator& translator, const OpDesc& op) {
  Results results;
  translator.result(op, {.name = "out", .legacy = "out"}, results);
  for (const std::string_view wanted : {"place", "dtype", "shape"}) {
    translator.require_attribute(op, wanted);
  }
  const Attribute place = plain_attribute_as(op, "place", AttributeKind::int32);
  const auto* number = std::get_if<std::int32_t>(&place.value);
  Attributes attributes = {
      translator.attribute("name", op.plain_attribute("name")
                                       ? plain_attribute_as(op, "name", AttributeKind::string)
                                       : Attribute{std::string()}),
      translator.attribute("shape", plain_attribute_as(op, "shape", AttributeKind::int_array)),
      translator.attribute("dtype", plain_attribute_as(op, "dtype", AttributeKind::data_type)),
      translator.attribute("place", {place_of(number ? *number : 0)})};
  const OpId created = translator.create(op, "pd_op.data", nullptr, {}, attributes, results.types);
  translator.record(created, results);
}

void translate_fetch(Translator& translator, const OpDesc& op) {
  refuse_in_place(translator, op);
  translator.slice_inputs(op);
  const ValueId fetched = translator.operand(op, {.name = "x", .legacy = "X"});
  refuse_other_column(translator, op);
  Attributes attributes = {
      translator.attribute("name", {first_name(translator, op, op.inputs, "input")}),
      translator.attribute("col", column_of(op))};
  translator.create(op, "pd_op.fetch", nullptr, {fetched}, attributes,
                    {translator.program().value(fetched).type});
}

void translate_shadow_output(Translator& translator, const OpDesc& op) {
  const auto* variables = op.input("x");
  if (!variables || variables->empty() || !translator.scopes().find(variables->front())) return;
  translator.slice_inputs(op);
  const ValueId value = translator.value_of(op, variables->front());
  translator.create(op, "builtin.shadow_output", nullptr, {value},
                    {translator.attribute(
                        "output_name", op.plain_attribute("name")
                                           ? plain_attribute_as(op, "name", AttributeKind::string)
                                           : Attribute{std::string()})},
                    {});
}

}  // namespace paddle_ls::ir
