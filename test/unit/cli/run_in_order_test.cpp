#include "server/cli/run/run_in_order.hpp"

#include <atomic>
#include <chrono>

#include <doctest/doctest.h>

using namespace paddle_ls::cli;

TEST_CASE("results come in the order of the items, whatever the number of threads") {
  for (const unsigned jobs : {1U, 2U, 7U}) {
    int drawn = 0;
    std::atomic<int> ahead = 0;
    std::atomic<int> most_ahead = 0;
    std::vector<int> results;
    run_in_order(
        jobs,
        [&]() -> std::optional<int> {
          if (drawn == 500) return std::nullopt;
          most_ahead = std::max(most_ahead.load(), ++ahead);
          return drawn++;
        },
        [](int item) {
          // Every seventh item takes long, so that later ones overtake it.
          if (item % 7 == 0) std::this_thread::sleep_for(std::chrono::microseconds(300));
          return 2 * item;
        },
        [&](int result) {
          --ahead;
          results.push_back(result);
        });
    REQUIRE(results.size() == 500);
    for (int i = 0; i < 500; ++i) CHECK(results[static_cast<std::size_t>(i)] == 2 * i);
    CHECK(most_ahead <= static_cast<int>(4 * jobs + 1));
  }
}

TEST_CASE("no items give no results") {
  const auto none = []() -> std::optional<int> { return std::nullopt; };
  int emitted = 0;
  run_in_order(
      3, none, [](int item) { return item; }, [&](int) { ++emitted; });
  CHECK(emitted == 0);
}
