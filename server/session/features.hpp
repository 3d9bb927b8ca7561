// What a session is told of the features: which function answers a message, and what else follows
// from an event. The session knows no feature; server/features/feature_table.hpp has the table.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "protocol/json.hpp"
#include "server/session/event.hpp"
#include "server/workspace/documents.hpp"

namespace paddle_ls::server {

namespace json = protocol::json;

class Session;

using RequestHandler = void (*)(Session&, Ticket, const json::value& params);
using NotificationHandler = void (*)(Session&, const json::value& params);

// Writes the diagnostics of an analysis down, on a worker.
using Publisher = std::function<std::vector<Publication>(const Analysis&)>;

struct Features {
  // Null for an unknown method.
  RequestHandler (*request_handler)(std::string_view method);
  NotificationHandler (*notification_handler)(std::string_view method);

  // The analysis of the present text of `unit` is done.
  void (*analysed)(Session&, Unit& unit, AnalysisFinished& result);
  // See Documents::Listener.
  void (*gone)(Session&, const OpenDocument&);
  void (*left_unit)(Session&, const OpenDocument&);
  // A message could not be read: changes of any document that it names may be lost.
  void (*changes_lost)(Session&, std::string_view message);
};

}  // namespace paddle_ls::server
