#include "engine/rewrite/rule_loader.hpp"

#include <array>
#include <charconv>
#include <functional>
#include <optional>
#include <string>

#include "engine/rewrite/json_document.hpp"
#include "engine/rewrite/lower_paconvert.hpp"
#include "engine/rewrite/parse_template.hpp"
#include "engine/rewrite/rule_fields.hpp"

namespace paddle_ls::rewrite {

namespace {

using Kind = JsonValue::Kind;

// Ends the reading of one rule; caught where rules are counted.
struct Wrong {
  std::string message;
  std::size_t offset;
};

std::string quoted(std::string_view text) {
  return "`" + std::string(text) + "`";
}

std::string_view type_name(FieldType type) {
  switch (type) {
    case FieldType::text: return "a string";
    case FieldType::flag: return "true";
    case FieldType::count: return "a whole number above zero";
    case FieldType::texts: return "a list of strings";
    case FieldType::text_or_texts: return "a string or a list of strings";
    case FieldType::text_map: return "an object of strings";
    case FieldType::text_lists_map: return "an object of lists of strings";
    case FieldType::alternatives: return "a list of objects";
  }
  return {};
}

bool all_of_kind(const JsonValue& list, Kind kind) {
  if (list.kind != Kind::array) return false;
  for (const JsonValue& item : list.items) {
    if (item.kind != kind) return false;
  }
  return true;
}

// The whole number that `value` is; 0 when it is none.
int count_in(const JsonValue& value) {
  int result = 0;
  const char* end = value.text.data() + value.text.size();
  const auto [stop, failed] = std::from_chars(value.text.data(), end, result);
  return value.kind == Kind::number && stop == end && failed == std::errc{} ? result : 0;
}

bool has_type(const JsonValue& value, FieldType type) {
  switch (type) {
    case FieldType::text: return value.kind == Kind::string;
    case FieldType::flag: return value.kind == Kind::boolean && value.truth;
    case FieldType::count: return count_in(value) > 0;
    case FieldType::texts: return all_of_kind(value, Kind::string);
    case FieldType::text_or_texts:
      return value.kind == Kind::string || all_of_kind(value, Kind::string);
    case FieldType::alternatives: return all_of_kind(value, Kind::object);
    case FieldType::text_map:
    case FieldType::text_lists_map: break;
  }
  if (value.kind != Kind::object) return false;
  for (const JsonMember& member : value.members) {
    const bool fits = type == FieldType::text_map ? member.value.kind == Kind::string
                                                  : all_of_kind(member.value, Kind::string);
    if (!fits) return false;
  }
  return true;
}

void check_fields(const JsonValue& object, FieldLevels level) {
  if (object.kind != Kind::object) throw Wrong{"a rule is an object", object.offset};
  for (const JsonMember& member : object.members) {
    const RuleField* field = find_rule_field(member.key);
    if (field == nullptr || (field->levels & level) == 0) {
      throw Wrong{"no field of " + std::string(level == rule_level ? "a rule" : "an alternative") +
                      " is called " + quoted(member.key),
                  member.offset};
    }
    if (!has_type(member.value, field->type)) {
      throw Wrong{quoted(member.key) + " has to be " + std::string(type_name(field->type)),
                  member.value.offset};
    }
  }
}

template <class Value, std::size_t N>
Value named(const JsonValue& text, const std::array<std::pair<std::string_view, Value>, N>& values,
            std::string_view what) {
  std::string known;
  for (const auto& [name, value] : values) {
    if (name == text.text) return value;
    known += known.empty() ? "" : ", ";
    known += name;
  }
  throw Wrong{quoted(text.text) + " is no " + std::string(what) + "; known are " + known,
              text.offset};
}

constexpr std::array<std::pair<std::string_view, std::uint32_t>, 7> contexts = {{
    {"call", context_call},
    {"ref", context_reference},
    {"attr", context_reference},
    {"store", context_store},
    {"decorator", context_decorator},
    {"base", context_base},
    {"import", context_import},
}};

constexpr std::array<std::pair<std::string_view, Receiver>, 6> receivers = {{
    {"tensor", Receiver::tensor},
    {"module", Receiver::module},
    {"optimizer", Receiver::optimizer},
    {"scheduler", Receiver::scheduler},
    {"context", Receiver::context},
    {"other", Receiver::other},
}};

constexpr std::array<std::pair<std::string_view, Fix>, 3> fixes = {{
    {"quickfix", Fix::quickfix},
    {"suggest", Fix::suggest},
    {"note", Fix::note},
}};

// Reads the emitting fields of one alternative: its own, and below them those of its rule.
class AlternativeReader {
 public:
  AlternativeReader(std::string_view api, const JsonValue& rule, const JsonValue* alternative,
                    const std::vector<Parameter>& signature, Receiver receiver,
                    const JsonValue* helpers, RuleTableBuilder& into)
      : api_(api),
        rule_(rule),
        own_(alternative),
        signature_(signature),
        receiver_(receiver),
        helpers_(helpers),
        into_(into) {}

  // Whether a call gives the argument `out`, where the rule says what becomes of it.
  enum class Out : std::uint8_t { as_it_is, assigned };

  bool assigns_out() const { return find("outs") != nullptr; }

  Alternative read(Out out) {
    Alternative result;
    arguments_.clear();
    result.when = read_conditions(out);
    read_outcome(result);
    read_arguments();
    if (out == Out::assigned) {
      assign_out(result);
    } else if (const JsonValue* suffix = find("suffix")) {
      result.suffix = read_suffix(*suffix);
    }
    result.arguments = into_.add(arguments_);
    result.needs = read_needs();
    result.order = read_order();
    result.before = read_before();
    if (const JsonValue* fix = find("fix")) result.fix = named(*fix, fixes, "fix class");
    if (const JsonValue* why = find("why"); why && result.reason.empty()) {
      result.reason = into_.add(why->text);
    }
    if (result.fix != Fix::quickfix && result.reason.empty()) {
      throw Wrong{"a fix that is not a quickfix needs `why`", find("fix")->offset};
    }
    if (const JsonValue* patch = find("patch")) check_patch(*patch, result);
    return result;
  }

 private:
  // What a patch does is felt in all of a program: somebody has to know of it.
  void check_patch(const JsonValue& patch, Alternative& result) const {
    result.patches = true;
    if (result.fix != Fix::suggest) throw Wrong{"a `patch` needs the fix `suggest`", patch.offset};
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
      throw Wrong{quoted(name) + " is not a parameter of `sig`", offset};
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
    if (assigns_out()) {
      Condition& given = result.emplace_back();
      given.test = out == Out::assigned ? Test::has : Test::absent;
      given.parameter = parameter("out", find("outs")->offset);
    }
    const JsonValue* when = own_ == nullptr ? nullptr : own_->find("when");
    if (when == nullptr) return into_.add(result);
    for (const JsonValue& item : when->items) {
      auto condition = parse_condition(item.text, signature_, into_);
      if (!condition) throw Wrong{condition.error().message, item.offset};
      result.push_back(*condition);
    }
    return into_.add(result);
  }

  Template read_suffix(const JsonValue& suffix) {
    auto result = parse_suffix(suffix.text, signature_, into_);
    if (!result) throw Wrong{result.error().message, suffix.offset};
    return *result;
  }

  // f(x, out=o) becomes paddle.assign(f(x), o); of several results, each is assigned to its own.
  void assign_out(Alternative& result) {
    if (find("suffix") != nullptr || result.outcome != Outcome::callee) {
      throw Wrong{"`outs` needs `callee`, and no `suffix`", find("outs")->offset};
    }
    const bool is_one = count_in(*find("outs")) == 1;
    const std::uint16_t out = parameter("out", find("outs")->offset);
    Piece literal;
    literal.text = into_.add(is_one ? "paddle.assign(" : "tuple(map(paddle.assign, ");
    result.front = {into_.add(std::vector<Piece>{literal}), Precedence::primary};
    Piece comma;
    comma.text = into_.add(", ");
    Piece argument;
    argument.kind = PieceKind::argument;
    argument.parameter = out;
    argument.precedence = Precedence::lambda;
    argument.bracketed = true;
    Piece end;
    end.text = into_.add(is_one ? ")" : "))");
    result.suffix = {into_.add(std::vector<Piece>{comma, argument, end}), Precedence::primary};
    std::erase_if(arguments_, [&](const ArgumentRule& row) { return row.parameter == out; });
    add(ArgumentAction::drop).parameter = out;
  }

  Need read_helper(const JsonValue& name, bool patches) {
    const JsonValue* code = helpers_ == nullptr ? nullptr : helpers_->find(name.text);
    if (code == nullptr) {
      throw Wrong{quoted(name.text) + " is not one of the file's `$helpers`", name.offset};
    }
    return {into_.add(name.text), into_.add(code->text), patches};
  }

  Rows<Need> read_needs() {
    std::vector<Need> result;
    for (const std::string_view field : {"helper", "patch"}) {
      const JsonValue* named = find(field);
      if (named == nullptr) continue;
      if (named->kind == Kind::string) result.push_back(read_helper(*named, field == "patch"));
      for (const JsonValue& name : named->items) result.push_back(read_helper(name, false));
    }
    if (const JsonValue* modules = find("import")) {
      for (const JsonValue& module : modules->items) {
        result.push_back({into_.add(module.text), {}, false});
      }
    }
    return result.empty() ? Rows<Need>{} : into_.add(result);
  }

  // Exactly one of the fields that say what becomes of the use; an alternative's own say wins.
  void read_outcome(Alternative& result) {
    if (own_ != nullptr && read_outcome_of(*own_, result)) return;
    if (read_outcome_of(rule_, result)) return;
    throw Wrong{
        "nothing says what becomes of the use: one of callee, prefix, keep, delete, "
        "unsupported, skip, expr is needed",
        own_ == nullptr ? rule_.offset : own_->offset};
  }

  bool read_outcome_of(const JsonValue& object, Alternative& result) {
    int said = 0;
    const auto says = [&](std::string_view name) {
      const JsonValue* value = object.find(name);
      said += value != nullptr ? 1 : 0;
      return value;
    };
    if (const JsonValue* callee = says("callee")) set_callee(result, callee->text);
    if (says("prefix")) set_callee(result, "paddle" + api_.substr(api_.find('.')));
    if (says("keep")) result.outcome = Outcome::keep;
    if (says("delete")) result.outcome = Outcome::remove;
    if (says("skip")) result.outcome = Outcome::skip;
    if (const JsonValue* reason = says("unsupported")) {
      result.outcome = Outcome::unsupported;
      result.reason = into_.add(reason->text);
    }
    if (const JsonValue* expression = says("expr")) {
      result.outcome = Outcome::expression;
      result.expression = parsed(*expression);
    }
    if (said > 1) throw Wrong{"more than one field says what becomes of the use", object.offset};
    if (object.find("recv_to") != nullptr) {
      if (result.outcome != Outcome::callee || said == 0) {
        throw Wrong{"`recv_to` needs `callee`", object.offset};
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
    each("confirm", [&](const JsonMember& m) { add_named(ArgumentAction::confirm, m); });
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
    for (const JsonValue* object : {&rule_, own_}) {
      const JsonValue* drop = object == nullptr ? nullptr : object->find("drop");
      if (drop == nullptr) continue;
      for (const JsonValue& item : drop->items) {
        const std::uint16_t at = parameter(item.text, item.offset);
        add(ArgumentAction::drop).parameter = at;
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
    const JsonValue* before = find("pre");
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
  const JsonValue* helpers_;  // null when the file has none
  RuleTableBuilder& into_;
  std::vector<ArgumentRule> arguments_;
};

Profile read_profile(const JsonValue* value, Profile otherwise) {
  if (value == nullptr) return otherwise;
  const auto profile = profile_named(value->text);
  if (!profile) throw Wrong{quoted(value->text) + " is no Paddle release", value->offset};
  return *profile;
}

std::uint32_t read_contexts(const JsonValue* on, Receiver receiver) {
  if (on == nullptr) {
    if (receiver != Receiver::none) return context_call;
    return context_call | context_reference | context_annotation | context_base | context_decorator;
  }
  if (on->kind == Kind::string) return named(*on, contexts, "kind of use");
  std::uint32_t result = 0;
  for (const JsonValue& item : on->items) result |= named(item, contexts, "kind of use");
  return result;
}

void read_rule(std::string_view api, const JsonValue& object, const JsonValue* helpers,
               RuleTableBuilder& into) {
  check_fields(object, rule_level);
  Rule rule;
  if (const JsonValue* recv = object.find("recv")) {
    rule.receiver = named(*recv, receivers, "kind of receiver");
  }
  std::vector<Parameter> signature;
  if (const JsonValue* sig = object.find("sig")) {
    auto parsed = parse_signature(sig->text, into);
    if (!parsed) throw Wrong{parsed.error().message, sig->offset};
    signature = std::move(*parsed);
    rule.has_signature = true;
  }
  rule.signature = into.add(signature);
  rule.contexts = read_contexts(object.find("on"), rule.receiver);
  rule.since = read_profile(object.find("since"), Profile::v3_3);
  rule.until = read_profile(object.find("until"), Profile::nightly);
  if (rule.until < rule.since) throw Wrong{"`until` is older than `since`", object.offset};
  if (const JsonValue* doc = object.find("doc")) rule.documentation = into.add(doc->text);
  if (const JsonValue* note = object.find("note")) rule.note = into.add(note->text);
  if (const JsonValue* unpacked = object.find("unpacked")) {
    for (const JsonMember& fate : unpacked->members) {
      if (fate.key != "drop" && fate.key != "pass") {
        throw Wrong{quoted(fate.key) + " is neither `drop` nor `pass`", fate.offset};
      }
      rule.unpacked = fate.key == "drop" ? Unpacked::dropped : Unpacked::passed_on;
      rule.unpacked_reason = into.add(fate.value.text);
    }
  }

  std::vector<Alternative> alternatives;
  const JsonValue* alts = object.find("alts");
  const auto read_alternative = [&](const JsonValue* alternative) {
    if (alternative != nullptr) check_fields(*alternative, alternative_level);
    AlternativeReader reader(api, object, alternative, signature, rule.receiver, helpers, into);
    using Out = AlternativeReader::Out;
    if (reader.assigns_out()) alternatives.push_back(reader.read(Out::assigned));
    alternatives.push_back(reader.read(Out::as_it_is));
  };
  if (alts == nullptr) {
    read_alternative(nullptr);
  } else {
    for (const JsonValue& alternative : alts->items) read_alternative(&alternative);
  }
  rule.alternatives = into.add(alternatives);

  rule.api = into.add(api);
  into.add(rule);
  if (const JsonValue* aliases = object.find("aliases")) {
    for (const JsonValue& alias : aliases->items) {
      rule.api = into.add(alias.text);
      into.add(rule);
    }
  }
}

bool is_api_name(std::string_view name) {
  return name.find('.') != std::string_view::npos || name == "torch";
}

using Report = std::function<void(const Wrong&)>;

// What PaConvert does with some calls of packages that know nothing of torch is in its code alone:
// as a rule, the entry would speak of all calls.
bool is_of_other_library(std::string_view api) {
  return api.starts_with("os.") || api.starts_with("setuptools.");
}

// What cannot be lowered is known all the same: it is manual, with the reason.
void load_paconvert(const JsonValue& document, PaConvertTable table, const Report& report,
                    RuleTableBuilder& into) {
  for (const JsonMember& member : document.members) {
    if (table == PaConvertTable::aliases) {
      into.add(RuleAlias{member.key, member.value.text, member.offset});
      continue;
    }
    if (!is_api_name(member.key) || member.value.kind != Kind::object) {
      report({quoted(member.key) + " is not an API name with an object", member.offset});
      continue;
    }
    std::vector<EntryDefect> defects;
    const JsonValue rule = lowered(member, table, defects);
    if (is_of_other_library(member.key) && rule.find("unsupported") != nullptr) continue;
    for (const EntryDefect& defect : defects) {
      report({quoted(member.key) + ": " + defect.message, defect.offset});
    }
    try {
      read_rule(member.key, rule, nullptr, into);
    } catch (const Wrong& wrong) {
      report({quoted(member.key) + ": " + wrong.message, wrong.offset});
      read_rule(member.key, manual_rule(rule, wrong.message), nullptr, into);
    }
  }
}

}  // namespace

std::vector<Error> load_rules(std::string_view json, std::string_view file,
                              RuleTableBuilder& into) {
  std::vector<Error> errors;
  auto document = parse_json(json, file);
  if (!document) return {document.error()};
  const auto report = [&](const Wrong& wrong) {
    errors.push_back({wrong.message, std::string(file) + ":" + place(json, wrong.offset)});
  };
  if (document->kind != Kind::object) {
    report({"a rule file is one JSON object, API name to rule", document->offset});
    return errors;
  }
  if (const auto table = paconvert_table(*document, file)) {
    load_paconvert(*document, *table, report, into);
    return errors;
  }
  const JsonValue* helpers = document->find("$helpers");
  if (helpers != nullptr && !has_type(*helpers, FieldType::text_map)) {
    report(
        {"`$helpers` has to be " + std::string(type_name(FieldType::text_map)), helpers->offset});
    helpers = nullptr;
  }
  const auto read = [&](const JsonMember& member, const JsonValue& variant) {
    try {
      read_rule(member.key, variant, helpers, into);
    } catch (const Wrong& wrong) {
      report({quoted(member.key) + ": " + wrong.message, wrong.offset});
    }
  };
  for (const JsonMember& member : document->members) {
    if (member.key.starts_with('$')) continue;
    if (!is_api_name(member.key)) {
      report({quoted(member.key) + " is not a dotted API name", member.offset});
    } else if (member.value.kind == Kind::array) {
      for (const JsonValue& variant : member.value.items) read(member, variant);
    } else {
      read(member, member.value);
    }
  }
  return errors;
}

}  // namespace paddle_ls::rewrite
