#include "server/session/session.hpp"

#include <fmt/core.h>

#include "platform/memory.hpp"
#include "server/logging/log.hpp"

namespace paddle_ls::server {
namespace {

// A turn of the loop that takes longer than this keeps every other request waiting.
constexpr std::chrono::milliseconds long_turn(100);
// How long diagnostics are held back for the client's settings.
constexpr std::chrono::milliseconds hold_limit(200);
// What was recorded of this many bytes of text is kept for the next key. It takes about forty times
// as much memory, and people type in few documents at a time.
constexpr std::size_t most_recorded_bytes = std::size_t{512} << 10;
// How long nothing must be analysed before unused memory is given back.
constexpr std::chrono::milliseconds resting_time(1000);
// The last replies are written for as long as the client takes them; this is how long it may take
// nothing, and how long when it seems to be gone.
constexpr std::chrono::milliseconds farewell(500);
constexpr std::chrono::milliseconds short_farewell(50);

// The start of what a request was asked with, for the log.
std::string shortened(const json::value& parameters) {
  constexpr std::size_t longest = 300;
  json::serializer serializer;
  serializer.reset(&parameters);
  char text[longest];
  std::string result(serializer.read(text));
  if (!serializer.done()) result += " ...";
  return result;
}

}  // namespace

Session::Session(const Features& features, Transport& transport, Trace& trace)
    : features_(features),
      post_([this](Event event) {
        loop_.post([this, event = std::move(event)]() mutable { handle(std::move(event)); });
      }),
      outbox_(transport, trace, [this](std::string why) { post_(OutputBroken{std::move(why)}); }),
      replies_(outbox_),
      client_(loop_, outbox_),
      documents_(
          [this](const protocol::Uri& uri, std::string_view language_id) {
            return document_kind(*surroundings_, uri, language_id);
          },
          {[this](Unit& unit) { scheduler_.want(unit); },
           [this](const Unit& unit) { scheduler_.forget(unit); },
           [this](const OpenDocument& document) { features_.gone(*this, document); },
           [this](const OpenDocument& document) { features_.left_unit(*this, document); }}),
      scheduler_(
          loop_, post_,
          [this](const Unit& unit, Source source) { return make_work(unit, std::move(source)); }),
      hold_(loop_),
      rest_(loop_),
      end_watch_(post_),
      inbox_(transport, trace, [this](Event event) {
        if (std::holds_alternative<InputEnded>(event)) end_watch_.end_is_due();
        post_(std::move(event));
      }) {}

Session::~Session() = default;

void Session::end_on_signals() {
  end_watch_.take_signals();
}

int Session::run() {
  loop_.run();
  return was_shut_down_ ? 0 : 1;
}

std::optional<std::chrono::milliseconds> Session::turn() {
  const auto next = loop_.turn();
  outbox_.write_waiting();
  return next;
}

void Session::set_phase(Phase phase) {
  phase_ = phase;
  if (phase == Phase::shut_down) was_shut_down_ = true;
}

void Session::watch_parent(int process_id) {
  end_watch_.watch_parent(process_id);
}

void Session::end(std::string_view why) {
  leave(why, farewell);
}

void Session::leave(std::string_view why, std::chrono::milliseconds patience) {
  if (phase_ == Phase::ended) return;
  end_watch_.end_is_heard();
  log::information(fmt::format("leaving: {}", why));
  phase_ = Phase::ended;
  *has_ended_ = true;
  replies_.fail_all("the server is exiting");
  client_.give_up_requests();
  outbox_.drain(patience);
  loop_.stop();
}

syntax::Stop Session::stop_at_end() const {
  return [ended = has_ended_] { return ended->load(); };
}

bool Session::pulls_diagnostics() const {
  return client_.capabilities.pull_diagnostics;
}

void Session::send_latest(const std::string& key, std::string body) {
  outbox_.replace(key, std::move(body));
}

void Session::hold_diagnostics() {
  holding_ = true;
  hold_.start(hold_limit, [this] { release_diagnostics(); });
}

void Session::release_diagnostics() {
  holding_ = false;
  hold_.cancel();
  scheduler_.start_wanted();
}

// One turn of the loop.
void Session::handle(Event event) {
  if (phase_ == Phase::ended) return;
  const auto start = std::chrono::steady_clock::now();
  current_ = "an event";
  try {
    std::visit([this](auto& one) { on(one); }, event);
    // With more messages waiting, what is wanted now may be outdated in a moment.
    if (!holding_ && inbox_.waiting() == 0) scheduler_.start_wanted();
  } catch (const std::exception& fault) {
    log::error(fmt::format("{} failed: {}", current_, fault.what()));
  }
  const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::steady_clock::now() - start);
  if (took > long_turn) {
    log::warning(fmt::format("{} kept the loop busy for {} ms", current_, took.count()));
  }
}

void Session::on(MessageArrived& event) {
  inbox_.taken();
  std::visit([this](auto& message) { on_message(message); }, event.message);
}

void Session::on(BadFrame& event) {
  outbox_.send(protocol::write_error(
      std::nullopt, failure(protocol::ErrorCode::parse_error, event.error.message)));
  if (event.error.fatal) leave(event.error.message, farewell);
}

void Session::on(InputEnded&) {
  leave("the input has ended", short_farewell);
}

void Session::on(OutputBroken& event) {
  leave(event.reason, std::chrono::milliseconds(0));
}

void Session::on(ParentDied&) {
  leave("the client's process has ended", short_farewell);
}

void Session::on(SignalCaught& event) {
  leave(std::string("signal ") + std::to_string(event.number), farewell);
}

void Session::on(AnalysisFinished& event) {
  current_ = "the end of an analysis";
  Unit* unit = documents_.unit(event.unit);
  if (unit == nullptr || !scheduler_.finished(*unit, event.analysed)) return;
  features_.analysed(*this, *unit, event);
  documents_.limit_recorded(most_recorded_bytes);
  give_memory_back_later();
}

// An analysis needs several times the memory that its result keeps. The allocator holds on to it
// for the next one; once the user stops typing, the system gets it back.
void Session::give_memory_back_later() {
  rest_.start(resting_time, [this] { scheduler_.run([] { platform::give_back_freed_memory(); }); });
}

void Session::on(WorkFinished& event) {
  replies_.answer(event.ticket, event.outcome);
}

void Session::on(Continue& event) {
  current_ = event.what;
  event.run();
}

void Session::on_message(protocol::Request& request) {
  current_ = request.method;
  client_.trace_line("request " + request.method);
  const Ticket ticket =
      replies_.open(std::move(request.id), request.method, shortened(request.params));
  const auto refuse = [&](protocol::ErrorCode code, std::string why) {
    replies_.answer(ticket, failure(code, std::move(why)));
  };
  const bool is_initialize = request.method == "initialize";
  if (phase_ == Phase::created && !is_initialize) {
    return refuse(protocol::ErrorCode::server_not_initialized,
                  "the first request must be initialize");
  }
  if (phase_ == Phase::shut_down) {
    return refuse(protocol::ErrorCode::invalid_request, "the server has been shut down");
  }
  if (phase_ == Phase::initialized && is_initialize) {
    return refuse(protocol::ErrorCode::invalid_request, "the server is already initialized");
  }
  const RequestHandler handler = features_.request_handler(request.method);
  if (handler == nullptr) {
    return refuse(protocol::ErrorCode::method_not_found, "unknown method " + request.method);
  }
  try {
    handler(*this, ticket, request.params);
  } catch (const std::exception& fault) {
    refuse(protocol::ErrorCode::internal_error, fault.what());
  }
}

void Session::on_message(protocol::Notification& notification) {
  current_ = notification.method;
  client_.trace_line("notification " + notification.method);
  const bool is_exit = notification.method == "exit";
  if (phase_ != Phase::initialized && !is_exit) return;
  if (const auto handler = features_.notification_handler(notification.method)) {
    handler(*this, notification.params);
  }
}

void Session::on_message(protocol::Response& response) {
  current_ = "an answer of the client";
  client_.take_answer(response);
}

void Session::on_message(protocol::Invalid& invalid) {
  current_ = "an invalid message";
  outbox_.send(protocol::write_error(invalid.id, failure(invalid.code, invalid.message)));
  // It may have been a change of any document it names.
  features_.changes_lost(*this, invalid.body);
}

// What a worker does for a unit: analyse, and when diagnostics are pushed, write them down.
Scheduler::Work Session::make_work(const Unit& unit, Source source) {
  AnalysisTask task{std::move(source), configuration_.view(), surroundings_};
  return
      [task = std::move(task), key = unit.key(), publish = publisher_](const syntax::Stop& stop) {
        AnalysisFinished result{key, analyse(task, stop), {}};
        if (!publish || !result.analysed.analysis->complete) return result;
        try {
          result.publications = publish(*result.analysed.analysis);
        } catch (const std::exception& fault) {
          log::error(fmt::format("the diagnostics of {} failed: {}", key, fault.what()));
        }
        return result;
      };
}

}  // namespace paddle_ls::server
