#include "server/features/commands/execute_command.hpp"

#include <array>

#include "protocol/types/window.hpp"
#include "server/features/actions/requested_edit.hpp"
#include "server/features/commands/apply_edit.hpp"
#include "server/features/commands/convert_file_command.hpp"
#include "server/features/commands/convert_workspace.hpp"
#include "server/features/commands/debug_info.hpp"
#include "server/features/commands/decide.hpp"
#include "server/features/commands/docs_commands.hpp"
#include "server/features/commands/list_questions.hpp"
#include "server/features/commands/machine_commands.hpp"
#include "server/features/commands/static_commands.hpp"
#include "server/features/commands/template_commands.hpp"
#include "server/features/commands/trace_command.hpp"
#include "server/features/commands/virtual_documents.hpp"
#include "server/features/convey/command_names.hpp"
#include "server/features/convey/fix_request.hpp"
#include "server/features/convey/show_document.hpp"

namespace paddle_ls::server {
namespace {

void refuse_arguments(Session& session, Ticket ticket, std::string_view expected) {
  session.replies().answer(ticket, failure(protocol::ErrorCode::invalid_params,
                                           "the argument must be " + std::string(expected)));
}

// The document and scope in the first argument; a plain string is a document.
std::optional<FixRequest> fix_request(const protocol::ExecuteCommandParams& params) {
  if (params.arguments.empty()) return std::nullopt;
  const json::value& first = params.arguments.front();
  if (first.is_string()) {
    return FixRequest{protocol::Uri::parse(std::string_view(first.get_string())), {}, {}};
  }
  return read_fix_request(first);
}

// Computes the edit on a worker, then lets the client make it.
void apply_fixes(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  const auto request = fix_request(params);
  if (!request) return refuse_arguments(session, ticket, "{uri, scope, api} or a uri");
  detail::with_analysis(
      session, ticket, request->uri, nullptr,
      [&session, ticket, request = *request](const auto& analysis, const Segment& segment) {
        session.scheduler().run(
            [&session, ticket, request, post = session.post(),
             document = detail::snapshot_of(session, ticket, analysis, segment)] {
              auto edit = requested_edit(document, request, document.stop);
              post(Continue{"an edit for the client", [&session, ticket, edit = std::move(edit)] {
                              if (!edit) return session.replies().answer(ticket, nullptr);
                              apply_and_answer(session, ticket, "Convert to Paddle", *edit);
                            }});
            });
      });
}

void debug_info(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  debug_information(session, ticket,
                    params.arguments.empty() ? json::value() : params.arguments.front());
}

void memory_usage(Session& session, Ticket ticket, const protocol::ExecuteCommandParams&) {
  session.replies().answer(ticket, memory_report(session));
}

void document_content(Session& session, Ticket ticket,
                      const protocol::ExecuteCommandParams& params) {
  if (params.arguments.empty() || !params.arguments.front().is_string()) {
    return refuse_arguments(session, ticket, "the uri of a virtual document");
  }
  const std::string_view uri = params.arguments.front().get_string();
  virtual_document(session, ticket, {protocol::Uri::parse(uri)});
}

// The argument is a Location. A client that shows no documents gets it back.
void show_place(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  const auto place = params.arguments.empty()
                         ? tl::unexpected<Error>(Error())
                         : protocol::read<protocol::Location>(params.arguments.front());
  if (!place) return refuse_arguments(session, ticket, "a location");
  session.replies().answer(ticket, params.arguments.front());
  show_document(session, place->uri, place->range);
}

// The argument is the URL of a page, shown where the client shows web pages.
void show_page(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  const json::string* page =
      params.arguments.empty() ? nullptr : params.arguments.front().if_string();
  if (page == nullptr || !page->starts_with("https://")) {
    return refuse_arguments(session, ticket, "the https URL of a page");
  }
  session.replies().answer(ticket, *page);
  if (session.client().capabilities.show_document) {
    const auto uri = protocol::Uri::parse(std::string_view(*page));
    session.client().request("window/showDocument",
                             protocol::write(protocol::ShowDocumentParams{uri, true}),
                             [](const Result<json::value>&) {});
  }
}

constexpr std::array commands = {
    Command{command::apply_fixes, apply_fixes},
    Command{command::convert_file, convert_file},
    Command{command::convert_workspace, convert_workspace},
    Command{command::questions, list_questions},
    Command{command::decide, decide},
    Command{command::debug_info, debug_info},
    Command{command::memory_usage, memory_usage},
    Command{command::show_place, show_place},
    Command{command::show_page, show_page},
    Command{command::docs_table, generate_docs_table},
    Command{command::docs_preview, preview_document},
    Command{command::docs_new, new_document},
    Command{command::templates_regenerate, regenerate_outputs},
    Command{command::static_preview, preview_static},
    Command{command::static_trace, map_trace},
    Command{command::document_content, document_content},
};

}  // namespace

void execute_command(Session& session, Ticket ticket,
                     const protocol::ExecuteCommandParams& params) {
  for (const std::span<const Command> known :
       {std::span<const Command>(commands), machine_commands()}) {
    for (const Command& command : known) {
      if (command.name == params.command) return command.run(session, ticket, params);
    }
  }
  session.replies().answer(
      ticket, failure(protocol::ErrorCode::invalid_params, "unknown command " + params.command));
}

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const Command& command : commands) names.emplace_back(command.name);
  for (const Command& command : machine_commands()) names.emplace_back(command.name);
  return names;
}

}  // namespace paddle_ls::server
