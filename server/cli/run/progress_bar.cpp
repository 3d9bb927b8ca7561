#include "server/cli/run/progress_bar.hpp"

#include <algorithm>
#include <ostream>
#include <string>

#include <fmt/core.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace paddle_ls::cli {
namespace {

constexpr std::chrono::milliseconds redraw_interval(100);
constexpr std::size_t bar_width = 24;

std::size_t terminal_width() {
  winsize size{};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : 80;
}

}  // namespace

ProgressBar::ProgressBar(const Console& console, std::size_t total)
    : console_(console), total_(total), drawn_(std::chrono::steady_clock::now()) {}

void ProgressBar::step(std::string_view name) {
  ++done_;
  if (!console_.err_is_terminal) return;
  const auto now = std::chrono::steady_clock::now();
  if (now - drawn_ < redraw_interval) return;
  drawn_ = now;
  draw(name);
}

void ProgressBar::hide() {
  if (!visible_) return;
  console_.bar << "\r\x1b[K" << std::flush;
  visible_ = false;
}

void ProgressBar::draw(std::string_view name) {
  const std::size_t total = std::max(total_, done_);
  const std::size_t filled = bar_width * done_ / total;
  std::string line = fmt::format("[{}{}] {}/{} ", std::string(filled, '='),
                                 std::string(bar_width - filled, ' '), done_, total);
  // A name that does not fit would wrap, and a wrapped line cannot be cleared.
  const std::size_t width = terminal_width();
  if (line.size() + name.size() < width) line += name;
  if (line.size() >= width) line.resize(width - 1);
  console_.bar << '\r' << line << "\x1b[K" << std::flush;
  visible_ = true;
}

}  // namespace paddle_ls::cli
