// The progress bar of a long run, with a clock controlled by the test.
#include "server/cli/run/progress_bar.hpp"

#include <cstdlib>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::cli;

namespace {

struct Terminal {
  explicit Terminal(const char* name = "xterm", bool is_terminal = true)
      : console{drawn, drawn, drawn, is_terminal, is_terminal} {
    setenv("TERM", name, 1);
  }

  ProgressBar::Clock clock() {
    return [this] { return ProgressBar::Time(std::chrono::milliseconds(now)); };
  }
  // The output since the last call.
  std::string take() {
    std::string text = drawn.str();
    drawn.str("");
    return text;
  }

  std::ostringstream drawn;
  Console console;
  int now = 0;
};

}  // namespace

TEST_CASE("nothing is drawn in the first two seconds, then at most ten times a second") {
  Terminal terminal;
  ProgressBar bar(terminal.console, terminal.clock());
  bar.expect(10, 1);
  bar.begin_pass();
  terminal.now = 1999;
  bar.step("a.py");
  CHECK(terminal.take().empty());
  terminal.now = 2000;
  bar.step("b.py");
  CHECK(terminal.take() == "\r[====                    ]  20% b.py\x1b[K");
  terminal.now = 2099;
  bar.step("c.py");
  CHECK(terminal.take().empty());
  bar.hide();
  CHECK(terminal.take() == "\r\x1b[K");
  bar.hide();
  CHECK(terminal.take().empty());
}

TEST_CASE("all passes are one bar, which never goes back") {
  Terminal terminal;
  ProgressBar bar(terminal.console, terminal.clock());
  bar.expect(2, 1);
  bar.expect(2, 4);
  bar.expect(5, 2);
  const auto shown = [&] {
    terminal.now += 5000;
    bar.step("a");
    return terminal.take();
  };
  bar.begin_pass();
  CHECK(shown().find("  5% a") != std::string::npos);
  bar.begin_pass();  // although one step of the first is missing
  CHECK(shown().find(" 30% a") != std::string::npos);
  CHECK(shown().find(" 50% a") != std::string::npos);
  CHECK(shown().find(" 50% a") != std::string::npos);  // one file more than in the first pass
  bar.begin_pass();
  CHECK(shown().find(" 60% a") != std::string::npos);
}

TEST_CASE("a bar is for terminals that can move their cursor") {
  for (const auto& [name, is_terminal] : {std::pair("dumb", true), std::pair("xterm", false)}) {
    Terminal terminal(name, is_terminal);
    ProgressBar bar(terminal.console, terminal.clock());
    bar.expect(1, 1);
    bar.begin_pass();
    terminal.now = 10'000;
    bar.step("a.py");
    CHECK(terminal.take().empty());
  }
}
