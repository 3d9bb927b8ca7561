// A session of the Model Context Protocol: a message in, its answer out.
//
// Messages are JSON-RPC 2.0. They are answered one after the other, so that a cancellation comes
// too late to matter. Whatever a client sends is answered by an error and never ends the session.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

#include "server/cli/mcp/tool.hpp"

namespace paddle_ls::cli::mcp {

inline constexpr std::size_t longest_message = std::size_t{64} << 20U;

class Session {
 public:
  explicit Session(const Roots& roots);

  // The answer to a line, without a line end; nothing for what gets none.
  std::optional<std::string> answer(std::string_view line);
  static std::string answer_to_long_line();

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
