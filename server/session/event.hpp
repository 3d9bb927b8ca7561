// Everything that can happen to a session, as a closed list.
//
// One thread owns the session's state and handles one event at a time, in the order in which they
// were posted; messages are posted in wire order. Other threads (reader, writer, workers,
// timers, signals) report their results as one of these and touch nothing else.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "protocol/message.hpp"
#include "protocol/splitter.hpp"
#include "server/session/replies.hpp"
#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

struct MessageArrived {
  protocol::Message message;
};

struct BadFrame {
  protocol::FrameError error;
};

struct InputEnded {};

struct OutputBroken {
  std::string reason;
};

struct ParentDied {};

struct SignalCaught {
  int number;
};

// Diagnostics of one document, ready to be sent.
struct Publication {
  std::string document_key;
  std::optional<std::int32_t> version;
  std::size_t hash;  // of what is shown, for telling whether anything changed
  bool is_needless;  // nothing to show, for a file that no request waits for
  std::string body;  // of textDocument/publishDiagnostics
};

struct AnalysisFinished {
  std::string unit;
  Analysed analysed;
  std::vector<Publication> publications;  // when diagnostics are pushed
};

// A worker has the answer to a request.
struct WorkFinished {
  Ticket ticket;
  Outcome outcome;
};

// A timer ran out, or a worker has something for the owner of the state to do; `what` names it in
// logs.
struct Continue {
  std::string_view what;
  std::function<void()> run;
};

using Event = std::variant<MessageArrived, BadFrame, InputEnded, OutputBroken, ParentDied,
                           SignalCaught, AnalysisFinished, WorkFinished, Continue>;

using PostEvent = std::function<void(Event)>;

}  // namespace paddle_ls::server
