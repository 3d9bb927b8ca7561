#include "engine/rewrite/language/read_alternative.hpp"

#include <string>
#include <utility>

#include "engine/rewrite/language/alternative_fields.hpp"
#include "engine/rewrite/language/argument_fields.hpp"
#include "engine/rewrite/language/called_helpers.hpp"
#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/language/needs_of_code.hpp"
#include "engine/rewrite/language/out_argument.hpp"
#include "engine/rewrite/language/read_difference.hpp"
#include "engine/rewrite/rows/parse_template.hpp"

namespace paddle_ls::rewrite {

namespace {

using Kind = JsonValue::Kind;

void read_review(AlternativeFields& fields, Alternative& result) {
  const JsonValue* review = fields.find("needs_review");
  if (review == nullptr || (review->kind == Kind::string && review->text.empty())) return;
  const ReadDifference difference = read_difference(*review);
  result.fix = Fix::suggest;
  result.difference = difference.id;
  if (result.reason.empty()) result.reason = fields.into.add(difference.sentence);
}

// What a patch does is felt in all of a program, so it needs a review.
void check_patch(const AlternativeFields& fields, const JsonValue& patch, Alternative& result) {
  result.patches = true;
  if (result.fix != Fix::suggest) throw Wrong{"a `patch` needs `needs_review`", patch.offset};
  if (result.outcome == Outcome::keep && fields.rule.receiver == Receiver::none) {
    throw Wrong{"what a `patch` keeps is a method: a name of torch has to become one of Paddle",
                patch.offset};
  }
}

Rows<Condition> read_conditions(AlternativeFields& fields, Out out) {
  std::vector<Condition> result;
  std::vector<std::size_t> places;
  if (out == Out::assigned) {
    Condition& given = result.emplace_back();
    given.parameter = fields.parameter("out", fields.find("out")->offset);
    Condition& tensor = result.emplace_back(given);
    tensor.test = Test::kind;
    tensor.operand = kind_none;
    tensor.negated = true;
    places.resize(result.size(), fields.find("out")->offset);
  }
  const JsonValue* when = fields.own == nullptr ? nullptr : fields.own->find("when");
  if (when == nullptr) return fields.into.add(result, places);
  for (const JsonValue& item : when->items) {
    auto condition = parse_condition(item.text, fields.rule.signature, fields.into);
    if (!condition) throw Wrong{condition.error().message, item.offset};
    result.push_back(*condition);
    places.push_back(item.offset);
  }
  return fields.into.add(result, places);
}

Template read_suffix(AlternativeFields& fields, const JsonValue& suffix) {
  auto result = parse_suffix(suffix.text, fields.rule.signature, fields.into);
  if (!result) throw Wrong{result.error().message, suffix.offset};
  return *result;
}

Template read_expression(AlternativeFields& fields, const JsonValue& expression, Out out) {
  return fields.parsed(out == Out::assigned
                           ? written_into_out(fields, expression.text, expression.offset)
                           : expression);
}

void add_helper(std::string_view name, std::size_t offset, NeedsOfCode& needs) {
  if (const auto added = needs.add_helper(name); !added) {
    throw Wrong{added.error().message, offset};
  }
}

Rows<Need> read_needs(AlternativeFields& fields, Out out) {
  NeedsOfCode needs(fields.rule.helpers, fields.into);
  if (out == Out::assigned && out_form(fields).needs_written) {
    add_helper(written_helper, fields.find("out")->offset, needs);
  }
  if (const JsonValue* named = fields.find("helper")) {
    if (named->kind == Kind::string) add_helper(named->text, named->offset, needs);
    for (const JsonValue& name : named->items) add_helper(name.text, name.offset, needs);
  }
  for (const JsonValue* code :
       code_of(fields.rule.object, fields.own, fields.rule.receiver != Receiver::none)) {
    for (const std::string_view name : names_read_in(code->text)) {
      if (fields.rule.helpers.contains(name)) add_helper(name, code->offset, needs);
    }
  }
  if (const JsonValue* patch = fields.find("patch")) {
    add_helper(patch->text, patch->offset, needs);
    needs.call(patch->text);
  }
  if (const JsonValue* modules = fields.find("import")) {
    for (const JsonValue& module : modules->items) needs.add_module(module.text);
  }
  return needs.rows();
}

void set_callee(AlternativeFields& fields, Alternative& result, std::string name) {
  // A method keeps its receiver: only its own name is written.
  if (fields.rule.receiver != Receiver::none) name = name.substr(name.rfind('.') + 1);
  result.outcome = Outcome::callee;
  result.callee = fields.into.add(name);
}

bool read_outcome_of(AlternativeFields& fields, const JsonValue& object, Alternative& result,
                     Out out) {
  int said = 0;
  const auto says = [&](std::string_view name) {
    const JsonValue* value = object.find(name);
    said += value != nullptr ? 1 : 0;
    return value;
  };
  if (const JsonValue* callee = says("callee")) set_callee(fields, result, callee->text);
  if (says("same_path"))
    set_callee(fields, result,
               "paddle" + std::string(fields.rule.api).substr(fields.rule.api.find('.')));
  if (says("keep")) result.outcome = Outcome::keep;
  if (says("remove")) result.outcome = Outcome::remove;
  if (says("skip")) result.outcome = Outcome::skip;
  if (const JsonValue* reason = says("manual")) {
    result.outcome = Outcome::unsupported;
    result.reason = fields.into.add(reason->text);
  }
  if (const JsonValue* expression = says("expression")) {
    result.outcome = Outcome::expression;
    result.expression = read_expression(fields, *expression, out);
  }
  if (said > 1) throw Wrong{"more than one field says how the use is converted", object.offset};
  if (object.find("receiver_becomes") != nullptr) {
    if (result.outcome != Outcome::callee || said == 0) {
      throw Wrong{"`receiver_becomes` needs `callee`", object.offset};
    }
    result.outcome = Outcome::receiver;
    result.callee = fields.into.add(object.find("callee")->text);
  }
  return said == 1;
}

// Exactly one of the fields that say how the use is converted; those of an alternative win.
void read_outcome(AlternativeFields& fields, Alternative& result, Out out) {
  if (fields.own != nullptr && read_outcome_of(fields, *fields.own, result, out)) return;
  if (read_outcome_of(fields, fields.rule.object, result, out)) return;
  throw Wrong{
      "nothing says how the use is converted; add one of callee, same_path, keep, remove, "
      "manual, skip, expression",
      fields.own == nullptr ? fields.rule.object.offset : fields.own->offset};
}

Rows<Text> read_order(AlternativeFields& fields) {
  const JsonValue* order = fields.find("order");
  if (order == nullptr) return {};
  std::vector<Text> names;
  for (const JsonValue& item : order->items) names.push_back(fields.into.add(item.text));
  return fields.into.add(names);
}

Rows<Template> read_before(AlternativeFields& fields) {
  const JsonValue* before = fields.find("before");
  if (before == nullptr) return {};
  std::vector<Template> result;
  for (const JsonValue& item : before->items) result.push_back(fields.parsed(item));
  return fields.into.add(result);
}

Alternative read_form(AlternativeFields& fields, Out out) {
  Alternative result;
  fields.arguments.clear();
  result.when = read_conditions(fields, out);
  read_outcome(fields, result, out);
  read_arguments(fields);
  if (fields.assigns_out()) settle_out(fields, result, out);
  const JsonValue* suffix = fields.find("suffix");
  if (suffix != nullptr && out == Out::as_it_is) result.suffix = read_suffix(fields, *suffix);
  result.arguments = fields.into.add(fields.arguments);
  result.needs = read_needs(fields, out);
  result.order = read_order(fields);
  result.before = read_before(fields);
  read_review(fields, result);
  if (const JsonValue* patch = fields.find("patch")) check_patch(fields, *patch, result);
  return result;
}

}  // namespace

void read_alternative(const RuleSource& rule, const JsonValue* alternative, RuleTableBuilder& into,
                      std::vector<Alternative>& result) {
  if (alternative != nullptr) check_fields(*alternative, alternative_level);
  AlternativeFields fields{rule, alternative, into};
  if (fields.assigns_out()) result.push_back(read_form(fields, Out::assigned));
  result.push_back(read_form(fields, Out::as_it_is));
}

}  // namespace paddle_ls::rewrite
