#include "server/session/end_watch.hpp"

#include <csignal>
#include <cstdlib>

#include <boost/asio/post.hpp>

namespace paddle_ls::server {
namespace {

// How long the loop may take to begin to leave. With the farewell and what workers still do, the
// process is gone two seconds after the event.
constexpr std::chrono::milliseconds hearing_limit(600);

}  // namespace

EndWatch::EndWatch(PostEvent post)
    : post_(std::move(post)),
      work_(boost::asio::make_work_guard(context_)),
      limit_(context_),
      thread_([this] { context_.run(); }) {}

EndWatch::~EndWatch() {
  context_.stop();
  thread_.join();
}

void EndWatch::take_signals() {
  ends_process_ = true;
  signals_ = std::make_unique<boost::asio::signal_set>(context_, SIGTERM, SIGINT, SIGHUP);
  signals_->async_wait([this](const boost::system::error_code& failure, int number) {
    if (failure) return;
    end_is_due();
    post_(SignalCaught{number});
  });
}

void EndWatch::watch_parent(int process_id) {
  boost::asio::post(context_, [this, process_id] {
    parent_ = std::make_unique<ParentWatch>(context_, process_id, [this] {
      end_is_due();
      post_(ParentDied{});
    });
  });
}

void EndWatch::end_is_due() {
  boost::asio::post(context_, [this] {
    limit_.expires_after(hearing_limit);
    limit_.async_wait([this](const boost::system::error_code& failure) {
      if (!failure && !is_heard_ && ends_process_) std::_Exit(1);
    });
  });
}

}  // namespace paddle_ls::server
