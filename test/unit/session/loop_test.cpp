#include "server/session/loop.hpp"

#include <atomic>
#include <vector>

#include <doctest/doctest.h>

using namespace paddle_ls::server;
using std::chrono::milliseconds;

TEST_CASE("a loop runs the posted tasks in order, until it is stopped") {
  Loop loop;
  std::vector<int> done;
  loop.post([&] { done.push_back(1); });
  loop.post([&] {
    done.push_back(2);
    loop.post([&] { loop.stop(); });
  });
  loop.post([&] { done.push_back(3); });
  loop.run();
  CHECK(done == std::vector<int>{1, 2, 3});
}

TEST_CASE("a timer that is restarted calls the last function it was given, once") {
  Loop loop;
  std::vector<int> called;
  Timer timer(loop);
  Timer end(loop);
  timer.start(milliseconds(1), [&] { called.push_back(1); });
  timer.start(milliseconds(2), [&] {
    called.push_back(2);
    end.start(milliseconds(5), [&] { loop.stop(); });
  });
  loop.run();
  CHECK(called == std::vector<int>{2});
}

TEST_CASE("a timer that was cancelled or destroyed calls nothing") {
  Loop loop;
  bool called = false;
  Timer cancelled(loop);
  cancelled.start(milliseconds(1), [&] { called = true; });
  cancelled.cancel();
  {
    Timer gone(loop);
    gone.start(milliseconds(1), [&] { called = true; });
  }
  Timer end(loop);
  end.start(milliseconds(10), [&] { loop.stop(); });
  loop.run();
  CHECK_FALSE(called);
}

TEST_CASE("joining workers waits for all posted tasks") {
  std::atomic<int> done = 0;
  Workers workers(2);
  for (int i = 0; i < 50; ++i) workers.post([&] { ++done; });
  workers.join();
  CHECK(done == 50);
}
