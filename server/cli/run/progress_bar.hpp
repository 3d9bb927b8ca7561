// How far a run is, on the last line of a terminal.
#pragma once

#include <chrono>
#include <cstddef>
#include <string_view>

#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

class ProgressBar {
 public:
  // Shows nothing when standard error is no terminal. `total` is the number of steps to come.
  ProgressBar(const Console& console, std::size_t total);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() { hide(); }

  // One step is done; `name` is what it was about. Draws at most ten times a second.
  void step(std::string_view name);

  // Clears the line, so that something else can be printed; the next step draws it again.
  void hide();

 private:
  void draw(std::string_view name);

  const Console& console_;
  std::size_t total_;
  std::size_t done_ = 0;
  bool visible_ = false;
  std::chrono::steady_clock::time_point drawn_;
};

}  // namespace paddle_ls::cli
