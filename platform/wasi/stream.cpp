#include "platform/stream.hpp"

// Messages come and go by the functions of the module: see server/browser.
namespace paddle_ls::platform {
namespace {

tl::unexpected<Error> no_streams() {
  return error("there are no pipes and no sockets in a browser");
}

}  // namespace

Result<PipeEnds> make_pipe() {
  return no_streams();
}

Result<std::unique_ptr<Stream>> stream_over(File, File) {
  return no_streams();
}

Result<std::unique_ptr<Stream>> standard_streams() {
  return no_streams();
}

Result<std::unique_ptr<Stream>> connect_pipe(const std::string&) {
  return no_streams();
}

Result<std::unique_ptr<Stream>> connect_socket(unsigned short) {
  return no_streams();
}

}  // namespace paddle_ls::platform
