#include "engine/rewrite/language/rule_loader.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>

#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/language/expand_rule.hpp"
#include "engine/rewrite/language/json_document.hpp"
#include "engine/rewrite/language/lower_paconvert.hpp"
#include "engine/rewrite/language/needs_of_code.hpp"
#include "engine/rewrite/language/read_alternative.hpp"
#include "engine/rewrite/language/read_difference.hpp"
#include "engine/rewrite/language/rule_limits.hpp"
#include "engine/rewrite/language/shared_fields.hpp"
#include "engine/rewrite/rows/parse_template.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

using Kind = JsonValue::Kind;

constexpr std::array<std::pair<std::string_view, std::uint32_t>, 7> contexts = {{
    {"call", context_call},
    {"value", context_reference},
    {"attribute", context_reference},
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

// Classes whose members are methods by default.
constexpr std::array<std::pair<std::string_view, Receiver>, 4> owner_receivers = {{
    {"torch.Tensor", Receiver::tensor},
    {"torch.nn.Module", Receiver::module},
    {"torch.optim.Optimizer", Receiver::optimizer},
    {"torch.optim.lr_scheduler.LRScheduler", Receiver::scheduler},
}};

Receiver read_receiver(std::string_view api, const JsonValue* receiver) {
  if (receiver != nullptr) return named(*receiver, receivers, "kind of receiver");
  const std::string_view owner = api.substr(0, std::min(api.rfind('.'), api.size()));
  for (const auto& [name, its] : owner_receivers) {
    if (name == owner) return its;
  }
  return Receiver::none;
}

Profile read_profile(const JsonValue* value, Profile otherwise) {
  if (value == nullptr) return otherwise;
  const auto profile = profile_named(value->text);
  if (!profile) throw Wrong{quoted(value->text) + " is not a Paddle release", value->offset};
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

void read_rule(std::string_view api, const JsonValue& object, const HelperSources& helpers,
               RuleTableBuilder& into) {
  check_fields(object, rule_level);
  Rule rule;
  rule.receiver = read_receiver(api, object.find("receiver"));
  std::vector<Parameter> signature;
  if (const JsonValue* sig = object.find("signature")) {
    auto parsed = parse_signature(sig->text, into);
    if (!parsed) throw Wrong{parsed.error().message, sig->offset};
    signature = std::move(*parsed);
    rule.has_signature = true;
  }
  rule.signature = into.add(signature);
  rule.contexts = read_contexts(object.find("used_as"), rule.receiver);
  rule.since = read_profile(object.find("since"), Profile::v3_3);
  rule.until = read_profile(object.find("until"), Profile::nightly);
  if (rule.until < rule.since) throw Wrong{"`until` is older than `since`", object.offset};
  if (const JsonValue* doc = object.find("document")) rule.documentation = into.add(doc->text);
  if (const JsonValue* note = object.find("note")) rule.note = into.add(note->text);
  if (const JsonValue* unpacked = object.find("unpacked")) {
    for (const JsonMember& fate : unpacked->members) {
      if (fate.key != "drop" && fate.key != "pass") {
        throw Wrong{quoted(fate.key) + " is neither `drop` nor `pass`", fate.offset};
      }
      rule.unpacked = fate.key == "drop" ? Unpacked::dropped : Unpacked::passed_on;
      const ReadDifference difference = read_difference(fate.value);
      rule.unpacked_reason = into.add(difference.sentence);
      rule.unpacked_difference = difference.id;
    }
  }

  std::vector<Alternative> alternatives;
  std::vector<std::size_t> places;
  const JsonValue* alts = object.find("alternatives");
  const RuleSource source = {api, object, helpers, signature, rule.receiver};
  if (alts == nullptr) {
    read_alternative(source, nullptr, into, alternatives);
    places.resize(alternatives.size(), object.offset);
  } else {
    for (const JsonValue& alternative : alts->items) {
      read_alternative(source, &alternative, into, alternatives);
      places.resize(alternatives.size(), alternative.offset);
    }
  }
  rule.alternatives = into.add(alternatives, places);

  rule.api = into.add(api);
  into.add(rule, object.offset);
  if (const JsonValue* aliases = object.find("aliases")) {
    for (const JsonValue& alias : aliases->items) {
      rule.api = into.add(alias.text);
      into.add(rule, alias.offset);
    }
  }
}

bool is_api_name(std::string_view name) {
  return name.find('.') != std::string_view::npos || name == "torch";
}

// A package itself is covered by a rule for its import.
bool is_package(const JsonValue& rule) {
  const JsonValue* places = rule.find("used_as");
  return places != nullptr && places->kind == Kind::string && places->text == "import";
}

using Report = std::function<void(const Wrong&)>;

// PaConvert converts some calls of packages that are independent of torch in its code alone: as a
// rule, the entry would cover all calls.
bool is_of_other_library(std::string_view api) {
  return api.starts_with("os.") || api.starts_with("setuptools.");
}

std::optional<Wrong> beyond_limits(const JsonValue& rule) {
  try {
    check_limits(rule);
    return std::nullopt;
  } catch (const Wrong& wrong) {
    return wrong;
  }
}

// An entry that cannot be translated still becomes a manual rule, with the reason.
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
    if (const auto wrong = beyond_limits(member.value)) {
      report({quoted(member.key) + ": " + wrong->message, wrong->offset});
      continue;
    }
    std::vector<EntryDefect> defects;
    const JsonValue rule = lowered(member, table, defects);
    if (is_of_other_library(member.key) && rule.find("manual") != nullptr) continue;
    for (const EntryDefect& defect : defects) {
      report({quoted(member.key) + ": " + defect.message, defect.offset});
    }
    try {
      read_rule(member.key, rule, {}, into);
    } catch (const Wrong& wrong) {
      report({quoted(member.key) + ": " + wrong.message, wrong.offset});
      read_rule(member.key, manual_rule(rule, wrong.message), {}, into);
    }
  }
}

// True if a text of `$helpers` does not contain definitions but is the path of a file with them.
bool is_path(std::string_view text) {
  return text.ends_with(".py") && text.find('\n') == std::string_view::npos;
}

// The helper that the member names, and the other definitions of its text or file.
HelperSources read_helper(const JsonMember& member, const ReadBeside& read) {
  const JsonValue& value = member.value;
  if (value.kind != Kind::string)
    throw Wrong{"a helper has to be a string: its code, or the path of a Python file",
                value.offset};
  std::string text = value.text;
  if (is_path(text)) {
    if (!read) throw Wrong{quoted(text) + " cannot be read from here", value.offset};
    auto file = read(text);
    if (!file) throw Wrong{quoted(text) + ": " + file.error().message, value.offset};
    text = std::move(*file);
  }
  auto sources = parse_helpers(text);
  if (!sources) {
    throw Wrong{"line " + sources.error().where + ": " + sources.error().message, value.offset};
  }
  if (!sources->contains(member.key)) {
    throw Wrong{"the helper " + quoted(member.key) + " is not defined in it", value.offset};
  }
  return std::move(*sources);
}

// Adds definitions of one text to those of the file. Two texts may not define one name differently.
void add_helpers(HelperSources&& added, const JsonMember& member, HelperSources& into) {
  for (auto& [name, source] : added) {
    const auto found = into.find(name);
    if (found != into.end() && found->second.code != source.code) {
      throw Wrong{quoted(name) + " has another definition in " + quoted("$helpers"),
                  member.value.offset};
    }
    into[name] = std::move(source);
  }
}

// The helpers that rules of the file may name: its own and the built-in ones.
HelperSources read_helpers(const JsonValue& document, const Surroundings& around,
                           const Report& report, RuleTableBuilder& into) {
  HelperSources known = around.helpers == nullptr ? HelperSources{} : *around.helpers;
  const JsonValue* helpers = document.find("$helpers");
  if (helpers == nullptr) return known;
  if (helpers->kind != Kind::object) {
    report(
        {"`$helpers` has to be an object: from names to definitions, or to the paths of "
         "Python files with them",
         helpers->offset});
    return known;
  }
  if (helpers->members.size() > most_helpers) {
    report({"`$helpers` has more than " + std::to_string(most_helpers) + " definitions",
            helpers->offset});
    return known;
  }
  HelperSources own;
  for (const JsonMember& member : helpers->members) {
    try {
      add_helpers(read_helper(member, around.read), member, own);
    } catch (const Wrong& wrong) {
      report(wrong);
    }
  }
  for (const auto& [name, source] : own) known[name] = source;
  std::vector<Error> incomplete;
  add_helper_rows(own, known, into, incomplete);
  for (const Error& problem : incomplete) {
    report({quoted(problem.where) + ": " + problem.message, helpers->offset});
  }
  return known;
}

// The conditions that rules of the file may name: its own and the built-in ones.
NamedConditions read_conditions(const JsonValue& document, const Surroundings& around,
                                const Report& report) {
  NamedConditions known = around.conditions == nullptr ? NamedConditions{} : *around.conditions;
  const JsonValue* own = document.find("$conditions");
  if (own == nullptr) return known;
  try {
    check_limits(*own);
    read_named_conditions(*own, known);
  } catch (const Wrong& wrong) {
    report(wrong);
  }
  return known;
}

// The lists of alternatives that rules of the file may name, or null.
JsonValue read_named_alternatives(const JsonValue& document, const Report& report) {
  const JsonValue* own = document.find("$alternatives");
  if (own == nullptr) return {};
  try {
    if (own->kind != Kind::object) {
      throw Wrong{"`$alternatives` has to be an object from names to alternatives", own->offset};
    }
    check_limits(*own);
    return *own;
  } catch (const Wrong& wrong) {
    report(wrong);
    return {};
  }
}

// The fields that the rules of the file share, or an empty object.
JsonValue read_shared_fields(const JsonValue& document, const Report& report) {
  const JsonValue* shared = document.find("$all_rules");
  if (shared == nullptr) return {};
  try {
    check_shared_fields(*shared);
    return *shared;
  } catch (const Wrong& wrong) {
    report({"`$all_rules`: " + wrong.message, wrong.offset});
    return {};
  }
}

// The last release of all rules of the file that name none, or null.
const JsonValue* read_last_release(const JsonValue& document, const Report& report) {
  const JsonValue* until = document.find("$until");
  if (until == nullptr || (until->kind == Kind::string && profile_named(until->text))) return until;
  report({"`$until` has to be a Paddle release", until->offset});
  return nullptr;
}

// A rule without a release holds from the first one up to `until`.
void limit_to(const JsonValue& until, JsonValue& rule) {
  if (rule.find("since") != nullptr || rule.find("until") != nullptr) return;
  JsonValue first = until;
  first.text = profile_names.front();
  rule.members.push_back({"since", until.offset, first});
  rule.members.push_back({"until", until.offset, until});
}

}  // namespace

std::vector<Error> load_rules(std::string_view json, std::string_view file, RuleTableBuilder& into,
                              const Surroundings& around) {
  std::vector<Error> errors;
  auto document = parse_json(json, file);
  if (!document) return {document.error()};
  const auto report = [&](const Wrong& wrong) {
    if (errors.size() > most_rule_errors) return;
    const bool is_last = errors.size() == most_rule_errors;
    errors.push_back({is_last ? "more errors follow" : wrong.message,
                      std::string(file) + ":" + place(json, wrong.offset)});
  };
  if (document->kind != Kind::object) {
    report({"a rule file is one JSON object, from API names to rules", document->offset});
    return errors;
  }
  if (const auto table = paconvert_table(*document, file)) {
    load_paconvert(*document, *table, report, into);
    return errors;
  }
  const HelperSources helpers = read_helpers(*document, around, report, into);
  const NamedParts named = {read_conditions(*document, around, report),
                            read_named_alternatives(*document, report)};
  const JsonValue shared = read_shared_fields(*document, report);
  const JsonValue* until = read_last_release(*document, report);
  ExpansionBudget own_budget;
  ExpansionBudget& budget = around.budget != nullptr ? *around.budget : own_budget;
  const auto read = [&](const JsonMember& member, const JsonValue& variant) {
    try {
      for (PlainRule& plain : plain_rules(member.key, variant, named, budget)) {
        if (until != nullptr) limit_to(*until, plain.rule);
        if (!shared.members.empty()) {
          add_shared_fields(shared, plain.rule);
          budget.spend(plain.rule, member.offset);
        }
        if (!is_api_name(plain.api) && !is_package(plain.rule)) {
          throw Wrong{quoted(plain.api) + " is not a dotted API name", member.offset};
        }
        read_rule(plain.api, plain.rule, helpers, into);
      }
    } catch (const Wrong& wrong) {
      report({quoted(member.key) + ": " + wrong.message, wrong.offset});
    }
  };
  for (const JsonMember& member : document->members) {
    if (member.key.starts_with('$')) continue;
    if (member.value.items.size() > most_elements) {
      report({quoted(member.key) + ": this list has more than " + std::to_string(most_elements) +
                  " rules",
              member.value.offset});
    } else if (member.value.kind == Kind::array) {
      for (const JsonValue& variant : member.value.items) read(member, variant);
    } else {
      read(member, member.value);
    }
  }
  return errors;
}

}  // namespace paddle_ls::rewrite
