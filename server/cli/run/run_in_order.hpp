// Processes many items on several threads, with the results in the order of the items.
//
// Items are drawn one by one, and at most a few per thread are in flight, so memory is bounded by
// the largest items in flight however long the input is. Output depends only on the input, never on
// the number of threads.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "platform/thread.hpp"

namespace paddle_ls::cli {

// `next()` gives an optional item and is never called by two threads at once; `work(item)` gives a
// result, on any of `jobs` threads; `emit(result)` runs on the calling thread. None of them may
// throw.
template <class Next, class Work, class Emit>
void run_in_order(unsigned jobs, Next next, Work work, Emit emit) {
  using Item = typename decltype(next())::value_type;
  using Result = decltype(work(std::declval<Item>()));
  if (jobs <= 1) {
    while (auto item = next()) emit(work(std::move(*item)));
    return;
  }

  std::mutex mutex;
  std::condition_variable drawn_or_done;  // for the emitting thread
  std::condition_variable emitted;        // for threads that are too far ahead
  std::vector<std::optional<Result>> window(std::size_t{4} * jobs);
  std::size_t drawn = 0;
  std::size_t next_to_emit = 0;
  bool at_end = false;

  const auto worker = [&] {
    std::unique_lock lock(mutex);
    while (true) {
      emitted.wait(lock, [&] { return at_end || drawn < next_to_emit + window.size(); });
      if (at_end) return;
      auto item = next();
      if (!item) {
        at_end = true;
        emitted.notify_all();
        drawn_or_done.notify_one();
        return;
      }
      const std::size_t place = drawn++ % window.size();
      lock.unlock();
      Result result = work(std::move(*item));
      lock.lock();
      window[place] = std::move(result);
      drawn_or_done.notify_one();
    }
  };

  std::vector<platform::Thread> threads;
  for (unsigned i = 0; i < jobs; ++i) threads.emplace_back(worker);
  std::unique_lock lock(mutex);
  while (true) {
    std::optional<Result>& slot = window[next_to_emit % window.size()];
    drawn_or_done.wait(lock, [&] { return slot.has_value() || (at_end && next_to_emit == drawn); });
    if (!slot) break;
    Result result = std::move(*slot);
    slot.reset();
    ++next_to_emit;
    emitted.notify_one();
    lock.unlock();
    emit(std::move(result));
    lock.lock();
  }
}

}  // namespace paddle_ls::cli
