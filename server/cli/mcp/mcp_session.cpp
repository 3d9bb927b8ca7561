#include "server/cli/mcp/mcp_session.hpp"

#include <algorithm>
#include <array>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "engine/text/nearest_word.hpp"
#include "server/version.hpp"

namespace paddle_ls::cli::mcp {
namespace {

namespace json = boost::json;

// Sorted from oldest to newest.
constexpr std::array<std::string_view, 3> versions = {"2024-11-05", "2025-03-26", "2025-06-18"};
constexpr std::string_view version_with_batches = versions[1];

constexpr std::string_view instructions =
    "Converts Python code from PyTorch to PaddlePaddle. Begin with `check` to see what uses "
    "PyTorch, "
    "look at the diff of `convert`, then write it. `decide` lists the differences between the "
    "frameworks that the project has to decide about; ask the user before you answer. `explain` "
    "says more about a code, a difference or an API.";

enum class ErrorCode : int {
  parse_error = -32700,
  invalid_request = -32600,
  method_not_found = -32601,
  invalid_params = -32602,
};

json::object refused(const json::value& id, ErrorCode code, std::string_view message) {
  return {{"jsonrpc", "2.0"},
          {"id", id},
          {"error", {{"code", static_cast<int>(code)}, {"message", message}}}};
}

json::object answered(const json::value& id, json::object result) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

bool is_id(const json::value& value) {
  return value.is_string() || value.is_int64() || value.is_uint64();
}

json::object result_of(ToolAnswer answer) {
  json::array content;
  for (std::string& text : answer.texts) {
    content.push_back(json::object{{"type", "text"}, {"text", std::move(text)}});
  }
  json::object result = {{"content", std::move(content)}, {"isError", answer.is_error}};
  if (answer.structured) result["structuredContent"] = std::move(*answer.structured);
  return result;
}

ToolAnswer run_guarded(const Tool& tool, const json::object& arguments, const Roots& roots) {
  if (const auto problem = argument_problem(arguments, tool)) return {{*problem}, {}, true};
  try {
    return tool.run(arguments, roots);
  } catch (const std::exception& failure) {  // out of memory: one call must not end the session
    return {{failure.what()}, {}, true};
  }
}

}  // namespace

McpSession::McpSession(const Roots& roots)
    : roots_(roots),
      tools_{check_tool(), explain_tool(), convert_tool(), decide_tool(), weights_tool()} {}

std::optional<std::string> McpSession::answer(const IncomingMessage& message) {
  if (!message) {
    return json::serialize(refused(nullptr, ErrorCode::parse_error, message.error().message));
  }
  const bool is_batch = message->is_array() && version_ == version_with_batches;
  const auto result =
      is_batch ? answer_to_batch(message->get_array()) : answer_to_message(*message);
  return result ? std::optional(json::serialize(*result)) : std::nullopt;
}

std::optional<json::value> McpSession::answer_to_batch(const json::array& messages) {
  if (messages.empty()) {
    return refused(nullptr, ErrorCode::invalid_request, "the batch is empty");
  }
  json::array answers;
  for (const json::value& message : messages) {
    if (auto one = answer_to_message(message)) answers.push_back(std::move(*one));
  }
  return answers.empty() ? std::nullopt : std::optional<json::value>(std::move(answers));
}

std::optional<json::value> McpSession::answer_to_message(const json::value& message) {
  const auto invalid = [](const json::value& id, std::string_view reason) {
    return refused(id, ErrorCode::invalid_request, reason);
  };
  const json::object* object = message.if_object();
  if (object == nullptr) return invalid(nullptr, "a message is a JSON object");
  const json::value* given_id = object->if_contains("id");
  const json::value id = given_id != nullptr && is_id(*given_id) ? *given_id : nullptr;
  const json::value* rpc = object->if_contains("jsonrpc");
  if (rpc == nullptr || *rpc != "2.0") return invalid(id, "`jsonrpc` must be \"2.0\"");
  const json::value* method = object->if_contains("method");
  const bool is_answer = object->contains("result") || object->contains("error");
  if (method == nullptr && is_answer) return std::nullopt;  // a response, but we send no requests
  if (method == nullptr || !method->is_string()) return invalid(id, "`method` must be a string");
  if (given_id == nullptr) return std::nullopt;  // a notification
  if (id.is_null()) return invalid(id, "`id` must be a string or an integer");
  const json::value* params = object->if_contains("params");
  if (params != nullptr && !params->is_object()) {
    return refused(id, ErrorCode::invalid_params, "`params` must be an object");
  }
  return answer_to_request(method->get_string(),
                           params == nullptr ? json::object() : params->get_object(), id);
}

json::object McpSession::answer_to_request(std::string_view method, const json::object& params,
                                           const json::value& id) {
  if (method == "initialize") return initialize(params, id);
  if (method == "ping") return answered(id, {});
  const bool lists = method == "tools/list";
  if (!lists && method != "tools/call") {
    return refused(id, ErrorCode::method_not_found,
                   "there is no method `" + std::string(method) + "`");
  }
  if (version_.empty()) {
    return refused(id, ErrorCode::invalid_request, "the session begins with `initialize`");
  }
  return lists ? list_tools(params, id) : call_tool(params, id);
}

// A client that asks for an unknown version is offered the newest that we support.
json::object McpSession::initialize(const json::object& params, const json::value& id) {
  const json::value* wanted = params.if_contains("protocolVersion");
  if (wanted == nullptr || !wanted->is_string()) {
    return refused(id, ErrorCode::invalid_params, "`protocolVersion` must be a string");
  }
  const std::string_view named = wanted->get_string();
  const auto* const known = std::find(versions.begin(), versions.end(), named);
  version_ = known == versions.end() ? versions.back() : *known;
  return answered(id, {{"protocolVersion", version_},
                       {"capabilities", {{"tools", {{"listChanged", false}}}}},
                       {"serverInfo",
                        {{"name", "paddle-ls"},
                         {"title", "paddle-ls: PyTorch to PaddlePaddle"},
                         {"version", server::program_version}}},
                       {"instructions", instructions}});
}

json::object McpSession::list_tools(const json::object& params, const json::value& id) const {
  if (params.contains("cursor")) {
    return refused(id, ErrorCode::invalid_params,
                   "the list has a single page, so `cursor` is not accepted");
  }
  json::array tools;
  for (const Tool& tool : tools_) tools.push_back(listed(tool));
  return answered(id, {{"tools", std::move(tools)}});
}

json::object McpSession::call_tool(const json::object& params, const json::value& id) const {
  const json::value* name = params.if_contains("name");
  if (name == nullptr || !name->is_string()) {
    return refused(id, ErrorCode::invalid_params, "`name` must be a string");
  }
  const json::value* arguments = params.if_contains("arguments");
  if (arguments != nullptr && !arguments->is_object()) {
    return refused(id, ErrorCode::invalid_params, "`arguments` must be an object");
  }
  const std::string_view wanted = name->get_string();
  std::vector<std::string_view> names;
  for (const Tool& tool : tools_) {
    names.push_back(tool.name);
    if (tool.name != wanted) continue;
    return answered(
        id, result_of(run_guarded(
                tool, arguments == nullptr ? json::object() : arguments->get_object(), roots_)));
  }
  return refused(
      id, ErrorCode::invalid_params,
      "there is no tool `" + std::string(wanted) + "`" + text::did_you_mean(wanted, names));
}

}  // namespace paddle_ls::cli::mcp
