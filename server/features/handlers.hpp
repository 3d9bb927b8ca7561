// How a feature's plain function becomes the handler of a message, and where it runs.
//
//   on_loop<f>      f(Session&, Params)                     at once, on the owner's thread
//   on_analysis<f>  f(Session&, const Analysis&, ...)       at once, when the text is analysed as
//   it is now on_worker<f>    f(const WorkerContext&, ...)            as on_analysis, but on a
//   worker
//
// A request that comes while the analysis of its document's text is still under way waits for it,
// so an answer never speaks of an older text.
#pragma once

#include <type_traits>
#include <utility>

#include "protocol/read.hpp"
#include "protocol/write.hpp"
#include "server/features/presentation.hpp"
#include "server/session/session.hpp"

namespace paddle_ls::server {

using RequestHandler = void (*)(Session&, Ticket, const json::value& params);
using NotificationHandler = void (*)(Session&, const json::value& params);

// What a feature gets on a worker, where the session is out of reach.
struct WorkerContext {
  std::shared_ptr<const Analysis> analysis;
  std::shared_ptr<const Presentation> presentation;
  syntax::Stop stop;
};

// Runs `f`, whatever it throws: a fault in a feature costs one reply, never the server.
Outcome guarded(std::string_view what, const std::function<Outcome()>& f);

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
void on_analysis(Session& session, Ticket ticket, const json::value& from) {
  auto params = detail::read_params<detail::ParamsOf<f>>(session, ticket, from);
  if (!params) return;
  const protocol::Uri uri = params->text_document.uri;
  detail::with_analysis(session, ticket, uri, closed(),
                        [&session, ticket, params = std::move(*params)](const auto& analysis,
                                                                        const Segment& segment) {
                          session.replies().answer(ticket, guarded("a request", [&] {
                                                     return f(session, *analysis, segment, params);
                                                   }));
                        });
}

template <auto f, auto closed>
void on_worker(Session& session, Ticket ticket, const json::value& from) {
  auto params = detail::read_params<detail::ParamsOf<f>>(session, ticket, from);
  if (!params) return;
  const protocol::Uri uri = params->text_document.uri;
  detail::with_analysis(session, ticket, uri, closed(),
                        [&session, ticket, params = std::move(*params)](const auto& analysis,
                                                                        const Segment& segment) {
                          const CancelFlag cancelled = session.replies().cancel_flag(ticket);
                          WorkerContext context{analysis, session.presentation(),
                                                [cancelled] { return cancelled->load(); }};
                          session.scheduler().run([context = std::move(context), segment, params,
                                                   ticket, post = session.post()] {
                            post(WorkFinished{ticket, guarded("a request", [&] {
                                                return f(context, segment, params);
                                              })});
                          });
                        });
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
