#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

Outcome guarded(const std::function<Outcome()>& f) {
  try {
    return f();
  } catch (const std::exception& fault) {
    return failure(protocol::ErrorCode::internal_error, fault.what());
  }
}

namespace {

// A large answer takes a while to write down, so that is done on the worker too.
Outcome as_text(Outcome outcome) {
  const auto* value = std::get_if<json::value>(&outcome);
  if (value == nullptr) return outcome;
  return ResultText{json::serialize(*value)};
}

}  // namespace

namespace detail {

void with_analysis(
    Session& session, Ticket ticket, const protocol::Uri& uri, json::value closed,
    std::function<void(const std::shared_ptr<const Analysis>&, const Segment&)> then) {
  Unit* unit = session.documents().unit_of(uri);
  if (unit == nullptr) return session.replies().answer(ticket, std::move(closed));
  session.scheduler().when_analysed(
      *unit, [&session, ticket, key = uri.key(), closed = std::move(closed),
              then = std::move(then)](const std::shared_ptr<const Analysis>& analysis) {
        const Segment* segment = analysis ? segment_of(analysis->source, key) : nullptr;
        if (segment == nullptr) return session.replies().answer(ticket, closed);
        then(analysis, *segment);
      });
}

DocumentSnapshot snapshot_of(Session& session, Ticket ticket,
                             const std::shared_ptr<const Analysis>& analysis,
                             const Segment& segment) {
  const CancelFlag cancelled = session.replies().cancel_flag(ticket);
  return {analysis,
          segment,
          session.presentation(),
          session.surroundings(),
          open_module_of(*analysis, session.documents()),
          [cancelled] { return cancelled->load(); },
          session.configuration().view()->is_in_workspace(analysis->uses.decided_path()),
          session.state<AskedQuestions>().at(session.configuration().generation())};
}

void answer_from(Session& session, DocumentRequest request,
                 std::function<Outcome(const DocumentSnapshot&)> f) {
  const Ticket ticket = request.ticket;
  with_analysis(session, ticket, request.uri, std::move(request.closed),
                [&session, ticket, lane = request.lane, f = std::move(f)](const auto& analysis,
                                                                          const Segment& segment) {
                  session.scheduler().run(
                      lane, [ticket, f, post = session.post(),
                             document = snapshot_of(session, ticket, analysis, segment)] {
                        if (document.stop()) return;
                        post(WorkFinished{ticket, as_text(guarded([&] { return f(document); }))});
                      });
                });
}

}  // namespace detail
}  // namespace paddle_ls::server
