#include "engine/rewrite/language/out_argument.hpp"

#include <vector>

#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/rows/parse_template.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

// The call of a callee as a template, whose holes the planner may hoist: `out` is
// evaluated before the call. Empty where the rule changes more than names.
std::string call_as_template(const AlternativeFields& fields, const Alternative& result,
                             std::uint16_t out) {
  if (fields.find("default") != nullptr) return {};
  const JsonValue* order = fields.find("order");
  std::size_t positional = 0;
  std::string call = std::string(fields.into.text(result.callee)) + "(";
  for (std::uint16_t at = 0; at < fields.rule.signature.size(); ++at) {
    const Parameter& parameter = fields.rule.signature[at];
    const bool is_variadic = parameter.kind == ParameterKind::variadic;
    if (is_variadic || parameter.kind == ParameterKind::keywords) return {};
    std::string name(fields.into.text(parameter.name));
    bool is_passed = at != out;
    for (const ArgumentRule& row : fields.arguments) {
      if (row.action == ArgumentAction::set || row.action == ArgumentAction::fold) return {};
      if (row.parameter != at) continue;
      if (row.action != ArgumentAction::rename) is_passed = false;
      if (row.action == ArgumentAction::rename)
        name += ":" + std::string(fields.into.text(row.name));
    }
    if (!is_passed) continue;
    if (!parameter.default_text.empty()) {
      call += "{?" + name + "}";
      continue;
    }
    const std::string of_paddle = name.substr(name.find(':') + 1);
    const bool is_ordered = order == nullptr || (positional < order->items.size() &&
                                                 order->items[positional].text == of_paddle);
    if (!is_ordered) return {};
    call += (positional++ == 0 ? "{" : ", {") + name.substr(0, name.find(':')) + "}";
  }
  return call + ")";
}

// f(x, out=o) becomes paddle.assign(f(x), output=o): the call keeps its place.
void surround_call(AlternativeFields& fields, Alternative& result, std::uint16_t out) {
  const OutForm& form = out_form(fields);
  Piece front;
  front.text = fields.into.add(form.front);
  result.front = template_part({front}, fields.into);
  Piece between;
  between.text = fields.into.add(form.between);
  Piece argument;
  argument.kind = PieceKind::argument;
  argument.parameter = out;
  argument.precedence = Precedence::lambda;
  argument.bracketed = true;
  Piece end;
  end.text = fields.into.add(form.end);
  result.suffix = template_part({between, argument, end}, fields.into);
}

}  // namespace

const OutForm& out_form(const AlternativeFields& fields) {
  const JsonValue& name = *fields.find("out");
  for (const OutForm& form : out_forms) {
    if (form.name == name.text) return form;
  }
  throw Wrong{quoted(name.text) + " is not a way to write into `out`; use same, each or cast",
              name.offset};
}

JsonValue written_into_out(const AlternativeFields& fields, const std::string& expression,
                           std::size_t offset) {
  const OutForm& form = out_form(fields);
  JsonValue result;
  result.text = std::string(form.front) + expression + std::string(form.between) + "{out}" +
                std::string(form.end);
  result.offset = offset;
  return result;
}

void settle_out(AlternativeFields& fields, Alternative& result, Out out) {
  const JsonValue& field = *fields.find("out");
  const std::uint16_t at = fields.parameter("out", field.offset);
  std::erase_if(fields.arguments, [&](const ArgumentRule& row) { return row.parameter == at; });
  if (out == Out::as_it_is) {
    ArgumentRule& row = fields.add(ArgumentAction::refuse);
    row.parameter = at;
    row.name = fields.into.add("Paddle returns a new tensor instead of writing into `out`");
    return;
  }
  if (result.outcome == Outcome::expression) return;  // see read_expression
  if (fields.find("suffix") != nullptr || result.outcome != Outcome::callee) {
    throw Wrong{"`out` needs `expression`, or `callee` without a `suffix`", field.offset};
  }
  if (const std::string call = call_as_template(fields, result, at); !call.empty()) {
    result.outcome = Outcome::expression;
    result.expression = fields.parsed(written_into_out(fields, call, field.offset));
    result.callee = {};
    return;
  }
  fields.add(ArgumentAction::drop).parameter = at;
  surround_call(fields, result, at);
}

}  // namespace paddle_ls::rewrite
