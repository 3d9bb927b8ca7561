// Operators at the border of a program: what is fed in, fetched out, or kept under a name.
#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/create_op.hpp"
#include "engine/ir/translate/look_up.hpp"
#include "engine/ir/translate/op_handlers.hpp"
#include "engine/ir/translate/operands.hpp"
#include "engine/ir/translate/refuse.hpp"
#include "engine/ir/translate/translate_attributes.hpp"

namespace paddle_ls::ir {

namespace {

// Zero where it is not said.
Attribute column_of(const OpDesc& op) {
  return op.plain_attribute("col") ? plain_attribute_as(op, "col", AttributeKind::int32)
                                   : Attribute{std::int32_t{0}};
}

std::string first_name(TranslationContext& context, const OpDesc& op, List<ArgumentList> lists,
                       std::string_view what) {
  for (const ArgumentList& list : lists) {
    if (!list.variables.empty()) return std::string(list.variables.front().text());
  }
  refuse(
      context, op,
      {FindingCode::input_missing, "Op " + op.type + " has no " + std::string(what) + " variable"});
}

// Neither `feed` nor `fetch` can give its own input another value.
void refuse_in_place(TranslationContext& context, const OpDesc& op) {
  if (!is_in_place(context, op)) return;
  const std::string_view name = op.type == "feed" ? "pd_op.feed_" : "pd_op.fetch_";
  refuse(context, op,
         {FindingCode::no_inplace_variant,
          "Op " + op.type + " should have corresponding OpInfo " + std::string(name),
          PaddleErrorKind::fatal});
}

// The column is read as an int before anything is converted.
void refuse_other_column(TranslationContext& context, const OpDesc& op) {
  const LegacyValue* column = op.plain_attribute("col");
  if (!column) return;
  std::string_view type;
  if (std::holds_alternative<float>(*column)) type = "float";
  if (std::holds_alternative<double>(*column)) type = "double";
  if (std::holds_alternative<bool>(*column)) type = "bool";
  if (std::holds_alternative<std::int64_t>(*column)) type = "long";
  if (type.empty()) return;
  refuse_by_class(
      context, op,
      {FindingCode::attribute_kind,
       "paddle::get failed, cannot get value (GetAttr(name)) by type int, its type is " +
           std::string(type) + ".",
       PaddleErrorKind::invalid_argument, "col"});
}

Place place_of(std::int64_t number) {
  return {static_cast<PlaceKind>(number), 0, {}};
}

}  // namespace

void translate_feed(TranslationContext& context, const OpDesc& op) {
  refuse_in_place(context, op);
  const OpRule* rule = context.table.rule("feed");
  const Results results = translate_results(context, op, *rule);
  Attributes attributes = {
      intern_attribute(context, "name", {first_name(context, op, op.outputs, "output")}),
      intern_attribute(context, "col", column_of(op))};
  const OpId created =
      create_op(context, op, {"pd_op.feed", nullptr, {}, attributes, results.types});
  record_results(context, created, results);
}

void translate_data(TranslationContext& context, const OpDesc& op) {
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "out"}, results);
  for (const std::string_view wanted : {"place", "dtype", "shape"}) {
    require_attribute(context, op, wanted);
  }
  const Attribute place = plain_attribute_as(op, "place", AttributeKind::int32);
  const auto* number = std::get_if<std::int32_t>(&place.value);
  Attributes attributes = {
      intern_attribute(context, "name",
                       op.plain_attribute("name")
                           ? plain_attribute_as(op, "name", AttributeKind::string)
                           : Attribute{std::string()}),
      intern_attribute(context, "shape", plain_attribute_as(op, "shape", AttributeKind::int_array)),
      intern_attribute(context, "dtype", plain_attribute_as(op, "dtype", AttributeKind::data_type)),
      intern_attribute(context, "place", {place_of(number ? *number : 0)})};
  const OpId created =
      create_op(context, op, {"pd_op.data", nullptr, {}, attributes, results.types});
  record_results(context, created, results);
}

void translate_fetch(TranslationContext& context, const OpDesc& op) {
  refuse_in_place(context, op);
  slice_inputs(context, op);
  const ValueId fetched = translate_operand(context, op, {.name = "x", .legacy = "X"});
  refuse_other_column(context, op);
  Attributes attributes = {
      intern_attribute(context, "name", {first_name(context, op, op.inputs, "input")}),
      intern_attribute(context, "col", column_of(op))};
  create_op(
      context, op,
      {"pd_op.fetch", nullptr, {fetched}, attributes, {context.program().value(fetched).type}});
}

void translate_shadow_output(TranslationContext& context, const OpDesc& op) {
  const auto* variables = op.input("x");
  if (!variables || variables->empty() || !context.scopes.find(variables->front())) return;
  slice_inputs(context, op);
  const ValueId value = value_of(context, op, variables->front());
  create_op(context, op,
            {"builtin.shadow_output",
             nullptr,
             {value},
             {intern_attribute(context, "output_name",
                               op.plain_attribute("name")
                                   ? plain_attribute_as(op, "name", AttributeKind::string)
                                   : Attribute{std::string()})},
             {}});
}

}  // namespace paddle_ls::ir
