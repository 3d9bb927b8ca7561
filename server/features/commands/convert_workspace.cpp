#include "server/features/commands/convert_workspace.hpp"

#include <filesystem>
#include <map>

#include "project/conversion/project_tree.hpp"
#include "server/features/commands/finish_conversion.hpp"
#include "server/features/commands/work/work_progress.hpp"
#include "server/features/commands/work/workspace_sources.hpp"
#include "server/features/convey/helper_edits.hpp"

namespace paddle_ls::server {
namespace {

// The argument of the command: {scope, preview, notebooks}, each of which may be missing.
struct Asked {
  NotebookFiles notebooks = NotebookFiles::left_out;  // whose text the client edits
  settings::FixScope scope = settings::FixScope::all;
  bool is_preview = false;  // every edit waits for a person, if the client has a way to show it
};

Asked asked_by(const protocol::ExecuteCommandParams& params) {
  Asked asked;
  const json::object* object =
      params.arguments.empty() ? nullptr : params.arguments.front().if_object();
  if (object == nullptr) return asked;
  if (const auto* scope = object->if_contains("scope"); scope != nullptr && scope->is_string()) {
    const std::string_view name = scope->get_string();
    asked.scope = settings::choice_named<settings::FixScope>(name).value_or(asked.scope);
  }
  const auto* notebooks = object->if_contains("notebooks");
  if (notebooks != nullptr && notebooks->is_bool() && notebooks->get_bool()) {
    asked.notebooks = NotebookFiles::included;
  }
  const auto* preview = object->if_contains("preview");
  asked.is_preview = preview != nullptr && preview->is_bool() && preview->get_bool();
  return asked;
}

// The result of the conversion of a workspace.
struct Conversion {
  protocol::WorkspaceEdit edit;
  std::size_t files = 0;
  std::size_t changed = 0;
  std::vector<std::string> unreadable;
  project::ConversionReport report{project::ConversionReport::Lines::after};
};

struct ConversionJob {
  WorkspaceSnapshot workspace;
  Asked asked;
  std::shared_ptr<const Presentation> presentation;
  syntax::Stop stop;
  WalkReport::Tell tell;

  Trust trust() const { return asked.is_preview ? Trust::needs_confirmation : Trust::safe; }

  project::TreeWish wish() const { return wish_for(workspace, *presentation, asked.scope); }
};

// Passes the files of the workspace to `project::Tree`.
class WorkspaceConversion {
 public:
  explicit WorkspaceConversion(const ConversionJob& job)
      : job_(job), tree_(job.wish(), job.workspace.surroundings->neighbours.environments) {}

  Conversion run() {
    note();
    if (tree_.holds_back()) find_groups();
    each([this](const WorkspaceText& file) {
      report_.step(file.uri);
      if (!file.text) {
        result_.unreadable.push_back(file.problem.where + ": " + file.problem.message);
        result_.report.add_problem();
      } else if (const auto source = source_of(file); tree_.is_put_off(source)) {
        tree_.put_off(source.path);
        put_off_.emplace(source.path.generic_string(), file);
      } else {
        convert(file);
      }
    });
    result_.files = report_.files();
    while (const auto path = job_.stop() ? std::nullopt : tree_.next_put_off()) {
      convert(put_off_.at(*path));
    }
    for (const modules::HeldGroup& group : tree_.groups().held()) result_.report.add_held(group);
    add_helper_edits(helpers_, open_modules(job_.workspace), job_.trust(), *job_.presentation,
                     result_.edit);
    return std::move(result_);
  }

 private:
  void each(const std::function<void(const WorkspaceText&)>& visit) {
    for_each_source(job_.workspace, job_.stop, visit);
  }

  void note() {
    each([this](const WorkspaceText& file) {
      if (file.text) tree_.note(source_of(file));
    });
    tree_.end_noting();
  }

  void find_groups() {
    each([this](const WorkspaceText& file) {
      if (!file.text || stands_alone(file)) return;
      if (const auto analysed = analyse(file)) tree_.add_uses(analysed->uses);
    });
    tree_.end_adding();
  }

  bool stands_alone(const WorkspaceText& file) const {
    const project::SourceText source = source_of(file);
    return source.is_module() && tree_.stands_alone(source.path);
  }

  Result<project::AnalysedFile> analyse(const WorkspaceText& file) const {
    return tree_.analyse(source_of(file), job_.workspace.configuration->for_document(file.uri),
                         job_.stop);
  }

  void convert(const WorkspaceText& file) {
    const auto analysed = analyse(file);
    if (!analysed) return;
    const project::FileConversion made = tree_.convert(*analysed, job_.stop);
    const auto& folders = job_.workspace.configuration->folders();
    result_.report.add(path_in_workspace(folders, analysed->uses.source.path.generic_string()),
                       analysed->uses, made);
    if (made.edits.empty()) return;
    tree_.has_become(analysed->uses, made);
    helpers_.add(analysed->uses, made);
    add_document_edits(result_.edit,
                       {file.uri, file.version,
                        text_edits(made.edits, *file.text, *file.lines, *job_.presentation)},
                       job_.trust(), *job_.presentation);
    ++result_.changed;
  }

  const ConversionJob& job_;
  project::ProjectTree tree_;
  std::map<std::string, WorkspaceText> put_off_;  // by path
  project::NeededHelpers helpers_;
  WalkReport report_{job_.tell};
  Conversion result_;
};

struct WorkspaceRequest {
  Ticket ticket;
  Asked asked;
  Attempt attempt;
};

void start(Session& session, const WorkspaceRequest& request,
           const std::optional<protocol::ProgressToken>& token);

// The summary is shown to the user and returned in the answer.
void deliver(Session& session, const WorkspaceRequest& request, WorkProgress& progress,
             Conversion& result) {
  const auto& [ticket, asked, attempt] = request;
  for (const std::string& problem : result.unreadable) {
    session.client().log(protocol::MessageType::warning, "convert-workspace", problem);
  }
  const bool is_cancelled = ticket != no_request && !session.replies().is_open(ticket);
  if (is_cancelled || progress.cancelled()->load()) {
    progress.end("cancelled");
    return session.replies().answer(
        ticket, failure(protocol::ErrorCode::request_failed, "the conversion was cancelled"));
  }
  progress.end(std::to_string(result.changed) + " of " + std::to_string(result.files) +
               " files change");
  const auto shown = [&session](const std::string& path) {
    return path_in_workspace(session.configuration().folders(), path);
  };
  FinishedConversion made{"Convert the workspace to Paddle",
                          std::nullopt,
                          ConversionEnd::of(result.report, shown),
                          {{"files", result.changed}},
                          asked.is_preview,
                          {},
                          {}};
  if (result.changed > 0) made.edit = std::move(result.edit);
  if (asked.scope != settings::FixScope::all) {
    made.convert_anyway = [&session,
                           all = WorkspaceRequest{no_request, asked, Attempt::first}]() mutable {
      all.asked.scope = settings::FixScope::all;
      start(session, all, std::nullopt);
    };
  }
  if (attempt == Attempt::first) {
    made.again = [&session, second = WorkspaceRequest{ticket, asked, Attempt::second}] {
      start(session, second, std::nullopt);
    };
  }
  finish_conversion(session, ticket, std::move(made));
}

void start(Session& session, const WorkspaceRequest& request,
           const std::optional<protocol::ProgressToken>& token) {
  const Asked& asked = request.asked;
  auto progress = session.state<ProgressState>().start(session, token, "Converting to Paddle");
  const CancelFlag cancelled = session.replies().cancel_flag(request.ticket);
  ConversionJob job{
      workspace_snapshot(session.documents(), session.configuration().view(),
                         session.surroundings()),
      asked, session.presentation(),
      [cancelled, by_user = progress->cancelled()] { return cancelled->load() || by_user->load(); },
      tell_by(session, progress)};
  job.workspace.notebooks = asked.notebooks;
  session.scheduler().run(
      [&session, request, progress, job = std::move(job), post = session.post()] {
        auto result = std::make_shared<Conversion>(WorkspaceConversion(job).run());
        post(Continue{"a converted workspace", [&session, request, progress, result] {
                        deliver(session, request, *progress, *result);
                      }});
      });
}

}  // namespace

void convert_workspace(Session& session, Ticket ticket,
                       const protocol::ExecuteCommandParams& params) {
  start(session, {ticket, asked_by(params), Attempt::first}, params.work_done_token);
}

}  // namespace paddle_ls::server
