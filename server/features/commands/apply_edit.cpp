#include "server/features/commands/apply_edit.hpp"

namespace paddle_ls::server {
namespace {

// How long a command waits for the client's reply to an edit.
constexpr std::chrono::seconds apply_edit_limit(5);

}  // namespace

void apply(Session& session, std::string label, protocol::WorkspaceEdit edit,
           std::function<void(json::object outcome)> then) {
  // The caller may still apply the edit itself.
  if (!session.client().capabilities.apply_edit) return then({{"edit", protocol::write(edit)}});
  protocol::ApplyWorkspaceEditParams params{std::move(label), std::move(edit), std::nullopt};
  if (session.client().capabilities.apply_edit_metadata) params.metadata = {true};
  session.client().request(
      "workspace/applyEdit", protocol::write(params),
      [then = std::move(then)](const Result<json::value>& answer) {
        json::object outcome{{"applied", nullptr}};
        if (answer && answer->is_object()) outcome = answer->get_object();
        if (!answer) outcome["failureReason"] = answer.error().message;
        then(std::move(outcome));
      },
      apply_edit_limit);
}

void apply_and_answer(Session& session, Ticket ticket, std::string label,
                      protocol::WorkspaceEdit edit) {
  apply(session, std::move(label), std::move(edit), [&session, ticket](json::object outcome) {
    session.replies().answer(ticket, std::move(outcome));
  });
}

}  // namespace paddle_ls::server
