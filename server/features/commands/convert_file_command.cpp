#include "server/features/commands/convert_file_command.hpp"

#include "server/features/actions/file_edit.hpp"
#include "server/features/commands/finish_conversion.hpp"
#include "server/features/convey/fix_request.hpp"

namespace paddle_ls::server {
namespace {

std::optional<FixRequest> request_of(const protocol::ExecuteCommandParams& params) {
  if (params.arguments.empty()) return std::nullopt;
  const json::value& first = params.arguments.front();
  if (first.is_string()) {
    return FixRequest{
        protocol::Uri::parse(std::string_view(first.get_string())), settings::FixScope::all, {}};
  }
  auto request = read_fix_request(first);
  const bool names_scope = request && first.get_object().contains("scope");
  if (request && !names_scope) request->scope = settings::FixScope::all;
  return request;
}

struct ConvertedDocument {
  std::optional<protocol::WorkspaceEdit> edit;
  ConversionEnd end;
};

ConvertedDocument convert(const DocumentSnapshot& document, const FixRequest& request,
                          const std::vector<WorkspaceFolder>& folders) {
  const auto shown = [&folders](const std::string& path) {
    return path_in_workspace(folders, path);
  };
  const std::string path = request.uri.file_path().value_or(request.uri.spelling());
  project::ConversionReport report(project::ConversionReport::Lines::after);
  auto edit = file_edit(document, wish_for(request.scope, request.api), document.stop,
                        {&report, shown(path)});
  return {std::move(edit), ConversionEnd::of(report, shown)};
}

void start(Session& session, Ticket ticket, const FixRequest& request, Attempt attempt);

void deliver(Session& session, Ticket ticket, const FixRequest& request, Attempt attempt,
             const ConvertedDocument& converted) {
  const bool is_cancelled = ticket != no_request && !session.replies().is_open(ticket);
  if (is_cancelled) return;
  FinishedConversion made{"Convert to Paddle", converted.edit, converted.end, {}, false, {}, {}};
  if (request.scope != settings::FixScope::all) {
    made.convert_anyway = [&session, all = request]() mutable {
      all.scope = settings::FixScope::all;
      start(session, no_request, all, Attempt::first);
    };
  }
  if (attempt == Attempt::first) {
    made.again = [&session, ticket, request] { start(session, ticket, request, Attempt::second); };
  }
  finish_conversion(session, ticket, std::move(made));
}

void start(Session& session, Ticket ticket, const FixRequest& request, Attempt attempt) {
  detail::with_analysis(
      session, ticket, request.uri, nullptr,
      [&session, ticket, request, attempt](const auto& analysis, const Segment& segment) {
        session.scheduler().run([&session, ticket, request, attempt, post = session.post(),
                                 folders = session.configuration().folders(),
                                 document =
                                     detail::snapshot_of(session, ticket, analysis, segment)] {
          auto converted = std::make_shared<ConvertedDocument>(convert(document, request, folders));
          post(Continue{"a converted document", [&session, ticket, request, attempt, converted] {
                          deliver(session, ticket, request, attempt, *converted);
                        }});
        });
      });
}

}  // namespace

void convert_file(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  const auto request = request_of(params);
  if (request) return start(session, ticket, *request, Attempt::first);
  session.replies().answer(ticket, failure(protocol::ErrorCode::invalid_params,
                                           "the argument must be {uri, scope} or a uri"));
}

}  // namespace paddle_ls::server
