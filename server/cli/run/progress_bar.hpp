// How far a run is, on the last line of a terminal.
//
// A run goes over its files several times, and only a long run needs a progress bar: it covers all
// passes together, and appears when the run has taken two seconds.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

class ProgressBar {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Clock = std::function<Time()>;

  // The run begins. Shows nothing if standard error is not a terminal, or one that cannot move its
  // cursor.
  explicit ProgressBar(const Console& console, Clock clock = std::chrono::steady_clock::now);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() { hide(); }

  // One more pass is to come. `weight` is the relative cost of one of its steps.
  void expect(std::size_t steps, std::size_t weight);

  // The next pass that was expected begins; all earlier passes count as done.
  void begin_pass();

  // One step is done; `name` is what it was about. Draws at most ten times a second.
  void step(std::string_view name);

  // Clears the line, so that something else can be printed; a later step draws it again.
  void hide();

 private:
  struct Pass {
    std::size_t steps;
    std::size_t weight;
    std::size_t work() const { return steps * weight; }
  };

  std::size_t percent() const;
  void draw(std::string_view name);

  const Console& console_;
  Clock clock_;
  bool is_wanted_;
  std::vector<Pass> passes_;
  std::size_t begun_ = 0;  // passes
  std::size_t done_ = 0;   // steps of the last of them
  bool visible_ = false;
  Time next_drawing_;
};

}  // namespace paddle_ls::cli
