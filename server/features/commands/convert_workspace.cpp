#include "server/features/commands/convert_workspace.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

#include "server/features/commands/apply_edit.hpp"
#include "server/features/commands/progress.hpp"
#include "server/features/convey/helper_edits.hpp"
#include "server/workspace/fix_all.hpp"
#include "server/workspace/notebook_file.hpp"
#include "server/workspace/workspace_files.hpp"

namespace paddle_ls::server {
namespace {

constexpr std::chrono::milliseconds report_interval(100);

// The argument of the command: {scope, preview, notebooks}, each of which may be missing.
struct Wish {
  NotebookFiles notebooks = NotebookFiles::left_out;  // whose text the client edits
  settings::FixScope scope = settings::FixScope::safe;
  bool is_preview = false;  // every edit waits for a person, if the client has a way to show it
};

Wish wish_of(const protocol::ExecuteCommandParams& params) {
  Wish wish;
  const json::object* object =
      params.arguments.empty() ? nullptr : params.arguments.front().if_object();
  if (object == nullptr) return wish;
  if (const auto* scope = object->if_contains("scope"); scope != nullptr && scope->is_string()) {
    const std::string_view name = scope->get_string();
    wish.scope = settings::choice_named<settings::FixScope>(name).value_or(wish.scope);
  }
  const auto* notebooks = object->if_contains("notebooks");
  if (notebooks != nullptr && notebooks->is_bool() && notebooks->get_bool()) {
    wish.notebooks = NotebookFiles::included;
  }
  const auto* preview = object->if_contains("preview");
  wish.is_preview = preview != nullptr && preview->is_bool() && preview->get_bool();
  return wish;
}

// What files of the workspace import of one helper module.
struct NeededHelpers {
  HelperModule module;
  std::shared_ptr<const rewrite::RuleSet> rules;  // of the first of these files
  std::vector<std::string> names;
};

// What the conversion of a workspace came to.
struct Conversion {
  protocol::WorkspaceEdit edit;
  std::size_t files = 0;
  std::size_t changed = 0;
  std::vector<std::string> unreadable;
  std::vector<std::string> waiting;              // a line for each group of uses that is kept back
  std::map<std::string, NeededHelpers> helpers;  // by the module's URI
};

struct Job {
  WorkspaceSnapshot workspace;
  Wish wish;
  std::shared_ptr<const Presentation> presentation;
  syntax::Stop stop;
  std::function<void(std::size_t files, const std::string& name)> report;

  Trust trust() const {
    const bool waits = wish.is_preview || wish.scope == settings::FixScope::all;
    return waits ? Trust::needs_confirmation : Trust::safe;
  }
};

std::string name_of(const protocol::Uri& uri) {
  return std::filesystem::path(uri.file_path().value_or(uri.spelling())).filename().string();
}

void convert_file(const Job& job, const Analysis& analysis, const protocol::Uri& uri,
                  std::optional<std::int32_t> version, const modules::UseGroups* groups,
                  Conversion& result) {
  FixAll fixes;
  if (analysis.source.kind == Kind::notebook) {
    fixes.edits = notebook_edits(analysis, job.wish.scope, job.stop);
  } else {
    fixes = fix_all(analysis, job.wish.scope, job.stop, {}, groups);
  }
  if (fixes.edits.empty()) return;
  const Segment& segment = analysis.source.segments.front();
  add_document_edits(result.edit, uri, version,
                     text_edits(fixes.edits, *segment.text, *segment.lines, *job.presentation),
                     job.trust(), *job.presentation);
  ++result.changed;
  if (fixes.helpers.empty()) return;
  const auto module = helper_module(*analysis.settings, job.workspace);
  if (!module) return;
  NeededHelpers& needed = result.helpers[module->uri.key()];
  if (!needed.rules) needed = {*module, analysis.rules, {}};
  needed.names.insert(needed.names.end(), fixes.helpers.begin(), fixes.helpers.end());
}

void add_helpers(const Job& job, Conversion& result) {
  for (auto& [key, needed] : result.helpers) {
    std::sort(needed.names.begin(), needed.names.end());
    needed.names.erase(std::unique(needed.names.begin(), needed.names.end()), needed.names.end());
    add_helper_edits(needed.module, *needed.rules, needed.names, job.trust(), *job.presentation,
                     result.edit);
  }
}

// Which safe fixes wait for others, anywhere in the workspace.
modules::UseGroups groups_of(const Job& job) {
  modules::UseGroups groups;
  for_each_file(job.workspace, job.stop, [&](const WorkspaceFile& file) {
    if (!file.analysis) return;
    groups.add(key_of(*file.analysis), *file.analysis->source.text, use_units(*file.analysis));
  });
  groups.settle();
  return groups;
}

Conversion convert_all(const Job& job) {
  Conversion result;
  const bool only_safe = job.wish.scope == settings::FixScope::safe;
  const modules::UseGroups groups = only_safe ? groups_of(job) : modules::UseGroups();
  for (const modules::HeldGroup& group : groups.held())
    result.waiting.push_back(modules::sentence(group));
  auto last_report = std::chrono::steady_clock::now();
  for_each_file(job.workspace, job.stop, [&](const WorkspaceFile& file) {
    ++result.files;
    if (!file.analysis) {
      result.unreadable.push_back(file.problem.where + ": " + file.problem.message);
      return;
    }
    convert_file(job, *file.analysis, file.uri, file.version, only_safe ? &groups : nullptr,
                 result);
    if (std::chrono::steady_clock::now() - last_report > report_interval) {
      last_report = std::chrono::steady_clock::now();
      job.report(result.files, name_of(file.uri));
    }
  });
  add_helpers(job, result);
  return result;
}

void deliver(Session& session, Ticket ticket, Progress& progress, Conversion& result) {
  for (const std::string& problem : result.unreadable) {
    session.client().log(protocol::MessageType::warning, "convert-workspace", problem);
  }
  for (const std::string& group : result.waiting) {
    session.client().log(protocol::MessageType::info, "convert-workspace", group);
  }
  if (progress.cancelled()->load()) {
    progress.end("cancelled");
    return session.replies().answer(
        ticket, failure(protocol::ErrorCode::request_failed, "the conversion was cancelled"));
  }
  progress.end(std::to_string(result.changed) + " of " + std::to_string(result.files) +
               " files change");
  if (result.changed == 0) {
    return session.replies().answer(ticket, json::object{{"applied", false}, {"files", 0}});
  }
  apply_and_answer(session, ticket, "Convert the workspace to Paddle", std::move(result.edit));
}

}  // namespace

void convert_workspace(Session& session, Ticket ticket,
                       const protocol::ExecuteCommandParams& params) {
  auto progress =
      session.state<ProgressState>().start(session, params.work_done_token, "Converting to Paddle");
  const CancelFlag cancelled = session.replies().cancel_flag(ticket);
  Job job{
      workspace_snapshot(session.documents(), session.configuration(), session.surroundings()),
      wish_of(params), session.presentation(),
      [cancelled, by_user = progress->cancelled()] { return cancelled->load() || by_user->load(); },
      [post = session.post(), progress](std::size_t files, const std::string& name) {
        post(Continue{"progress of a conversion", [=] {
                        // How many files there are is not known before the walk has ended.
                        progress->report(std::to_string(files) + " files, " + name, 0);
                      }});
      }};
  job.workspace.only = Kind::python;
  job.workspace.notebooks = job.wish.notebooks;
  session.scheduler().run(
      [&session, ticket, progress, job = std::move(job), post = session.post()] {
        auto result = std::make_shared<Conversion>(convert_all(job));
        post(Continue{"a converted workspace", [&session, ticket, progress, result] {
                        deliver(session, ticket, *progress, *result);
                      }});
      });
}

}  // namespace paddle_ls::server
