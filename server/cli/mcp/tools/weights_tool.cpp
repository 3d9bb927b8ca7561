#include <sstream>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/cli/mcp/tools/captured.hpp"
#include "server/cli/mcp/tools/source_arguments.hpp"
#include "server/cli/reports/json_schema.hpp"
#include "server/cli/weights/weights_command.hpp"

namespace paddle_ls::cli::mcp {
namespace {

namespace json = boost::json;

ToolAnswer run(const json::object& arguments, const Roots& roots) {
  WeightsOptions options;
  options.as_json = true;
  for (const std::string& path : texts_of(arguments, "paths")) {
    const auto place = roots.place_of(path);
    if (!place) return failure(path + ": " + place.error().message);
    options.files.emplace_back(path);
  }
  Captured captured;
  const int status = run_weights(options, captured.console().out, captured.console().err);
  if (status != exit_status::clean) return failure(captured.err());
  json::array checkpoints;
  std::istringstream lines(captured.out());
  for (std::string line; std::getline(lines, line);) checkpoints.push_back(json::parse(line));
  json::object result = {{"checkpoints", std::move(checkpoints)}};
  std::string text = json::serialize(result);
  return {{std::move(text)}, std::move(result)};
}

}  // namespace

Tool weights_tool() {
  ToolParameter paths = paths_parameter();
  paths.description =
      "Checkpoints: torch, safetensors, .pdparams, or the index of one in several "
      "files";
  paths.is_required = true;
  return {"weights_show",
          "Show the contents of checkpoints",
          "Lists the tensors and values of checkpoints of PyTorch or Paddle. Nothing in a file is "
          "executed.",
          {std::move(paths)},
          {true, false},
          schema::object("Checkpoints", {{"checkpoints", schema::list("In the order of the paths",
                                                                      checkpoint_schema())}}),
          run};
}

}  // namespace paddle_ls::cli::mcp
