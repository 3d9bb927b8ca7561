#include "server/transport/transport.hpp"

#include <array>
#include <string>
#include <thread>

#include <doctest/doctest.h>

#include "server/transport/stream_transport.hpp"

using namespace paddle_ls;
using namespace paddle_ls::server;

namespace {

std::string read_all(Transport& from) {
  std::string all;
  std::array<char, 1000> bytes{};
  while (const std::size_t size = from.read(bytes)) all.append(bytes.data(), size);
  return all;
}

}  // namespace

TEST_CASE("all bytes go through a stream, however few it accepts at once") {
  auto there = platform::make_pipe().value();
  auto back = platform::make_pipe().value();
  auto server = over(platform::stream_over(std::move(there.to_read), std::move(back.to_write)));
  auto client = over(platform::stream_over(std::move(back.to_read), std::move(there.to_write)));
  REQUIRE(server);
  REQUIRE(client);
  const std::string much(std::size_t{3} << 20U, 'x');
  std::string received;
  std::thread reader([&] { received = read_all(**client); });
  CHECK((*server)->write(much));
  CHECK((*server)->written().bytes == much.size());
  server->reset();
  reader.join();
  CHECK(received == much);
}

TEST_CASE("a stream that could not be opened is not a transport") {
  const auto transport = over(platform::connect_pipe("/nonexistent/socket"));
  REQUIRE_FALSE(transport);
  CHECK(transport.error().where == "/nonexistent/socket");
}

TEST_CASE("a connection in memory is closed like a real one") {
  auto [client, server] = memory_pair(4);
  std::thread writer([&client = client] {
    CHECK(client->write("longer than the capacity"));
    client->finish_writing();
  });
  CHECK(read_all(*server) == "longer than the capacity");
  writer.join();
  CHECK(server->write("abc"));
  client->close();
  CHECK_FALSE(server->write("abc"));
}
