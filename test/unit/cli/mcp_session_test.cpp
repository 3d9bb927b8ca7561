// A session of the Model Context Protocol without a pipe.
#include "server/cli/mcp/mcp_session.hpp"

#include <boost/json.hpp>
#include <doctest/doctest.h>

#include "test/unit/temporary_folder.hpp"

using namespace paddle_ls;
using namespace paddle_ls::cli::mcp;
namespace json = boost::json;

namespace {

// A folder that is the only root, and the current folder during its lifetime.
class InRoot {
 public:
  InRoot() : before_(std::filesystem::current_path()), roots_(*Roots::open({folder_.path()})) {}
  InRoot(const InRoot&) = delete;
  InRoot& operator=(const InRoot&) = delete;
  ~InRoot() { std::filesystem::current_path(before_); }

  const Roots& roots() const { return roots_; }

 private:
  std::filesystem::path before_;
  test::TemporaryFolder folder_;
  Roots roots_;
};

std::int64_t error_code(const std::optional<std::string>& answer) {
  REQUIRE(answer);
  return json::parse(*answer).at("error").at("code").as_int64();
}

Tool tool_with(ToolParameter parameter) {
  return {"tool", "", "", {std::move(parameter)}, {true, false}, {}, nullptr};
}

}  // namespace

TEST_CASE("tools are answered only after the session began") {
  const InRoot root;
  McpSession session(root.roots());
  const std::string list = R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})";
  CHECK(error_code(session.answer(json::parse(list))) == -32600);
  CHECK(session.answer(json::parse(
      R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}})")));
  const auto answer = session.answer(json::parse(list));
  REQUIRE(answer);
  CHECK(json::parse(*answer).at("result").at("tools").as_array().size() == 5);
}

TEST_CASE("an id is returned unchanged") {
  const InRoot root;
  McpSession session(root.roots());
  for (const std::string id : {"\"a\"", "7", "-1", "18446744073709551615"}) {
    const auto answer =
        session.answer(json::parse(R"({"jsonrpc":"2.0","id":)" + id + R"(,"method":"ping"})"));
    REQUIRE(answer);
    CHECK(json::serialize(json::parse(*answer).at("id")) == id);
  }
}

TEST_CASE("arguments have the types of their parameters") {
  const auto is_taken = [](ToolParameterKind kind, const json::value& value) {
    return !argument_problem({{"it", value}}, tool_with({"it", kind, "", {"one", "two"}}));
  };
  CHECK(is_taken(ToolParameterKind::text, ""));
  CHECK_FALSE(is_taken(ToolParameterKind::text, nullptr));
  CHECK(is_taken(ToolParameterKind::flag, false));
  CHECK_FALSE(is_taken(ToolParameterKind::flag, 0));
  CHECK(is_taken(ToolParameterKind::count, 1));
  CHECK_FALSE(is_taken(ToolParameterKind::count, 0));
  CHECK_FALSE(is_taken(ToolParameterKind::count, -1));
  CHECK_FALSE(is_taken(ToolParameterKind::count, 1.5));
  CHECK(is_taken(ToolParameterKind::texts, json::array{"a"}));
  CHECK_FALSE(is_taken(ToolParameterKind::texts, json::array()));
  CHECK_FALSE(is_taken(ToolParameterKind::texts, json::array{"a", 1}));
  CHECK(is_taken(ToolParameterKind::choice, "two"));
  CHECK_FALSE(is_taken(ToolParameterKind::choice, "three"));
}

TEST_CASE("an argument that is missing or unknown is named") {
  ToolParameter paths = {"paths", ToolParameterKind::texts, ""};
  paths.is_required = true;
  const Tool tool = tool_with(paths);
  CHECK(argument_problem({}, tool) == "`paths` is missing");
  CHECK(argument_problem({{"pahts", 1}}, tool) ==
        "`pahts` is not an argument of `tool`; did you mean `paths`?");
}
