#include "server/cli/run/console.hpp"

#include <csignal>
#include <cstdlib>
#include <ostream>

#include "engine/text/utf8.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli {
namespace {

volatile std::sig_atomic_t interruption = 0;

extern "C" void note_interruption(int) {
  interruption = 1;
}

}  // namespace

Colour colour_of(ColourChoice choice, const Console& console) {
  switch (choice) {
    case ColourChoice::always: return Colour::terminal;
    case ColourChoice::never: return Colour::none;
    case ColourChoice::automatic: break;
  }
  const char* refusal = std::getenv("NO_COLOR");
  const bool refused = refusal != nullptr && *refusal != '\0';
  return console.out_is_terminal && !refused ? Colour::terminal : Colour::none;
}

void watch_for_interruption() {
  struct sigaction action {};
  action.sa_handler = note_interruption;
  // A second signal ends the process at once, whatever it is doing.
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

void leave_interruption_alone() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

bool interrupted() {
  return interruption != 0;
}

std::string printable(std::string_view name) {
  std::string result;
  while (!name.empty()) {
    const std::size_t size = text::character_size(name);
    const auto lead = static_cast<unsigned char>(name.front());
    const bool control = lead < 0x20 || lead == 0x7F;
    if (control || text::valid_prefix(name.substr(0, size)) < size) {
      text::append_utf8(0xFFFD, result);
    } else {
      result += name.substr(0, size);
    }
    name.remove_prefix(size);
  }
  return result;
}

void complain(const Error& failure, std::ostream& err) {
  err << error_prefix << failure.where << (failure.where.empty() ? "" : ": ") << failure.message
      << '\n';
}

}  // namespace paddle_ls::cli
