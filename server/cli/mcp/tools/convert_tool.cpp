#include <boost/json/serialize.hpp>

#include "server/cli/convert/conversion_tally.hpp"
#include "server/cli/convert/run_convert.hpp"
#include "server/cli/mcp/tools/captured.hpp"
#include "server/cli/mcp/tools/source_arguments.hpp"
#include "server/cli/reports/json_schema.hpp"

namespace paddle_ls::cli::mcp {
namespace {

namespace json = boost::json;

ConvertTo target_of(bool is_code, bool writes) {
  if (is_code) return ConvertTo::standard_output;
  return writes ? ConvertTo::in_place : ConvertTo::diff;
}

json::object structured(ConvertTo to, const ConvertFacts& facts, const Captured& captured) {
  json::object result = {{"written", to == ConvertTo::in_place},
                         {"review", review_json(facts.review)},
                         {"messages", captured.err()}};
  if (to == ConvertTo::standard_output) result["code"] = captured.out();
  if (to == ConvertTo::diff) result["diff"] = captured.out();
  if (!facts.summary.empty()) result["summary"] = facts.summary;
  return result;
}

ToolAnswer run(const json::object& arguments, const Roots& roots) {
  auto given = given_sources(arguments, roots);
  if (!given) return failure(given.error().message);
  const bool writes = flag_of(arguments, "write");
  if (given->is_code() && writes) return failure("`write` goes with `paths`");
  if (flag_of(arguments, "force") && !writes) return failure("`force` goes with `write`");
  ConvertOptions options;
  options.to = target_of(given->is_code(), writes);
  options.sources = given->sources;
  options.sources.scope =
      flag_of(arguments, "safe_only") ? settings::FixScope::safe : settings::FixScope::all;
  options.force = flag_of(arguments, "force");
  options.may_write = [&roots](const std::filesystem::path& path) { return roots.hold(path); };
  const Captured captured;
  ConvertFacts facts;
  const int status = convert(options, given->text, captured.console(), &facts);
  const bool was_run = status == exit_status::clean || status == exit_status::findings;
  if (!was_run) return failure(captured.err());
  std::vector<std::string> texts;
  if (options.to != ConvertTo::in_place) texts.push_back(captured.out());
  texts.push_back(captured.err());
  return {std::move(texts), structured(options.to, facts, captured)};
}

json::object output_schema() {
  constexpr auto sometimes = schema::MemberPresence::sometimes;
  return schema::object(
      "A conversion",
      {{"written", schema::boolean("Whether the files themselves were changed")},
       {"code", schema::string("The converted text of `code`"), sometimes},
       {"diff", schema::string("What would change in `paths`, as a unified diff"), sometimes},
       {"review", review_schema()},
       {"summary", ConversionSummary::json_schema(), sometimes},
       {"messages", schema::string("What was converted and what is left, for people")}});
}

}  // namespace

Tool convert_tool() {
  std::vector<ToolParameter> parameters = source_parameters();
  parameters.push_back({"write", ToolParameterKind::flag,
                        "Change the files of `paths`; without it nothing is written. Refused if "
                        "git could not restore a file"});
  parameters.push_back(
      {"force", ToolParameterKind::flag, "With `write`: even if git could not restore a file"});
  parameters.push_back({"safe_only", ToolParameterKind::flag, "Leave what needs review as it is"});
  return {
      "convert",
      "Convert from PyTorch to PaddlePaddle",
      "Rewrites PyTorch code for PaddlePaddle. With `paths` the answer is the diff of what would "
      "change, or with `write` the files are changed; with `code` it is the converted text. The "
      "list `review` names each use that was converted on an assumption or left as it is.",
      std::move(parameters),
      {false, true},
      output_schema(),
      run};
}

}  // namespace paddle_ls::cli::mcp
