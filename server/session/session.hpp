// One client's session: the owner of all its state, and the loop that changes it.
//
// All members are used on the loop's thread only. What a message leads to is defined by the table
// of features (features.hpp): functions that change state get the session, those that only compute
// over a document get a snapshot of it instead.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <string>

#include "server/session/client.hpp"
#include "server/session/end_watch.hpp"
#include "server/session/event.hpp"
#include "server/session/features.hpp"
#include "server/session/inbox.hpp"
#include "server/session/loop.hpp"
#include "server/session/outbox.hpp"
#include "server/session/replies.hpp"
#include "server/session/scheduler.hpp"
#include "server/session/states.hpp"
#include "server/workspace/document_kinds.hpp"
#include "server/workspace/documents.hpp"
#include "server/workspace/workspace_configuration.hpp"

namespace paddle_ls::server {

struct Presentation;

class Session {
 public:
  // All of them must outlive the session.
  Session(const Features& features, Transport& transport, Trace& trace);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Ends the process's session cleanly on SIGTERM, SIGINT and SIGHUP. Not for tests in memory.
  void end_on_signals();

  // Serves until the session ends; returns the exit status: 0 after `shutdown`, else 1.
  int run();

  // Where there are no threads: takes bytes of the client ...
  void take(std::string_view bytes) { inbox_.take(bytes); }
  // ... does what is due, writes what came out of it, and says when to call again at the latest.
  std::optional<std::chrono::milliseconds> turn();

  enum class Phase { created, initialized, shut_down, ended };
  void set_phase(Phase phase);
  void watch_parent(int process_id);
  // Leaves the loop after the replies that are due have been written, within a limit.
  void end(std::string_view why);

  // True once the session ends: for work on a worker that no client waits for.
  syntax::Stop stop_at_end() const;

  // How values are shown to this client; fixed by `initialize`.
  void set_presentation(std::shared_ptr<const Presentation> presentation) {
    presentation_ = std::move(presentation);
  }
  const std::shared_ptr<const Presentation>& presentation() const { return presentation_; }
  bool pulls_diagnostics() const;

  // What writes the diagnostics of an analysis down, on a worker; null where the client pulls them.
  // Fixed by `initialize`.
  void set_publisher(Publisher publisher) { publisher_ = std::move(publisher); }

  // No analysis starts before the client has told its settings, or a moment has passed.
  void hold_diagnostics();
  void release_diagnostics();

  // Sends a ready-made message in the place of an older one with this key.
  void send_latest(const std::string& key, std::string body);

  Client& client() { return client_; }
  Replies& replies() { return replies_; }
  Documents& documents() { return documents_; }
  const Documents& documents() const { return documents_; }
  WorkspaceConfiguration& configuration() { return configuration_; }
  Scheduler& scheduler() { return scheduler_; }
  const std::shared_ptr<Surroundings>& surroundings() const { return surroundings_; }
  // What a feature remembers for this session; made when it is asked for first.
  template <class State>
  State& state() {
    return states_.get<State>(loop_);
  }
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

  const Features& features_;
  Loop loop_;
  PostEvent post_;
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  Phase phase_ = Phase::created;
  std::shared_ptr<std::atomic<bool>> has_ended_ = std::make_shared<std::atomic<bool>>(false);
  bool was_shut_down_ = false;
  bool holding_ = false;
  std::string current_;  // what is being handled, for the watchdog
  std::shared_ptr<const Presentation> presentation_;
  Publisher publisher_;

  Outbox outbox_;
  Replies replies_;
  Client client_;
  WorkspaceConfiguration configuration_;
  std::shared_ptr<Surroundings> surroundings_ = std::make_shared<Surroundings>();
  Documents documents_;
  Scheduler scheduler_;
  States states_;
  Timer hold_;
  Timer rest_;
  EndWatch end_watch_;
  Inbox inbox_;  // last: it posts events as soon as it exists
};

}  // namespace paddle_ls::server
