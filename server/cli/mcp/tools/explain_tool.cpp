#include "server/cli/explain/explain.hpp"
#include "server/cli/mcp/tools/captured.hpp"
#include "server/cli/mcp/tools/source_arguments.hpp"

namespace paddle_ls::cli::mcp {
namespace {

ToolAnswer run(const boost::json::object& arguments, const Roots& /*none*/) {
  const Captured captured;
  const int status = explain({text_of(arguments, "word"), {}}, captured.console());
  if (status != exit_status::clean) return failure(captured.err());
  return {{captured.out()}};
}

}  // namespace

Tool explain_tool() {
  return {"explain",
          "Explain a code, a difference or an API",
          "Explains a code of a finding (as in `torch-api-manual`), what differs between "
          "PyTorch and Paddle (an ID as in `first-weights`), or how an API is converted (as in "
          "`torch.sum`). Without an argument it lists all codes.",
          {{"word", ToolParameterKind::text, "A code, the ID of a difference, or an API"}},
          {true, false},
          {},
          run};
}

}  // namespace paddle_ls::cli::mcp
