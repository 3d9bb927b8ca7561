#include "server/features/commands/template_commands.hpp"

#include "engine/templates/files/drift.hpp"
#include "engine/templates/files/regenerate.hpp"
#include "server/features/diagnostics/workspace_diagnostics.hpp"
#include "server/features/documents/neighbour_changes.hpp"

namespace paddle_ls::server {
namespace {

using templates::MadeFile;

struct Regenerated {
  json::array files;
  protocol::WorkspaceEdit edit;  // of outputs that are open
};

// Writes one output, or says what to do to the document that it is open in.
Result<void> regenerate_one(Projects& projects, const Project& project, const MadeFile& made,
                            const Presentation& presentation, Regenerated& result) {
  const auto path = project.path_of(made.path);
  if (!path) return error("the output must not leave its folder", made.path);
  std::string_view outcome = "unchanged";
  if (projects.texts().is_open(*path)) {
    const auto open = projects.texts().text_of(*path);
    const text::Edits edits = templates::edits_to(made.expansion.text, *open->text);
    if (!edits.empty()) {
      outcome = "edited";
      const text::PositionRange range =
          open->lines->position_range(*open->text, edits.front().range, presentation.encoding);
      add_document_edits(result.edit,
                         {protocol::Uri::parse(open->uri),
                          open->version,
                          {{to_protocol(range), edits.front().replacement, std::nullopt}}},
                         Trust::safe, presentation);
    }
  } else {
    const auto written =
        templates::write_files({made}, project.folder(), templates::WriteMode::write);
    if (!written) return tl::unexpected(written.error());
    outcome = templates::spelling(written->front().outcome);
  }
  result.files.push_back(json::object{{"file", made.path}, {"outcome", outcome}});
  return {};
}

Result<Regenerated> regenerate_all(Projects& projects, const std::string& path,
                                   const Presentation& presentation) {
  const auto role = projects.role_of(path);
  if (!role) return error("no manifest of templates names this file", path);
  // A wrong manifest writes nothing: two entries may be about to write one file.
  if (!role->project->manifest().findings.empty()) {
    return error("the manifest has errors: " + role->project->manifest().findings.front().message);
  }
  Regenerated result;
  for (const templates::ManifestEntry* entry : role->entries) {
    const auto made = Projects::make(projects.files_of(*role->project, *entry));
    if (!made) return tl::unexpected(made.error());
    for (const MadeFile& file : *made) {
      const auto done = regenerate_one(projects, *role->project, file, presentation, result);
      if (!done) return tl::unexpected(done.error());
    }
  }
  return result;
}

void deliver(Session& session, Ticket ticket, Regenerated result) {
  const bool has_edits = !result.edit.changes.empty() || !result.edit.document_changes.empty();
  if (has_edits && session.client().capabilities.apply_edit) {
    protocol::ApplyWorkspaceEditParams params{"Regenerate", std::move(result.edit), std::nullopt};
    session.client().request("workspace/applyEdit", protocol::write(params),
                             [](const Result<json::value>&) {});
  }
  read_again(session, DocumentKind::templates, nullptr);
  workspace_changed(session);
  session.replies().answer(ticket, json::object{{"files", std::move(result.files)}});
}

}  // namespace

void regenerate_outputs(Session& session, Ticket ticket,
                        const protocol::ExecuteCommandParams& params) {
  const bool has_uri = !params.arguments.empty() && params.arguments.front().is_string();
  const auto path =
      has_uri ? protocol::Uri::parse(std::string_view(params.arguments.front().get_string()))
                    .file_path()
              : std::nullopt;
  if (!path) {
    return session.replies().answer(
        ticket, failure(protocol::ErrorCode::invalid_params, "the argument must be a file's uri"));
  }
  session.scheduler().run([&session, ticket, path = *path, post = session.post(),
                           projects = session.surroundings()->templates,
                           presentation = session.presentation()] {
    auto result = regenerate_all(*projects, path, *presentation);
    if (!result) {
      const std::string where = result.error().where.empty() ? "" : result.error().where + ": ";
      return post(WorkFinished{
          ticket, failure(protocol::ErrorCode::request_failed, where + result.error().message)});
    }
    post(Continue{"regenerated files", [&session, ticket, result = std::move(*result)]() mutable {
                    deliver(session, ticket, std::move(result));
                  }});
  });
}

}  // namespace paddle_ls::server
