#include "server/cli/rules/rule_json.hpp"

#include <boost/json/array.hpp>

namespace paddle_ls::cli::rules {

namespace {

namespace json = boost::json;
using namespace rewrite;

json::array list(const std::vector<std::string>& texts) {
  return json::array(texts.begin(), texts.end());
}

}  // namespace

json::object as_json(const AlternativeWords& words) {
  return {{"when", list(words.when)},
          {"becomes", words.becomes},
          {"arguments", list(words.arguments)},
          {"helpers", list(words.helpers)},
          {"imports", list(words.modules)},
          {"verdict", name(words.verdict)},
          {"reason", words.reason}};
}

json::object as_json(const RuleWords& words) {
  json::array alternatives;
  for (const AlternativeWords& each : words.alternatives) alternatives.push_back(as_json(each));
  return {{"api", words.api},
          {"release", words.release},
          {"signature", words.signature},
          {"used_as", words.used_as},
          {"called_on", words.called_on},
          {"built_in", words.is_built_in},
          {"alternatives", std::move(alternatives)},
          {"unpacked", words.unpacked},
          {"note", words.note},
          {"proof", words.proof},
          {"documentation", words.documentation}};
}

schema::Members alternative_members() {
  using schema::string;
  return {{"when", schema::list("Clauses that must all hold; none: always", string("A clause"))},
          {"becomes", string("The new code; empty if the verdict says it all")},
          {"arguments", schema::list("What changes about arguments", string("A sentence"))},
          {"helpers", schema::list("What is defined for it", string("Its name, and its purpose"))},
          {"imports", schema::list("What is imported for it", string("A module"))},
          {"verdict", schema::one_of("The verdict on a use that takes it",
                                     {"safe", "needs review", "manual", "not reported"})},
          {"reason", string("Of the verdict; empty for most that are safe")}};
}

schema::Members rule_members() {
  using schema::string;
  return {{"api", string("The name of the rule")},
          {"release", string("The release of Paddle that it holds for")},
          {"signature", string("In PyTorch; the bare name without a signature")},
          {"used_as", string("The kinds of use that it covers")},
          {"called_on", string("What a method is called on; empty for a function")},
          {"built_in", schema::boolean("False for a rule of the project")},
          {"unpacked", string("How `**kwargs` is converted; empty: it is not visible")},
          {"note", string("A remark; may be empty")},
          {"proof", string("The result of running it on Paddle; empty for a rule of the project")},
          {"documentation", string("The address of the mapping document; may be empty")}};
}

}  // namespace paddle_ls::cli::rules
