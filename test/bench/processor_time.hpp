// What work costs, in milliseconds of processor time: the machine is shared.
#pragma once

#include <algorithm>
#include <ctime>

namespace paddle_ls::bench {

template <class Work>
double milliseconds_of(Work work) {
  const std::clock_t start = std::clock();
  work();
  return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// The best of several runs.
template <class Work>
double best_of(int runs, Work work) {
  double best = 1e9;
  for (int i = 0; i < runs; ++i) best = std::min(best, milliseconds_of(work));
  return best;
}

}  // namespace paddle_ls::bench
