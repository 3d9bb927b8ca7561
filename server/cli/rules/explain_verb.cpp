#include <algorithm>
#include <array>
#include <ostream>

#include <boost/json.hpp>

#include "engine/rewrite/result/finding.hpp"
#include "engine/rewrite/rows/profile.hpp"
#include "engine/rewrite/rule_words/rule_words.hpp"
#include "engine/torch/torch_names.hpp"
#include "engine/torch/torch_releases.hpp"
#include "server/cli/reports/wrapped.hpp"
#include "server/cli/rules/project_rules.hpp"
#include "server/cli/rules/rule_json.hpp"
#include "server/cli/rules/rules_verbs.hpp"
#include "server/cli/run/exit_status.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli::rules {
namespace {

namespace json = boost::json;
using namespace rewrite;

constexpr std::size_t label_width = 15;  // including the indentation

void print_labelled(std::ostream& out, std::string_view label, std::string_view text) {
  if (!text.empty()) out << labelled(label, text, label_width);
}

std::string conditions(const AlternativeWords& words, bool is_first) {
  if (words.when.empty()) return is_first ? "Always:" : "Otherwise:";
  std::string text = "If ";
  for (std::size_t i = 0; i < words.when.size(); ++i) {
    if (i > 0) text += i + 1 == words.when.size() ? " and " : ", ";
    text += words.when[i];
  }
  return text + ":";
}

void print(std::ostream& out, const AlternativeWords& words, std::size_t number) {
  const std::string head = std::to_string(number) + ". ";
  out << '\n' << head << wrapped(conditions(words, number == 1), 3) << '\n';
  print_labelled(out, "becomes", words.becomes);
  std::string_view label = "arguments";
  for (const std::string& argument : words.arguments) {
    print_labelled(out, std::exchange(label, ""), argument);
  }
  label = "helper";
  for (const std::string& helper : words.helpers) {
    print_labelled(out, std::exchange(label, ""), helper);
  }
  label = "import";
  for (const std::string& module : words.modules) {
    print_labelled(out, std::exchange(label, ""), module);
  }
  const std::string verdict(name(words.verdict));
  print_labelled(out, "verdict", words.reason.empty() ? verdict : verdict + ": " + words.reason);
}

void print_paragraph(std::ostream& out, std::string_view text) {
  if (!text.empty()) out << wrapped(text, 0) << '\n';
}

void print_text(std::ostream& out, const RuleWords& words) {
  out << words.signature << '\n';
  print_paragraph(out, std::string(words.is_built_in ? "Built-in rule" : "Rule of this project") +
                           " for " + words.release +
                           (words.proof.empty() ? "" : "; " + words.proof) + ".");
  print_paragraph(out, "Used as " + words.used_as +
                           (words.called_on.empty() ? "" : "; called on " + words.called_on) + ".");
  print_paragraph(out, words.note);
  print_paragraph(out, words.unpacked);
  if (words.alternatives.size() > 1) {
    print_paragraph(out,
                    "The alternatives are tried in this order. The first one whose "
                    "conditions hold and that is valid at the place of the use is applied.");
  }
  for (std::size_t i = 0; i < words.alternatives.size(); ++i) {
    print(out, words.alternatives[i], i + 1);
  }
  if (!words.documentation.empty()) out << "\nMapping document: " << words.documentation << '\n';
}

// The other releases that a rule for `api` exists for, as a user names them.
std::string other_releases(const RuleSet& rules, std::string_view api) {
  std::string result;
  for (std::size_t i = 0; i < profile_names.size(); ++i) {
    const auto profile = static_cast<Profile>(i);
    if (profile == Profile::v3_3_compat || !rules.find_under_any_name(api, profile)) continue;
    result += (result.empty() ? "" : ", ") + std::string(rewrite::name(profile));
  }
  return result;
}

int say_unknown(const RulesExplainOptions& options, const RuleSet& rules, Profile profile,
                std::ostream& err) {
  err << error_prefix << "no conversion rule exists for `" << options.api << "` in "
      << release_name(profile) << '\n';
  if (const std::string others = other_releases(rules, options.api); !others.empty()) {
    err << "There is one for other releases: " << others << ". See --profile.\n";
    return exit_status::findings;
  }
  if (torch::is_public_api(options.api)) {
    const auto span = torch::releases_of(options.api);
    err << "PyTorch has this name" << (span ? ", " + torch::words_of(*span) : "")
        << ", so a use of it is reported as manual.\n";
  }
  constexpr std::size_t most = 5;
  const auto alike = names_like(options.api, rules, profile, most);
  if (!alike.empty()) err << "Similar names:\n";
  for (const std::string& name : alike) err << "  " << name << '\n';
  return exit_status::findings;
}

}  // namespace

int explain(const RulesExplainOptions& options, const Console& console) {
  const auto configuration = project_rules(options.profile, console);
  if (configuration == nullptr) return exit_status::could_not_run;
  const Profile profile = configuration->settings->target_release();
  const rewrite::RuleSet& rules = *configuration->rules;
  const FoundRule found = rules.find_under_any_name(options.api, profile);
  if (!found) return say_unknown(options, rules, profile, console.err);
  const RuleWords words = words_of(found, profile);
  if (options.format == ExplainFormat::json) {
    console.out << json::serialize(as_json(words)) << '\n';
  } else {
    if (words.api != options.api) console.out << options.api << " is another name of this API.\n";
    print_text(console.out, words);
  }
  return exit_status::clean;
}

}  // namespace paddle_ls::cli::rules
