#include "server/cli/run/console.hpp"

#include <cstdlib>
#include <ostream>

#include "engine/text/utf8.hpp"
#include "server/cli/run/prefixes.hpp"

namespace paddle_ls::cli {

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

int failed(const Error& failure, std::ostream& err) {
  complain(failure, err);
  return exit_status::could_not_run;
}

}  // namespace paddle_ls::cli
