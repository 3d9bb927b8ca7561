#include "server/transport/transport.hpp"

#include <array>
#include <chrono>
#include <string>
#include <thread>

#include <doctest/doctest.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/transport/file_descriptors.hpp"

using namespace paddle_ls;
using namespace paddle_ls::server;

namespace {

struct Pipe {
  FileDescriptor out;  // to read from
  FileDescriptor in;   // to write to
};

Pipe make_pipe() {
  std::array<int, 2> ends{};
  REQUIRE(pipe(ends.data()) == 0);
  return {FileDescriptor(ends[0]), FileDescriptor(ends[1])};
}

std::string read_all(Transport& from) {
  std::string all;
  std::array<char, 1000> bytes{};
  while (const std::size_t size = from.read(bytes)) all.append(bytes.data(), size);
  return all;
}

}  // namespace

TEST_CASE("bytes go through pipes in both directions, and the end of input is seen") {
  Pipe to_server = make_pipe();
  Pipe to_client = make_pipe();
  auto server = over_descriptors(std::move(to_server.out), std::move(to_client.in));
  REQUIRE(server);
  REQUIRE(write(to_server.in.number(), "hello", 5) == 5);
  to_server.in = FileDescriptor();
  CHECK(read_all(**server) == "hello");
  CHECK((*server)->write("world"));
  server->reset();
  std::array<char, 16> bytes{};
  CHECK(read(to_client.out.number(), bytes.data(), bytes.size()) == 5);
}

TEST_CASE("closing ends a read and a write that wait") {
  Pipe to_server = make_pipe();
  Pipe to_client = make_pipe();
  auto server = over_descriptors(std::move(to_server.out), std::move(to_client.in));
  REQUIRE(server);
  std::string received = "not yet";
  bool written = true;
  std::thread reader([&] { received = read_all(**server); });
  std::thread writer([&] { written = (*server)->write(std::string(10 << 20, 'x')); });
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  (*server)->close();
  reader.join();
  writer.join();
  CHECK(received.empty());
  CHECK_FALSE(written);
}

TEST_CASE("writing to a client that is gone fails") {
  Pipe to_server = make_pipe();
  std::array<int, 2> ends{};
  REQUIRE(socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0);
  auto server = over_descriptors(std::move(to_server.out), FileDescriptor(ends[0]));
  REQUIRE(server);
  close(ends[1]);
  CHECK_FALSE((*server)->write("anybody?"));
}

TEST_CASE("a connection in memory ends like a real one") {
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

TEST_CASE("a client that does not listen is an error with its name") {
  const auto pipe = connect_pipe("/nonexistent/socket");
  REQUIRE_FALSE(pipe);
  CHECK(pipe.error().where == "/nonexistent/socket");
  const auto long_path = connect_pipe(std::string(500, 'x'));
  CHECK_FALSE(long_path);
}
