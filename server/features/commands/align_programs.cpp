#include "server/features/commands/align_programs.hpp"

#include <algorithm>
#include <chrono>

#include "engine/files/read_file.hpp"
#include "engine/text/counted.hpp"
#include "server/features/commands/apply_edit.hpp"
#include "server/features/commands/programs/align_entries.hpp"
#include "server/features/commands/programs/run_comparison.hpp"
#include "server/features/commands/programs/run_own_program.hpp"
#include "server/features/commands/work/file_arguments.hpp"
#include "server/features/commands/work/work_progress.hpp"
#include "server/features/convey/show_document.hpp"
#include "server/features/diagnostics/program_differences.hpp"

namespace paddle_ls::server {
namespace {

using protocol::MessageType;

constexpr const char* show_difference = "Show";
// The user may take a while to decide.
constexpr std::chrono::minutes reading_time(10);
constexpr std::size_t largest_source = std::size_t{16} << 20U;

struct AlignState {
  bool is_running = false;
};

// The innermost folder of the workspace that the file is in; the first folder without a file.
std::filesystem::path folder_of(Session& session, const std::filesystem::path& file) {
  std::filesystem::path found;
  for (const WorkspaceFolder& folder : session.configuration().folders()) {
    if (folder.path.empty()) continue;
    if (file.empty()) return folder.path;
    const auto below = file.lexically_relative(folder.path);
    const bool is_below = !below.empty() && *below.begin() != "..";
    const bool is_inner = folder.path.native().size() > found.native().size();
    if (is_below && is_inner) found = folder.path;
  }
  return found;
}

Result<ComparisonWish> wish_of(Session& session, const json::object& arguments) {
  ComparisonWish wish;
  wish.entry = protocol::text_at(arguments, "entry");
  if (const std::string uri = protocol::text_at(arguments, "uri"); !uri.empty()) {
    const auto document = protocol::Uri::parse(uri);
    const auto path = document.file_path();
    if (!path) return error("it is not a file: save it first", uri);
    wish.source = *path;
    if (const Unit* unit = session.documents().unit_of(document)) wish.text = unit->text();
  }
  wish.model = protocol::text_at(arguments, "class");
  const json::value* script = arguments.if_contains("script");
  wish.is_script = script != nullptr && *script == true;
  wish.folder = folder_of(session, wish.source);
  if (wish.folder.empty()) return error("open the folder of the program first");
  return wish;
}

// Files that are not open are read on a worker.
Result<std::variant<ExistingEntry, MissingEntry>> find_entry(ComparisonWish wish) {
  if (!wish.source.empty() && !wish.text) {
    auto text = files::read_bytes(wish.source, largest_source);
    if (!text) return tl::unexpected(text.error());
    wish.text = std::make_shared<const std::string>(std::move(*text));
  }
  return wanted_entry(wish);
}

protocol::WorkspaceEdit edit_of(const protocol::Uri& file, const MissingEntry& entry,
                                const protocol::Range& place, const Presentation& presentation) {
  protocol::WorkspaceEdit edit;
  if (entry.is_in_new_file) {
    edit.document_changes.emplace_back(
        protocol::CreateFile{file, protocol::CreateFileOptions{false, true}, std::nullopt});
  }
  add_document_edits(edit, {file, std::nullopt, {{place, entry.text, std::nullopt}}}, Trust::safe,
                     presentation);
  return edit;
}

std::string said_of(const MissingEntry& entry) {
  const std::string what = entry.is_in_new_file ? "align.json is new, with the entry \""
                                                : "align.json has a new entry \"";
  const std::string folders = entry.is_in_new_file
                                  ? "the folder of the converted program, \"torchPython\" and "
                                    "\"paddlePython\" where python3 has not both frameworks, "
                                  : "";
  return what + entry.name + "\". Fill in " + folders +
         "and what the model or script is called with, then compare again.";
}

void add_entry(Session& session, Ticket ticket, const ComparisonWish& wish,
               const MissingEntry& entry) {
  const Presentation& presentation = *session.presentation();
  if (entry.is_in_new_file && !presentation.client.can_create_files()) {
    return session.replies().answer(
        ticket, failed({"there is no align.json, and the editor cannot create files for servers: "
                        "write it with this text:\n" +
                            entry.text,
                        wish.folder.generic_string()}));
  }
  const auto file = protocol::Uri::from_path(wish.file().generic_string());
  const text::LineIndex lines(entry.before);
  const auto at = lines.position(entry.before, entry.at, presentation.encoding);
  const protocol::Range place{{at.line, at.column}, {at.line, at.column}};
  auto edit = edit_of(file, entry, place, presentation);
  apply(session, "Add an entry to align.json", std::move(edit),
        [&session, ticket, file, entry, place](json::object outcome) {
          const json::value* applied = outcome.if_contains("applied");
          const bool is_refused = applied != nullptr && *applied == false;
          outcome["added"] = !is_refused;
          outcome["message"] = is_refused ? "The editor refused the edit." : said_of(entry);
          if (!is_refused) {
            show_document(session, file, place);
            session.client().show(MessageType::info, said_of(entry));
          }
          session.replies().answer(ticket, std::move(outcome));
        });
}

struct Summary {
  bool agree = true;
  std::size_t differences = 0;
  std::string message;
  std::optional<protocol::Location> first_place;
};

void add_line(std::string& text, const std::string& line) {
  text += (text.empty() ? "" : "\n") + line;
}

Summary summary_of(const ComparisonEnd& end) {
  Summary summary;
  const bool has_several = end.entries.size() + end.failures.size() > 1;
  for (const ComparedEntry& entry : end.entries) {
    const std::string name = has_several ? entry.name + ": " : "";
    const std::string values = text::counted(entry.values, "value");
    add_line(summary.message, name + (entry.agrees ? "Both programs agree: " + values + " compared."
                                                   : "First difference: " + entry.first));
    summary.agree = summary.agree && entry.agrees;
    summary.differences += entry.differences;
    if (!summary.first_place) summary.first_place = entry.first_place;
  }
  for (const std::string& failure : end.failures) add_line(summary.message, failure);
  summary.agree = summary.agree && end.failures.empty();
  return summary;
}

void say_comparison(Session& session, const Summary& summary) {
  const auto type = summary.agree ? MessageType::info : MessageType::warning;
  if (!summary.first_place || !session.client().capabilities.show_document) {
    return session.client().show(type, summary.message);
  }
  const protocol::ShowMessageRequestParams question{type, summary.message, {{show_difference}}};
  session.client().request(
      "window/showMessageRequest", protocol::write(question),
      [&session, place = *summary.first_place](const Result<json::value>& answer) {
        if (answer && answer->is_object()) show_document(session, place.uri, place.range);
      },
      reading_time);
}

void refresh_hints(Session& session) {
  if (!session.client().capabilities.inlay_hints_refresh) return;
  session.client().request("workspace/inlayHint/refresh", nullptr,
                           [](const Result<json::value>&) {});
}

// The results of this run replace those of earlier runs.
void take_over(Session& session, const ComparisonEnd& end, bool was_all) {
  ComparedLines& compared = *session.presentation()->compared;
  std::vector<protocol::Uri> files = compared.files();
  if (was_all) compared.forget_all();
  for (const ComparedEntry& entry : end.entries) compared.replace(entry.name, entry.lines);
  const auto now = compared.files();
  files.insert(files.end(), now.begin(), now.end());
  std::ranges::sort(files);
  files.erase(std::unique(files.begin(), files.end()), files.end());
  show_differences(session, files);
  refresh_hints(session);
}

void deliver_comparison(Session& session, Ticket ticket, WorkProgress& progress, bool was_all,
                        const Result<ComparisonEnd>& end) {
  session.state<AlignState>().is_running = false;
  progress.end({});
  if (!end) return answer_failed_run(session, ticket, progress, end.error());
  take_over(session, *end, was_all);
  const Summary summary = summary_of(*end);
  session.replies().answer(ticket, json::object{{"agree", summary.agree},
                                                {"differences", summary.differences},
                                                {"message", summary.message}});
  say_comparison(session, summary);
}

void run_entries(Session& session, Ticket ticket, const std::filesystem::path& file,
                 const std::string& entry, const std::optional<protocol::ProgressToken>& token) {
  auto progress = session.state<ProgressState>().start(session, token, "Comparing with PyTorch");
  const CancelFlag cancelled = session.replies().cancel_flag(ticket);
  const auto is_unwanted = [cancelled, by_user = progress->cancelled(),
                            at_end = session.stop_at_end()] {
    return cancelled->load() || by_user->load() || at_end();
  };
  const auto tell = [progress, post = session.post()](const std::string& what) {
    post(Continue{"a comparison", [progress, what] { progress->report(what, 0); }});
  };
  session.scheduler().run(
      [&session, ticket, progress, post = session.post(),
       job = ComparisonJob{file, entry, session.presentation()->encoding, is_unwanted, tell}] {
        const auto end = std::make_shared<Result<ComparisonEnd>>(run_comparison(job));
        post(Continue{"a comparison that has ended",
                      [&session, ticket, progress, end, was_all = job.entry.empty()] {
                        deliver_comparison(session, ticket, *progress, was_all, *end);
                      }});
      });
}

void go_on(Session& session, Ticket ticket, const ComparisonWish& wish,
           const Result<std::variant<ExistingEntry, MissingEntry>>& found,
           const std::optional<protocol::ProgressToken>& token) {
  if (found) {
    if (const auto* existing = std::get_if<ExistingEntry>(&*found)) {
      return run_entries(session, ticket, wish.file(), *existing, token);
    }
  }
  session.state<AlignState>().is_running = false;
  if (!found) return session.replies().answer(ticket, failed(found.error()));
  add_entry(session, ticket, wish, std::get<MissingEntry>(*found));
}

}  // namespace

void align_programs(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  AlignState& state = session.state<AlignState>();
  if (state.is_running) {
    return session.replies().answer(
        ticket, failed({"another comparison is running: wait for it to end, or cancel it", {}}));
  }
  const auto wish = wish_of(session, arguments_of(params));
  if (!wish) return session.replies().answer(ticket, failed(wish.error()));
  state.is_running = true;
  session.scheduler().run(
      [&session, ticket, wish = *wish, token = params.work_done_token, post = session.post()] {
        const auto found = find_entry(wish);
        post(Continue{"an entry to compare", [&session, ticket, wish, found, token] {
                        go_on(session, ticket, wish, found, token);
                      }});
      });
}

void align_hints(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  const json::object arguments = arguments_of(params);
  const json::value* show = arguments.if_contains("show");
  ComparedLines& compared = *session.presentation()->compared;
  compared.shows_labels =
      show != nullptr && show->is_bool() ? show->get_bool() : !compared.shows_labels.load();
  refresh_hints(session);
  session.replies().answer(ticket, json::object{{"show", compared.shows_labels.load()}});
}

}  // namespace paddle_ls::server
