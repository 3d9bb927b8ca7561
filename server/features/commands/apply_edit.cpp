#include "server/features/commands/apply_edit.hpp"

namespace paddle_ls::server {
namespace {

// How long a command waits for the client's word on an edit.
constexpr std::chrono::seconds apply_edit_limit(5);

}  // namespace

void apply_and_answer(Session& session, Ticket ticket, std::string label,
                      protocol::WorkspaceEdit edit) {
  if (!session.client().capabilities.apply_edit) {
    // The caller may still make the edit itself.
    return session.replies().answer(ticket, json::object{{"edit", protocol::write(edit)}});
  }
  protocol::ApplyWorkspaceEditParams params{std::move(label), std::move(edit), std::nullopt};
  if (session.client().capabilities.apply_edit_metadata) params.metadata = {true};
  session.client().request(
      "workspace/applyEdit", protocol::write(params),
      [&session, ticket](const Result<json::value>& answer) {
        json::object outcome{{"applied", nullptr}};
        if (answer && answer->is_object()) outcome = answer->get_object();
        if (!answer) outcome["failureReason"] = answer.error().message;
        session.replies().answer(ticket, outcome);
      },
      apply_edit_limit);
}

}  // namespace paddle_ls::server
