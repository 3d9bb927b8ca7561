// Tells when the process that started us is gone although our pipes are still open.
#pragma once

#include <functional>

#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>

namespace paddle_ls::server {

class ParentWatch {
 public:
  // `died` is called once, on `loop`, when the process `id` ends or does not exist. A pidfd costs
  // nothing while it waits; where the kernel has none, the process is looked for every three
  // seconds.
  ParentWatch(boost::asio::io_context& loop, int id, std::function<void()> died);

 private:
  void wait_for_end();
  void look_again();

  int id_;
  std::function<void()> died_;
  boost::asio::posix::stream_descriptor process_;
  boost::asio::steady_timer timer_;
};

}  // namespace paddle_ls::server
