#include "server/session/outbox.hpp"

#include <array>
#include <atomic>
#include <thread>

#include <doctest/doctest.h>

#include "protocol/splitter.hpp"

using namespace paddle_ls;
using namespace paddle_ls::server;

namespace {

// A client that reads only when the test tells it to.
struct OutboxFixture {
  explicit OutboxFixture(OutboxLimits limits = {})
      : ends(memory_pair(1)),
        outbox(
            *ends.second, trace, [this](const std::string& why) { broken_by = why; }, limits) {}

  // The next `count` bodies that arrive.
  std::vector<std::string> receive(std::size_t count) {
    std::vector<std::string> bodies;
    std::array<char, 256> bytes{};
    while (bodies.size() < count) {
      const std::size_t size = ends.first->read(bytes);
      if (size == 0) break;
      splitter.feed({bytes.data(), size});
      while (auto frame = splitter.next()) bodies.push_back(std::get<std::string>(*frame));
    }
    return bodies;
  }

  std::pair<std::unique_ptr<Transport>, std::unique_ptr<Transport>> ends;
  protocol::Splitter splitter;
  Trace trace;
  std::string broken_by;
  Outbox outbox;
};

}  // namespace

TEST_CASE("a message replaces the one with its key that has not been written") {
  OutboxFixture fixture;
  fixture.outbox.send("first");  // keeps the writer busy, since the client does not read
  while (fixture.outbox.waiting_bytes() != 0) std::this_thread::yield();
  fixture.outbox.replace("a", "old a");
  fixture.outbox.send("between");
  fixture.outbox.replace("b", "b");
  fixture.outbox.replace("a", "new a");
  CHECK(fixture.receive(4) == std::vector<std::string>{"first", "new a", "between", "b"});
}

TEST_CASE("replies beyond the soft limit shrink, and all still arrive in order") {
  OutboxFixture fixture({100, 1000});
  fixture.outbox.send("first");
  while (fixture.outbox.waiting_bytes() != 0) std::this_thread::yield();
  const std::string large(90, 'x');
  for (int i = 0; i < 3; ++i) fixture.outbox.reply(large, [] { return std::string("sorry"); });
  CHECK(fixture.receive(4) == std::vector<std::string>{"first", large, "sorry", "sorry"});
  CHECK(fixture.broken_by.empty());
}

TEST_CASE("beyond the hard limit the connection is closed") {
  OutboxFixture fixture({100, 1000});
  for (int i = 0; i < 50; ++i) fixture.outbox.send(std::string(90, 'x'));
  CHECK(fixture.broken_by == "the client has not read its messages for too long");
  CHECK(fixture.outbox.waiting_bytes() == 0);
}

TEST_CASE("draining waits for the writer, but not forever") {
  OutboxFixture fixture;
  fixture.outbox.send("text");
  CHECK_FALSE(fixture.outbox.drain(std::chrono::milliseconds(20)));
  fixture.receive(1);
  CHECK(fixture.outbox.drain(std::chrono::seconds(5)));
}

TEST_CASE("the output is valid UTF-8, whatever was sent") {
  OutboxFixture fixture;
  fixture.outbox.send("{\"a\":\"\xFF\xFE.py \xED\xA0\xBD \xE4\xB8\xAD\"}");
  CHECK(fixture.receive(1).front() == "{\"a\":\"\uFFFD\uFFFD.py \uFFFD \xE4\xB8\xAD\"}");
}

TEST_CASE("draining lasts for as long as the client reads") {
  auto [client, server] = memory_pair(4096);
  Trace trace;
  Outbox outbox(*server, trace, [](const std::string&) {});
  const std::string large(60000, 'x');
  outbox.send(large);
  std::size_t read = 0;
  std::thread reader([&, &from = *client] {
    std::array<char, 4096> bytes{};
    while (read < large.size()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(30));
      read += from.read(bytes);
    }
  });
  CHECK(outbox.drain(std::chrono::milliseconds(150)));
  reader.join();
}

TEST_CASE("a disconnected client is reported once") {
  std::atomic<int> reports = 0;
  auto [client, server] = memory_pair();
  Trace trace;
  {
    Outbox outbox(*server, trace, [&](const std::string&) { ++reports; });
    client->close();
    for (int i = 0; i < 10; ++i) outbox.send("text");
    while (reports == 0) std::this_thread::yield();
  }
  CHECK(reports == 1);
}
