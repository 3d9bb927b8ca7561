#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <fcntl.h>

#include "server/transport/file_descriptors.hpp"

namespace paddle_ls::server {
namespace {

namespace asio = boost::asio;

template <class Protocol>
Result<std::unique_ptr<Transport>> connect(const typename Protocol::endpoint& endpoint,
                                           const std::string& name) {
  asio::io_context context;
  typename Protocol::socket socket(context);
  boost::system::error_code failure;
  socket.connect(endpoint, failure);
  if (failure) return error("cannot connect to the client: " + failure.message(), name);
  const int number = socket.release(failure);
  if (failure) return error("cannot use the connection: " + failure.message(), name);
  FileDescriptor output(fcntl(number, F_DUPFD_CLOEXEC, 3));
  return over_descriptors(FileDescriptor(number), std::move(output));
}

}  // namespace

Result<std::unique_ptr<Transport>> connect_pipe(const std::string& path) {
  using Protocol = asio::local::stream_protocol;
  Protocol::endpoint endpoint;
  try {
    endpoint = Protocol::endpoint(path);
  } catch (const boost::system::system_error& too_long) {
    return error(std::string("cannot use this path: ") + too_long.what(), path);
  }
  return connect<Protocol>(endpoint, path);
}

Result<std::unique_ptr<Transport>> connect_socket(unsigned short port) {
  using Protocol = asio::ip::tcp;
  return connect<Protocol>({asio::ip::address_v4::loopback(), port},
                           "port " + std::to_string(port));
}

}  // namespace paddle_ls::server
