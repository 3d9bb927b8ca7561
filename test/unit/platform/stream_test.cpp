#include "platform/stream.hpp"

#include <array>
#include <chrono>
#include <string>
#include <thread>

#include <doctest/doctest.h>

#include "platform/interruption.hpp"

using namespace paddle_ls;
using namespace paddle_ls::platform;

namespace {

std::string read_all(Stream& from) {
  std::string all;
  std::array<char, 1000> bytes{};
  while (const std::size_t size = from.read(bytes)) all.append(bytes.data(), size);
  return all;
}

std::string read_once(const File& from) {
  std::array<char, 100> bytes{};
  return {bytes.data(), read_some(from, bytes).value()};
}

struct Ends {
  PipeEnds to_server = make_pipe().value();
  PipeEnds to_client = make_pipe().value();
  std::unique_ptr<Stream> server =
      stream_over(std::move(to_server.to_read), std::move(to_client.to_write)).value();
};

}  // namespace

TEST_CASE("bytes go through pipes in both directions, and the end of input is seen") {
  Ends ends;
  REQUIRE(write_all(ends.to_server.to_write, "hello\r\n"));
  CHECK(ends.to_server.to_write.close());
  CHECK(read_all(*ends.server) == "hello\r\n");
  CHECK(ends.server->write_some("world\n") == 6);
  CHECK(read_once(ends.to_client.to_read) == "world\n");
}

TEST_CASE("closing ends a read and a write that wait, and all that come later") {
  Ends ends;
  std::string received = "not yet";
  std::size_t last = 1;
  std::thread reader([&] { received = read_all(*ends.server); });
  std::thread writer([&] {
    const std::string much(std::size_t{1} << 20U, 'x');
    while (last != 0) last = ends.server->write_some(much);
  });
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  ends.server->close();
  reader.join();
  writer.join();
  CHECK(received.empty());
  CHECK(last == 0);
  CHECK(ends.server->write_some("x") == 0);
  CHECK(read_all(*ends.server).empty());
}

TEST_CASE("writing to a client that is gone fails") {
  ignore_broken_pipes();
  Ends ends;
  CHECK(ends.to_client.to_read.close());
  CHECK(ends.server->write_some("anybody?") == 0);
}

TEST_CASE("a client that does not listen is an error with its name") {
  const auto pipe = connect_pipe("/nonexistent/socket");
  REQUIRE_FALSE(pipe);
  CHECK(pipe.error().where == "/nonexistent/socket");
  CHECK_FALSE(connect_pipe(std::string(500, 'x')));
  const auto port = connect_socket(1);
  REQUIRE_FALSE(port);
  CHECK(port.error().where == "port 1");
}
