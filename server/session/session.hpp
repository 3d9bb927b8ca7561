// One client's session: the owner of all its state, and the loop that changes it.
//
// All members are used on the loop's thread only. Features are functions that get the session; the
// table in server/features/features.cpp says which message leads to which.
#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <set>
#include <string>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/session/client.hpp"
#include "server/session/end_watch.hpp"
#include "server/session/event.hpp"
#include "server/session/inbox.hpp"
#include "server/session/outbox.hpp"
#include "server/session/replies.hpp"
#include "server/session/scheduler.hpp"
#include "server/workspace/configuration.hpp"
#include "server/workspace/documents.hpp"
#include "server/workspace/kinds.hpp"

namespace paddle_ls::server {

class DiagnosticsState;
class ProgressState;
class WorkspaceDiagnosticsState;
struct Presentation;

// Absolute paths, and what was registered for them.
struct AnnouncedFiles {
  std::vector<std::string> paths;
  std::vector<protocol::Unregistration> registrations;
};

// Files of a kind that may have changed on disk.
struct ChangedFiles {
  bool folders_are_known = false;  // or looked through, on a worker
  bool are_looked_at = false;      // on a worker, others than those that wait
  std::vector<protocol::Uri> waiting;
};

class Session {
 public:
  // `transport` and `trace` must outlive the session.
  Session(Transport& transport, Trace& trace);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Ends the process's session cleanly on SIGTERM, SIGINT and SIGHUP. Not for tests in memory.
  void end_on_signals();

  // Serves until the session ends; returns the exit status: 0 after `shutdown`, else 1.
  int run();

  enum class Phase { created, initialized, shut_down, ended };
  void set_phase(Phase phase);
  void watch_parent(int process_id);
  // Leaves the loop after the replies that are due have been written, within a limit.
  void end(std::string_view why);

  // True once the session ends: for work on a worker that no client waits for.
  syntax::Stop stop_at_end() const;

  // How values are shown to this client; fixed by `initialize`.
  void set_presentation(Presentation presentation);
  const std::shared_ptr<const Presentation>& presentation() const { return presentation_; }
  bool pulls_diagnostics() const;

  // No analysis starts before the client has told its settings, or a moment has passed.
  void hold_diagnostics();
  void release_diagnostics();

  // Sends a ready-made message in the place of an older one with this key.
  void send_latest(const std::string& key, std::string body);

  Client& client() { return client_; }
  Replies& replies() { return replies_; }
  Documents& documents() { return documents_; }
  const Documents& documents() const { return documents_; }
  Configuration& configuration() { return configuration_; }
  Scheduler& scheduler() { return scheduler_; }
  const std::shared_ptr<Surroundings>& surroundings() const { return surroundings_; }
  DiagnosticsState& diagnostics() { return *diagnostics_; }
  WorkspaceDiagnosticsState& workspace_diagnostics() { return *workspace_diagnostics_; }
  ProgressState& progress() { return *progress_; }
  // Virtual documents that the client shows, by the key of the document they are made from.
  std::map<std::string, std::set<protocol::Uri>>& watched_virtual_documents() {
    return virtual_documents_;
  }
  // Files that are registered with the client because a manifest of templates names them, by the
  // folder.
  std::map<std::string, AnnouncedFiles>& announced_template_files() { return template_files_; }
  std::map<Kind, ChangedFiles>& changed_files() { return changed_files_; }
  const Outbox& outbox() const { return outbox_; }
  const PostEvent& post() const { return post_; }
  std::chrono::steady_clock::time_point started() const { return started_; }

 private:
  void handle(Event event);
  void on(MessageArrived& event);
  void on(BadFrame& event);
  void on(InputEnded& event);
  void on(OutputBroken& event);
  void on(ParentDied& event);
  void on(SignalCaught& event);
  void on(AnalysisFinished& event);
  void on(WorkFinished& event);
  void on(Continue& event);
  void on_message(protocol::Request& request);
  void on_message(protocol::Notification& notification);
  void on_message(protocol::Response& response);
  void on_message(protocol::Invalid& invalid);
  void leave(std::string_view why, std::chrono::milliseconds patience);
  void give_memory_back_later();
  Scheduler::Work make_work(const Unit& unit, Source source);

  boost::asio::io_context loop_;
  PostEvent post_;
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  Phase phase_ = Phase::created;
  std::shared_ptr<std::atomic<bool>> has_ended_ = std::make_shared<std::atomic<bool>>(false);
  bool was_shut_down_ = false;
  bool holding_ = false;
  std::string current_;  // what is being handled, for the watchdog
  std::shared_ptr<const Presentation> presentation_;
  std::map<std::string, std::set<protocol::Uri>> virtual_documents_;
  std::map<std::string, AnnouncedFiles> template_files_;
  std::map<Kind, ChangedFiles> changed_files_;

  Outbox outbox_;
  Replies replies_;
  Client client_;
  Configuration configuration_;
  std::shared_ptr<Surroundings> surroundings_ = std::make_shared<Surroundings>();
  Documents documents_;
  Scheduler scheduler_;
  std::unique_ptr<DiagnosticsState> diagnostics_;
  std::unique_ptr<WorkspaceDiagnosticsState> workspace_diagnostics_;
  std::unique_ptr<ProgressState> progress_;
  boost::asio::steady_timer hold_;
  boost::asio::steady_timer rest_;
  EndWatch end_watch_;
  Inbox inbox_;  // last: it posts events as soon as it exists
};

}  // namespace paddle_ls::server
