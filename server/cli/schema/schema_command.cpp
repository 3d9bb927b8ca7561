#include "server/cli/schema/schema_command.hpp"

#include <algorithm>
#include <array>
#include <ostream>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "engine/rewrite/language/rule_fields.hpp"
#include "project/settings/schema.hpp"
#include "server/cli/check/baseline_file.hpp"
#include "server/cli/check/run_check.hpp"
#include "server/cli/convert/conversion_tally.hpp"
#include "server/cli/convert/convert_stream.hpp"
#include "server/cli/convert/review_report.hpp"
#include "server/cli/decide/run_decide.hpp"
#include "server/cli/differences/run_differences.hpp"
#include "server/cli/reports/json_schema.hpp"
#include "server/cli/rules/rule_export.hpp"
#include "server/cli/run/choice_option.hpp"
#include "server/cli/weights/weights_command.hpp"

namespace paddle_ls::cli {
namespace {

struct Schema {
  std::string_view name;
  std::string_view of;
  std::string (*text)();
};

template <boost::json::object (*made)(), const auto& name>
std::string published() {
  return schema::published(name, made());
}

constexpr std::string_view findings = "findings";
constexpr std::string_view baseline = "baseline";
constexpr std::string_view report = "report";
constexpr std::string_view summary = "summary";
constexpr std::string_view records = "records";
constexpr std::string_view all_differences = "differences";
constexpr std::string_view questions = "questions";
constexpr std::string_view checkpoints = "weights";
constexpr std::string_view exported = "apis";

constexpr std::array schemas = {
    Schema{findings, "a line of `check --format json`", published<finding_schema, findings>},
    Schema{baseline, "the file of `check --baseline FILE`", published<baseline_schema, baseline>},
    Schema{report, "`convert --report FILE.json`", published<review_schema, report>},
    Schema{summary, "`convert --summary json`", published<ConversionSummary::json_schema, summary>},
    Schema{records, "an answer of `convert --jsonl`", published<record_schema, records>},
    Schema{all_differences, "`differences --format json`",
           published<differences_schema, all_differences>},
    Schema{questions, "a line of `decide --format json`", published<question_schema, questions>},
    Schema{checkpoints, "a line of `weights show --format json`",
           published<checkpoint_schema, checkpoints>},
    Schema{exported, "`rules export`", published<export_schema, exported>},
    Schema{"settings", ".paddle-ls.json", settings::json_schema},
    Schema{"rules", "rule files", [] { return rewrite::rule_file_schema() + "\n"; }},
};

}  // namespace

const ArgumentParser* add_schema_command(ArgumentParser& app, SchemaOptions& to) {
  ArgumentParser* command =
      app.add_subcommand("schema", "Print the JSON Schema of an output or of a file");
  std::vector<std::string_view> names;
  for (const Schema& each : schemas) names.push_back(each.name);
  add_word(*command, "name", to.name, names, "Whose schema (default: list the names)");
  command->footer(
      "Examples:\n"
      "  paddle-ls schema                             the names\n"
      "  paddle-ls schema findings > findings.schema.json\n");
  return command;
}

int show_schema(const SchemaOptions& options, const Console& console) {
  for (const Schema& each : schemas) {
    if (options.name.empty()) console.out << fmt::format("{:12}{}\n", each.name, each.of);
    if (options.name == each.name) console.out << each.text();
  }
  return exit_status::clean;
}

}  // namespace paddle_ls::cli
