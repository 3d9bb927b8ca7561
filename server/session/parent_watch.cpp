#include "server/session/parent_watch.hpp"

#include <cerrno>
#include <chrono>
#include <csignal>

#include <boost/asio/post.hpp>
#include <sys/syscall.h>
#include <unistd.h>

namespace paddle_ls::server {

ParentWatch::ParentWatch(boost::asio::io_context& loop, int id, std::function<void()> died)
    : id_(id), died_(std::move(died)), process_(loop), timer_(loop) {
  const auto descriptor = static_cast<int>(syscall(SYS_pidfd_open, id, 0));
  if (descriptor >= 0) {
    process_.assign(descriptor);
    wait_for_end();
  } else {
    look_again();
  }
}

void ParentWatch::wait_for_end() {
  process_.async_wait(boost::asio::posix::stream_descriptor::wait_read,
                      [this](const boost::system::error_code& failure) {
                        if (!failure) died_();
                      });
}

void ParentWatch::look_again() {
  // A process of another user answers EPERM: it exists.
  if (kill(id_, 0) != 0 && errno == ESRCH) {
    boost::asio::post(timer_.get_executor(), died_);
    return;
  }
  timer_.expires_after(std::chrono::seconds(3));
  timer_.async_wait([this](const boost::system::error_code& failure) {
    if (!failure) look_again();
  });
}

}  // namespace paddle_ls::server
