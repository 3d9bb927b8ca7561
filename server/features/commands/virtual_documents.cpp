#include "server/features/commands/virtual_documents.hpp"

#include <functional>

#include "server/features/commands/static_commands.hpp"
#include "server/features/convey/fix_request.hpp"
#include "server/features/convey/virtual_scheme.hpp"
#include "server/mapping_docs/help_uri.hpp"
#include "server/to_static/preview_document.hpp"
#include "server/weights/checkpoints.hpp"
#include "server/workspace/uses_model.hpp"

namespace paddle_ls::server {
namespace {

// Virtual documents that the client shows, by the key of the document they are made from.
struct WatchedDocuments {
  std::map<std::string, std::set<protocol::Uri>> by_original;
};

constexpr std::string_view converted_prefix = "paddle-ls:/converted?";
constexpr std::string_view preview_prefix = "paddle-ls:/preview.html?";
constexpr std::string_view made_prefix = "paddle-ls:/made/";

std::string converted_text(const Analysis& analysis, const Segment& segment,
                           Surroundings& surroundings, const syntax::Stop& stop) {
  const project::FileConversion made =
      converted(analysis, wish_for(settings::FixScope::all, {}), surroundings, stop);
  text::Edits own;
  for (const text::Edit& edit : made.edits) {
    if (segment.range.contains(edit.range)) {
      own.push_back({inside(segment, edit.range), edit.replacement});
    }
  }
  return text::applied(own, *segment.text);
}

std::string preview_text(const Analysis& analysis, const Segment&, const syntax::Stop&) {
  return analysis.model ? analysis.model->preview() : std::string();
}

// What cannot be made says why, in the place where it is looked for.
std::string made_text(const Analysis& analysis, const std::string& name) {
  if (!analysis.model) return {};
  auto made = analysis.model->derived(name);
  return made ? std::move(*made) : made.error().message + "\n";
}

// Makes the text of `uri` from the analysis of the document `original`.
using TextOf = std::function<std::string(const Analysis&, const Segment&, const syntax::Stop&)>;
void derived_document(Session& session, Ticket ticket, const protocol::Uri& uri,
                      const std::string& original_uri, TextOf text_of) {
  const auto original = protocol::Uri::parse(original_uri);
  if (session.documents().unit_of(original) == nullptr) {
    return session.replies().answer(
        ticket, failure(protocol::ErrorCode::request_failed, original.spelling() + " is not open"));
  }
  session.state<WatchedDocuments>().by_original[original.key()].insert(uri);
  detail::with_analysis(
      session, ticket, original, nullptr,
      [&session, ticket, text_of](const auto& analysis, const Segment& segment) {
        const CancelFlag cancelled = session.replies().cancel_flag(ticket);
        session.scheduler().run([=, post = session.post()] {
          const auto stop = [cancelled] { return cancelled->load(); };
          protocol::TextDocumentContentResult result{text_of(*analysis, segment, stop)};
          post(WorkFinished{ticket, protocol::write(result)});
        });
      });
}

// Generated code of a file that is not open: it does not follow anything.
void preview_of_file(Session& session, Ticket ticket, const PreviewQuery& query,
                     const protocol::Uri& file) {
  with_document(session, ticket, file, [ticket, query, post = session.post()](const auto& found) {
    const std::string text = found ? preview_document(*found->source.text, query)
                                   : "# " + query.document + " cannot be read\n";
    post(WorkFinished{ticket, protocol::write(protocol::TextDocumentContentResult{text})});
  });
}

// A model that cannot be read says why, in the place where it is looked for.
void show_model(Session& session, Ticket ticket, const ModelQuery& query,
                std::string (*text_of)(const PrintedModel&)) {
  const CancelFlag cancelled = session.replies().cancel_flag(ticket);
  session.scheduler().run([=, post = session.post(), models = session.surroundings()->models] {
    const auto model = models->load(query, [cancelled] { return cancelled->load(); });
    const std::string text =
        model ? text_of(**model) : model.error().where + ": " + model.error().message + "\n";
    post(WorkFinished{ticket, protocol::write(protocol::TextDocumentContentResult{text})});
  });
}

void show_listing(Session& session, Ticket ticket, const std::string& path) {
  session.scheduler().run(
      [=, post = session.post(), checkpoints = session.surroundings()->checkpoints] {
        const auto shown = checkpoints->load(path);
        const std::string text = shown ? (*shown)->listing.text
                                       : shown.error().where + ": " + shown.error().message + "\n";
        post(WorkFinished{ticket, protocol::write(protocol::TextDocumentContentResult{text})});
      });
}

}  // namespace

void virtual_document(Session& session, Ticket ticket,
                      const protocol::TextDocumentContentParams& params) {
  const std::string& uri = params.uri.spelling();
  const auto original = [&](std::size_t start) {
    return protocol::percent_decoded(std::string_view(uri).substr(start));
  };
  if (uri.starts_with(converted_prefix)) {
    return derived_document(
        session, ticket, params.uri, original(converted_prefix.size()),
        [surroundings = session.surroundings()](const Analysis& analysis, const Segment& segment,
                                                const syntax::Stop& stop) {
          return converted_text(analysis, segment, *surroundings, stop);
        });
  }
  if (uri.starts_with(preview_prefix)) {
    return derived_document(session, ticket, params.uri, original(preview_prefix.size()),
                            preview_text);
  }
  if (const auto query = query_of_preview_uri(uri)) {
    const auto source = protocol::Uri::parse(query->document);
    if (session.documents().unit_of(source) == nullptr) {
      return preview_of_file(session, ticket, *query, source);
    }
    return derived_document(
        session, ticket, params.uri, query->document,
        [query = *query](const Analysis& analysis, const Segment&, const syntax::Stop&) {
          return preview_document(*analysis.source.text, query);
        });
  }
  const std::size_t question = uri.find('?');
  if (uri.starts_with(made_prefix) && question != std::string::npos) {
    return derived_document(session, ticket, params.uri, original(question + 1),
                            [name = protocol::percent_decoded(
                                 uri.substr(made_prefix.size(), question - made_prefix.size()))](
                                const Analysis& analysis, const Segment&, const syntax::Stop&) {
                              return made_text(analysis, name);
                            });
  }
  if (const auto query = query_of_virtual_uri(uri)) {
    return show_model(session, ticket, *query,
                      [](const PrintedModel& model) { return model.text(); });
  }
  if (const auto query = query_of_legacy_uri(uri)) {
    return show_model(session, ticket, *query, [](const PrintedModel& model) {
      const ir::LegacyText* legacy = model.legacy_text();
      return legacy != nullptr ? legacy->text : std::string();
    });
  }
  if (const auto path = checkpoint_at(uri)) return show_listing(session, ticket, *path);
  if (const auto page = help_page_at(uri)) {
    return session.replies().answer(ticket,
                                    protocol::write(protocol::TextDocumentContentResult{*page}));
  }
  session.replies().answer(
      ticket, failure(protocol::ErrorCode::invalid_params, "there is no document " + uri));
}

void refresh_virtual_documents(Session& session, const Analysis& analysis) {
  if (!session.client().capabilities.text_document_content) return;
  for (const Segment& segment : analysis.source.segments) {
    const auto watched = session.state<WatchedDocuments>().by_original.find(segment.document_key);
    if (watched == session.state<WatchedDocuments>().by_original.end()) continue;
    for (const protocol::Uri& uri : watched->second) {
      session.client().request("workspace/textDocumentContent/refresh",
                               protocol::write(protocol::TextDocumentContentRefreshParams{uri}),
                               [](const Result<json::value>&) {});
    }
    session.state<WatchedDocuments>().by_original.erase(watched);  // until the client asks again
  }
}

}  // namespace paddle_ls::server
