#include "server/session/replies.hpp"

#include <array>
#include <sstream>

#include <doctest/doctest.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include "protocol/splitter.hpp"

using namespace paddle_ls;
using namespace paddle_ls::server;
using protocol::Id;

namespace {

struct RepliesFixture {
  RepliesFixture() : ends(memory_pair()), outbox(*ends.second, trace, [](const std::string&) {}) {}

  std::vector<std::string> sent() {
    REQUIRE(outbox.drain(std::chrono::seconds(5)));
    ends.second->finish_writing();
    protocol::Splitter splitter;
    std::array<char, 4096> bytes{};
    while (const std::size_t size = ends.first->read(bytes)) splitter.feed({bytes.data(), size});
    std::vector<std::string> bodies;
    while (auto frame = splitter.next()) bodies.push_back(std::get<std::string>(*frame));
    return bodies;
  }

  std::pair<std::unique_ptr<Transport>, std::unique_ptr<Transport>> ends;
  Trace trace;
  Outbox outbox;
  Replies replies{outbox};
};

}  // namespace

TEST_CASE("a request is answered once, even if two answers are sent") {
  RepliesFixture fixture;
  const Ticket ticket = fixture.replies.open(Id{7}, "textDocument/hover", "{}");
  fixture.replies.answer(ticket, protocol::json::value("first"));
  fixture.replies.answer(ticket, protocol::json::value("second"));
  CHECK(fixture.sent() == std::vector<std::string>{R"({"jsonrpc":"2.0","id":7,"result":"first"})"});
}

TEST_CASE("cancelling answers at once, sets the flag, and drops the late answer") {
  RepliesFixture fixture;
  const Ticket ticket = fixture.replies.open(Id{"seven"}, "textDocument/hover", "{}");
  const CancelFlag cancelled = fixture.replies.cancel_flag(ticket);
  CHECK_FALSE(cancelled->load());
  fixture.replies.cancel(Id{"seven"});
  CHECK(cancelled->load());
  fixture.replies.answer(ticket, protocol::json::value(1));
  fixture.replies.cancel(Id{"seven"});
  const auto sent = fixture.sent();
  REQUIRE(sent.size() == 1);
  CHECK(sent.front().find("-32800") != std::string::npos);
}

TEST_CASE("two open requests with one id get a reply each") {
  RepliesFixture fixture;
  const Ticket first = fixture.replies.open(Id{1}, "a", "{}");
  const Ticket second = fixture.replies.open(Id{1}, "b", "{}");
  fixture.replies.answer(second, protocol::json::value(2));
  fixture.replies.answer(first, protocol::json::value(1));
  CHECK(fixture.sent().size() == 2);
}

TEST_CASE("requests that are open when the server exits fail, and pulls may not be repeated") {
  RepliesFixture fixture;
  fixture.replies.open(Id{1}, "textDocument/hover", "{}");
  fixture.replies.open(Id{2}, "workspace/diagnostic", "{}");
  fixture.replies.fail_all("the server is shutting down");
  const auto sent = fixture.sent();
  REQUIRE(sent.size() == 2);
  CHECK(sent[0].find("-32803") != std::string::npos);
  CHECK(sent[1].find("-32802") != std::string::npos);
  CHECK(sent[1].find(R"("retriggerRequest":false)") != std::string::npos);
  CHECK(fixture.replies.open_count() == 0);
}

TEST_CASE("an internal error is logged with the method and its parameters, a rejection is not") {
  std::ostringstream log;
  const auto before = spdlog::default_logger();
  spdlog::set_default_logger(std::make_shared<spdlog::logger>(
      "test", std::make_shared<spdlog::sinks::ostream_sink_mt>(log)));
  RepliesFixture fixture;
  const Ticket refused = fixture.replies.open(Id{1}, "textDocument/hover", "{\"one\": 1}");
  fixture.replies.answer(refused, failure(protocol::ErrorCode::invalid_params, "no position"));
  const Ticket failed = fixture.replies.open(Id{2}, "textDocument/rename", "{\"two\": 2}");
  fixture.replies.answer(failed, failure(protocol::ErrorCode::internal_error, "out of range"));
  spdlog::set_default_logger(before);
  CHECK(log.str().find("hover") == std::string::npos);
  CHECK(log.str().find("textDocument/rename failed: out of range; its parameters: {\"two\": 2}") !=
        std::string::npos);
}
