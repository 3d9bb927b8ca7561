#include "server/cli/run/progress_bar.hpp"

#include <algorithm>
#include <cstdlib>
#include <ostream>
#include <string>

#include <fmt/core.h>

#include "platform/terminal.hpp"

namespace paddle_ls::cli {
namespace {

constexpr std::chrono::milliseconds short_run(2000);
constexpr std::chrono::milliseconds redraw_interval(100);
constexpr std::size_t bar_width = 24;

// A terminal with this name supports no control sequences.
bool is_dumb() {
  const char* name = std::getenv("TERM");
  return name != nullptr && std::string_view(name) == "dumb";
}

}  // namespace

ProgressBar::ProgressBar(const Console& console, Clock clock)
    : console_(console),
      clock_(std::move(clock)),
      is_wanted_(console.err_is_terminal && !is_dumb()),
      next_drawing_(clock_() + short_run) {}

void ProgressBar::expect(std::size_t steps, std::size_t weight) {
  passes_.push_back({steps, weight});
}

void ProgressBar::begin_pass() {
  ++begun_;
  done_ = 0;
}

void ProgressBar::step(std::string_view name) {
  ++done_;
  if (!is_wanted_) return;
  const Time now = clock_();
  if (now < next_drawing_) return;
  next_drawing_ = now + redraw_interval;
  draw(name);
}

void ProgressBar::hide() {
  if (!visible_) return;
  console_.bar << "\r\x1b[K" << std::flush;
  visible_ = false;
}

// Files may appear or disappear between two passes, so a pass is done only when its steps are.
std::size_t ProgressBar::percent() const {
  std::size_t total = 0;
  std::size_t done = 0;
  for (std::size_t i = 0; i < passes_.size(); ++i) {
    total += passes_[i].work();
    if (i + 1 < begun_) done += passes_[i].work();
    if (i + 1 == begun_) done += std::min(done_, passes_[i].steps) * passes_[i].weight;
  }
  return total == 0 ? 100 : 100 * done / total;
}

void ProgressBar::draw(std::string_view name) {
  const std::size_t done = percent();
  const std::size_t filled = bar_width * done / 100;
  std::string line = fmt::format("[{}{}] {:3}% ", std::string(filled, '='),
                                 std::string(bar_width - filled, ' '), done);
  // A name that does not fit would wrap, and a wrapped line cannot be cleared.
  const std::size_t width = platform::terminal_width();
  if (line.size() + name.size() < width) line += name;
  if (line.size() >= width) line.resize(width - 1);
  console_.bar << '\r' << line << "\x1b[K" << std::flush;
  visible_ = true;
}

}  // namespace paddle_ls::cli
