#include <boost/json/serialize.hpp>

#include "server/cli/check/run_check.hpp"
#include "server/cli/mcp/tools/found.hpp"
#include "server/cli/mcp/tools/source_arguments.hpp"
#include "server/cli/reports/json_schema.hpp"

namespace paddle_ls::cli::mcp {
namespace {

namespace json = boost::json;

constexpr std::size_t most_by_default = 200;

std::size_t limit_of(const json::object& arguments) {
  const json::value* limit = arguments.if_contains("limit");
  return limit == nullptr ? most_by_default : limit->to_number<std::size_t>();
}

ToolAnswer run(const json::object& arguments, const Roots& roots) {
  auto given = given_sources(arguments, roots);
  if (!given) return failure(given.error().message);
  given->sources.with_markdown = flag_of(arguments, "markdown");
  auto found = found_in(given->sources, given->text);
  if (!found) return failure(found.error().message);
  const std::size_t all = found->findings.size();
  const std::size_t limit = limit_of(arguments);
  if (all > limit) found->findings.resize(limit);
  json::object result = {{"findings", std::move(found->findings)},
                         {"left_out", all > limit ? all - limit : 0},
                         {"summary", std::move(found->summary)}};
  std::string text = json::serialize(result);
  return {{std::move(text)}, std::move(result)};
}

}  // namespace

Tool check_tool() {
  std::vector<ToolParameter> parameters = source_parameters();
  parameters.push_back({"markdown", ToolParameterKind::flag,
                        "Also check the Python code blocks of Markdown files below `paths`"});
  parameters.push_back({"limit", ToolParameterKind::count,
                        "The maximum number of findings to list (default: 200). The summary counts "
                        "all of them"});
  return {
      "check",
      "Report uses of PyTorch",
      "Lists the uses of PyTorch in Python files, notebooks or a piece of code, and how "
      "each is converted to PaddlePaddle: `safe` (the rewrite is right for every value), `review` "
      "(it is right under the assumption that the message names), `manual` (there is no "
      "rewrite) or `remark`. Changes nothing.",
      std::move(parameters),
      {true, false},
      schema::object("Findings", {{"findings", schema::list("In the order of files and lines",
                                                            finding_schema())},
                                  {"left_out", schema::count("How many more there are")},
                                  {"summary", schema::string("Numbers and reasons, for people")}}),
      run};
}

}  // namespace paddle_ls::cli::mcp
