#include "server/cli/rules/rules_command.hpp"

#include <memory>

#include "server/cli/arguments/argument_parser.hpp"
#include "server/cli/run/choice_option.hpp"
#include "server/cli/run/report_words.hpp"
#include "server/cli/run/source_words.hpp"

namespace paddle_ls::cli {
namespace {

using namespace rules;

const Choices<ExplainFormat> explain_formats = {{"text", ExplainFormat::text},
                                                {"json", ExplainFormat::json}};

void add_check(ArgumentParser& rules, RulesVerb& to) {
  const auto options = std::make_shared<RulesCheckOptions>();
  ArgumentParser* verb = rules.add_subcommand("check", "Report problems in rule files");
  verb->add_option("files", options->files, "Rule files")
      ->required()
      ->type_name("FILE")
      ->check(is_path);
  add_format(*verb, options->format);
  add_excerpts(*verb, options->excerpts);
  verb->footer(
      "Reports what the loader refuses, alternatives that no use reaches, conditions that never\n"
      "hold, names that the Paddle release of a rule does not have, and names in templates that\n"
      "nothing defines.\n\n"
      "Exit status: 0 no findings, 1 findings, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls rules check my_rules.json\n"
      "  paddle-ls rules check rules/*.json --format github\n");
  verb->callback([options, &to] { to = *options; });
}

void add_explain(ArgumentParser& rules, RulesVerb& to) {
  const auto options = std::make_shared<RulesExplainOptions>();
  ArgumentParser* verb =
      rules.add_subcommand("explain", "Explain how an API is converted, and why");
  verb->add_option("api", options->api, "A PyTorch API, as in torch.sum or torch.Tensor.view")
      ->required()
      ->type_name("API");
  add_profile(*verb, options->profile);
  add_choice(*verb, "--format", options->format, explain_formats,
             "The output format (default: text)");
  verb->footer(
      "The alternatives are tried in order; the first whose conditions hold is used.\n\n"
      "Exit status: 0 there is a rule, 1 there is none, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls rules explain torch.nn.functional.interpolate\n"
      "  paddle-ls rules explain torch.Tensor.view --profile 2.6\n");
  verb->callback([options, &to] { to = *options; });
}

void add_export(ArgumentParser& rules, RulesVerb& to) {
  const auto options = std::make_shared<RulesExportOptions>();
  ArgumentParser* verb =
      rules.add_subcommand("export", "Print what is known about all APIs with rules, as JSON");
  add_profile(*verb, options->profile);
  verb->footer(
      "`paddle-ls schema apis` describes the object. The documentation site is made from it.\n\n"
      "Exit status: 0 printed, 2 could not run.\n\n"
      "Examples:\n"
      "  paddle-ls rules export > rules.json\n"
      "  paddle-ls rules export --profile 2.6 | jq '.apis | length'\n");
  verb->callback([options, &to] { to = *options; });
}

}  // namespace

const ArgumentParser* add_rules_command(ArgumentParser& app, RulesVerb& to) {
  ArgumentParser* rules = app.add_subcommand("rules", "Conversion rules: check, explain, export");
  rules->require_subcommand();
  add_check(*rules, to);
  add_explain(*rules, to);
  add_export(*rules, to);
  return rules;
}

}  // namespace paddle_ls::cli
