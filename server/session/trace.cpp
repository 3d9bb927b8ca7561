#include "server/session/trace.hpp"

#include "engine/text/surrogates.hpp"
#include "protocol/message.hpp"

namespace paddle_ls::server {

Result<void> Trace::open(const std::string& path) {
  file_.reset(std::fopen(path.c_str(), "wb"));
  if (!file_) return error("cannot write the trace file", path);
  return {};
}

void Trace::record(Direction direction, std::string_view body) {
  if (!file_) return;
  const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start_;
  namespace json = protocol::json;
  json::error_code failure;
  const auto parsed = protocol::parse_json(body, failure);
  std::string line = "{\"time\":" + std::to_string(time.count()) + ",\"direction\":\"" +
                     (direction == Direction::receive ? "receive" : "send") + "\",";
  // A parsed body is serialised again because a message may hold line feeds between its members.
  line += failure ? "\"raw\":" + json::serialize(json::string(body))
                  : "\"message\":" + text::with_escaped_halves(json::serialize(parsed));
  line += "}\n";
  const std::string written = text::with_valid_utf8(line);
  const std::scoped_lock lock(mutex_);
  std::fwrite(written.data(), 1, written.size(), file_.get());
  std::fflush(file_.get());
}

}  // namespace paddle_ls::server
