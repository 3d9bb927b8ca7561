#include "server/features/handlers.hpp"

#include <spdlog/spdlog.h>

namespace paddle_ls::server {

Outcome guarded(std::string_view what, const std::function<Outcome()>& f) {
  try {
    return f();
  } catch (const std::exception& fault) {
    spdlog::error("{} failed: {}", what, fault.what());
    return failure(protocol::ErrorCode::internal_error, fault.what());
  }
}

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

}  // namespace detail
}  // namespace paddle_ls::server
