#include "server/session/trace.hpp"

#include <boost/json.hpp>

namespace paddle_ls::server {

Result<void> Trace::open(const std::string& path) {
  file_.open(path, std::ios::binary | std::ios::trunc);
  if (!file_) return error("cannot write the trace file", path);
  return {};
}

void Trace::record(Direction direction, std::string_view body) {
  if (!file_.is_open()) return;
  const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start_;
  boost::system::error_code failure;
  const auto parsed = boost::json::parse(body, failure);
  std::string line = "{\"time\":" + std::to_string(time.count()) + ",\"direction\":\"" +
                     (direction == Direction::receive ? "receive" : "send") + "\",";
  // A parsed body is serialised again because a message may hold line feeds between its members.
  line += failure ? "\"raw\":" + boost::json::serialize(boost::json::string(body))
                  : "\"message\":" + boost::json::serialize(parsed);
  line += "}\n";
  const std::scoped_lock lock(mutex_);
  file_ << line << std::flush;
}

}  // namespace paddle_ls::server
