// How a feature's plain function becomes the handler of a message, and where it runs.
//
//   on_loop<f>           f(Session&, Params)       at once, on the owner's thread
//   on_loop_later<f>     f(Session&, Ticket, ...)  the same; the answer comes from elsewhere
//   at_place<f, closed>  f(DocumentSnapshot, ...)  on a worker that does only what is quick
//   on_document<f, ...>  f(DocumentSnapshot, ...)  on a worker, for what looks at a whole document
//
// Whatever computes over a document gets an immutable snapshot of it and no session, so nothing
// that a text holds can keep the loop. A request that comes while the analysis of its document's
// text is still under way waits for it, so an answer never speaks of an older text.
#pragma once

#include <type_traits>
#include <utility>

#include "protocol/read.hpp"
#include "protocol/write.hpp"
#include "server/features/convey/asked_questions.hpp"
#include "server/features/convey/helper_edits.hpp"
#include "server/features/convey/presentation.hpp"
#include "server/session/session.hpp"

namespace paddle_ls::server {

// A document as it was when it was asked about.
struct DocumentSnapshot {
  std::shared_ptr<const Analysis> analysis;
  const Segment& segment;  // the document, which is part of what is analysed
  std::shared_ptr<const Presentation> presentation;
  std::shared_ptr<Surroundings> surroundings;
  OpenModules helpers;           // the helper module of the document, where it is open
  syntax::Stop stop;             // the answer is not needed any more
  bool is_in_workspace = false;  // the file, which lies on disk
  std::shared_ptr<const UsesOfQuestions> questions = nullptr;  // of the workspace; null: not known
};

// Runs `f`, whatever it throws: a fault in a feature costs one reply, never the server. It is
// logged with the request when the reply leaves.
Outcome guarded(const std::function<Outcome()>& f);

namespace detail {

template <class F>
struct LastParameter;
template <class R, class... As>
struct LastParameter<R (*)(As...)> {
  using Type = std::remove_cvref_t<std::tuple_element_t<sizeof...(As) - 1, std::tuple<As...>>>;
};
template <auto f>
using ParamsOf = typename LastParameter<decltype(f)>::Type;

// Reads the parameters or answers the request with what is wrong with them.
template <class Params>
std::optional<Params> read_params(Session& session, Ticket ticket, const json::value& from) {
  auto params = protocol::read<Params>(from);
  if (params) return std::move(*params);
  session.replies().answer(ticket, protocol::invalid_params(params.error()));
  return std::nullopt;
}

// Calls `then(analysis, segment)` for the document, or answers with `closed` when it is not open.
void with_analysis(
    Session& session, Ticket ticket, const protocol::Uri& uri, json::value closed,
    std::function<void(const std::shared_ptr<const Analysis>&, const Segment&)> then);

// What a feature gets of a document for the request with this ticket.
DocumentSnapshot snapshot_of(Session& session, Ticket ticket,
                             const std::shared_ptr<const Analysis>& analysis,
                             const Segment& segment);

// A request about a document.
struct DocumentRequest {
  Ticket ticket;
  protocol::Uri uri;
  json::value closed;    // the answer if the document is not open
  Scheduler::Lane lane;  // of the worker
};

// Answers on a worker with the result of `f` for the document.
void answer_from(Session& session, DocumentRequest request,
                 std::function<Outcome(const DocumentSnapshot&)> f);

template <auto f, auto closed>
void on_worker(Session& session, Ticket ticket, const json::value& from, Scheduler::Lane lane) {
  auto params = read_params<ParamsOf<f>>(session, ticket, from);
  if (!params) return;
  DocumentRequest request = {ticket, params->text_document.uri, closed(), lane};
  answer_from(session, std::move(request),
              [params = std::move(*params)](const DocumentSnapshot& document) {
                return f(document, params);
              });
}

}  // namespace detail

template <auto f>
void on_loop(Session& session, Ticket ticket, const json::value& from) {
  const auto params = detail::read_params<detail::ParamsOf<f>>(session, ticket, from);
  if (params) session.replies().answer(ticket, f(session, *params));
}

// For requests whose answer comes later: `f` gets the ticket.
template <auto f>
void on_loop_later(Session& session, Ticket ticket, const json::value& from) {
  const auto params = detail::read_params<detail::ParamsOf<f>>(session, ticket, from);
  if (params) f(session, ticket, *params);
}

template <auto f, auto closed>
void at_place(Session& session, Ticket ticket, const json::value& from) {
  detail::on_worker<f, closed>(session, ticket, from, Scheduler::Lane::quick);
}

template <auto f, auto closed>
void on_document(Session& session, Ticket ticket, const json::value& from) {
  detail::on_worker<f, closed>(session, ticket, from, Scheduler::Lane::document);
}

// Parameters that are not what the specification says are logged, or handed to `unreadable` with
// the reason.
template <auto f, auto unreadable = nullptr>
void on_notification(Session& session, const json::value& from) {
  auto params = protocol::read<detail::ParamsOf<f>>(from);
  if (params) return f(session, *params);
  const std::string why = params.error().where + ": " + params.error().message;
  if constexpr (!std::is_null_pointer_v<decltype(unreadable)>)
    return unreadable(session, from, why);
  session.client().log(protocol::MessageType::warning, "params", why);
}

}  // namespace paddle_ls::server
