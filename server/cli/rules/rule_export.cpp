#include "server/cli/rules/rule_export.hpp"

#include <set>
#include <string>
#include <vector>

#include <boost/json/array.hpp>

#include "engine/rewrite/known/name_for_people.hpp"
#include "engine/rewrite/known/proof.hpp"
#include "engine/rewrite/paddle_api/paddle_names.hpp"
#include "engine/rewrite/rule_check/paddle_tables.hpp"
#include "engine/rewrite/rule_words/rule_facts.hpp"
#include "engine/rewrite/rule_words/rule_words.hpp"
#include "engine/torch/torch_names.hpp"
#include "engine/torch/torch_releases.hpp"
#include "server/cli/rules/rule_json.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;
using namespace rewrite;

std::string_view word_for(ArgumentFate::Kind kind) {
  switch (kind) {
    case ArgumentFate::Kind::same: return "same";
    case ArgumentFate::Kind::renamed: return "renamed";
    case ArgumentFate::Kind::left_out: return "left_out";
    case ArgumentFate::Kind::one_list: return "one_list";
    case ArgumentFate::Kind::remark: return "remark";
  }
  return {};
}

template <class Texts>
json::array texts(const Texts& from) {
  return json::array(from.begin(), from.end());
}

json::array as_json(const std::vector<ParameterFacts>& parameters) {
  json::array rows;
  for (const ParameterFacts& each : parameters) {
    rows.push_back({{"name", each.name}, {"default", each.default_text}, {"kind", each.kind}});
  }
  return rows;
}

void add_facts(const AlternativeFacts& facts, json::object& to) {
  json::array converted;
  for (const ArgumentFate& fate : facts.arguments) {
    converted.push_back({{"kind", word_for(fate.kind)}, {"text", fate.text}});
  }
  to["paddle"] = texts(facts.paddle_names);
  to["differences"] = texts(facts.differences);
  to["accepted"] = texts(facts.accepted);
  to["converted_arguments"] = std::move(converted);
}

// The releases that have a rule for `api`, with what was found by running it.
json::array releases_of(const RuleSet& rules, std::string_view api) {
  json::array rows;
  for (const std::string_view each : profile_names) {
    const Profile profile = *profile_named(each);
    if (profile == Profile::nightly || profile == Profile::v3_3_compat) continue;
    if (!rules.find(api, profile)) continue;
    const Proof proof = proof_of(api, profile).value_or(Proof());
    rows.push_back({{"profile", each},
                    {"proven", proven_release(profile)},
                    {"right", proof.right},
                    {"failed", proof.failed}});
  }
  return rows;
}

std::string age_of(std::string_view api) {
  const auto span = torch::releases_of(api);
  return span ? torch::words_of(*span) : std::string();
}

class Exporter {
 public:
  Exporter(const RuleSet& rules, Profile profile)
      : rules_(rules), profile_(profile), paddle_(built_in_paddle_names) {}

  json::object write();

 private:
  json::object api(const FoundRule& found);
  json::array without_rule() const;
  json::array helpers() const;
  json::array paddle_names() const;

  const RuleSet& rules_;
  Profile profile_;
  PaddleNames paddle_;
  std::set<std::string> spelled_;  // names of Paddle in rules
};

json::object Exporter::api(const FoundRule& found) {
  const RuleWords words = words_of(found, profile_);
  const RuleFacts facts = facts_of(found);
  json::object row = rules::as_json(words);
  row["shown_as"] = name_for_people(words.api);
  row["parameters"] = as_json(facts.parameters);
  row["other_names"] = texts(torch::other_names(words.api));
  row["age"] = age_of(words.api);
  row["releases"] = releases_of(rules_, words.api);
  json::array& alternatives = row["alternatives"].as_array();
  for (std::size_t i = 0; i < alternatives.size(); ++i) {
    add_facts(facts.alternatives[i], alternatives[i].as_object());
    spelled_.insert(facts.alternatives[i].paddle_names.begin(),
                    facts.alternatives[i].paddle_names.end());
  }
  return row;
}

// The public names of PyTorch whose uses are reported as manual.
json::array Exporter::without_rule() const {
  json::array names;
  for (const std::string_view name : torch::public_names()) {
    if (!rules_.find_under_any_name(name, profile_)) names.emplace_back(name);
  }
  return names;
}

json::array Exporter::helpers() const {
  json::array rows;
  for (const std::string_view name : RuleSet::built_in_helper_names()) {
    const FoundHelper helper = rules_.helper(name);
    rows.push_back({{"name", name},
                    {"code", helper.code},
                    {"imports", texts(helper.modules)},
                    {"helpers", texts(helper.helpers)}});
  }
  return rows;
}

std::string signature_of(const PaddleName& name) {
  std::string text = "(";
  const auto add = [&text](std::string_view part) {
    text += (text.size() > 1 ? ", " : "") + std::string(part);
  };
  for (const std::string& each : name.positional) add(each);
  if (name.takes_any_positional) add("*args");
  if (!name.keywords.empty() && !name.takes_any_positional) add("*");
  for (const std::string& each : name.keywords) add(each);
  if (name.takes_any_keyword) add("**kwargs");
  return text + ")";
}

json::array Exporter::paddle_names() const {
  json::array rows;
  for (const std::string& name : spelled_) {
    const PaddleName* found = paddle_.find(name, profile_);
    if (found == nullptr) continue;
    const auto since = paddle_.first_release(name);
    rows.push_back({{"name", name},
                    {"kind", found->kind},
                    {"signature", signature_of(*found)},
                    {"since", since ? rewrite::name(*since) : std::string_view()}});
  }
  return rows;
}

json::object Exporter::write() {
  std::set<std::string_view> names;
  for (const std::string_view name : rules_.names(profile_)) names.insert(name);
  json::array apis;
  for (const std::string_view name : names) apis.push_back(api(rules_.find(name, profile_)));
  return {{"profile", rewrite::name(profile_)},
          {"apis", std::move(apis)},
          {"without_rule", without_rule()},
          {"helpers", helpers()},
          {"paddle", paddle_names()}};
}

json::object names_schema(std::string_view description) {
  return schema::list(description, schema::string("A name"));
}

json::object alternative_schema() {
  schema::Members members = rules::alternative_members();
  members.push_back({"paddle", names_schema("The names of Paddle that it writes")});
  members.push_back({"differences", names_schema("The differences that need review")});
  members.push_back({"accepted", names_schema("The differences that have to be accepted")});
  members.push_back(
      {"converted_arguments",
       schema::list(
           "One for each parameter; empty if no call is written",
           schema::object("How it is converted",
                          {{"kind", schema::one_of("In a word", {"same", "renamed", "left_out",
                                                                 "one_list", "remark"})},
                           {"text", schema::string("Its keyword, or the remark")}}))});
  return schema::object("A way to convert it", members);
}

json::object parameter_schema() {
  return schema::object("A parameter",
                        {{"name", schema::string("Its name")},
                         {"default", schema::string("Empty: required, or variadic")},
                         {"kind", schema::one_of("How it is passed", {"normal", "keyword_only",
                                                                      "variadic", "keywords"})}});
}

json::object release_schema() {
  return schema::object("A release that has a rule",
                        {{"profile", schema::string("As in the setting `profile`")},
                         {"proven", schema::string("The release on which cases ran")},
                         {"right", schema::count("Cases that behave as in PyTorch")},
                         {"failed", schema::count("Cases that do not, which the rule conceals")}});
}

json::object api_schema() {
  schema::Members members = rules::rule_members();
  members.push_back(
      {"alternatives", schema::list("The first that holds is used", alternative_schema())});
  members.push_back({"shown_as", schema::string("Its name in messages")});
  members.push_back({"parameters", schema::list("In PyTorch", parameter_schema())});
  members.push_back({"other_names", names_schema("Other names of the object in PyTorch")});
  members.push_back({"age", schema::string("The releases of PyTorch with it, if not all have it")});
  members.push_back({"releases", schema::list("Of Paddle, oldest first", release_schema())});
  return schema::object("An API of PyTorch", members);
}

}  // namespace

json::object exported_rules(const RuleSet& rules, Profile profile) {
  return Exporter(rules, profile).write();
}

json::object export_schema() {
  const json::object helper = schema::object(
      "A definition that rules use",
      {{"name", schema::string("Its name")},
       {"code", schema::string("Its source")},
       {"imports", schema::list("Modules that it needs", schema::string("A module"))},
       {"helpers", names_schema("Other definitions that it needs")}});
  const json::object paddle_name =
      schema::object("A name of Paddle that rules write",
                     {{"name", schema::string("In full")},
                      {"kind", schema::string("What it is: function, class, method, ...")},
                      {"signature", schema::string("The names of its parameters")},
                      {"since", schema::string("The first release that is known to have it")}});
  return schema::object("What `paddle-ls rules export` prints",
                        {{"profile", schema::string("The release that the rules hold for")},
                         {"apis", schema::list("Sorted by name", api_schema())},
                         {"without_rule", names_schema("Public names of PyTorch without a rule")},
                         {"helpers", schema::list("All built-in ones", helper)},
                         {"paddle", schema::list("Sorted by name", paddle_name)}});
}

}  // namespace paddle_ls::cli
