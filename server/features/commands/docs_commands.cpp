#include "server/features/commands/docs_commands.hpp"

#include "engine/files/read_file.hpp"
#include "engine/mapping_docs/generate/complete_document.hpp"
#include "server/features/commands/apply_edit.hpp"
#include "server/mapping_docs/corpus_table.hpp"
#include "server/mapping_docs/document_from_rule.hpp"

namespace paddle_ls::server {
namespace {

// The members of the first argument; a plain string stands for {`plain`: string}.
json::object arguments_with(const protocol::ExecuteCommandParams& params, std::string_view plain) {
  if (params.arguments.empty()) return {};
  const json::value& first = params.arguments.front();
  if (first.is_string()) return {{plain, first}};
  return first.is_object() ? first.get_object() : json::object();
}

bool is_set(const json::object& arguments, std::string_view name) {
  const json::value* member = arguments.if_contains(name);
  return member != nullptr && *member == true;
}

void refuse(Session& session, Ticket ticket, std::string message) {
  session.replies().answer(ticket,
                           failure(protocol::ErrorCode::invalid_params, std::move(message)));
}

struct TableJob {
  protocol::Uri source;
  protocol::Uri output;  // empty: the source itself
  Duplicates duplicates;
  std::shared_ptr<ConfigurationView> configuration;
  std::shared_ptr<Surroundings> surroundings;
  std::shared_ptr<const Presentation> presentation;
};

struct MadeTable {
  mapping_docs::GeneratedTable table;
  std::shared_ptr<const Segment> source;
};

Result<MadeTable> make_table(const TableJob& job) {
  const auto path = job.source.file_path();
  if (!path) return error("the table source must be a file", job.source.spelling());
  const auto settings = job.configuration->for_document(job.source).settings;
  const auto corpus = job.surroundings->mapping_docs.corpus_of(
      *path, settings::choice_name(settings->mapping_docs_profile));
  const std::string relative = corpus->relative(*path);
  auto table = corpus_table(*corpus, relative, job.duplicates);
  if (!table) return tl::unexpected<Error>(table.error());
  return MadeTable{std::move(*table), corpus->place(relative, {}).file};
}

// What to do with an existing file.
enum class Present { kept, overwritten };

// A new file with this text; the client must be able to create files.
protocol::WorkspaceEdit new_file(const protocol::Uri& uri, std::string text, Present present) {
  protocol::WorkspaceEdit edit;
  protocol::CreateFile create{
      uri, protocol::CreateFileOptions{present == Present::overwritten, false}, std::nullopt};
  edit.document_changes.emplace_back(std::move(create));
  edit.document_changes.emplace_back(protocol::TextDocumentEdit{
      {uri, std::nullopt}, {protocol::TextEdit{{}, std::move(text), std::nullopt}}});
  return edit;
}

void deliver_table(Session& session, Ticket ticket, const TableJob& job, MadeTable made) {
  const Presentation& presentation = *job.presentation;
  const Segment& source = *made.source;
  if (!job.output.spelling().empty() && job.output.key() != source.document_key) {
    if (presentation.client.can_create_files()) {
      return apply_and_answer(
          session, ticket, "Generate the table of APIs",
          new_file(job.output, std::move(made.table.text), Present::overwritten));
    }
    return session.replies().answer(
        ticket, json::object{{"rows", made.table.rows}, {"text", made.table.text}});
  }
  protocol::WorkspaceEdit edit;
  const protocol::Range whole = position_range(source, {0, source.text->size()}, presentation);
  add_document_edits(edit,
                     {protocol::Uri::parse(source.uri),
                      source.version,
                      {{whole, std::move(made.table.text), std::nullopt}}},
                     Trust::safe, presentation);
  apply_and_answer(session, ticket, "Generate the table of APIs", std::move(edit));
}

// The text that the generated one is compared with: the output as it is on disk or open.
std::string present_text(const TableJob& job, const MadeTable& made) {
  if (job.output.spelling().empty()) return *made.source->text;
  const auto path = job.output.file_path();
  auto read = path ? files::read_bytes(*path, std::size_t{64} << 20U)
                   : Result<std::string>(error("no file"));
  return read ? std::move(*read) : std::string();
}

// Nothing: no rule speaks of the API.
void deliver_document(Session& session, Ticket ticket, const std::string& api,
                      const std::string& folder, const std::optional<std::string>& text) {
  if (!text)
    return refuse(session, ticket, "no conversion rule exists for the API \"" + api + "\"");
  if (folder.empty() || !session.presentation()->client.can_create_files()) {
    return session.replies().answer(ticket, json::object{{"text", *text}});
  }
  const std::string file = folder + (folder.ends_with('/') ? "" : "/") + api + ".md";
  apply_and_answer(session, ticket, "New mapping document " + api,
                   new_file(protocol::Uri::parse(file), *text, Present::kept));
}

}  // namespace

void generate_docs_table(Session& session, Ticket ticket,
                         const protocol::ExecuteCommandParams& params) {
  const json::object arguments = arguments_with(params, "uri");
  const std::string uri = protocol::text_at(arguments, "uri");
  if (uri.empty()) return refuse(session, ticket, "the argument must name a table source");
  const auto source = protocol::Uri::parse(uri);
  TableJob job{source,
               protocol::Uri::parse(protocol::text_at(arguments, "output")),
               is_set(arguments, "allowDuplicates") ? Duplicates::allowed : Duplicates::refused,
               session.configuration().view(),
               session.surroundings(),
               session.presentation()};
  session.scheduler().run([&session, ticket, job = std::move(job),
                           check = is_set(arguments, "check"), post = session.post()] {
    auto made = make_table(job);
    if (!made) {
      return post(
          WorkFinished{ticket, failure(protocol::ErrorCode::request_failed, made.error().message)});
    }
    if (check) {
      const bool fresh = present_text(job, *made) == made->table.text;
      return post(WorkFinished{ticket, json::object{{"fresh", fresh}, {"rows", made->table.rows}}});
    }
    post(Continue{"a generated table", [&session, ticket, job, made = std::move(*made)]() mutable {
                    deliver_table(session, ticket, job, std::move(made));
                  }});
  });
}

void preview_document(Session& session, Ticket ticket,
                      const protocol::ExecuteCommandParams& params) {
  const std::string uri = protocol::text_at(arguments_with(params, "uri"), "uri");
  if (uri.empty()) return refuse(session, ticket, "the argument must name a document");
  detail::with_analysis(
      session, ticket, protocol::Uri::parse(uri), nullptr,
      [&session, ticket](const auto& analysis, const Segment&) {
        if (!analysis->model) return session.replies().answer(ticket, nullptr);
        session.replies().answer(ticket, json::object{{"html", analysis->model->preview()}});
      });
}

void new_document(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  const json::object arguments = arguments_with(params, "api");
  const std::string api = protocol::text_at(arguments, "api");
  const std::string folder = protocol::text_at(arguments, "folder");
  const std::string named = protocol::text_at(arguments, "profile");
  const auto* profile = mapping_docs::builtin_profile(named.empty() ? "classic" : named);
  if (profile == nullptr) return refuse(session, ticket, "unknown profile " + named);
  session.scheduler().run([&session, ticket, api, folder, profile,
                           view = session.configuration().view(), post = session.post()] {
    const auto configuration = folder.empty()
                                   ? view->for_session()
                                   : view->for_document(protocol::Uri::parse(folder + "/any"));
    const auto release = configuration.settings->target_release();
    const auto wanted = mapping_docs::completed(
        api, document_from_rule(api, *configuration.rules, release), mapping_docs::pytorch_facts(),
        mapping_docs::paddle_facts(rewrite::name(release)),
        mapping_docs::paddle_facts(rewrite::name(rewrite::newest_release)));
    auto text =
        wanted ? std::optional(mapping_docs::new_document(*wanted, *profile)) : std::nullopt;
    post(Continue{"a new mapping document", [&session, ticket, api, folder, text] {
                    deliver_document(session, ticket, api, folder, text);
                  }});
  });
}

}  // namespace paddle_ls::server
