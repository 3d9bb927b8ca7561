#include "server/features/commands/weights_command.hpp"

#include "server/features/commands/file_arguments.hpp"
#include "server/features/commands/progress.hpp"
#include "server/features/convey/show_document.hpp"
#include "server/weights/checkpoints.hpp"

namespace paddle_ls::server {
namespace {

Result<std::string> wanted_path(const json::object& arguments) {
  const auto uri = protocol::Uri::parse(protocol::text_at(arguments, "uri"));
  auto path = checkpoint_at(uri.spelling());
  if (!path) path = uri.file_path();
  if (!path) path = protocol::text_at(arguments, "path");
  if (path->starts_with('/')) return std::move(*path);
  return error("the argument must name a checkpoint by \"uri\" or \"path\"");
}

}  // namespace

void show_checkpoint(Session& session, Ticket ticket,
                     const protocol::ExecuteCommandParams& params) {
  const json::object arguments = arguments_of(params);
  const auto path = wanted_path(arguments);
  if (!path) return session.replies().answer(ticket, failed(path.error()));
  const json::value* wish = arguments.if_contains("show");
  const bool is_shown = wish == nullptr || *wish != false;
  auto progress = session.state<ProgressState>().start(session, params.work_done_token,
                                                       "Reading the checkpoint");
  session.scheduler().run([&session, ticket, progress, path = *path, is_shown,
                           post = session.post(),
                           checkpoints = session.surroundings()->checkpoints] {
    const std::string uri = checkpoint_uri(path);
    const Outcome outcome = guarded([&]() -> Outcome {
      const auto shown = checkpoints->load(path);
      if (!shown) return failed(shown.error());
      return json::object{{"text", (*shown)->listing.text}, {"uri", uri}};
    });
    post(Continue{"a checkpoint to show", [&session, ticket, progress, uri, is_shown, outcome] {
                    progress->end({});
                    session.replies().answer(ticket, outcome);
                    if (is_shown && std::holds_alternative<json::value>(outcome)) {
                      show_document(session, protocol::Uri::parse(uri), std::nullopt);
                    }
                  }});
  });
}

}  // namespace paddle_ls::server
