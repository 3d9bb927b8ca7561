// How a command that converts ends: the edit goes to the client, the user is told what became of
// it, and the request is answered.
//
// What a user types while the edit is made makes the client refuse it: it is of an older text. The
// change may also reach us only after the refusal, as clients collect what is typed. So a refused
// edit is made once more, of the text that came.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "protocol/types/workspace_edit.hpp"
#include "server/features/commands/say_conversion.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

enum class Attempt : std::uint8_t { first, second };

struct FinishedConversion {
  std::string label;                            // of the edit, as the client shows it
  std::optional<protocol::WorkspaceEdit> edit;  // nothing: no text changes
  ConversionEnd end;
  json::object more = {};   // that the answer says besides
  bool is_preview = false;  // the user decides about each change, and sees what happens
  std::function<void()> convert_anyway;  // what is held back; null: nothing is to be offered
  std::function<void()> again;  // with the texts as they are then; null: it was the last try
};

void finish_conversion(Session& session, Ticket ticket, FinishedConversion made);

// Refused edits that wait for the change they were refused for.
class RefusedEdits {
 public:
  explicit RefusedEdits(Loop& loop) : loop_(loop) {}

  // Calls `then` once: when `has_come` says so, or after a moment.
  void wait(std::function<bool()> has_come, std::function<void()> then);

 private:
  struct Waiting;

  void look(std::shared_ptr<Waiting> waiting);

  Loop& loop_;
  std::vector<std::shared_ptr<Waiting>> waiting_;
};

}  // namespace paddle_ls::server
