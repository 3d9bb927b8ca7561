#include "server/session/replies.hpp"

#include <array>

#include <doctest/doctest.h>

#include "protocol/splitter.hpp"

using namespace paddle_ls;
using namespace paddle_ls::server;
using protocol::Id;

namespace {

struct Fixture {
  Fixture() : ends(memory_pair()), outbox(*ends.second, trace, [](const std::string&) {}) {}

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

TEST_CASE("a request is answered once, whoever answers twice") {
  Fixture fixture;
  const Ticket ticket = fixture.replies.open(Id{7}, "textDocument/hover");
  fixture.replies.answer(ticket, protocol::json::value("first"));
  fixture.replies.answer(ticket, protocol::json::value("second"));
  CHECK(fixture.sent() == std::vector<std::string>{R"({"jsonrpc":"2.0","id":7,"result":"first"})"});
}

TEST_CASE("cancelling answers at once, raises the flag, and drops the late answer") {
  Fixture fixture;
  const Ticket ticket = fixture.replies.open(Id{"seven"}, "textDocument/hover");
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
  Fixture fixture;
  const Ticket first = fixture.replies.open(Id{1}, "a");
  const Ticket second = fixture.replies.open(Id{1}, "b");
  fixture.replies.answer(second, protocol::json::value(2));
  fixture.replies.answer(first, protocol::json::value(1));
  CHECK(fixture.sent().size() == 2);
}

TEST_CASE("what is open when the server leaves fails, and pulls may not be repeated") {
  Fixture fixture;
  fixture.replies.open(Id{1}, "textDocument/hover");
  fixture.replies.open(Id{2}, "workspace/diagnostic");
  fixture.replies.fail_all("the server is shutting down");
  const auto sent = fixture.sent();
  REQUIRE(sent.size() == 2);
  CHECK(sent[0].find("-32803") != std::string::npos);
  CHECK(sent[1].find("-32802") != std::string::npos);
  CHECK(sent[1].find(R"("retriggerRequest":false)") != std::string::npos);
  CHECK(fixture.replies.open_count() == 0);
}
