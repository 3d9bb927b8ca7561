#include "server/features/diagnostics/workspace_diagnostics.hpp"

#include "engine/files/read_file.hpp"
#include "protocol/types/progress.hpp"
#include "server/features/diagnostics/document_diagnostics.hpp"
#include "server/workspace/workspace_files.hpp"

namespace paddle_ls::server {
namespace {

using Reports = std::vector<protocol::WorkspaceDocumentDiagnosticReport>;

constexpr std::chrono::milliseconds change_pause(500);
// A part of the answer has about this many files and diagnostics together, so that writing and
// reading it holds up nothing else.
constexpr std::size_t partial_batch = 400;
constexpr std::size_t largest_compared = std::size_t{16} << 20U;

struct DiagnosticsJob {
  WorkspaceSnapshot workspace;
  std::map<std::string, std::string> known;  // result ids of the client, by document key
  std::vector<protocol::Uri> known_uris;
  std::shared_ptr<const Presentation> presentation;
  syntax::Stop stop;
  std::function<void(Reports)> send_partial;  // empty when the client wants one answer
};

ResultText answer(Reports reports) {
  return {protocol::write_text(protocol::WorkspaceDiagnosticReport{std::move(reports)})};
}

// Collects reports and hands them out in batches where that is wanted.
class Collector {
 public:
  explicit Collector(const DiagnosticsJob& job) : job_(job) {}

  void add(const WorkspaceFile& file) {
    if (!file.analysis || file.analysis->source.segments.empty()) return;
    add(file.uri, file.version,
        diagnostics_of(*file.analysis, file.analysis->source.segments.front(), *job_.presentation));
  }

  // Files that a comparison speaks of, which need not be part of the workspace.
  void add_compared() {
    for (const protocol::Uri& uri : job_.presentation->compared->files()) {
      if (seen_.contains(uri.key())) continue;
      const auto path = uri.file_path();
      if (!path) continue;
      const auto read = files::read_bytes(*path, largest_compared);
      const std::string text = read ? *read : std::string();
      const text::LineIndex lines(text);
      add(uri, std::nullopt, differences_in(uri.key(), {text, lines}, *job_.presentation));
    }
  }

  // Files that the client knows of and that are gone.
  void add_vanished() {
    for (const protocol::Uri& uri : job_.known_uris) {
      if (seen_.contains(uri.key())) continue;
      news_ = true;
      reports_.emplace_back(
          protocol::WorkspaceFullDocumentDiagnosticReport{std::nullopt, {}, uri, std::nullopt});
    }
  }

  // Nothing when the client knows everything already.
  std::optional<ResultText> take() {
    if (!news_) return std::nullopt;
    // What went out in parts is not said again in the answer, so it all goes out in parts.
    if (job_.send_partial) send_part();
    return answer(std::move(reports_));
  }

 private:
  void add(const protocol::Uri& uri, std::optional<std::int32_t> version,
           std::vector<protocol::Diagnostic> items) {
    seen_.insert(uri.key());
    const auto known = job_.known.find(uri.key());
    if (items.empty() && known == job_.known.end()) return;  // nothing to say about a clean file
    std::string id = result_id(items);
    if (known != job_.known.end() && known->second == id) {
      reports_.emplace_back(protocol::WorkspaceUnchangedDocumentDiagnosticReport{id, uri, version});
      return;
    }
    news_ = true;
    weight_ += 1 + items.size();
    reports_.emplace_back(protocol::WorkspaceFullDocumentDiagnosticReport{
        std::move(id), std::move(items), uri, version});
    if (job_.send_partial && weight_ >= partial_batch) send_part();
  }

  void send_part() {
    job_.send_partial(std::exchange(reports_, {}));
    weight_ = 0;
  }

  const DiagnosticsJob& job_;
  std::set<std::string> seen_;
  Reports reports_;
  std::size_t weight_ = 0;  // of the reports that have not gone out
  bool news_ = false;
};

std::optional<ResultText> compute(const DiagnosticsJob& job) {
  Collector collector(job);
  const Visit visit = [&](const WorkspaceFile& file) { collector.add(file); };
  const auto scope = job.workspace.configuration->for_session().settings->diagnostics_scope;
  if (scope == settings::DiagnosticsScope::workspace) {
    for_each_file(job.workspace, job.stop, visit);
  } else {
    for_each_open_file(job.workspace, job.stop, visit);
  }
  if (!job.stop()) collector.add_compared();
  if (!job.stop()) collector.add_vanished();
  return collector.take();
}

DiagnosticsJob make_job(Session& session, const WorkspaceDiagnosticsState::Request& request) {
  const CancelFlag cancelled = session.replies().cancel_flag(request.ticket);
  DiagnosticsJob job{workspace_snapshot(session.documents(), session.configuration().view(),
                                        session.surroundings()),
                     {},
                     {},
                     session.presentation(),
                     [cancelled] { return cancelled->load(); },
                     {}};
  for (const auto& previous : request.params.previous_result_ids) {
    job.known[previous.uri.key()] = previous.value;
    job.known_uris.push_back(previous.uri);
  }
  if (const auto& token = request.params.partial_result_token) {
    job.send_partial = [&session, post = session.post(), token = *token](Reports reports) {
      const protocol::WorkspaceDiagnosticPartialResult part{token, {std::move(reports)}};
      post(Continue{"partial diagnostics",
                    [&session, body = protocol::write_notification("$/progress", part)] {
                      session.client().send(body);
                    }});
    };
  }
  return job;
}

void finish(Session& session, WorkspaceDiagnosticsState::Request request,
            std::optional<ResultText> news) {
  WorkspaceDiagnosticsState& state = session.state<WorkspaceDiagnosticsState>();
  state.computing = false;
  if (!news && !std::exchange(state.has_answered, true)) news = answer({});
  if (news) {
    state.has_answered = true;
    session.replies().answer(request.ticket, std::move(*news));
  } else if (session.replies().is_open(request.ticket) && !state.parked) {
    state.parked = std::move(request);
  }
  if (std::exchange(state.changed_meanwhile, false)) workspace_changed(session);
}

void start(Session& session, WorkspaceDiagnosticsState::Request request) {
  session.state<WorkspaceDiagnosticsState>().computing = true;
  DiagnosticsJob job = make_job(session, request);
  session.scheduler().run(
      [&session, post = session.post(), job = std::move(job), request = std::move(request)] {
        auto news = compute(job);
        post(Continue{"diagnostics of the workspace",
                      [&session, request, news = std::move(news)]() mutable {
                        finish(session, request, std::move(news));
                      }});
      });
}

}  // namespace

void workspace_diagnostics(Session& session, Ticket ticket,
                           const protocol::WorkspaceDiagnosticParams& params) {
  WorkspaceDiagnosticsState& state = session.state<WorkspaceDiagnosticsState>();
  // A client has one poll at a time; a new one takes the place of an old one.
  if (state.parked) {
    session.replies().answer(state.parked->ticket, answer({}));
    state.parked.reset();
  }
  if (state.computing) {
    state.parked = {ticket, params};
    state.changed_meanwhile = true;
    return;
  }
  start(session, {ticket, params});
}

void workspace_changed(Session& session) {
  WorkspaceDiagnosticsState& state = session.state<WorkspaceDiagnosticsState>();
  if (state.computing) {
    state.changed_meanwhile = true;
    return;
  }
  if (!state.parked) return;
  state.pause.start(change_pause, [&session, &state] {
    if (state.computing || !state.parked) return;
    start(session, *std::exchange(state.parked, std::nullopt));
  });
}

}  // namespace paddle_ls::server
