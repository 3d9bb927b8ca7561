#include "server/session/end_watch.hpp"

#include <cstdlib>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include "platform/interruption.hpp"
#include "platform/process_end.hpp"

namespace paddle_ls::server {
namespace {

// How long the loop may take to begin to leave. With the farewell and what workers still do, the
// process is gone two seconds after the event.
constexpr std::chrono::milliseconds hearing_limit(600);

}  // namespace

struct EndWatch::Context {
  boost::asio::io_context io;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work =
      boost::asio::make_work_guard(io);
  boost::asio::steady_timer limit{io};
  std::unique_ptr<boost::asio::signal_set> signals;
  std::unique_ptr<platform::ProcessEnd> parent;
};

EndWatch::EndWatch(PostEvent post)
    : post_(std::move(post)),
      context_(std::make_unique<Context>()),
      thread_([this] { context_->io.run(); }) {}

EndWatch::~EndWatch() {
  context_->parent.reset();
  context_->io.stop();
  thread_.join();
}

void EndWatch::take_signals() {
  ends_process_ = true;
  context_->signals = std::make_unique<boost::asio::signal_set>(context_->io);
  for (const int number : platform::ending_signals()) context_->signals->add(number);
  context_->signals->async_wait([this](const boost::system::error_code& failure, int number) {
    if (failure) return;
    end_is_due();
    post_(SignalCaught{number});
  });
}

void EndWatch::watch_parent(int process_id) {
  context_->parent = std::make_unique<platform::ProcessEnd>(process_id, [this] {
    end_is_due();
    post_(ParentDied{});
  });
}

void EndWatch::end_is_due() {
  boost::asio::post(context_->io, [this] {
    context_->limit.expires_after(hearing_limit);
    context_->limit.async_wait([this](const boost::system::error_code& failure) {
      if (!failure && !is_heard_ && ends_process_) std::_Exit(1);
    });
  });
}

}  // namespace paddle_ls::server
