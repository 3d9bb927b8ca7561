#include "server/features/commands/checkpoint_commands.hpp"

#include <filesystem>

#include "engine/text/counted.hpp"
#include "project/weights/convert_checkpoint.hpp"
#include "server/features/commands/work/file_arguments.hpp"
#include "server/features/commands/work/work_progress.hpp"
#include "server/features/convey/show_document.hpp"
#include "server/weights/checkpoints.hpp"

namespace paddle_ls::server {
namespace {

Result<std::string> wanted_path(const json::object& arguments) {
  const auto uri = protocol::Uri::parse(protocol::text_at(arguments, "uri"));
  auto path = checkpoint_at(uri.spelling());
  if (!path) path = uri.file_path();
  if (!path) path = protocol::text_at(arguments, "path");
  if (std::filesystem::path(*path).is_absolute()) return std::move(*path);
  return error("the argument must name a checkpoint by \"uri\" or \"path\"");
}

struct Wish {
  std::filesystem::path from;
  std::filesystem::path to;
  project::Guide guide;
};

Result<Wish> wish_of(const json::object& arguments) {
  Wish wish{protocol::text_at(arguments, "from"), protocol::text_at(arguments, "to"), {}};
  wish.guide.source = protocol::text_at(arguments, "source");
  wish.guide.model = protocol::text_at(arguments, "class");
  for (const auto& path : {wish.from, wish.to, wish.guide.source}) {
    if (!path.is_absolute()) {
      return error("the argument must name files by \"from\", \"to\" and \"source\"");
    }
  }
  std::error_code unknown;
  if (std::filesystem::exists(wish.to, unknown))
    return error("the file is there already", wish.to.generic_string());
  return wish;
}

std::string said_of(const Wish& wish, const project::ConvertedCheckpoint& made) {
  std::string said = wish.to.filename().generic_string() + " is written for " + made.model;
  if (made.not_understood == 0) return said + ": " + text::counted(made.entries.size(), "tensor");
  for (const weight_map::Mapped& entry : made.entries) {
    if (entry.action != weight_map::StateAction::not_understood) continue;
    return said + " without " + text::counted(made.not_understood, "tensor") + ", such as " +
           entry.from + ": " + entry.reason;
  }
  return said;
}

Outcome outcome_of(const Wish& wish, const Result<project::ConvertedCheckpoint>& made) {
  if (!made) return failed(made.error());
  return json::object{{"message", said_of(wish, *made)},
                      {"notUnderstood", made->not_understood},
                      {"tensors", made->entries.size()}};
}

void say(Session& session, const Wish& wish, const Result<project::ConvertedCheckpoint>& made) {
  using protocol::MessageType;
  if (!made) {
    session.client().show(MessageType::error, wish.from.filename().generic_string() +
                                                  " was not converted: " + made.error().message);
    return;
  }
  session.client().show(made->not_understood == 0 ? MessageType::info : MessageType::warning,
                        said_of(wish, *made));
}

}  // namespace

void convert_weights(Session& session, Ticket ticket,
                     const protocol::ExecuteCommandParams& params) {
  const auto wish = wish_of(arguments_of(params));
  if (!wish) return session.replies().answer(ticket, failed(wish.error()));
  auto progress = session.state<ProgressState>().start(session, params.work_done_token,
                                                       "Converting the checkpoint");
  session.scheduler().run([&session, ticket, progress, wish = *wish, post = session.post()] {
    const auto made = std::make_shared<Result<project::ConvertedCheckpoint>>(
        project::convert_checkpoint(wish.from, wish.to, wish.guide));
    post(Continue{"a checkpoint that was converted", [&session, ticket, progress, wish, made] {
                    progress->end({});
                    session.replies().answer(ticket, outcome_of(wish, *made));
                    say(session, wish, *made);
                  }});
  });
}

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
