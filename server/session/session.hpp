// One client's session: the owner of all its state, and the loop that changes it.
//
// All members are used on the loop's thread only. Features are functions that get the session; the
// table in server/features/features.cpp says which message leads to which.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <string>

#include "server/session/client.hpp"
#include "server/session/event.hpp"
#include "server/session/inbox.hpp"
#include "server/session/outbox.hpp"
#include "server/session/parent_watch.hpp"
#include "server/session/replies.hpp"
#include "server/workspace/configuration.hpp"
#include "server/workspace/documents.hpp"
#include "server/workspace/scheduler.hpp"

namespace paddle_ls::server {

class DiagnosticsState;
class ProgressState;

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

  // Life cycle, for features/lifecycle.cpp.
  enum class Phase { created, initialized, shut_down, ended };
  Phase phase() const { return phase_; }
  void set_phase(Phase phase) { phase_ = phase; }
  void watch_parent(int process_id);
  // Leaves the loop after the replies that are due have been written, within a limit.
  void end(std::string_view why);

  Client& client() { return client_; }
  Replies& replies() { return replies_; }
  Documents& documents() { return documents_; }
  Configuration& configuration() { return configuration_; }
  Scheduler& scheduler() { return scheduler_; }
  DiagnosticsState& diagnostics() { return *diagnostics_; }
  ProgressState& progress() { return *progress_; }
  const Outbox& outbox() const { return outbox_; }
  boost::asio::io_context& loop() { return loop_; }
  const PostEvent& post() const { return post_; }
  std::chrono::steady_clock::time_point started() const { return started_; }

 private:
  void handle(Event event);
  void dispatch(Event event);
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
  AnalysisTask make_task(const Unit& unit, Source source);

  boost::asio::io_context loop_;
  PostEvent post_;
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  Phase phase_ = Phase::created;
  bool shut_down_cleanly_ = false;
  std::string current_;  // what is being handled, for the watchdog

  Outbox outbox_;
  Replies replies_;
  Client client_;
  Configuration configuration_;
  Documents documents_;
  Scheduler scheduler_;
  std::unique_ptr<DiagnosticsState> diagnostics_;
  std::unique_ptr<ProgressState> progress_;
  std::unique_ptr<ParentWatch> parent_;
  std::unique_ptr<boost::asio::signal_set> signals_;
  Inbox inbox_;  // last: it posts events as soon as it exists
};

}  // namespace paddle_ls::server
