// A session of the Model Context Protocol: a message in, its answer out.
//
// Messages are JSON-RPC 2.0 and are answered one at a time. Invalid input is answered with an error
// and never ends the session.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

#include "server/cli/mcp/incoming.hpp"
#include "server/cli/mcp/tool.hpp"

namespace paddle_ls::cli::mcp {

class McpSession {
 public:
  explicit McpSession(const Roots& roots);

  // The answer, without a line end; nothing for a message without an answer.
  std::optional<std::string> answer(const IncomingMessage& message);

 private:
  std::optional<boost::json::value> answer_to_message(const boost::json::value& message);
  std::optional<boost::json::value> answer_to_batch(const boost::json::array& messages);
  boost::json::object answer_to_request(std::string_view method, const boost::json::object& params,
                                        const boost::json::value& id);
  boost::json::object initialize(const boost::json::object& params, const boost::json::value& id);
  boost::json::object list_tools(const boost::json::object& params,
                                 const boost::json::value& id) const;
  boost::json::object call_tool(const boost::json::object& params,
                                const boost::json::value& id) const;

  const Roots& roots_;
  std::vector<Tool> tools_;
  std::string_view version_;  // of the protocol; empty before `initialize`
};

}  // namespace paddle_ls::cli::mcp
