#include "engine/rewrite/language/read_alternative.hpp"

#include <array>
#include <string>

#include "engine/rewrite/language/called_helpers.hpp"
#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/language/needs_of_code.hpp"
#include "engine/rewrite/language/out_forms.hpp"
#include "engine/rewrite/language/read_difference.hpp"
#include "engine/rewrite/rows/parse_template.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

using Kind = JsonValue::Kind;

// Reads the emitting fields of one alternative: its own, and below them those of its rule.
class AlternativeReader {
 public:
  AlternativeReader(const RuleSource& source, const JsonValue* alternative, RuleTableBuilder& into)
      : api_(source.api),
        rule_(source.object),
        own_(alternative),
        signature_(source.signature),
        receiver_(source.receiver),
        source_(source),
        into_(into) {}

  // Whether a call gives the argument `out`, where the rule says what becomes of it.
  enum class Out : std::uint8_t { as_it_is, assigned };

  bool assigns_out() const { return find("out") != nullptr; }

  Alternative read(Out out) {
    Alternative result;
    arguments_.clear();
    result.when = read_conditions(out);
    read_outcome(result, out);
    read_arguments();
    if (assigns_out()) settle_out(result, out);
    if (const JsonValue* suffix = find("suffix"); suffix != nullptr && out == Out::as_it_is) {
      result.suffix = read_suffix(*suffix);
    }
    result.arguments = into_.add(arguments_);
    result.needs = read_needs(out);
    result.order = read_order();
    result.before = read_before();
    read_review(result);
    if (const JsonValue* patch = find("patch")) check_patch(*patch, result);
    return result;
  }

 private:
  void read_review(Alternative& result) {
    const JsonValue* review = find("needs_review");
    if (review == nullptr || (review->kind == Kind::string && review->text.empty())) return;
    const ReadDifference difference = read_difference(*review);
    result.fix = Fix::suggest;
    result.difference = difference.id;
    if (result.reason.empty()) result.reason = into_.add(difference.sentence);
  }

  // What a patch does is felt in all of a program: somebody has to know of it.
  void check_patch(const JsonValue& patch, Alternative& result) const {
    result.patches = true;
    if (result.fix != Fix::suggest) throw Wrong{"a `patch` needs `needs_review`", patch.offset};
    if (result.outcome == Outcome::keep && receiver_ == Receiver::none) {
      throw Wrong{"what a `patch` keeps is a method: a name of torch has to become one of Paddle",
                  patch.offset};
    }
  }

  // The alternative's field, else the rule's.
  const JsonValue* find(std::string_view name) const {
    if (own_ != nullptr) {
      if (const JsonValue* value = own_->find(name)) return value;
    }
    return rule_.find(name);
  }

  std::uint16_t parameter(const std::string& name, std::size_t offset) const {
    const std::uint16_t result = parameter_named(name, signature_, into_);
    if (result == no_parameter) {
      throw Wrong{quoted(name) + " is not a parameter of `signature`", offset};
    }
    return result;
  }

  Template parsed(const JsonValue& text) {
    auto result = parse_template(text.text, signature_, into_);
    if (!result) throw Wrong{result.error().message, text.offset};
    return *result;
  }

  Rows<Condition> read_conditions(Out out) {
    std::vector<Condition> result;
    std::vector<std::size_t> places;
    if (out == Out::assigned) {
      Condition& given = result.emplace_back();
      given.parameter = parameter("out", find("out")->offset);
      Condition& tensor = result.emplace_back(given);
      tensor.test = Test::kind;
      tensor.operand = kind_none;
      tensor.negated = true;
      places.resize(result.size(), find("out")->offset);
    }
    const JsonValue* when = own_ == nullptr ? nullptr : own_->find("when");
    if (when == nullptr) return into_.add(result, places);
    for (const JsonValue& item : when->items) {
      auto condition = parse_condition(item.text, signature_, into_);
      if (!condition) throw Wrong{condition.error().message, item.offset};
      result.push_back(*condition);
      places.push_back(item.offset);
    }
    return into_.add(result, places);
  }

  Template read_suffix(const JsonValue& suffix) {
    auto result = parse_suffix(suffix.text, signature_, into_);
    if (!result) throw Wrong{result.error().message, suffix.offset};
    return *result;
  }

  const OutForm& out_form() const {
    const JsonValue& name = *find("out");
    for (const OutForm& form : out_forms) {
      if (form.name == name.text) return form;
    }
    throw Wrong{quoted(name.text) + " is not a way to write into `out`; use same, each or cast",
                name.offset};
  }

  // An `out` that nothing writes into would be lost.
  void settle_out(Alternative& result, Out out) {
    const JsonValue& field = *find("out");
    const std::uint16_t at = parameter("out", field.offset);
    std::erase_if(arguments_, [&](const ArgumentRule& row) { return row.parameter == at; });
    if (out == Out::as_it_is) {
      ArgumentRule& row = add(ArgumentAction::refuse);
      row.parameter = at;
      row.name = into_.add("Paddle returns a new tensor instead of writing into `out`");
      return;
    }
    if (result.outcome == Outcome::expression) return;  // see read_expression
    if (find("suffix") != nullptr || result.outcome != Outcome::callee) {
      throw Wrong{"`out` needs `expression`, or `callee` without a `suffix`", field.offset};
    }
    if (const std::string call = call_as_template(result, at); !call.empty()) {
      result.outcome = Outcome::expression;
      result.expression = parsed(written_into_out(call, field.offset));
      result.callee = {};
      return;
    }
    add(ArgumentAction::drop).parameter = at;
    surround_call(result, at);
  }

  // The call of a callee as a template, whose holes the planner may put in front: `out` is
  // evaluated before the call. Empty where the rule changes more than names.
  std::string call_as_template(const Alternative& result, std::uint16_t out) const {
    if (find("default") != nullptr) return {};
    const JsonValue* order = find("order");
    std::size_t positional = 0;
    std::string call = std::string(into_.text(result.callee)) + "(";
    for (std::uint16_t at = 0; at < signature_.size(); ++at) {
      const Parameter& parameter = signature_[at];
      const bool is_variadic = parameter.kind == ParameterKind::variadic;
      if (is_variadic || parameter.kind == ParameterKind::keywords) return {};
      std::string name(into_.text(parameter.name));
      bool is_passed = at != out;
      for (const ArgumentRule& row : arguments_) {
        if (row.action == ArgumentAction::set || row.action == ArgumentAction::fold) return {};
        if (row.parameter != at) continue;
        if (row.action != ArgumentAction::rename) is_passed = false;
        if (row.action == ArgumentAction::rename) name += ":" + std::string(into_.text(row.name));
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
  void surround_call(Alternative& result, std::uint16_t out) {
    const OutForm& form = out_form();
    Piece front;
    front.text = into_.add(form.front);
    result.front = template_part({front}, into_);
    Piece between;
    between.text = into_.add(form.between);
    Piece argument;
    argument.kind = PieceKind::argument;
    argument.parameter = out;
    argument.precedence = Precedence::lambda;
    argument.bracketed = true;
    Piece end;
    end.text = into_.add(form.end);
    result.suffix = template_part({between, argument, end}, into_);
  }

  JsonValue written_into_out(const std::string& expression, std::size_t offset) const {
    const OutForm& form = out_form();
    JsonValue result;
    result.text = std::string(form.front) + expression + std::string(form.between) + "{out}" +
                  std::string(form.end);
    result.offset = offset;
    return result;
  }

  Template read_expression(const JsonValue& expression, Out out) {
    return parsed(out == Out::assigned ? written_into_out(expression.text, expression.offset)
                                       : expression);
  }

  Rows<Need> read_needs(Out out) {
    NeedsOfCode needs(source_.helpers, into_);
    if (out == Out::assigned && out_form().needs_written) {
      add_helper(written_helper, find("out")->offset, needs);
    }
    if (const JsonValue* named = find("helper")) {
      if (named->kind == Kind::string) add_helper(named->text, named->offset, needs);
      for (const JsonValue& name : named->items) add_helper(name.text, name.offset, needs);
    }
    for (const JsonValue* code : code_of(rule_, own_, receiver_ != Receiver::none)) {
      for (const std::string_view name : names_read_in(code->text)) {
        if (source_.helpers.contains(name)) add_helper(name, code->offset, needs);
      }
    }
    if (const JsonValue* patch = find("patch")) {
      add_helper(patch->text, patch->offset, needs);
      needs.call(patch->text);
    }
    if (const JsonValue* modules = find("import")) {
      for (const JsonValue& module : modules->items) needs.add_module(module.text);
    }
    return needs.rows();
  }

  void add_helper(std::string_view name, std::size_t offset, NeedsOfCode& needs) {
    if (const auto added = needs.add_helper(name); !added) {
      throw Wrong{added.error().message, offset};
    }
  }

  // Exactly one of the fields that say what becomes of the use; an alternative's own say wins.
  void read_outcome(Alternative& result, Out out) {
    if (own_ != nullptr && read_outcome_of(*own_, result, out)) return;
    if (read_outcome_of(rule_, result, out)) return;
    throw Wrong{
        "nothing says what becomes of the use; add one of callee, same_path, keep, remove, "
        "manual, skip, expression",
        own_ == nullptr ? rule_.offset : own_->offset};
  }

  bool read_outcome_of(const JsonValue& object, Alternative& result, Out out) {
    int said = 0;
    const auto says = [&](std::string_view name) {
      const JsonValue* value = object.find(name);
      said += value != nullptr ? 1 : 0;
      return value;
    };
    if (const JsonValue* callee = says("callee")) set_callee(result, callee->text);
    if (says("same_path")) set_callee(result, "paddle" + api_.substr(api_.find('.')));
    if (says("keep")) result.outcome = Outcome::keep;
    if (says("remove")) result.outcome = Outcome::remove;
    if (says("skip")) result.outcome = Outcome::skip;
    if (const JsonValue* reason = says("manual")) {
      result.outcome = Outcome::unsupported;
      result.reason = into_.add(reason->text);
    }
    if (const JsonValue* expression = says("expression")) {
      result.outcome = Outcome::expression;
      result.expression = read_expression(*expression, out);
    }
    if (said > 1) throw Wrong{"more than one field says what becomes of the use", object.offset};
    if (object.find("receiver_becomes") != nullptr) {
      if (result.outcome != Outcome::callee || said == 0) {
        throw Wrong{"`receiver_becomes` needs `callee`", object.offset};
      }
      result.outcome = Outcome::receiver;
      result.callee = into_.add(object.find("callee")->text);
    }
    return said == 1;
  }

  void set_callee(Alternative& result, std::string name) {
    // A method keeps its receiver: only its own name is written.
    if (receiver_ != Receiver::none) name = name.substr(name.rfind('.') + 1);
    result.outcome = Outcome::callee;
    result.callee = into_.add(name);
  }

  // Entries of a map field: the rule's first, unless the alternative has the same key.
  template <class Read>
  void each(std::string_view name, Read read) {
    const JsonValue* own = own_ == nullptr ? nullptr : own_->find(name);
    if (const JsonValue* shared = rule_.find(name)) {
      for (const JsonMember& member : shared->members) {
        if (own == nullptr || own->find(member.key) == nullptr) read(member);
      }
    }
    if (own == nullptr) return;
    for (const JsonMember& member : own->members) read(member);
  }

  ArgumentRule& add(ArgumentAction action) {
    ArgumentRule& row = arguments_.emplace_back();
    row.action = action;
    return row;
  }

  // Two arguments under one keyword would be a call that Python refuses.
  void add_rename(const JsonMember& member) {
    for (const ArgumentRule& row : arguments_) {
      if (row.action == ArgumentAction::rename && into_.text(row.name) == member.value.text) {
        throw Wrong{"two parameters become " + quoted(member.value.text), member.offset};
      }
    }
    add_named(ArgumentAction::rename, member);
  }

  void add_named(ArgumentAction action, const JsonMember& member) {
    const std::uint16_t at = parameter(member.key, member.offset);
    ArgumentRule& row = add(action);
    row.parameter = at;
    row.name = into_.add(member.value.text);
  }

  void add_review(const JsonMember& member) {
    const std::uint16_t at = parameter(member.key, member.offset);
    const ReadDifference difference = read_difference(member.value);
    ArgumentRule& row = add(ArgumentAction::confirm);
    row.parameter = at;
    row.name = into_.add(difference.sentence);
    row.difference = difference.id;
  }

  void add_set(std::string_view keyword, const Template& value, std::uint16_t unless_given) {
    ArgumentRule& row = add(ArgumentAction::set);
    row.name = into_.add(keyword);
    row.value = value;
    row.parameter = unless_given;
  }

  // The parameter whose value reaches the Paddle keyword `name`.
  std::uint16_t parameter_called(std::string_view name) const {
    for (const ArgumentRule& row : arguments_) {
      if (row.action == ArgumentAction::rename && into_.text(row.name) == name) {
        return row.parameter;
      }
    }
    return parameter_named(name, signature_, into_);
  }

  void read_arguments() {
    each("rename", [&](const JsonMember& m) { add_rename(m); });
    each("refuse", [&](const JsonMember& m) { add_named(ArgumentAction::refuse, m); });
    each("review", [&](const JsonMember& m) { add_review(m); });
    each("fold", [&](const JsonMember& m) { add_named(ArgumentAction::fold, m); });
    each("set", [&](const JsonMember& m) { add_set(m.key, parsed(m.value), no_parameter); });
    each("copy", [&](const JsonMember& m) {
      parameter(m.key, m.offset);
      auto value = parse_template("{" + m.key + "}", signature_, into_);
      for (const JsonValue& keyword : m.value.items) add_set(keyword.text, *value, no_parameter);
    });
    each("default", [&](const JsonMember& m) {
      ArgumentRule row;
      row.action = ArgumentAction::add;
      row.name = into_.add(m.key);
      row.value = parsed(m.value);
      row.parameter = parameter_called(m.key);
      arguments_.push_back(row);
    });
    add_all("drop", ArgumentAction::drop);
    add_all("as_float", ArgumentAction::as_float);
  }

  // The parameters of a list field, the rule's and the alternative's.
  void add_all(std::string_view field, ArgumentAction action) {
    for (const JsonValue* object : {&rule_, own_}) {
      const JsonValue* list = object == nullptr ? nullptr : object->find(field);
      if (list == nullptr) continue;
      for (const JsonValue& item : list->items) {
        const std::uint16_t at = parameter(item.text, item.offset);
        add(action).parameter = at;
      }
    }
  }

  Rows<Text> read_order() {
    const JsonValue* order = find("order");
    if (order == nullptr) return {};
    std::vector<Text> names;
    for (const JsonValue& item : order->items) names.push_back(into_.add(item.text));
    return into_.add(names);
  }

  Rows<Template> read_before() {
    const JsonValue* before = find("before");
    if (before == nullptr) return {};
    std::vector<Template> result;
    for (const JsonValue& item : before->items) result.push_back(parsed(item));
    return into_.add(result);
  }

  std::string api_;
  const JsonValue& rule_;
  const JsonValue* own_;  // null when the rule has no alternatives
  const std::vector<Parameter>& signature_;
  Receiver receiver_;
  const RuleSource& source_;
  RuleTableBuilder& into_;
  std::vector<ArgumentRule> arguments_;
};

}  // namespace

void read_alternative(const RuleSource& rule, const JsonValue* alternative, RuleTableBuilder& into,
                      std::vector<Alternative>& result) {
  if (alternative != nullptr) check_fields(*alternative, alternative_level);
  AlternativeReader reader(rule, alternative, into);
  using Out = AlternativeReader::Out;
  if (reader.assigns_out()) result.push_back(reader.read(Out::assigned));
  result.push_back(reader.read(Out::as_it_is));
}

}  // namespace paddle_ls::rewrite
